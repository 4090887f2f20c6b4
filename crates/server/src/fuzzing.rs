//! What comes from outside, decoded and used as the server does it, for those who try to break it (`fuzz`, and D5 among
//! the proofs). Whatever the bytes are, nothing here may panic.

use crate::fairness::{self, Secret};
use crate::http;
use crate::table::{Entry, Person, Stamped, Table, opening};
use game_core::{Replay, Seat, replay_text};
use protocol::{Command, GuestId, Phase, ToServer};
use serde_json::json;
use std::sync::LazyLock;

/// Something that reads bytes from outside.
pub type Target = fn(&[u8]);

/// All of them by name; the corpus of each is in the folder of that name.
pub const TARGETS: [(&str, Target); 5] = [
    ("command", command),
    ("record", record),
    ("query", query),
    ("stored_entry", stored_entry),
    ("messages", messages),
];

const START: i64 = 1_800_000_000_000;

/// One message of a client, from whoever may send it, at every table of the house.
pub fn command(bytes: &[u8]) {
    let Ok(ToServer::Command { command, .. }) = serde_json::from_slice(bytes) else { return };
    for table in HOUSE.iter() {
        for person in 0..PEOPLE {
            obey(&mut table.clone(), person, &command);
        }
    }
}

/// A record that somebody uploads.
pub fn record(bytes: &[u8]) {
    let _ = replay_text(bytes, Replay::new(&games::find), |_, _| {});
    let _ = fairness::verify(bytes);
}

/// What stands behind the question mark of a request.
pub fn query(bytes: &[u8]) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        http::read_query(text);
    }
}

/// An entry of a log, as a disk or another version of this program might give it.
pub fn stored_entry(bytes: &[u8]) {
    let Ok(entry) = serde_json::from_slice::<Entry>(bytes) else { return };
    let first = Stamped { number: 1, at: START, entry: entry.clone() };
    let _ = Table::fold(&[first]).map(|(table, _)| show(&table));
    for table in HOUSE.iter() {
        let mut table = table.clone();
        let next = Stamped { number: table.version() + 1, at: START, entry: entry.clone() };
        if table.apply(&next).is_ok() {
            show(&table);
        }
    }
}

/// A whole conversation at the first table: a digit for who speaks, then a command, a line each.
pub fn messages(bytes: &[u8]) {
    let mut table = HOUSE[0].clone();
    for line in bytes.split(|byte| *byte == b'\n').take(64) {
        let Some((who, said)) = line.split_first() else { continue };
        if let Ok(command) = serde_json::from_slice(said) {
            obey(&mut table, usize::from(who.wrapping_sub(b'0')) % PEOPLE, &command);
        }
    }
    show(&table);
}

/// Two who sit, one who watches.
const PEOPLE: usize = 3;

fn person(index: usize) -> Person {
    Person { guest: GuestId(format!("guest{index}")), name: "Ada".to_owned() }
}

/// What `decide` allows, `apply` does: if not, the server has promised what it cannot keep.
fn obey(table: &mut Table, index: usize, command: &Command) {
    let Ok(entries) = table.decide(&person(index), command) else { return };
    for entry in entries {
        let next = Stamped { number: table.version() + 1, at: START + table.version() as i64, entry };
        if let Err(broken) = table.apply(&next) {
            panic!("{command:?} was allowed, but {broken}");
        }
    }
}

/// Everything that anybody is sent of a table.
fn show(table: &Table) {
    let _ = table.lobby();
    let _ = table.record_text();
    for viewer in [None, Some(Seat::new(0)), Some(Seat::new(1))] {
        let _ = table.play_from(viewer);
    }
}

/// A table of each game in its match, and one that is still open.
static HOUSE: LazyLock<Vec<Table>> = LazyLock::new(|| {
    let tables =
        games::all().iter().map(|game| game.info()).map(|info| table(info.id, *info.seats.start(), true));
    tables.chain([table("don", 3, false)]).collect()
});

fn table(game: &str, seats: u8, is_started: bool) -> Table {
    let settings = serde_json::from_value(json!({ "game": game, "seats": seats })).expect("settings");
    let secret = Secret::from_hex(&"5e".repeat(32)).expect("64 digits");
    let entry = opening(settings, person(0).guest, secret).expect("a game of the house");
    let (mut table, _) = Table::fold(&[Stamped { number: 1, at: START, entry }]).expect("a first entry");
    for index in 0..2 {
        obey(&mut table, index, &Command::Sit { seat: Seat::new(index) });
    }
    if is_started {
        obey(&mut table, 0, &Command::FillWithBots { bot: "easy".to_owned() });
        obey(&mut table, 0, &Command::Start);
        assert_eq!(table.phase(), Phase::Playing, "the match has begun");
    }
    table
}
