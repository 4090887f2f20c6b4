//! C3 and C4: draws are uniform and cannot be had again; every finished match proves itself and no changed one does.

use super::dice::Dice;
use super::proof::{Proof, share};
use game_core::random::below;
use game_core::{Seat, random};
use protocol::{Command, GuestId, Phase};
use serde_json::{Value, json};
use server::fairness::{Draws, Secret, verify};
use server::table::{Person, Stamped, Table, opening};

const SEED: u64 = 4;
const FACES: u32 = 30;
/// What chi² with 29 degrees of freedom exceeds once in a million times.
const SUSPICIOUS: f64 = 82.0;

#[test]
fn c3_draws_are_uniform_and_follow_from_secret_and_number_alone() {
    let proof = Proof::of("C3", "fixed vectors + 1 M draws");
    let draws = share(1_000_000, 50_000);
    let mut counts = [0u64; FACES as usize];
    let from = Draws::new(&Secret::random().unwrap(), [Some("ada"), None]);
    for number in 0..draws {
        let drawn = below(&mut from.generator(number), FACES);
        assert_eq!(drawn, below(&mut from.generator(number), FACES));
        counts[drawn as usize] += 1;
    }
    let expected = draws as f64 / f64::from(FACES);
    let chi2: f64 = counts.iter().map(|count| (*count as f64 - expected).powi(2) / expected).sum();
    assert!(chi2 < SUSPICIOUS, "chi² {chi2}");
    proof.holds(format!(
        "fixed vectors (fairness tests), {draws} draws, chi² {chi2:.1} of 29, each the same again"
    ));
}

#[test]
fn c4_a_finished_match_proves_itself_and_no_changed_one_does() {
    let proof = Proof::of("C4", "10,000 verified, 10,000 tampered refused");
    let matches = share(10_000, 60);
    let (mut dice, mut refused, mut harmless) = (Dice::new(SEED, 0), 0, 0);
    for number in 0..matches {
        let record = play(number);
        verify(record.as_bytes()).unwrap();
        while refused <= number {
            let mut tampered = record.clone().into_bytes();
            let at = dice.below(tampered.len() as u64) as usize;
            tampered[at] ^= 1 << dice.below(7);
            match verify(&tampered) {
                Err(_) => refused += 1,
                Ok(_) => {
                    assert_eq!(essence(&tampered), essence(record.as_bytes()), "byte {at} of {record}");
                    harmless += 1;
                }
            }
        }
    }
    proof.holds(format!(
        "{matches} verified, {refused} tampered refused; {harmless} changes of names, or of actions to others that lead to the same \
         draws and result, passed"
    ));
}

/// What a record proves: every draw, whose turn it was when, the result, and what was agreed. Names are not proved, nor what
/// a person did where the rules allow something else that leads to the same draws and result. Without options it is the usual
/// ones that a header tells of.
fn essence(record: &[u8]) -> Vec<Value> {
    let lines = record.split(|byte| *byte == b'\n').filter(|line| !line.is_empty());
    let mut lines: Vec<Value> = lines.map(|line| serde_json::from_slice(line).unwrap()).collect();
    let (header, steps) = lines.split_first_mut().unwrap();
    let header = header.as_object_mut().unwrap();
    let known = ["game", "rules_version", "seats", "options", "fairness"];
    header.retain(|key, _| known.contains(&key.as_str()));
    let game = games::find(header["game"].as_str().unwrap()).unwrap();
    header.entry("options").or_insert_with(|| game.info().default_options());
    for step in steps.iter_mut().filter_map(Value::as_object_mut) {
        step.remove("action");
    }
    lines
}

/// The record of a match played at random.
fn play(number: u64) -> String {
    let game = ["don", "new_york", "gangster"][number as usize % 3];
    let ada = Person { guest: GuestId("ada".to_owned()), name: "Ada".to_owned() };
    let settings = serde_json::from_value(json!({ "game": game, "seats": 3 })).unwrap();
    let entry = opening(settings, ada.guest.clone(), Secret::random().unwrap()).unwrap();
    let (mut table, _) = Table::fold(&[Stamped { number: 1, at: 0, entry }]).unwrap();
    let give = |table: &mut Table, command: Command| {
        for entry in table.decide(&ada, &command).unwrap() {
            table.apply(&Stamped { number: table.version() + 1, at: 0, entry }).unwrap();
        }
    };
    for seat in (0..3).map(Seat::new) {
        give(&mut table, Command::Sit { seat });
    }
    give(&mut table, Command::Start);
    let mut rng = random::stream(SEED, number, 1);
    while table.phase() == Phase::Playing {
        let seat = table.play_from(None).unwrap().to_act.unwrap();
        let prompt = table.play_from(Some(seat)).unwrap().prompt.unwrap();
        let action = &prompt.legal[below(&mut rng, prompt.legal.len() as u32) as usize];
        let action = serde_json::from_str(action.get()).unwrap();
        give(&mut table, Command::Act { seat, prompt: prompt.number, action });
    }
    table.record_text().unwrap()
}
