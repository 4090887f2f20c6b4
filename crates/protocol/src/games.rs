//! What `GET /api/games` tells of a game: `game_core::GameInfo` as its readers see it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct GameDescription {
    /// The name in settings, records and commands, such as `new_york`.
    pub id: String,
    pub name: String,
    pub tagline: String,
    pub designer: String,
    pub year: u16,
    pub rules_version: u32,
    /// The least and the most.
    pub seats: [u8; 2],
    pub usual_seats: u8,
    /// How long a match among people takes, from and to.
    pub minutes: [u8; 2],
    pub options: Vec<OptionDescription>,
}

/// One thing a table can choose.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct OptionDescription {
    pub id: String,
    pub name: String,
    pub description: String,
    /// The rule that says more.
    pub rule: String,
    #[serde(flatten)]
    pub kind: OptionChoices,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum OptionChoices {
    Switch {
        default: bool,
    },
    /// The first choice is the default.
    OneOf {
        choices: Vec<Choice>,
    },
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Choice {
    pub id: String,
    pub name: String,
    pub description: String,
}
