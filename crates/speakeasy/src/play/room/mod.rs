//! The match on a full screen.

mod keys;

use super::advice;
use super::choices::{Choices, Entry};
use super::farewell;
use super::table::{Table, decide};
use super::thinking::Thinking;
use crate::fail::Fail;
use crate::output::print;
use crate::screen::{Picture, Popup, Screen, Told, curtain, draw};
use crate::words::{self, Sight, has_secrets};
use bots::Hint;
use game_core::Turn;
use game_core::erased::AnyMatch;
use serde_json::Value;
use std::time::{Duration, Instant};

/// Plays until somebody leaves.
pub(crate) fn play(table: Table, pace: Duration) -> Result<(), Fail> {
    let mut room = Room::new(table, pace);
    let mut screen = Screen::open()?;
    let left = room.stay(&mut screen);
    drop(screen);
    left?;
    print(&farewell(&room.table, room.viewer))
}

/// How long a key is waited for before looking whether bots have decided.
const TICK: Duration = Duration::from_millis(30);

const KEYS: &str = " Enter choose  ↑↓←→ move  / filter  h hint  u undo  l log  ? help  q quit";

/// What the keys typed so far are for.
enum Typing {
    Entry(String),
    Filter,
}

struct Room {
    table: Table,
    pace: Duration,
    /// Through whose eyes the board is seen.
    viewer: usize,
    /// Who is to look next, while nobody may.
    curtain: Option<usize>,
    sight: Sight,
    choices: Choices,
    log: Vec<String>,
    typing: Typing,
    note: String,
    popup: Option<Popup>,
    bot: Option<Thinking<Value>>,
    hint: Option<Thinking<Option<Hint>>>,
    /// Before this time bots and luck wait, so that people can follow, and take back.
    rest: Instant,
    is_told: bool,
}

impl Room {
    fn new(table: Table, pace: Duration) -> Room {
        let viewer = table.company().first_person();
        let sight = Sight::of(table.played(), viewer, table.names());
        let mut room = Room {
            choices: Choices::of(&sight),
            sight,
            table,
            pace,
            viewer,
            curtain: None,
            log: Vec::new(),
            typing: Typing::Entry(String::new()),
            note: String::new(),
            popup: None,
            bot: None,
            hint: None,
            rest: Instant::now(),
            is_told: false,
        };
        room.look();
        room
    }

    fn stay(&mut self, screen: &mut Screen) -> Result<(), Fail> {
        loop {
            self.go_on()?;
            screen.terminal.draw(|frame| match self.curtain {
                Some(seat) => curtain(frame, &self.table.names()[seat]),
                None => draw(frame, &self.picture()),
            })?;
            match screen.listen(TICK)? {
                Told::End => return Ok(()),
                Told::Key(key) if self.press(key)?.is_break() => return Ok(()),
                Told::Key(_) | Told::Nothing => {}
            }
        }
    }

    /// Lets everybody but the people act.
    fn go_on(&mut self) -> Result<(), Fail> {
        if let Some(hint) = self.hint.as_ref().and_then(Thinking::answer) {
            self.hint = None;
            self.note.clear();
            let lines = hint.map(|hint| advice::told(&hint, &self.sight)).unwrap_or_default();
            self.popup = Some(Popup::new("Hint", lines));
        }
        match self.table.played().turn() {
            Turn::Over => self.tell_result(),
            Turn::Chance if self.is_resting() => {}
            Turn::Chance => {
                self.table.draw()?;
                self.note.clear();
                self.look();
            }
            Turn::Seat(seat) => match self.table.company().bot(seat.index()).map(str::to_owned) {
                Some(name) => self.let_bot_act(seat.index(), name)?,
                None => self.let_person_act(seat.index()),
            },
        }
        Ok(())
    }

    fn is_resting(&self) -> bool {
        Instant::now() < self.rest
    }

