//! C1 and C2: no frame tells what the secret will draw, nor an amount that its viewer may not see.

#[path = "../../tests/it/promises/proof.rs"]
mod proof;

use super::frames::{Frames, Recent};
use crate::fairness::Secret;
use crate::table::{Entry, Person, Stamped, Table, Touched, opening};
use game_core::Seat;
use game_core::random::{below, stream};
use proof::{Proof, share};
use protocol::{Command, GuestId, Settings, TableId};
use serde_json::{Value, json};

const SEED: u64 = 7;

/// A table with what its frames are made of.
struct Shown {
    table: Table,
    recent: Recent,
}

impl Shown {
    fn open(settings: &Settings, secret: &str) -> Shown {
        let secret = Secret::from_hex(&secret.repeat(32)).unwrap();
        let entry = opening(settings.clone(), GuestId("ada".to_owned()), secret).unwrap();
        let (table, _) = Table::fold(&[Stamped { number: 1, at: 0, entry }]).unwrap();
        Shown { table, recent: Recent::default() }
    }

    fn append(&mut self, entries: &[Entry]) {
        for entry in entries {
            let number = self.table.version() + 1;
            let stamped = Stamped { number, at: number as i64, entry: entry.clone() };
            let happening = self.table.apply(&stamped).unwrap();
            self.recent.push(happening, Touched::by(entry));
        }
    }

    /// What a viewer is sent who saw the first `since` entries.
    fn frame(&self, id: &TableId, since: Option<u64>, viewer: Option<Seat>) -> String {
        Frames::new(id, &self.table, &self.recent, since).first(viewer).to_string()
    }
}

/// All options of a game that hide something or nothing.
fn options(game: &str) -> Vec<Value> {
    match game {
        "don" => ["strict", "table"]
            .iter()
            .flat_map(|enforcement| {
                [true, false].map(|exchange| {
                    json!({ "side_auctions": exchange, "exchange": exchange, "enforcement": enforcement,
                            "chips": "hidden" })
                })
            })
            .collect(),
        "new_york" => vec![json!({ "hands": "hidden" })],
        _ => vec![json!({})],
    }
}

#[test]
fn c1_c2_frames_tell_neither_the_future_nor_hidden_amounts() {
    let proof = Proof::of("C1", "100,000 steps a game");
    let steps = share(100_000, 60);
    let (mut compared, mut scanned) = (0, 0);
    for game in games::all().iter().map(|game| game.info().id) {
        let (mut done, mut number) = (0, 0);
        while done < steps {
            let settings = table_settings(game, number);
            done += play(&settings, number, steps - done, &mut compared, &mut scanned);
            number += 1;
        }
    }
    let each = format!("{steps} steps a game");
    proof.also_holds(
        "C2",
        "1 M frames a game",
        &format!("{each}, {scanned} frames of all viewers, 0 amounts told"),
    );
    proof.holds(format!("{each}, {compared} frames from two secrets, all alike but for the commitment"));
}

fn table_settings(game: &str, number: u64) -> Settings {
    let options = options(game);
    let info = games::find(game).unwrap().info();
    let seats: Vec<u8> = info.seats.clone().collect();
    let seats = seats[number as usize % seats.len()];
    let options = &options[number as usize % options.len()];
    serde_json::from_value(json!({ "game": game, "seats": seats, "options": options })).unwrap()
}

/// Plays a match at random, or so many steps of it, under one secret, does the same at a table with another, and looks at every frame.
fn play(settings: &Settings, number: u64, most: u64, compared: &mut u64, scanned: &mut u64) -> u64 {
    let (mut one, mut other) = (Shown::open(settings, "5e"), Shown::open(settings, "a7"));
    let mut rng = stream(SEED, number, 0);
    let ada = Person { guest: GuestId("ada".to_owned()), name: "Ada".to_owned() };
    for seat in (0..settings.seats).map(|seat| Seat::new(seat.into())) {
        let entries = one.table.decide(&ada, &Command::Sit { seat }).unwrap();
        for shown in [&mut one, &mut other] {
            shown.append(&entries);
        }
    }
    let mut entries = one.table.decide(&ada, &Command::Start).unwrap();
    let mut steps = 0;
    loop {
        let since = one.table.version();
        for shown in [&mut one, &mut other] {
            shown.append(&entries);
        }
        steps += entries.len() as u64;
        let viewers = (0..settings.seats).map(|seat| Some(Seat::new(seat.into()))).chain([None]);
        let is_over = one.table.phase() != protocol::Phase::Playing;
        for viewer in viewers.filter(|_| !is_over) {
            let id = TableId("table".to_owned());
            for since in [Some(since), None] {
                let frame = one.frame(&id, since, viewer);
                assert_eq!(without_commitment(&frame), without_commitment(&other.frame(&id, since, viewer)));
                assert!(!frame.contains(&"5e".repeat(32)), "the secret is told: {frame}");
                scan(&frame, viewer);
                *compared += 1;
                *scanned += 1;
            }
        }
        if is_over || steps >= most {
            return steps;
        }
        let (seat, prompt, action) = choice(&one.table, &mut rng);
        entries = one.table.decide(&ada, &Command::Act { seat, prompt, action }).unwrap();
    }
}

fn choice(table: &Table, rng: &mut game_core::random::SimRng) -> (Seat, u64, Value) {
    let seat = table.play_from(None).unwrap().to_act.unwrap();
    let prompt = table.play_from(Some(seat)).unwrap().prompt.unwrap();
    let action = &prompt.legal[below(rng, prompt.legal.len() as u32) as usize];
    let action = serde_json::from_str(action.get()).unwrap();
    (seat, prompt.number, action)
}

fn without_commitment(frame: &str) -> String {
    let Some((before, after)) = frame.split_once("\"commitment\":\"") else { return frame.to_owned() };
    format!("{before}{}", &after[64..])
}

/// Whatever a seat keeps behind its screen is null for all others.
fn scan(frame: &str, viewer: Option<Seat>) {
    let frame: Value = serde_json::from_str(frame).unwrap();
    let view = &frame["play"]["view"];
    for hidden in ["chips", "hands"] {
        for (seat, amount) in view[hidden].as_array().into_iter().flatten().enumerate() {
            let is_own = viewer == Some(Seat::new(seat));
            assert!(is_own || amount.is_null(), "{viewer:?} is shown {hidden} of seat {seat}: {amount}");
        }
    }
}
