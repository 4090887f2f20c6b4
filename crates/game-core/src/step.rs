//! A step of a match: a seat's action or nature's outcome. Nothing else changes a match.

use crate::{Game, Seat};
use serde::Serialize;

/// One step; it serializes as a line of a record.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
#[serde(untagged)]
pub enum Step<A, C> {
    Action { seat: Seat, action: A },
    Chance { chance: C },
}

impl<A: Clone, C: Clone> Step<&A, &C> {
    pub fn cloned(self) -> Step<A, C> {
        match self {
            Step::Action { seat, action } => Step::Action { seat, action: action.clone() },
            Step::Chance { chance } => Step::Chance { chance: chance.clone() },
        }
    }
}

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;
