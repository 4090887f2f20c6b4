//! Where everything goes on the screen.

use super::Popup;
use crate::boards::{NARROW, board};
use crate::play::Choices;
use crate::words::Sight;
use crate::wrap::wrap;
use ratatui::Frame;
use ratatui::layout::{Constraint, Layout, Rect};
use ratatui::style::{Modifier, Style};
use ratatui::text::{Line, Span};
use ratatui::widgets::Paragraph;

/// What is to be seen.
pub(crate) struct Picture<'a> {
    pub(crate) title: String,
    pub(crate) sight: &'a Sight,
    pub(crate) log: &'a [String],
    pub(crate) prompt: String,
    /// A word about the last key, such as why an action is refused.
    pub(crate) note: &'a str,
    pub(crate) choices: Option<&'a Choices>,
    pub(crate) footer: String,
    pub(crate) popup: Option<&'a Popup>,
}

/// The columns of the log where it stands beside the board.
const LOG: u16 = 46;
/// The fewest lines of a log below the board, its rule included, and of the choices.
const LEAST_LOG: u16 = 3;
const LEAST_CHOICES: u16 = 3;

pub(crate) fn draw(frame: &mut Frame<'_>, picture: &Picture<'_>) {
    let [title, middle, footer] =
        Layout::vertical([Constraint::Length(1), Constraint::Fill(1), Constraint::Length(1)])
            .areas(frame.area());
    let reversed = Style::new().add_modifier(Modifier::REVERSED);
    frame.render_widget(Paragraph::new(format!(" {}", picture.title)).style(reversed), title);
    frame.render_widget(Paragraph::new(picture.footer.as_str()).style(dim()), footer);
    let is_wide = middle.width >= NARROW as u16 + 40;
    let main = if is_wide {
        let [main, log] = Layout::horizontal([Constraint::Fill(1), Constraint::Length(LOG)]).areas(middle);
        draw_log(frame, log, picture.log);
        Rect { width: main.width.saturating_sub(1), ..main }
    } else {
        middle
    };
    draw_main(frame, main, picture, is_wide);
    if let Some(popup) = picture.popup {
        popup.draw(frame, middle);
    }
}

fn draw_main(frame: &mut Frame<'_>, area: Rect, picture: &Picture<'_>, is_wide: bool) {
    let width = usize::from(area.width);
    let note = wrap(picture.note, width.saturating_sub(2).max(20), 0);
    let note_lines = (note.lines().count() as u16).clamp(1, 3);
    let columns = picture.choices.map_or(1, |choices| columns(choices, width));
    let wanted = picture.choices.map_or(0, |choices| choices.shown().len().div_ceil(columns) as u16);
    let log = if is_wide { 0 } else { LEAST_LOG };
    let below = 1 + note_lines + log + picture.choices.map_or(0, |_| LEAST_CHOICES);
    let lines = board(picture.sight, width, usize::from(area.height.saturating_sub(below + 5)));
    let board_lines = (lines.len() as u16).min(area.height.saturating_sub(below));
    let rest = area.height.saturating_sub(board_lines + 1 + note_lines);
    let choice_lines = match picture.choices {
        Some(_) if is_wide => rest,
        Some(_) => wanted.clamp(LEAST_CHOICES, rest.saturating_sub(LEAST_LOG).max(LEAST_CHOICES)),
        None => 0,
    };
    let parts =
        [board_lines, rest.saturating_sub(choice_lines), 1, note_lines, choice_lines].map(Constraint::Length);
    let [top, log, prompt, note_area, choices] = Layout::vertical(parts).areas(area);
    frame.render_widget(Paragraph::new(lines), top);
    if !is_wide {
        draw_log(frame, log, picture.log);
    }
    let strong = Style::new().add_modifier(Modifier::BOLD);
    frame.render_widget(Paragraph::new(format!("» {}", picture.prompt)).style(strong), prompt);
    if let Some(list) = picture.choices {
        draw_choices(frame, choices, list, columns);
        if note.is_empty() {
            let more = more(list, usize::from(choices.height) * columns);
            frame.render_widget(Paragraph::new(more).style(dim()), note_area);
        }
    }
    frame.render_widget(Paragraph::new(note), note_area);
}

/// How many columns of choices fit.
fn columns(choices: &Choices, width: usize) -> usize {
    let longest = choices.shown().map(|choice| label(&choice.key, &choice.label).chars().count()).max();
    (width / (longest.unwrap_or(1) + 2)).clamp(1, 6)
}

/// Says that there are choices beyond this page of them.
fn more(choices: &Choices, page: usize) -> String {
    let (count, page) = (choices.shown().len(), page.max(1));
    let this = choices.selected() / page + 1;
    match count.div_ceil(page) {
        0 | 1 => String::new(),
        pages => format!("  {count} choices, page {this} of {pages}: ↓ or Page Down for more, or type a key"),
    }
}

fn label(key: &str, label: &str) -> String {
    format!("{key:>3}  {label}")
}

/// The page with the selected choice, column after column.
fn draw_choices(frame: &mut Frame<'_>, area: Rect, choices: &Choices, columns: usize) {
    let rows = usize::from(area.height).max(1);
    let page = rows * columns;
    choices.drawn(page, rows);
    let first = choices.selected() / page * page;
    let width = usize::from(area.width) / columns;
    let mut lines = vec![Line::default(); rows];
    for (index, choice) in choices.shown().enumerate().skip(first).take(page) {
        let mut text: String =
            label(&choice.key, &choice.label).chars().take(width.saturating_sub(1)).collect();
        text.extend(std::iter::repeat_n(' ', width.saturating_sub(1).saturating_sub(text.chars().count())));
        let is_selected = index == choices.selected();
        let style = if is_selected { Style::new().add_modifier(Modifier::REVERSED) } else { Style::new() };
        let mark = if is_selected { ">" } else { " " };
        let line = &mut lines[(index - first) % rows];
        line.push_span(Span::raw(mark));
        line.push_span(Span::styled(text, style));
    }
    frame.render_widget(Paragraph::new(lines), area);
}

/// What happened last, under a rule.
fn draw_log(frame: &mut Frame<'_>, area: Rect, log: &[String]) {
    if area.height == 0 {
        return;
    }
    let width = usize::from(area.width);
    let rule = format!("── What happened {}", "─".repeat(width.saturating_sub(17)));
    let room = usize::from(area.height - 1);
    // More sentences than lines are never shown.
    let recent = &log[log.len().saturating_sub(room)..];
    let lines: Vec<String> = recent
        .iter()
        .flat_map(|told| wrap(told, width, 2).lines().map(str::to_owned).collect::<Vec<_>>())
        .collect();
    let shown = &lines[lines.len().saturating_sub(room)..];
    let lines =
        std::iter::once(Line::styled(rule, dim())).chain(shown.iter().map(|line| Line::from(line.as_str())));
    frame.render_widget(Paragraph::new(lines.collect::<Vec<_>>()), area);
}

/// Nothing but a word to whoever is to look next.
pub(crate) fn curtain(frame: &mut Frame<'_>, name: &str) {
    let area = frame.area();
    let place = Rect { y: area.y + area.height / 3, height: 3, ..area };
    let lines = [
        format!("Hand the keyboard to {name}."),
        format!("Press Enter when only {name} looks."),
        "u takes the last action back.".to_owned(),
    ];
    let lines: Vec<Line<'_>> = lines.into_iter().map(|line| Line::from(line).centered()).collect();
    frame.render_widget(Paragraph::new(lines), place.intersection(area));
}

fn dim() -> Style {
    Style::new().add_modifier(Modifier::DIM)
}
