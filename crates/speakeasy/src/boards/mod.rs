//! Positions as lines of text, at most as wide as asked: for a screen, for a pipe, for whoever listens. Colours only
//! repeat what letters and words say already.

mod don;
mod gangster;
mod map;
mod new_york;

use crate::words::Sight;
use ratatui::style::{Color, Modifier, Style};
use ratatui::text::{Line, Span};

/// The narrowest screen that every board fits.
pub(crate) const NARROW: usize = 80;

/// The position. Where there are `height` lines to fill, and not just 80 columns, more is told.
pub(crate) fn board(sight: &Sight, width: usize, height: usize) -> Vec<Line<'static>> {
    match sight.game {
        "don" => don::board(sight, width),
        "gangster" => gangster::board(sight, width, height),
        "new_york" => new_york::board(sight, width),
        _ => vec![Line::from(sight.view.to_string())],
    }
}

/// The position without colours, its lines without blanks at their ends.
pub(crate) fn plain(sight: &Sight, width: usize, height: usize) -> String {
    let line = |line: &Line<'_>| format!("{}\n", line.to_string().trim_end());
    board(sight, width, height).iter().map(line).collect()
}

/// A text of exactly this many characters: filled up with blanks, or cut.
pub(crate) fn cell(text: &str, width: usize) -> String {
    let length = text.chars().count();
    match length <= width {
        true => format!("{text}{}", " ".repeat(width - length)),
        false => text.chars().take(width.saturating_sub(1)).chain(std::iter::once('…')).collect(),
    }
}

pub(crate) fn bold(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().add_modifier(Modifier::BOLD))
}

pub(crate) fn dim(text: impl Into<String>) -> Span<'static> {
    Span::styled(text.into(), Style::new().add_modifier(Modifier::DIM))
}

pub(crate) fn coloured(text: impl Into<String>, colour: Color) -> Span<'static> {
    Span::styled(text.into(), Style::new().fg(colour))
}

/// Whose turn it is, before a seat's name; the viewer's own is marked, too.
fn mark(sight: &Sight, seat: usize) -> &'static str {
    if sight.to_act() == Some(seat) { "▶ " } else { "  " }
}

/// The name of a seat, for a column.
fn name(sight: &Sight, seat: usize, width: usize) -> Span<'static> {
    match sight.faces.me() == Some(seat) {
        true => bold(cell(&format!("{} (you)", sight.faces.name(seat)), width)),
        false => Span::raw(cell(sight.faces.name(seat), width)),
    }
}

#[cfg(test)]
mod tests;
