//! C1 and C2: no frame tells what the secret will draw, nor an amount that its viewer may not see; nor does a refusal.

use super::frames::{Frames, Recent};
use crate::fairness::Secret;
use crate::proof::{Proof, share};
use crate::table::{Entry, Person, Stamped, Table, Touched, opening};
use game_core::Seat;
use game_core::random::{SimRng, below, stream};
use protocol::{Command, GuestId, Refusal, Settings, TableId};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const SEED: u64 = 7;
/// What views keep behind a screen, if the option of the same name says so.
const HIDDEN: [&str; 2] = ["chips", "hands"];

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

/// What was looked at.
#[derive(Default)]
struct Looked {
    steps: u64,
    frames: u64,
    refusals: u64,
    /// Refusals in which an amount hidden from its reader would have been noticed.
    telling: u64,
}

#[test]
fn c1_c2_frames_and_refusals_tell_neither_the_future_nor_hidden_amounts() {
    let proof = Proof::of("C1", "100,000 steps a game");
    let (steps, frames) = (share(100_000, 60), share(1_000_000, 400));
    let all: Vec<Looked> = std::thread::scope(|scope| {
        let games = games::all().iter().map(|game| game.info().id);
        let looking: Vec<_> = games.map(|game| scope.spawn(move || look(game, steps, frames))).collect();
        looking.into_iter().map(|looking| looking.join().unwrap()).collect()
    });
    let least = |count: fn(&Looked) -> u64| all.iter().map(count).min().unwrap_or(0);
    let sum = |count: fn(&Looked) -> u64| all.iter().map(count).sum::<u64>();
    proof.also_holds(
        "C2",
        "1 M frames a game",
        &format!(
            "{} frames a game and more, of all viewers, {} refusals, 0 amounts told; control: told in a refusal it \
             would be noticed ({} times)",
            least(|looked| looked.frames),
            sum(|looked| looked.refusals),
            sum(|looked| looked.telling)
        ),
    );
    proof.holds(format!(
        "{} steps a game and more, {} frames from two secrets, all alike but for the commitment",
        least(|looked| looked.steps),
        sum(|looked| looked.frames)
    ));
}

/// Looks at so many steps and frames of a game.
fn look(game: &str, steps: u64, frames: u64) -> Looked {
    let (mut looked, mut number) = (Looked::default(), 0);
    while looked.steps < steps || looked.frames < frames {
        play(&table_settings(game, number), number, steps, &mut looked);
        number += 1;
    }
    let hides = options(game).iter().any(|options| !options.as_object().unwrap().is_empty());
    assert_eq!(hides, looked.telling > 0, "{game}: nothing hidden could be noticed in refusals");
    looked
}

fn table_settings(game: &str, number: u64) -> Settings {
    let options = options(game);
    let info = games::find(game).unwrap().info();
    let seats: Vec<u8> = info.seats.clone().collect();
    let seats = seats[number as usize % seats.len()];
    let options = &options[number as usize % options.len()];
    serde_json::from_value(json!({ "game": game, "seats": seats, "options": options })).unwrap()
}

/// Plays a match at random, or so many steps of it, under one secret, does the same at a table with another, and looks
/// at every frame, and at what is refused on the way.
fn play(settings: &Settings, number: u64, most: u64, looked: &mut Looked) {
    let (mut one, mut other) = (Shown::open(settings, "5e"), Shown::open(settings, "a7"));
    let mut rng = stream(SEED, number, 0);
    let people: Vec<Person> = (0..settings.seats.into()).map(person).collect();
    for (index, person) in people.iter().enumerate() {
        let entries = one.table.decide(person, &Command::Sit { seat: Seat::new(index) }).unwrap();
        for shown in [&mut one, &mut other] {
            shown.append(&entries);
        }
    }
    let mut entries = one.table.decide(&people[0], &Command::Start).unwrap();
    let (mut steps, mut seen) = (0, Vec::new());
    loop {
        let since = one.table.version();
        for shown in [&mut one, &mut other] {
            shown.append(&entries);
        }
        steps += entries.len() as u64;
        looked.steps += entries.len() as u64;
        if one.table.phase() != protocol::Phase::Playing {
            return;
        }
        for viewer in (0..people.len()).map(|index| Some(Seat::new(index))).chain([None]) {
            let id = TableId("table".to_owned());
            for since in [Some(since), None] {
                let frame = one.frame(&id, since, viewer);
                assert_eq!(without_commitment(&frame), without_commitment(&other.frame(&id, since, viewer)));
                assert!(!frame.contains(&"5e".repeat(32)), "the secret is told: {frame}");
                scan(&frame, viewer);
                looked.frames += 1;
            }
        }
        if steps >= most {
            return;
        }
        let (seat, prompt, action) = choice(&one.table, &mut rng);
        seen.push(action.clone());
        try_in_vain(&one.table, &people, &seen, &mut rng, looked);
        entries = one.table.decide(&people[seat.index()], &Command::Act { seat, prompt, action }).unwrap();
    }
}

