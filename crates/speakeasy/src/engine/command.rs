//! The commands of the protocol and how they are read: a word, or an object with the command as its only key.

use super::answer::Problem;
use bots::Budget;
use game_core::{Seat, Setup};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Map, Value};
use std::time::Duration;

#[derive(Debug)]
pub(crate) enum Command {
    New(New),
    Load(Vec<Value>),
    Quit,
    /// What needs a match.
    Ask(Ask),
}

#[derive(Debug)]
pub(crate) enum Ask {
    State,
    /// What a seat, or a spectator, is shown.
    View(Option<Seat>),
    Legal,
    Act(Act),
    Chance(Value),
    SampleChance(u64),
    Bot(Bot),
    Hint(Hint),
    Record,
    Result,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct New {
    seats: i64,
    options: Option<Value>,
    components: Option<Value>,
    pub(crate) seed: Option<u64>,
    /// Chance is drawn unless it is said to come from outside.
    pub(crate) chance: Option<Supply>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Supply {
    Manual,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Act {
    pub(crate) seat: Seat,
    pub(crate) action: Value,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Bot {
    pub(crate) name: String,
    /// How long it may think, in milliseconds.
    pub(crate) ms: Option<Milliseconds>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Hint {
    /// How long it may be thought about, in milliseconds.
    ms: Option<Milliseconds>,
    /// By work instead of time, for the same answer on every machine.
    nodes: Option<u64>,
}

#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "f64")]
pub(crate) struct Milliseconds(Duration);

impl New {
    pub(crate) fn setup(&self, components: Option<&Value>) -> Setup {
        let options = self.options.clone().unwrap_or_else(|| Map::new().into());
        Setup { seats: self.seats, options, components: self.components.as_ref().or(components).cloned() }
    }
}

impl Command {
    /// Reads a line of input.
    pub(crate) fn read(line: &[u8]) -> Result<Command, Problem> {
        if line.trim_ascii().is_empty() {
            return Err(Problem::json("an empty line; a command is JSON such as \"state\""));
        }
        match serde_json::from_slice(line).map_err(|error| Problem::json(format!("not JSON: {error}")))? {
            Value::String(word) => Command::read_word(&word),
            Value::Object(keys) if keys.len() == 1 => {
                let (name, body) = keys.into_iter().next().expect("there is one key");
                Command::read_keyed(&name, body)
            }
            _ => Err(Problem::command("a command is a word such as \"state\", or an object with one key")),
        }
    }

    fn read_word(word: &str) -> Result<Command, Problem> {
        match word {
            "state" => Ok(Command::Ask(Ask::State)),
            "legal" => Ok(Command::Ask(Ask::Legal)),
            "record" => Ok(Command::Ask(Ask::Record)),
            "result" => Ok(Command::Ask(Ask::Result)),
            "quit" => Ok(Command::Quit),
            _ => Err(unknown(word)),
        }
    }

    fn read_keyed(name: &str, body: Value) -> Result<Command, Problem> {
        match name {
            "new" => object(name, body).map(Command::New),
            "load" => read(name, body).map(Command::Load),
            _ => Ask::read(name, body).map(Command::Ask),
        }
    }
}

impl Ask {
    fn read(name: &str, body: Value) -> Result<Ask, Problem> {
        match name {
            "view" => read(name, body).map(Ask::View),
            "act" => object(name, body).map(Ask::Act),
            "chance" => Ok(Ask::Chance(body)),
            "sample_chance" => read(name, body).map(Ask::SampleChance),
            "bot" => object(name, body).map(Ask::Bot),
            "hint" => object(name, body).map(Ask::Hint),
            _ => Err(unknown(name)),
        }
    }
}

impl Hint {
    /// A second unless it is said otherwise.
    pub(crate) fn budget(&self) -> Budget {
        let time = self.ms.map_or(Budget::milliseconds(1000), Budget::from);
        self.nodes.map_or(time, Budget::Nodes)
    }
}

impl TryFrom<f64> for Milliseconds {
    type Error = &'static str;

    fn try_from(number: f64) -> Result<Milliseconds, &'static str> {
        let time = Duration::try_from_secs_f64(number / 1e3);
        time.map(Milliseconds).map_err(|_| "`ms` is a number of milliseconds, 0 or more")
    }
}

impl From<Milliseconds> for Budget {
    fn from(Milliseconds(time): Milliseconds) -> Budget {
        Budget::Time(time)
    }
}

/// Reads the body of a command that is an object. (serde would take a list for one, too.)
fn object<T: DeserializeOwned>(name: &str, body: Value) -> Result<T, Problem> {
    if body.is_object() {
        read(name, body)
    } else {
        Err(Problem::command(format!("{name}: an object is needed")))
    }
}

fn read<T: DeserializeOwned>(name: &str, body: Value) -> Result<T, Problem> {
    serde_json::from_value(body).map_err(|error| Problem::command(format!("{name}: {error}")))
}

fn unknown(name: &str) -> Problem {
    let known = "\"state\", \"legal\", \"record\", \"result\", \"quit\", \
                 {\"new\" or \"load\" or \"view\" or \"act\" or \"chance\" or \"sample_chance\" or \"bot\" or \"hint\": …}";
    Problem::command(format!("there is no command `{name}` of this shape; the commands are {known}"))
}
