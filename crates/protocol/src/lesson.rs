//! A guided first match.

use crate::Frames;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// `GET /api/lessons/{game}`: the match as the learner in seat 0 sees it, and what is said on the way.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Lesson<J = Value> {
    pub course: Frames<J>,
    /// In the order in which they are said.
    pub cues: Vec<Cue>,
}

/// Something that is said at one moment of a lesson.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Cue {
    /// How many steps stand.
    pub at: u32,
    /// The name of the message.
    pub says: String,
    /// What on the page it is about, as a selector.
    #[serde(default)]
    pub point: Option<String>,
    #[serde(flatten)]
    pub wants: Wants,
}

/// What the learner has to do before the lesson goes on.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "wants", rename_all = "snake_case")]
pub enum Wants {
    /// Nothing but read.
    Reading,
    /// Decide as the record does.
    Deciding,
    /// Try what the rules do not allow, and be told so.
    Trying { action: Value, rule: String },
}

/// `POST /api/lessons/{game}/try`: what the rules say to an action of the learner after so many steps.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Attempt {
    pub steps: u32,
    pub action: Value,
}
