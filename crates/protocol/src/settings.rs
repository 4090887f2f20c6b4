//! What a table agreed on before the first seat was taken.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What whoever opens a table chooses.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Settings {
    pub game: String,
    pub seats: u8,
    /// As the game describes them; what is missing has its default.
    #[serde(default = "empty")]
    pub options: Value,
    /// Listed for everybody, or known only to those who have the link.
    #[serde(default)]
    pub public: bool,
    #[serde(default = "yes")]
    pub spectators: bool,
    /// Whether a seat may ask what the bots would do.
    #[serde(default)]
    pub hints: bool,
    /// Whether the result counts for ratings: everybody has one seat then and plays it to the end, without hints.
    #[serde(default)]
    pub rated: bool,
    #[serde(default)]
    pub clock: ClockRule,
    /// The bot that plays on when a clock runs out.
    #[serde(default = "usual_stand_in")]
    pub stand_in: String,
}

/// How long people may think. Bots and stand-ins have no clock.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClockRule {
    #[default]
    None,
    /// The same for every decision: seconds for a live table, days for one played over days.
    PerMove { seconds: u32 },
    /// For the whole match, and some back after every decision.
    Budget { seconds: u32, increment: u32 },
}

fn empty() -> Value {
    Value::Object(serde_json::Map::new())
}

fn yes() -> bool {
    true
}

fn usual_stand_in() -> String {
    "normal".to_owned()
}
