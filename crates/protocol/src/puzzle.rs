//! Positions in which one choice is clearly best.

use crate::{Happening, Play};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// `GET /api/puzzles`: how many there are of each game. `GET /api/tables/{id}/puzzles`: how many of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PuzzleCount {
    pub game: String,
    pub count: u32,
}

/// `GET /api/puzzles/{game}/{number}` or `GET /api/tables/{id}/puzzles/{number}`, counted from 0.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Puzzle<J = Value> {
    pub game: String,
    pub number: u32,
    /// How many puzzles of the game, or of the match, there are.
    pub count: u32,
    pub options: Value,
    /// How many seats there are, and whose choice it is.
    pub seats: u8,
    #[ts(as = "u8")]
    pub seat: Seat,
    /// All that led to the position.
    pub happened: Vec<Happening<J>>,
    /// As the seat to act sees it.
    pub play: Play<J>,
    /// Every legal action, the best first.
    pub choices: Vec<PuzzleChoice>,
}

/// What the bots make of an action.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PuzzleChoice {
    pub action: Value,
    /// The seat's chance to win after it, as a share.
    pub chance: f64,
    /// Why the best is better, by the rules.
    pub grounds: Vec<PuzzleGround>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct PuzzleGround {
    pub rule: String,
    pub words: String,
    /// The same as data, for whoever says it in another language.
    pub facts: Vec<Value>,
    /// Whether it speaks against the best action.
    #[serde(default)]
    pub against: bool,
}
