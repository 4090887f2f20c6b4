//! Whole matches of every game, seats and options, put into words.

use super::*;
use crate::testing::{names, play};
use game_core::Setup;
use serde_json::json;
use std::collections::BTreeSet;

/// A sentence for a reader: nothing left of the JSON it was made of.
fn check(told: &str, of: &Value, kinds: &mut BTreeSet<String>) {
    kinds.insert(text(&of["type"]).to_owned());
    assert!(!told.is_empty() && !told.contains(['{', '_', '"']), "{told} is no sentence for {of}");
    assert!(!told.contains("null") && !told.contains("  ") && !told.contains("nobody ("), "{told}: {of}");
    let first = told.chars().next().unwrap();
    assert!(!first.is_lowercase(), "{told}: {of}");
}

/// Every table of a game in turn, with so many matches each; the kinds of events and actions that were met.
fn speak(game: &str, matches: u64) -> (BTreeSet<String>, BTreeSet<String>) {
    let (mut events, mut actions) = (BTreeSet::new(), BTreeSet::new());
    let game = games::find(game).unwrap();
    let words = of(game.info().id);
    for seats in game.info().seats.clone() {
        for (index, options) in game.info().all_options().into_iter().enumerate() {
            for number in 0..matches {
                let setup = Setup::new(seats.into(), options.clone());
                let names = names(seats.into());
                let nobody = Faces::new(names.clone(), None);
                let seed = 100 * index as u64 + number;
                let played = play(game.info().id, &setup, seed, |played, viewer, happened| {
                    let sight = Sight::of(played, viewer, &names);
                    for event in happened {
                        let told = words.event(event, &sight.faces);
                        check(&told, event, &mut events);
                        assert!(told.ends_with('.'), "{told}");
                        check(&words.event(event, &nobody), event, &mut events);
                    }
                    for action in &sight.legal {
                        check(&words.action(action, &sight), action, &mut actions);
                    }
                    for sight in [sight, Sight::of(played, (viewer + 1) % usize::from(seats), &names)] {
                        assert!(words.prompt(&sight).ends_with('.'), "{}", words.prompt(&sight));
                    }
                });
                let result = played.result().unwrap();
                let told = super::result(game.info().id, &result, &nobody);
                assert!(told.len() > usize::from(seats), "{told:?}");
                told.iter().for_each(|line| assert!(!line.contains(['{', '_']), "{line}"));
            }
        }
    }
    (events, actions)
}

#[track_caller]
fn covers(met: &BTreeSet<String>, kinds: &[&str]) {
    let known: BTreeSet<String> = kinds.iter().map(|&kind| kind.to_owned()).collect();
    assert_eq!(*met, known);
}

#[test]
fn every_event_and_action_of_don_has_words() {
    let (events, actions) = speak("don", 1);
    covers(&actions, &["bid", "decline", "discard", "exchange", "keep", "offer", "pass"]);
    for kind in
        ["slipped", "bluff_exposed", "districts_swapped", "lot_sold", "lot_taken_free", "district_sold"]
    {
        assert!(events.contains(kind), "{kind} never happened");
    }
}

#[test]
fn every_event_and_action_of_gangster_has_words() {
    let (events, actions) = speak("gangster", 3);
    covers(&actions, &["bump", "drive", "dump", "load", "no_bump", "take", "unload"]);
    for kind in
        ["table_set", "car_pushed", "captives_dumped", "three_replaced", "police_drawn", "payday_held"]
    {
        assert!(events.contains(kind), "{kind} never happened");
    }
}

#[test]
fn every_event_and_action_of_new_york_has_words() {
    let (events, actions) = speak("new_york", 4);
    assert!(actions.is_superset(&["buy", "end_turn", "take"].map(str::to_owned).into()), "{actions:?}");
    for kind in ["money_dealt", "scored", "dirk_received", "building_awarded", "discards_shuffled"] {
        assert!(events.contains(kind), "{kind} never happened");
    }
}

#[test]
fn no_game_is_left_without_words() {
    for game in games::all() {
        let played = game.open(&Setup::new(game.info().usual_seats.into(), json!({}))).unwrap();
        assert!(!of(game.info().id).progress(&Sight::open(&*played, &[]).view).is_empty());
    }
}

#[test]
fn the_reader_is_spoken_to() {
    let faces = Faces::new(names(3), Some(1));
    let bid = |seat| of("don").event(&json!({"type":"bid_placed","seat":seat,"amount":7}), &faces);
    assert_eq!((bid(0), bid(1)), ("Ada bids 7.".to_owned(), "You bid 7.".to_owned()));
    let sold = json!({"type":"lot_sold","seat":0,"amount":7,"districts":["new_town_3","old_town_1"],
        "payments":[{"seat":1,"chips":3},{"seat":2,"chips":3}],"pot":1});
    let told = "Ada takes New Town 3 and Old Town 1 for 7: you and Carla get 3 each. The pot holds 1.";
    assert_eq!(of("don").event(&sold, &faces), told);
}

#[test]
fn what_is_hidden_stays_hidden() {
    let mut played = games::find("don").unwrap().open(&Setup::new(3, json!({}))).unwrap();
    played.chance(&json!({"type":"first_player","seat":0})).unwrap();
    assert!(has_secrets(&*played));
    assert!(Sight::of(&*played, 0, &names(3)).view["chips"][1].is_null());
    assert_eq!(Sight::open(&*played, &names(3)).view["chips"], json!([12, 12, 12]));
}
