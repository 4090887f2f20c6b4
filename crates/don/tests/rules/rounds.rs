//! D1, D2: components and the course of the game.

use crate::setting::*;
use don::{Colour, Digit, District, Event};
use game_core::{Seat, Turn};
use serde_json::json;

#[test]
fn the_bag_holds_thirty_districts_and_each_can_be_drawn_once() {
    // [D1.1] [D1.2]
    assert_eq!(District::all().count(), 30);
    assert_eq!(Colour::OldTown.districts(), set("old_town_1 old_town_4 old_town_5 old_town_6 old_town_7"));
    assert_eq!(set("new_town_3 lake_view_3 lincoln_park_3").with_digit(Digit::last_of(13)).len(), 3);
    four().round(2).owns(BERT, "new_town_3").reveals(ANKE, "old_town_1 old_town_4");
    let mut scenario = four().begins_with(ANKE);
    scenario
        .chance(reveal("new_town_3"))
        .act(0, bid(1))
        .act(1, PASS)
        .act(2, PASS)
        .act(3, PASS)
        .act(0, DECLINE);
    scenario.impossible(reveal("new_town_3 old_town_1"), "D1.1");
    scenario.impossible(reveal("old_town_1 old_town_1"), "D1.1");
}

#[test]
fn everybody_starts_with_twelve_chips_and_the_pot_is_empty() {
    // [D1.3]
    for seats in 3..=6 {
        let scenario = table(seats, json!({})).begins_with(ANKE);
        assert_eq!(scenario.state()["chips"], json!(vec![12; seats as usize]));
        assert_eq!(scenario.state()["pot"], 0);
    }
}

#[test]
fn the_first_player_is_drawn_by_lot() {
    // [D2.1]
    let mut scenario = game_testkit::Scenario::<don::Don>::new(4, json!({}));
    assert_eq!((scenario.turn(), scenario.state()["first"].clone()), (Turn::Chance, json!(null)));
    scenario
        .refused(ANKE, bid(1), "D2.1")
        .impossible(reveal("new_town_3"), "D2.1")
        .impossible(first_player(4), "D2.1");
    scenario.chance(first_player(2));
    assert_eq!(scenario.state()["first"], 2);
    assert_eq!(scenario.events()[0], Event::FirstPlayerDrawn { seat: Seat::new(2) });
    scenario.impossible(first_player(1), "D2.3");
    scenario.refused_with(ANKE, bid(1), "D2.3", "the districts of this round have yet to be revealed");
}

#[test]
fn a_match_has_fifteen_rounds_and_then_nobody_may_act() {
    // [D2.2]
    let mut scenario = four().begins_with(ANKE);
    play_free_rounds(&mut scenario, 14);
    assert_eq!((scenario.state()["round"].clone(), scenario.turn()), (json!(15), Turn::Chance));
    play_free_rounds(&mut scenario, 1);
    let state = scenario.state();
    assert_eq!(
        (state["round"].clone(), state["phase"].clone(), state["to_act"].clone()),
        (json!(15), json!("over"), json!(null))
    );
    assert_eq!(state["lot"], json!([]));
    scenario
        .refused(ANKE, bid(1), "D2.2")
        .impossible(reveal("new_town_3"), "D2.2")
        .impossible(first_player(0), "D2.2");
}

#[test]
fn a_round_asks_for_offers_then_exchanges_then_reveals() {
    // [D2.2]
    let mut scenario = table(3, json!({"exchange": true}))
        .round(4)
        .owns(0, "new_town_3")
        .owns(1, "old_town_1")
        .begins_with(ANKE);
    let mut phases = Vec::new();
    for action in [DECLINE, DECLINE, KEEP, KEEP] {
        let Turn::Seat(seat) = scenario.turn() else { panic!("{:?}", scenario.turn()) };
        phases.push((scenario.state()["phase"].as_str().unwrap().to_owned(), seat.index()));
        scenario.act(seat.index(), action);
    }
    let expected = [("offer", 0), ("offer", 1), ("exchange", 0), ("exchange", 1)]
        .map(|(phase, seat)| (phase.to_owned(), seat));
    assert_eq!((phases.as_slice(), scenario.state()["phase"].clone()), (&expected[..], json!("reveal")));
}

#[test]
fn rounds_reveal_one_two_three_and_again() {
    // [D2.3]
    for (round, size) in [(1, 1), (2, 2), (3, 3), (4, 1), (14, 2), (15, 3)] {
        let lots = ["new_town_3", "new_town_3 old_town_1", "new_town_3 old_town_1 park_west_0"];
        let mut scenario = table(4, json!({"side_auctions": false})).round(round).begins_with(ANKE);
        for (index, lot) in lots.iter().enumerate() {
            if index + 1 != size {
                scenario.impossible(reveal(lot), "D2.3");
            }
        }
        scenario.chance(reveal(lots[size - 1]));
        assert_eq!(scenario.state()["lot"].as_array().unwrap().len(), size);
    }
}

#[test]
fn whoever_takes_the_lot_is_the_next_first_player() {
    // [D2.4]
    let mut bought = table(4, json!({"side_auctions": false})).reveals(ANKE, "new_town_3");
    bought.act(0, PASS).act(1, PASS).act(2, bid(1)).act(3, PASS);
    assert_eq!((bought.state()["first"].clone(), bought.state()["round"].clone()), (json!(CLAUS), json!(2)));
    let mut free = table(4, json!({"side_auctions": false}))
        .round(15)
        .reveals(BERT, "new_town_3 old_town_1 park_west_0");
    free.act(1, PASS).act(2, PASS).act(3, PASS).act(0, bid(2));
    assert_eq!((free.state()["first"].clone(), free.state()["phase"].clone()), (json!(ANKE), json!("over")));
}
