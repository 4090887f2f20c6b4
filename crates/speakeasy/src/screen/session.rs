//! The terminal taken over for a while. It is given back however the program ends, a panic included.

use crate::fail::Fail;
use ratatui::DefaultTerminal;
use ratatui::crossterm::event::{self, Event, KeyCode, KeyEvent, KeyEventKind, KeyModifiers};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::flag;
use std::io::{IsTerminal, stdin, stdout};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

/// What a shell expects of a program whose terminal was closed: 128 and the number of the signal.
const HUNG_UP: i32 = 129;

pub(crate) struct Screen {
    pub(crate) terminal: DefaultTerminal,
    is_told_to_end: Arc<AtomicBool>,
}

/// What a screen was told.
pub(crate) enum Told {
    Key(KeyEvent),
    /// By Ctrl-C, or by the system.
    End,
    Nothing,
}

impl Screen {
    /// Whether there is a terminal to draw on and to read keys from.
    pub(crate) fn is_there() -> bool {
        stdin().is_terminal() && stdout().is_terminal()
    }

    pub(crate) fn open() -> Result<Screen, Fail> {
        let is_told_to_end = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGINT] {
            flag::register(signal, Arc::clone(&is_told_to_end))?;
        }
        // A terminal that was closed gives nothing to read for ever, and needs not be given back.
        flag::register_conditional_shutdown(SIGHUP, HUNG_UP, Arc::new(AtomicBool::new(true)))?;
        Ok(Screen { terminal: ratatui::try_init()?, is_told_to_end })
    }

    /// Listens for a while.
    pub(crate) fn listen(&mut self, patience: Duration) -> Result<Told, Fail> {
        let key = if event::poll(patience)? { key_of(&event::read()?) } else { None };
        match key {
            _ if self.is_told_to_end.load(Ordering::Relaxed) => Ok(Told::End),
            Some(key) if is_quit(key) => Ok(Told::End),
            Some(key) => Ok(Told::Key(key)),
            None => Ok(Told::Nothing),
        }
    }
}

impl Drop for Screen {
    fn drop(&mut self) {
        ratatui::restore();
    }
}

/// The key of an event; releases of keys and all else are none.
fn key_of(event: &Event) -> Option<KeyEvent> {
    match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => Some(*key),
        _ => None,
    }
}

/// Ctrl-C, which a raw terminal passes on as a key.
fn is_quit(key: KeyEvent) -> bool {
    key.code == KeyCode::Char('c') && key.modifiers.contains(KeyModifiers::CONTROL)
}