/// The host in the first seat, others in the others.
fn person(index: usize) -> Person {
    let guest = if index == 0 { "ada".to_owned() } else { format!("guest-{index}") };
    Person { guest: GuestId(guest), name: "Ada".to_owned() }
}

/// Lets everybody try what was done before, changed a little, for themselves and for whoever is to act, and looks at
/// what is refused.
fn try_in_vain(table: &Table, people: &[Person], seen: &[Value], rng: &mut SimRng, looked: &mut Looked) {
    let play = |index| table.play_from(Some(Seat::new(index))).unwrap();
    let to_act = play(0).to_act.unwrap();
    let plays: Vec<Value> = (0..people.len()).map(|index| json!(play(index))).collect();
    let prompt = plays[to_act.index()]["prompt"]["number"].as_u64().unwrap();
    for (index, person) in people.iter().enumerate() {
        for seat in [Seat::new(index), to_act] {
            let action = changed(&seen[below(rng, seen.len() as u32) as usize], rng);
            let command = Command::Act { seat, prompt, action };
            let Err(refused) = table.decide(person, &command) else { continue };
            let refusal = Refusal::from(&refused);
            let telling = Telling::of(table.settings(), &plays, index, &command);
            assert_eq!(
                telling.told(&refusal),
                BTreeSet::new(),
                "{person:?} is told at {command:?}: {refusal:?}"
            );
            looked.refusals += 1;
            looked.telling += u64::from(telling.notices_a_leak(&refusal));
        }
    }
}

/// The same with other amounts.
fn changed(action: &Value, rng: &mut SimRng) -> Value {
    match action {
        Value::Number(_) => json!(below(rng, 70)),
        Value::Object(object) => {
            object.iter().map(|(key, value)| (key.clone(), changed(value, rng))).collect()
        }
        Value::Array(values) => values.iter().map(|value| changed(value, rng)).collect(),
        other => other.clone(),
    }
}

/// What would tell somebody an amount that is hidden from them.
struct Telling {
    hidden: Value,
    /// Those of the words by which it is written that they see or wrote themselves.
    known: BTreeSet<String>,
}

impl Telling {
    fn of(settings: &Settings, plays: &[Value], viewer: usize, command: &Command) -> Telling {
        let others = plays.iter().enumerate().filter(|(index, _)| *index != viewer);
        let hidden = others.flat_map(|(index, play)| {
            HIDDEN.map(|key| (settings.options[key] == "hidden").then(|| play["view"][key][index].clone()))
        });
        let hidden = hidden.flatten().collect();
        let play = &plays[viewer];
        let mut known = words(&json!([play["view"], play["prompt"], command]));
        // A bid is at least one more than the one that stands, which everybody sees.
        known.extend(
            known.clone().iter().filter_map(|word| word.parse::<u32>().ok()).map(|n| (n + 1).to_string()),
        );
        Telling { hidden, known }
    }

    /// The words of a refusal that stand for something hidden.
    fn told(&self, refusal: &Refusal) -> BTreeSet<String> {
        let told = words(&json!([refusal.code, refusal.facts, refusal.message]));
        words(&self.hidden).intersection(&told).filter(|word| !self.known.contains(*word)).cloned().collect()
    }

    /// The control: whether a refusal that tells all would be noticed.
    fn notices_a_leak(&self, refusal: &Refusal) -> bool {
        let facts = json!([refusal.facts, self.hidden]);
        !self.told(&Refusal { facts, ..refusal.clone() }).is_empty()
    }
}

/// Numbers, and words such as `yellow_8`.
fn words(value: &Value) -> BTreeSet<String> {
    let text = value.to_string();
    let words = text.split(|letter: char| !letter.is_alphanumeric() && letter != '_');
    words.filter(|word| !word.is_empty()).map(str::to_owned).collect()
}

fn choice(table: &Table, rng: &mut SimRng) -> (Seat, u64, Value) {
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
    for hidden in HIDDEN {
        for (seat, amount) in view[hidden].as_array().into_iter().flatten().enumerate() {
            let is_own = viewer == Some(Seat::new(seat));
            assert!(is_own || amount.is_null(), "{viewer:?} is shown {hidden} of seat {seat}: {amount}");
        }
    }
}
