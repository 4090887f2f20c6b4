//! What each key does.

use super::{Room, Typing};
use crate::fail::Fail;
use crate::screen::Popup;
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use std::ops::ControlFlow;

const HELP: [&str; 9] = [
    "Type the number or letter before an action and press Enter, or move to it with the arrow keys.",
    "PageUp and PageDown turn the pages of a long list; / shows only actions with some words.",
    "In an auction of Don the number is your bid.",
    "{ begins an action as JSON, as records write it. What the rules forbid is refused with the rule's id;",
    "`speakeasy rules GAME ID` prints a rule.",
    "h asks an expert what to do. u takes your last action back, until others act or luck decides.",
    "l shows all that happened. Esc clears what you typed.",
    "q or Ctrl-C leaves. Every step is kept in the record, so you can go on later with --resume.",
    "▶ marks whose turn it is.",
];

impl Room {
    /// Does what a key asks for; breaks when it asks to leave.
    pub(super) fn press(&mut self, key: KeyEvent) -> Result<ControlFlow<()>, Fail> {
        if let Some(seat) = self.curtain {
            return self.behind_curtain(seat, key);
        }
        if let Some(popup) = &self.popup {
            if !popup.scroll(key.code) {
                self.popup = None;
            }
            return Ok(ControlFlow::Continue(()));
        }
        match &mut self.typing {
            Typing::Filter => self.narrow(key),
            Typing::Entry(typed) if typed.starts_with('{') => match key.code {
                KeyCode::Char(letter) => typed.push(letter),
                _ => self.edit(key)?,
            },
            Typing::Entry(_) => return self.command(key),
        }
        Ok(ControlFlow::Continue(()))
    }

    /// Shows the board to whoever was to look next, or takes back what the one before did.
    fn behind_curtain(&mut self, seat: usize, key: KeyEvent) -> Result<ControlFlow<()>, Fail> {
        match key.code {
            KeyCode::Enter | KeyCode::Char(' ') => {
                self.viewer = seat;
                self.curtain = None;
                self.look();
            }
            KeyCode::Char('u') => {
                self.undo()?;
                // Whoever presses the key may not be the one whose board this is.
                self.curtain = Some(self.viewer);
            }
            KeyCode::Char('q') => return Ok(ControlFlow::Break(())),
            _ => {}
        }
        Ok(ControlFlow::Continue(()))
    }

    fn narrow(&mut self, key: KeyEvent) {
        let mut filter = self.choices.filter().to_owned();
        match key.code {
            KeyCode::Char(letter) => filter.push(letter),
            KeyCode::Backspace => drop(filter.pop()),
            KeyCode::Esc => filter.clear(),
            _ => {}
        }
        if filter != self.choices.filter() {
            self.choices.set_filter(&filter);
        }
        if matches!(key.code, KeyCode::Enter | KeyCode::Esc) {
            self.typing = Typing::Entry(String::new());
        }
    }

    fn command(&mut self, key: KeyEvent) -> Result<ControlFlow<()>, Fail> {
        match key.code {
            KeyCode::Char('q') => return Ok(ControlFlow::Break(())),
            KeyCode::Char('?') => {
                self.popup = Some(Popup::new("Keys", HELP.map(str::to_owned).to_vec()));
            }
            KeyCode::Char('l') => {
                self.popup = Some(Popup::new("What happened", self.log.clone()).at_end());
            }
            KeyCode::Char('h') => self.ask(),
            KeyCode::Char('u') => self.undo()?,
            KeyCode::Char('/') => self.typing = Typing::Filter,
            KeyCode::Char(letter) => {
                if let Typing::Entry(typed) = &mut self.typing {
                    typed.push(letter);
                }
            }
            _ => self.edit(key)?,
        }
        Ok(ControlFlow::Continue(()))
    }

    fn edit(&mut self, key: KeyEvent) -> Result<(), Fail> {
        let Typing::Entry(typed) = &mut self.typing else { return Ok(()) };
        match key.code {
            KeyCode::Enter => {
                let typed = std::mem::take(typed);
                return self.enter(&typed);
            }
            KeyCode::Backspace => drop(typed.pop()),
            KeyCode::Esc => {
                typed.clear();
                self.note.clear();
                self.choices.set_filter("");
            }
            KeyCode::Up => self.choices.up(),
            KeyCode::Down => self.choices.down(),
            KeyCode::Left => self.choices.left(),
            KeyCode::Right => self.choices.right(),
            KeyCode::PageUp => self.choices.page_up(),
            KeyCode::PageDown => self.choices.page_down(),
            _ => {}
        }
        Ok(())
    }
}
