//! G3: turns, movement cards turned up again, district cards, periods.

use crate::set_up::set_up;
use crate::setting::*;
use game_testkit::Scenario;
use gangster::{Action, Event, Gangster};
use serde_json::json;

const SEVEN: [Place; 7] = [NorthSide, WestSide, GreekTown, TheLoop, LittleItaly, Stickney, Chinatown];

/// Grey, at The Loop, drives to North Side with its last card; a district card is due.
fn third_card_used(setting: Setting) -> Scenario<Gangster> {
    let mut scenario = setting.cards(Grey, &[1]).acts(GREY);
    scenario.act(GREY, drive(Grey, 1, NorthSide));
    scenario
}

#[test]
fn turns_go_clockwise_and_each_is_one_action() {
    // [G3.1]
    let mut scenario = set_up(3);
    scenario.act(YELLOW, unload(Yellow, &[Yellow]));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(2)));
    scenario
        .refused_with(YELLOW, drive(Yellow, 1, TheLoop), "G3.1", "it is seat 2's turn; wait for it")
        .act(BROWN, drive(Brown, 1, Stickney));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(0)));
    scenario.act(GREY, load(Grey, NorthSide, 1));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn nobody_may_pass_and_a_drive_is_always_possible() {
    // [G3.1]
    for place in Place::ALL {
        for up in [1, 2, 3] {
            let scenario = table(4).car(Grey, place).cards(Grey, &[up]).mat(Grey, 0).acts(GREY);
            let legal = scenario.legal();
            assert!(
                !legal.is_empty() && legal.iter().all(|one| matches!(one, Action::Drive { .. })),
                "{place:?}"
            );
        }
    }
}

#[test]
fn after_the_third_card_all_three_are_turned_up_and_a_district_card_is_drawn() {
    // [G3.2]
    let mut scenario = table(4).acts(GREY);
    scenario.act(GREY, drive(Grey, 3, SouthSide));
    assert_eq!(scenario.state()["cards"]["grey"], json!([1, 2]));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)), "nothing is drawn after the first card");
    let mut scenario = third_card_used(table(4));
    assert_eq!(scenario.state()["cards"]["grey"], json!([1, 2, 3]));
    assert!(scenario.events().contains(&Event::CardsTurnedUp { crew: Grey }));
    assert_eq!(at(&scenario), ("district_card".to_owned(), Some(0)), "still grey's turn");
    scenario.chance(card(NorthSide));
    assert_eq!(scenario.state()["doublers"], json!(["north_side", "stickney"]), "in the order of the rules");
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn cards_of_one_crew_are_turned_up_no_others() {
    // [G3.2]
    let scenario = third_card_used(table(4).cards(Yellow, &[2]));
    assert_eq!(scenario.state()["cards"]["yellow"], json!([2]));
}

#[test]
fn police_place_no_doubler() {
    // [G3.2]
    let mut scenario = third_card_used(table(4));
    scenario.chance(POLICE);
    let state = scenario.state();
    assert_eq!((&state["doublers"], &state["police"]), (&json!(["stickney"]), &json!(1)));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn there_are_two_police_cards_or_three_with_five_players() {
    // [G2.5] [G3.2]
    for (seats, cards) in [(2, 2), (3, 2), (4, 2), (5, 3)] {
        third_card_used(table(seats).police(cards - 1)).chance(POLICE);
        third_card_used(table(seats).police(cards)).impossible(POLICE, "G3.2").chance(card(TheLoop));
    }
}

#[test]
fn a_card_that_was_drawn_or_does_not_exist_is_not_drawn() {
    // [G1.5] [G3.2]
    third_card_used(table(3))
        .impossible(card(Stickney), "G3.2")
        .impossible(card(GoldCoast), "G3.2")
        .impossible(card(Cicero), "G3.2");
    for district in Place::districts().filter(|&district| district != Stickney) {
        third_card_used(table(5)).chance(card(district));
    }
}

#[test]
fn a_third_card_to_the_gold_coast_is_turned_up_after_the_refill() {
    // [G3.2] [G4.3]
    let mut scenario = table(4).cards(Grey, &[1]).trunk(Grey, &[Blue]).acts(GREY);
    scenario.act(GREY, drive(Grey, 1, GoldCoast));
    assert_eq!(at(&scenario), ("dump".to_owned(), Some(0)));
    scenario.act(GREY, dump(&[])).act(GREY, take(Engine));
    assert_eq!(scenario.state()["cards"]["grey"], json!([]));
    assert_eq!(at(&scenario), ("coast".to_owned(), Some(0)));
    scenario.impossible(POLICE, "G3.1").chance(refill(&[Door]));
    assert_eq!(scenario.state()["cards"]["grey"], json!([1, 2, 3]));
    assert_eq!(at(&scenario), ("district_card".to_owned(), Some(0)));
}

#[test]
fn the_eighth_doubler_ends_the_period_at_once() {
    // [G1.5] [G3.3]
    let mut scenario = third_card_used(table(4).doublers(&SEVEN[..6]));
    scenario.chance(card(Chinatown));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)), "seven are not enough");
    let mut scenario = third_card_used(table(4).doublers(&SEVEN));
    scenario.chance(card(SouthSide));
    assert_eq!(at(&scenario), ("casino".to_owned(), Some(0)));
    assert_eq!(scenario.legal(), []);
    let mut scenario = third_card_used(table(4).doublers(&SEVEN));
    scenario.chance(POLICE);
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)), "police do not end it");
}

#[test]
fn with_three_players_one_of_nine_open_districts_stays_without_a_doubler() {
    // [G2.1] [G3.3]
    let mut scenario = third_card_used(table(3).doublers(&SEVEN));
    scenario.impossible(card(Cicero), "G3.2").chance(card(LittleAfrica));
    assert_eq!(at(&scenario).0, "casino");
}
