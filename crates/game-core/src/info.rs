//! What a lobby shows of a game: its name, its seats and its options, as data.

use crate::Seats;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::ops::RangeInclusive;

/// A game as a lobby, a help text or a bindings generator sees it.
#[derive(Clone, Debug, Serialize)]
pub struct GameInfo {
    /// The name in records and commands, such as `new_york`.
    pub id: &'static str,
    pub name: &'static str,
    /// What the game is, in one line.
    pub tagline: &'static str,
    pub designer: &'static str,
    pub year: u16,
    pub rules_version: u32,
    #[serde(serialize_with = "as_pair")]
    pub seats: RangeInclusive<u8>,
    /// The number of seats to propose.
    pub usual_seats: u8,
    /// How long a match among people takes, in minutes.
    #[serde(serialize_with = "as_pair")]
    pub minutes: RangeInclusive<u8>,
    pub options: &'static [OptionInfo],
    /// The rules in Markdown, every rule with its id.
    #[serde(skip)]
    pub rules: &'static str,
    /// The rules in other languages, with the same ids.
    #[serde(skip)]
    pub translations: &'static [Translation],
}

/// The rules in another language.
#[derive(Clone, Copy, Debug)]
pub struct Translation {
    /// Such as `de`.
    pub language: &'static str,
    pub rules: &'static str,
}

/// One thing a table can choose.
#[derive(Clone, Debug, Serialize)]
pub struct OptionInfo {
    pub id: &'static str,
    pub name: &'static str,
    pub description: &'static str,
    /// The rule that says more.
    pub rule: &'static str,
    #[serde(flatten)]
    pub kind: OptionKind,
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum OptionKind {
    Switch {
        default: bool,
    },
    /// The first choice is the default.
    OneOf {
        choices: &'static [Choice],
    },
}

#[derive(Clone, Debug, Serialize)]
pub struct Choice {
    pub id: &'static str,
    pub name: &'static str,
    pub description: &'static str,
}

impl GameInfo {
    /// Every number of seats the game can be played with.
    pub fn seat_counts(&self) -> impl Iterator<Item = Seats> + use<> {
        self.seats.clone().map(|count| Seats::new(count.into()))
    }

    pub fn default_options(&self) -> Value {
        self.options
            .iter()
            .map(|option| (option.id.to_owned(), option.kind.default()))
            .collect::<Map<_, _>>()
            .into()
    }

    /// Every combination of options.
    pub fn all_options(&self) -> Vec<Value> {
        let mut all = vec![Map::new()];
        for option in self.options {
            all = all.iter().flat_map(|chosen| with_each_value(chosen, option)).collect();
        }
        all.into_iter().map(Value::Object).collect()
    }

    /// The languages the rules are written in, English first.
    pub fn languages(&self) -> impl Iterator<Item = &'static str> + use<> {
        std::iter::once("en").chain(self.translations.iter().map(|each| each.language))
    }

    /// The rules in a language, if they are written in it.
    pub fn rules_in(&self, language: &str) -> Option<&'static str> {
        match language {
            "en" => Some(self.rules),
            _ => self.translations.iter().find(|each| each.language == language).map(|each| each.rules),
        }
    }

    /// The line of the rules that states the rule `id`, without its list mark.
    pub fn rule(&self, id: &str) -> Option<String> {
        rule_of(self.rules, id)
    }
}

/// The line that states the rule `id` in a text of rules, without its list mark.
pub fn rule_of(rules: &str, id: &str) -> Option<String> {
    let mark = format!("- **{id}** ");
    let mut lines = rules.lines().skip_while(|line| !line.starts_with(&mark));
    let first = lines.next()?.strip_prefix("- ")?;
    let rest = lines.take_while(|line| line.starts_with("  ") && !line.trim().is_empty());
    Some(std::iter::once(first).chain(rest.map(str::trim)).collect::<Vec<_>>().join(" "))
}

impl OptionKind {
    pub fn default(&self) -> Value {
        self.values().swap_remove(0)
    }

    /// Every value the option can have, the default first.
    pub fn values(&self) -> Vec<Value> {
        match self {
            OptionKind::Switch { default } => vec![json!(default), json!(!default)],
            OptionKind::OneOf { choices } => choices.iter().map(|choice| json!(choice.id)).collect(),
        }
    }
}

fn with_each_value(chosen: &Map<String, Value>, option: &OptionInfo) -> Vec<Map<String, Value>> {
    let with = |value| {
        let mut more = chosen.clone();
        more.insert(option.id.to_owned(), value);
        more
    };
    option.kind.values().into_iter().map(with).collect()
}

fn as_pair<S: serde::Serializer>(range: &RangeInclusive<u8>, serializer: S) -> Result<S::Ok, S::Error> {
    [*range.start(), *range.end()].serialize(serializer)
}
