//! The lines of a record: a header, steps, and the result once the match is over.

use crate::{Game, Match, Refused, Seat, Setup};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use serde_json::{Map, Value, json};

/// The version of the record format that this program reads and writes.
pub const VERSION: i64 = 1;

/// The first line of a record.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Header {
    pub record: i64,
    pub game: String,
    pub rules_version: i64,
    pub seats: i64,
    #[serde(default = "no_options")]
    pub options: Value,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub names: Option<Vec<String>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fairness: Option<Map<String, Value>>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub components: Option<Value>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub meta: Option<Map<String, Value>>,
}

/// Any line but the first.
#[derive(Clone, PartialEq, Debug)]
pub enum Line {
    Action { seat: Seat, action: Value },
    Chance { chance: Value },
    Result { result: Value },
}

impl Header {
    /// The header of a match of `game`.
    pub fn of<G: Game>(game: &G) -> Header {
        let components = game.components();
        let other = *components != G::Components::default();
        Header {
            record: VERSION,
            game: G::info().id.to_owned(),
            rules_version: G::info().rules_version.into(),
            seats: game.seats().count() as i64,
            options: to_value(game.options()),
            names: None,
            fairness: None,
            components: other.then(|| to_value(components)),
            meta: None,
        }
    }

    /// Reads a first line.
    pub fn read(line: &Value) -> Result<Header, Refused> {
        if !line.is_object() {
            return Err(Refused::malformed(NO_HEADER));
        }
        let header =
            Header::deserialize(line).map_err(|error| Refused::malformed(format!("{NO_HEADER}: {error}")))?;
        match header.record {
            VERSION => Ok(header),
            other => Err(Refused::malformed(format!(
                "this is a record of format {other}; this program reads format {VERSION}"
            ))),
        }
    }

    pub fn setup(&self) -> Setup {
        Setup { seats: self.seats, options: self.options.clone(), components: self.components.clone() }
    }
}

impl Line {
    /// Reads any line but the first.
    pub fn read(line: &Value) -> Result<Line, Refused> {
        let Value::Object(keys) = line else { return Err(Refused::malformed(NO_LINE)) };
        let key = |name: &str| keys.get(name).cloned();
        match (keys.len(), key("seat"), key("action"), key("chance"), key("result")) {
            (2, Some(seat), Some(action), ..) => {
                let seat =
                    Seat::deserialize(&seat).map_err(|error| Refused::malformed(format!("seat: {error}")))?;
                Ok(Line::Action { seat, action })
            }
            (1, _, _, Some(chance), _) => Ok(Line::Chance { chance }),
            (1, .., Some(result)) => Ok(Line::Result { result }),
            _ => Err(Refused::malformed(NO_LINE)),
        }
    }
}

/// The result line of a match.
pub fn result_line(result: &impl Serialize) -> Value {
    json!({ "result": to_value(result) })
}

/// The whole record of a match, the result included once it is over.
pub fn lines_of<G: Game>(played: &Match<G>, header: &Header) -> Vec<Value> {
    let steps = played.steps().iter().map(to_value);
    let result = played.outcome().map(|outcome| result_line(&outcome));
    std::iter::once(to_value(header)).chain(steps).chain(result).collect()
}

/// The JSON of a game's action, event, state or result.
///
/// # Panics
/// If the value cannot be JSON, which the plain values of a game always can.
pub fn to_value(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("the values of a game are plain JSON")
}

/// JSON as it is written, for whoever passes it on unread: a fraction of the work of a [`Value`].
pub type Text = Box<RawValue>;

/// A value of a game as it is written.
///
/// # Panics
/// If the value cannot be JSON, which the plain values of a game always can.
pub fn to_text(value: &impl Serialize) -> Text {
    serde_json::value::to_raw_value(value).expect("the values of a game are plain JSON")
}

const NO_HEADER: &str =
    "a record begins with its header, {\"record\":1,\"game\":…,\"rules_version\":…,\"seats\":…}";
const NO_LINE: &str = "a line is {\"chance\":{…}}, {\"seat\":…,\"action\":{…}} or {\"result\":{…}}";

fn no_options() -> Value {
    Value::Object(Map::new())
}
