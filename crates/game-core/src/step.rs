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

/// A step of the game `G`.
pub type StepOf<G> = Step<<G as Game>::Action, <G as Game>::Chance>;
