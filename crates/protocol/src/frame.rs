//! A match looked back on, step by step.

use crate::{Happening, Play};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// A step of a match: what happened in it, and the play after it as the viewer would have been sent it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Frame<J = Value> {
    /// Nothing before the first step. A happening is numbered as its step and has no time.
    pub happened: Vec<Happening<J>>,
    /// The prompt is there wherever the viewer was to act, with the number of steps as its own.
    pub play: Play<J>,
}

/// `GET /api/tables/{id}/frames` and `POST /api/frames`: a part of a match.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Frames<J = Value> {
    pub game: String,
    pub options: Value,
    /// What the seats are called, where the record says.
    pub names: Vec<Option<String>>,
    /// How many steps the match has; there is one frame more.
    pub steps: u32,
    /// Once the match is over.
    pub result: Option<Value>,
    /// Those asked for, as many as are given at once.
    pub frames: Vec<Frame<J>>,
}
