//! What there is to copy: every kind of record with its columns, in an order in which nothing refers to what is not
//! there yet.

/// A kind of record, which has the same name and columns in every database.
pub(super) struct Kind {
    pub(super) name: &'static str,
    pub(super) columns: &'static [(&'static str, Type)],
    /// How many of the columns, from the first, tell a record from all others and give the order.
    key: usize,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Type {
    Text,
    Whole,
    Real,
    Bytes,
    Truth,
}

#[derive(Clone, PartialEq, Debug)]
pub(super) enum Value {
    Nothing,
    Text(String),
    Whole(i64),
    Real(f64),
    Bytes(Vec<u8>),
    Truth(bool),
}

use Type::{Bytes, Real, Text, Truth, Whole};

const fn kind(name: &'static str, columns: &'static [(&'static str, Type)], key: usize) -> Kind {
    Kind { name, columns, key }
}

pub(super) const KINDS: [Kind; 17] = [
    kind(
        "tables",
        &[
            ("id", Text),
            ("version", Whole),
            ("card", Text),
            ("is_listed", Truth),
            ("changed_at", Whole),
            ("wake_at", Whole),
        ],
        1,
    ),
    kind("log", &[("table_id", Text), ("number", Whole), ("at", Whole), ("entry", Text)], 2),
    kind("commands", &[("table_id", Text), ("guest", Text), ("command", Bytes), ("answer", Text)], 3),
    kind("members", &[("guest", Text), ("table_id", Text)], 2),
    kind("mentions", &[("guest", Text), ("table_id", Text)], 2),
    kind("guests", &[("id", Text), ("name", Text)], 1),
    kind("tokens", &[("hash", Bytes), ("guest", Text)], 1),
    kind("codes", &[("hash", Bytes), ("guest", Text), ("until", Whole)], 1),
    // A run that began and ended with another is as good as that.
    kind("runs", &[("started_at", Whole), ("alive_at", Whole)], 2),
    kind("webhooks", &[("guest", Text), ("url", Text)], 1),
    kind("bots", &[("guest", Text), ("owner", Text)], 1),
    kind("table_webhooks", &[("table_id", Text), ("guest", Text), ("url", Text)], 2),
    kind("banned", &[("hash", Bytes)], 1),
    kind(
        "matches",
        &[
            ("table_id", Text),
            ("game", Text),
            ("seats", Whole),
            ("is_public", Truth),
            ("is_rated", Truth),
            ("finished_at", Whole),
        ],
        1,
    ),
    kind(
        "results",
        &[
            ("table_id", Text),
            ("seat", Whole),
            ("player", Text),
            ("rank", Whole),
            ("score", Whole),
            ("mean", Real),
            ("deviation", Real),
        ],
        2,
    ),
    kind(
        "ratings",
        &[("game", Text), ("player", Text), ("mean", Real), ("deviation", Real), ("matches", Whole)],
        2,
    ),
    kind(
        "devices",
        &[("endpoint", Text), ("guest", Text), ("p256dh", Text), ("auth", Text), ("added_at", Whole)],
        1,
    ),
];

impl Kind {
    pub(super) fn key_of(&self, row: &[Value]) -> Vec<Value> {
        row[..self.key].to_vec()
    }

    /// The statement that reads a page: what follows a key, or the first. The parameters are the key and the length.
    pub(super) fn select(&self, has_key: bool, parameter: char) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let key = names[..self.key].join(", ");
        let given: Vec<String> = (1..=self.key).map(|number| format!("{parameter}{number}")).collect();
        let (after, length) = match has_key {
            true => (format!("WHERE ({key}) > ({})", given.join(", ")), self.key + 1),
            false => (String::new(), 1),
        };
        let (name, names) = (self.name, names.join(", "));
        // Only what is nothing but a key can be there twice.
        let distinct = if self.key == self.columns.len() { "DISTINCT" } else { "" };
        format!("SELECT {distinct} {names} FROM {name} {after} ORDER BY {key} LIMIT {parameter}{length}")
    }

    /// The statement that writes a record.
    pub(super) fn insert(&self, parameter: char) -> String {
        let names: Vec<&str> = self.columns.iter().map(|(name, _)| *name).collect();
        let given: Vec<String> = (1..=names.len()).map(|number| format!("{parameter}{number}")).collect();
        format!("INSERT INTO {} ({}) VALUES ({})", self.name, names.join(", "), given.join(", "))
    }
}
