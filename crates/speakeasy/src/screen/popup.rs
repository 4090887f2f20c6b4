//! A box over the board, until a key closes it.

use crate::wrap::wrap;
use ratatui::Frame;
use ratatui::crossterm::event::KeyCode;
use ratatui::layout::Rect;
use ratatui::text::Line;
use ratatui::widgets::{Block, Clear, Paragraph};
use std::cell::Cell;

pub(crate) struct Popup {
    title: String,
    lines: Vec<String>,
    /// The first line shown, where there is no room for all; no further than the last time it was drawn.
    top: Cell<usize>,
}

/// Beyond the end of any text.
const END: usize = usize::MAX / 2;

/// The most columns that read well.
const WIDEST: u16 = 100;

impl Popup {
    pub(crate) fn new(title: &str, lines: Vec<String>) -> Popup {
        Popup { title: title.to_owned(), lines, top: Cell::new(0) }
    }

    /// The same, but its last lines are shown first.
    pub(crate) fn at_end(self) -> Popup {
        self.top.set(END);
        self
    }

    /// Moves the text, if the key is for that.
    pub(crate) fn scroll(&self, key: KeyCode) -> bool {
        let top = self.top.get();
        self.top.set(match key {
            KeyCode::Up => top.saturating_sub(1),
            KeyCode::Down => top + 1,
            KeyCode::PageUp => top.saturating_sub(10),
            KeyCode::PageDown => top + 10,
            KeyCode::Home => 0,
            KeyCode::End => END,
            _ => return false,
        });
        true
    }

    pub(crate) fn draw(&self, frame: &mut Frame<'_>, area: Rect) {
        let width = area.width.saturating_sub(4).min(WIDEST);
        let inner = usize::from(width.saturating_sub(4));
        let wrapped: Vec<String> = self.lines.iter().map(|line| wrap(line, inner, 2)).collect();
        let lines: Vec<&str> = wrapped.iter().flat_map(|text| text.lines()).collect();
        let height = (lines.len() as u16).saturating_add(2).min(area.height);
        let room = usize::from(height.saturating_sub(2));
        let top = self.top.get().min(lines.len().saturating_sub(room));
        self.top.set(top);
        let more = match lines.len() > room {
            true => " ↑↓ for more, any other key goes back ",
            false => " any key goes back ",
        };
        let (x, y) = (area.x + (area.width - width) / 2, area.y + (area.height - height) / 2);
        let place = Rect { x, y, width, height };
        let block = Block::bordered().title(format!(" {} ", self.title)).title_bottom(more);
        let shown: Vec<Line<'_>> =
            lines[top..].iter().take(room).map(|line| Line::from(format!(" {line}"))).collect();
        frame.render_widget(Clear, place);
        frame.render_widget(Paragraph::new(shown).block(block), place);
    }
}
