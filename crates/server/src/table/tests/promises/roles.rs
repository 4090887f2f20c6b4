//! Every command from every kind of person: who may, and who is refused for who he is.

use super::{Logged, person, settings};
use crate::table::rights::need;
use game_core::Seat;
use protocol::{Command, GuestId, Room};
use serde_json::json;

const OWN: Seat = Seat::new(1);

/// The people of the matrix. Bob holds the seat that commands are about.
const PEOPLE: [&str; 6] = ["host", "holder", "other", "spectator", "left", "kicked"];

/// One of each command, about Bob's seat where it is about one.
fn examples() -> Vec<Command> {
    let text = || "x".to_owned();
    vec![
        Command::Sit { seat: OWN },
        Command::Stand { seat: OWN },
        Command::Swap { a: OWN, b: Seat::new(3) },
        Command::Kick { seat: OWN },
        Command::SeatBot { seat: OWN, bot: "easy".to_owned() },
        Command::FillWithBots { bot: "easy".to_owned() },
        Command::AddValue { seat: OWN, value: text() },
        Command::Start,
        Command::Act { seat: OWN, prompt: 0, action: json!({}) },
        Command::Undo { seat: OWN, to: 0 },
        Command::AnswerUndo { seat: OWN, agree: true },
        Command::StandIn { seat: OWN, bot: "easy".to_owned() },
        Command::TakeBack { seat: OWN },
        Command::Order { seat: OWN, orders: Vec::new() },
        Command::Resign { seat: OWN },
        Command::Say { room: Room::Table, text: text() },
        Command::Say { room: Room::Spectators, text: text() },
        Command::Mute { guest: GuestId("other".to_owned()), muted: true },
        Command::PassHost { to: GuestId("holder".to_owned()) },
        Command::Close,
    ]
}

/// Who may give this command. A new command needs a row here to compile.
fn may(command: &Command) -> &'static [&'static str] {
    match command {
        Command::Sit { .. } => &["host", "holder", "other", "spectator", "left"],
        Command::Stand { .. }
        | Command::AddValue { .. }
        | Command::Act { .. }
        | Command::Undo { .. }
        | Command::AnswerUndo { .. }
        | Command::StandIn { .. }
        | Command::TakeBack { .. }
        | Command::Order { .. }
        | Command::Resign { .. } => &["holder"],
        Command::Swap { .. } => &["host", "holder"],
        Command::Kick { .. }
        | Command::SeatBot { .. }
        | Command::FillWithBots { .. }
        | Command::Start
        | Command::PassHost { .. }
        | Command::Mute { .. }
        | Command::Close => &["host"],
        Command::Say { room: Room::Table, .. } => &["holder", "other"],
        Command::Say { room: Room::Spectators, .. } => &["host", "spectator", "left"],
    }
}

/// Four seats: Bob the holder in 1, another in 2; somebody left seat 3, somebody was kicked out of it.
fn table() -> Logged {
    let mut logged = Logged::open(settings("don", 4));
    let sit = |seat| Command::Sit { seat: Seat::new(seat) };
    logged.command("holder", &sit(1)).unwrap();
    logged.command("other", &sit(2)).unwrap();
    logged.command("left", &sit(3)).unwrap();
    logged.command("left", &Command::Stand { seat: Seat::new(3) }).unwrap();
    logged.command("kicked", &sit(3)).unwrap();
    logged.command("ada", &Command::Kick { seat: Seat::new(3) }).unwrap();
    logged
}

#[test]
fn every_command_is_checked_against_who_gives_it() {
    let table = table().table;
    for command in examples() {
        for who in PEOPLE {
            let guest = person(if who == "host" { "ada" } else { who }).guest;
            let verdict = table.check_right(&guest, &command);
            let expected = may(&command).contains(&who);
            assert_eq!(verdict.is_ok(), expected, "{who}: {command:?} ({:?}): {verdict:?}", need(&command));
        }
    }
}

#[test]
fn no_command_is_missing_from_the_matrix() {
    let unknown = serde_json::from_value::<Command>(json!({ "type": "" })).unwrap_err().to_string();
    let known: Vec<String> = examples()
        .iter()
        .map(|command| serde_json::to_value(command).unwrap()["type"].as_str().unwrap().to_owned())
        .collect();
    let (_, names) = unknown.split_once("expected one of ").unwrap();
    for name in names.split(", ").map(|name| name.trim_matches('`')) {
        assert!(known.iter().any(|each| each == name), "{name} has no example");
    }
}

#[test]
fn without_spectators_a_table_is_closed_to_strangers_once_it_has_begun() {
    let mut closed = settings("don", 3);
    closed.spectators = false;
    let mut logged = Logged::open(closed);
    assert!(logged.table.is_welcome(&person("stranger").guest));
    logged.start();
    assert!(!logged.table.is_welcome(&person("stranger").guest));
    assert!(!logged.table.may_look_back(&person("stranger").guest));
    assert!(logged.table.is_welcome(&person("bob").guest));
}