    fn let_bot_act(&mut self, seat: usize, name: String) -> Result<(), Fail> {
        let Some(thinking) = &self.bot else {
            let seed = self.table.seed();
            let think = move |played: &dyn AnyMatch| decide(played, &name, seed, seat);
            self.bot = Some(Thinking::about(self.table.played(), think));
            return Ok(());
        };
        if self.is_resting() {
            return Ok(());
        }
        if let Some(action) = thinking.answer() {
            self.bot = None;
            self.table.act(seat, &action)?.expect("bots keep to the rules");
            self.note.clear();
            self.rest = Instant::now() + self.pace;
            self.look();
        }
        Ok(())
    }

    /// Turns the board to the person to act, behind a curtain where that matters.
    fn let_person_act(&mut self, seat: usize) {
        if seat == self.viewer || self.curtain == Some(seat) {
            return;
        }
        match has_secrets(self.table.played()) {
            true => self.curtain = Some(seat),
            false => {
                self.viewer = seat;
                self.look();
            }
        }
    }

    /// Sees the table anew.
    fn look(&mut self) {
        self.sight = Sight::of(self.table.played(), self.viewer, self.table.names());
        self.choices = Choices::of(&self.sight);
        self.typing = Typing::Entry(String::new());
        let words = words::of(self.sight.game);
        self.log = self.table.happened().map(|event| words.event(event, &self.sight.faces)).collect();
    }

    fn tell_result(&mut self) {
        if !std::mem::replace(&mut self.is_told, true) {
            let result = self.table.played().result().expect("the match is over");
            let lines = words::result(self.sight.game, &result, &self.sight.faces);
            self.popup = Some(Popup::new("The match is over", lines));
        }
    }

    fn picture(&self) -> Picture<'_> {
        let info = self.table.played().info();
        let progress = words::of(info.id).progress(&self.sight.view);
        Picture {
            title: format!("{} · {progress} · step {}", info.name, self.table.played().steps()),
            sight: &self.sight,
            log: &self.log,
            prompt: words::of(info.id).prompt(&self.sight),
            note: &self.note,
            choices: Some(&self.choices),
            footer: self.footer(),
            popup: self.popup.as_ref(),
        }
    }

    fn footer(&self) -> String {
        match &self.typing {
            Typing::Filter => {
                format!(" Show only: {}▏ (Enter keeps it, Esc shows all)", self.choices.filter())
            }
            Typing::Entry(typed) if !typed.is_empty() => {
                format!(" Your choice: {typed}▏ (Enter does it, Esc clears)")
            }
            Typing::Entry(_) => KEYS.to_owned(),
        }
    }

    fn enter(&mut self, typed: &str) -> Result<(), Fail> {
        if !self.sight.is_mine() {
            self.note = "Wait: it is not your turn.".to_owned();
            return Ok(());
        }
        match self.choices.enter(typed, &self.sight) {
            Entry::Unclear(why) => self.note = why,
            Entry::Action(action) => match self.table.act(self.viewer, &action)? {
                Err(refused) => self.note = format!("Not allowed: {refused}"),
                Ok(()) => {
                    self.note.clear();
                    self.hint = None;
                    self.rest = Instant::now() + self.pace;
                    self.look();
                }
            },
        }
        Ok(())
    }

    fn ask(&mut self) {
        if !self.sight.is_mine() {
            self.note = "Wait: a hint is for your own turn.".to_owned();
        } else if self.hint.is_none() {
            self.note = "An expert thinks for a second …".to_owned();
            self.hint = Some(Thinking::about(self.table.played(), advice::advise));
        }
    }

    fn undo(&mut self) -> Result<(), Fail> {
        match self.table.undo()? {
            Err(why) => self.note = why.to_owned(),
            Ok(()) => {
                (self.bot, self.hint, self.is_told) = (None, None, false);
                self.note = "Taken back.".to_owned();
                self.look();
            }
        }
        Ok(())
    }
}
