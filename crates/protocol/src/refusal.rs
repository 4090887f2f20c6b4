//! The answer to a command.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Answer {
    /// It is done and saved; the table is at this version or a later one.
    Done {
        #[ts(as = "u32")]
        version: u64,
    },
    Refused(Refusal),
}

/// Why not, and what to do differently.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Refusal {
    /// Stable; a translation can be keyed by it.
    pub code: String,
    /// The rule of the game that forbids it.
    pub rule: Option<String>,
    /// What the game has to say about it, with a `code` of its own.
    pub facts: Value,
    /// A sentence for the reader.
    pub message: String,
    /// Whether the same command, with the same id, may succeed later.
    pub retry: bool,
}
