//! F3: every command from every kind of person, who may, and who is refused for who he is.

use crate::proof::Proof;
use crate::table::rights::need;
use crate::table::tests::{Logged, person, settings};
use game_core::Seat;
use protocol::{Command, GuestId, Phase, Room, Settings};
use serde_json::json;

const OWN: Seat = Seat::new(1);

/// The people of the matrix. The holder has the seat that commands are about; the neighbour has the same seat at another
/// table.
const PEOPLE: [&str; 8] = ["host", "holder", "other", "spectator", "stranger", "left", "neighbour", "kicked"];

/// What people are refused for who they are, not for what they ask.
const FOR_WHO_ASKS: [&str; 5] = ["host_only", "not_your_seat", "not_seated", "not_spectator", "not_welcome"];

/// One of each command, about the holder's seat where it is about one.
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

/// Who may give this command at a table that everybody may watch. A new command needs a row here to compile.
fn may(command: &Command, phase: Phase) -> &'static [&'static str] {
    match command {
        Command::Sit { .. } => &["host", "holder", "other", "spectator", "stranger", "left", "neighbour"],
        Command::Stand { .. }
        | Command::AddValue { .. }
        | Command::Act { .. }
        | Command::Undo { .. }
        | Command::AnswerUndo { .. }
        | Command::StandIn { .. }
        | Command::TakeBack { .. }
        | Command::Order { .. }
        | Command::Resign { .. } => &["holder"],
        // Once it has begun no seat is free, and a bot's is the holder's no more than another person's.
        Command::Swap { .. } if phase != Phase::Open => &["host"],
        Command::Swap { .. } => &["host", "holder"],
        Command::Kick { .. }
        | Command::SeatBot { .. }
        | Command::FillWithBots { .. }
        | Command::Start
        | Command::PassHost { .. }
        | Command::Mute { .. }
        | Command::Close => &["host"],
        Command::Say { room: Room::Table, .. } => &["holder", "other"],
        Command::Say { room: Room::Spectators, .. } => {
            &["host", "spectator", "stranger", "left", "neighbour"]
        }
    }
}

/// Four seats: the holder in 1, another in 2; somebody left seat 3, somebody was kicked out of it.
fn table(spectators: bool) -> Logged {
    let mut logged = Logged::open(Settings { spectators, ..settings("don", 4) });
    let sit = |seat| Command::Sit { seat: Seat::new(seat) };
    logged.command("holder", &sit(1)).unwrap();
    logged.command("other", &sit(2)).unwrap();
    logged.command("left", &sit(3)).unwrap();
    logged.command("left", &Command::Stand { seat: Seat::new(3) }).unwrap();
    logged.command("kicked", &sit(3)).unwrap();
    logged.command("ada", &Command::Kick { seat: Seat::new(3) }).unwrap();
    logged
}

/// The same after the start, with bots in the seats that were free.
fn begun(spectators: bool) -> Logged {
    let mut logged = table(spectators);
    logged.command("ada", &Command::FillWithBots { bot: "easy".to_owned() }).unwrap();
    logged.command("ada", &Command::Start).unwrap();
    logged
}

#[test]
fn f3_every_message_checks_its_sender() {
    let proof = Proof::of("F3", "every cell of message × role");
    let mut cells = 0;
    for (spectators, logged) in [(true, table(true)), (true, begun(true)), (false, begun(false))] {
        for command in examples() {
            for who in PEOPLE {
                let asks = person(if who == "host" { "ada" } else { who });
                let refused = logged.table.decide(&asks, &command).err().map(|refused| refused.code());
                let is_seated = ["host", "holder", "other"].contains(&who);
                let expected =
                    may(&command, logged.table.phase()).contains(&who) && (spectators || is_seated);
                let verdict = !refused.is_some_and(|code| FOR_WHO_ASKS.contains(&code));
                assert_eq!(verdict, expected, "{who}: {command:?} ({:?}): {refused:?}", need(&command));
                cells += 1;
            }
        }
    }
    proof.holds(format!(
        "{} messages × {} roles at an open table, a begun one and one without spectators: {cells} cells, all exact",
        examples().len(),
        PEOPLE.len()
    ));
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
