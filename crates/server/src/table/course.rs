//! The match of a table, with what a record does not hold: who may take back what, what is asked now, and clocks.

use super::Broken;
use super::clocks::Clocks;
use super::entry::Time;
use super::place::{Mover, Place};
use crate::fairness::Draws;
use game_core::erased::AnyMatch;
use game_core::record::{Line, Text, to_text};
use game_core::{Refused, Seat, Turn};
use protocol::{By, UndoAsked, What};
use serde_json::Value;

pub(crate) struct Course {
    pub(crate) played: Box<dyn AnyMatch>,
    pub(crate) draws: Draws,
    /// Who did each step that stands.
    pub(crate) marks: Vec<Mark>,
    /// How many of the steps, the first ones, come from another record.
    pub(crate) taken_over: u32,
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
        to_act(&*self.played)
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

    /// Does a step of another record and tells what happened.
    pub(crate) fn take_over(&mut self, step: &Value, at: Time) -> Result<What<Text>, Refused> {
        let what = match Line::read(step)? {
            Line::Action { seat, action } => {
                let events = self.act(seat, &action, at)?;
                What::Acted { seat, by: By::Record, action: to_text(&action), events }
            }
            Line::Chance { chance } => {
                let events = self.draw(&chance)?;
                What::Drawn { chance: to_text(&chance), events }
            }
            Line::Result { .. } => return Err(Refused::malformed("a result is no step")),
        };
        self.taken_over += 1;
        Ok(what)
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
            taken_over: self.taken_over,
            prompt: self.prompt,
            clocks: self.clocks.clone(),
            undo: self.undo.clone(),
        }
    }
}

/// The seat to act in a match, if it is one.
pub(crate) fn to_act(played: &dyn AnyMatch) -> Option<Seat> {
    match played.turn() {
        Turn::Seat(seat) => Some(seat),
        Turn::Chance | Turn::Over => None,
    }
}

/// The match after its first `steps` steps.
pub(crate) fn replayed(played: &dyn AnyMatch, steps: usize) -> Result<Box<dyn AnyMatch>, Broken> {
    replayed_watching(played, steps, |_, _, _| ())
}

/// The match after its first `steps` steps, and what happened in the last of them.
pub(crate) fn replayed_with_events(
    played: &dyn AnyMatch,
    steps: usize,
) -> Result<(Box<dyn AnyMatch>, Vec<Text>), Broken> {
    let mut last = Vec::new();
    let played = replayed_watching(played, steps, |_, _, events| last = events)?;
    Ok((played, last))
}

/// Plays the first `steps` steps again. After each of them `watch` is shown the match, the step and what happened.
pub(crate) fn replayed_watching(
    played: &dyn AnyMatch,
    steps: usize,
    mut watch: impl FnMut(&dyn AnyMatch, Line, Vec<Text>),
) -> Result<Box<dyn AnyMatch>, Broken> {
    let mut again = before_first_step(played)?;
    // Without the header, and without the result line, which is no step.
    let lines = played.record(&played.header());
    for (index, line) in lines.iter().skip(1).take(steps.min(played.steps())).enumerate() {
        let broken = |refused| Broken::Step { number: index as u64, refused };
        let line = Line::read(line).map_err(broken)?;
        let done = match &line {
            Line::Action { seat, action } => again.act(*seat, action),
            Line::Chance { chance } => again.chance(chance),
            Line::Result { .. } => Ok(Vec::new()),
        };
        let events = done.map_err(broken)?;
        watch(&*again, line, events);
    }
    Ok(again)
}

/// The same match as it was opened.
pub(crate) fn before_first_step(played: &dyn AnyMatch) -> Result<Box<dyn AnyMatch>, Broken> {
    let header = played.header();
    Ok(games::find(&header.game)?.open(&header.setup())?)
}
