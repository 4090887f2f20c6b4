//! The match of a table, with what a record does not hold: who may take back what, what is asked now, and clocks.

use super::Broken;
use super::clocks::Clocks;
use super::entry::Time;
use super::place::{Mover, Place};
use crate::fairness::Draws;
use game_core::erased::AnyMatch;
use game_core::record::{Line, Text};
use game_core::{Refused, Seat, Turn};
use protocol::UndoAsked;
use serde_json::Value;

pub(crate) struct Course {
    pub(crate) played: Box<dyn AnyMatch>,
    pub(crate) draws: Draws,
    /// Who did each step that stands.
    pub(crate) marks: Vec<Mark>,
    /// The number of the entry that led to this position. An answer repeats it, so that a late one is known.
    pub(crate) prompt: u64,
    pub(crate) clocks: Clocks,
    pub(crate) undo: Option<UndoAsked>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Mark {
    Action(Seat),
    Chance,
}

impl Course {
    /// The seat to act, if it is one.
    pub(crate) fn to_act(&self) -> Option<Seat> {
        match self.played.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over => None,
        }
    }

    /// The number of the next draw.
    pub(crate) fn drawn(&self) -> u64 {
        self.marks.iter().filter(|mark| **mark == Mark::Chance).count() as u64
    }

    pub(crate) fn act(&mut self, seat: Seat, action: &Value, at: Time) -> Result<Vec<Text>, Refused> {
        let events = self.played.act(seat, action)?;
        self.marks.push(Mark::Action(seat));
        self.undo = None;
        self.clocks.run(None, at);
        self.clocks.reward(seat);
        Ok(events)
    }

    pub(crate) fn draw(&mut self, chance: &Value) -> Result<Vec<Text>, Refused> {
        let events = self.played.chance(chance)?;
        self.marks.push(Mark::Chance);
        self.undo = None;
        Ok(events)
    }

    /// Lets only the first `to` steps stand.
    pub(crate) fn take_back(&mut self, to: u32) -> Result<(), Broken> {
        self.played = replayed(&*self.played, to as usize)?;
        self.marks.truncate(to as usize);
        self.undo = None;
        Ok(())
    }

    /// Lets the clock of the person to act run, or none.
    pub(crate) fn run_clock(&mut self, places: &[Place], at: Time) {
        let waits_for =
            self.to_act().filter(|seat| matches!(places[seat.index()].mover(), Some(Mover::Person(_))));
        self.clocks.run(waits_for, at);
    }
}

impl Clone for Course {
    fn clone(&self) -> Course {
        Course {
            played: self.played.boxed_clone(),
            draws: self.draws.clone(),
            marks: self.marks.clone(),
            prompt: self.prompt,
            clocks: self.clocks.clone(),
            undo: self.undo.clone(),
        }
    }
}

/// The match after its first `steps` steps.
pub(crate) fn replayed(played: &dyn AnyMatch, steps: usize) -> Result<Box<dyn AnyMatch>, Broken> {
    replayed_with_events(played, steps).map(|(played, _)| played)
}

/// The match after its first `steps` steps, and what happened in the last of them.
pub(crate) fn replayed_with_events(
    played: &dyn AnyMatch,
    steps: usize,
) -> Result<(Box<dyn AnyMatch>, Vec<Text>), Broken> {
    let header = played.header();
    let mut again = games::find(&header.game)?.open(&header.setup())?;
    let mut events = Vec::new();
    for (index, line) in played.record(&header).iter().skip(1).take(steps).enumerate() {
        let done = Line::read(line).and_then(|line| match line {
            Line::Action { seat, action } => again.act(seat, &action),
            Line::Chance { chance } => again.chance(&chance),
            Line::Result { .. } => Ok(Vec::new()),
        });
        events = done.map_err(|refused| Broken::Step { number: index as u64, refused })?;
    }
    Ok((again, events))
}
