//! From what a record or a command line says to a game ready to start, or a clear word on why not.

use crate::{Fixed, Game, GameInfo, OptionInfo, Seats};
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::any::TypeId;

/// What a table agreed on, as read from JSON.
#[derive(Clone, PartialEq, Debug)]
pub struct Setup {
    pub seats: i64,
    pub options: Value,
    /// Other components than the built-in ones.
    pub components: Option<Value>,
}

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("there is no game `{id}` here; there is {known}")]
    Game { id: String, known: String },
    #[error("{name} is played by {min} to {max}, not by {seats}")]
    Seats { name: &'static str, min: u8, max: u8, seats: i64 },
    #[error("options are an object such as {{\"{example}\": …}}, not {given}")]
    Options { example: &'static str, given: Value },
    #[error("{name} has no option `{key}`; {known}")]
    UnknownOption { name: &'static str, key: String, known: String },
    #[error("option `{key}` cannot be {value}; it is {known}")]
    OptionValue { key: &'static str, value: Value, known: String },
    /// The described options and the game's own disagree, which a law of the test kit forbids.
    #[error("options: {0}")]
    UnreadableOptions(String),
    #[error("{name} is played with its own components; they cannot be replaced")]
    FixedComponents { name: &'static str },
    /// The reason, and where in the components it lies.
    #[error("components: {0}")]
    Components(String),
}

impl Setup {
    pub fn new(seats: i64, options: Value) -> Setup {
        Setup { seats, options, components: None }
    }

    /// The game `G` for this table.
    pub fn build<G: Game>(&self) -> Result<G, SetupError> {
        let info = G::info();
        let options = read_options(info, &self.options)?;
        let components =
            self.components.as_ref().map_or_else(|| Ok(Default::default()), read_components::<G>)?;
        G::new(read_seats(info, self.seats)?, options, components)
    }
}

fn read_components<G: Game>(given: &Value) -> Result<G::Components, SetupError> {
    if TypeId::of::<G::Components>() == TypeId::of::<Fixed>() {
        return Err(SetupError::FixedComponents { name: G::info().name });
    }
    serde_path_to_error::deserialize(given).map_err(|error| SetupError::Components(told(&error)))
}

/// The reason and the place of what cannot be read. Components that tell the place themselves have none here.
fn told(error: &serde_path_to_error::Error<serde_json::Error>) -> String {
    match error.path().iter().len() {
        0 => error.inner().to_string(),
        _ => format!("{}: {}", error.path(), error.inner()),
    }
}

fn read_seats(info: &GameInfo, seats: i64) -> Result<Seats, SetupError> {
    let count = u8::try_from(seats).ok().filter(|count| info.seats.contains(count));
    count.map(|count| Seats::new(count.into())).ok_or(SetupError::Seats {
        name: info.name,
        min: *info.seats.start(),
        max: *info.seats.end(),
        seats,
    })
}

fn read_options<O: DeserializeOwned>(info: &GameInfo, given: &Value) -> Result<O, SetupError> {
    let Value::Object(chosen) = given else {
        let example = info.options.first().map_or("option", |option| option.id);
        return Err(SetupError::Options { example, given: given.clone() });
    };
    check_options(info, chosen)?;
    serde_json::from_value(given.clone()).map_err(|error| SetupError::UnreadableOptions(error.to_string()))
}

fn check_options(info: &GameInfo, chosen: &Map<String, Value>) -> Result<(), SetupError> {
    for (key, value) in chosen {
        let option = info.options.iter().find(|option| option.id == key);
        let option = option.ok_or_else(|| unknown_option(info, key))?;
        if !option.kind.values().contains(value) {
            return Err(wrong_value(option, value));
        }
    }
    Ok(())
}

fn unknown_option(info: &GameInfo, key: &str) -> SetupError {
    let ids: Vec<&str> = info.options.iter().map(|option| option.id).collect();
    let known = match ids.as_slice() {
        [] => "it has none".to_owned(),
        ids => format!("it has {}", ids.join(", ")),
    };
    SetupError::UnknownOption { name: info.name, key: key.to_owned(), known }
}

fn wrong_value(option: &OptionInfo, value: &Value) -> SetupError {
    let known: Vec<String> = option.kind.values().iter().map(Value::to_string).collect();
    SetupError::OptionValue { key: option.id, value: value.clone(), known: known.join(" or ") }
}
