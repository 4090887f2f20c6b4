//! G7.4: the markers shown at the Gold Coast.

use crate::setting::*;
use game_testkit::Scenario;
use gangster::{Event, Gangster};
use serde_json::json;

/// Grey takes an engine from the Gold Coast.
fn engine_taken(setting: Setting) -> Scenario<Gangster> {
    let mut scenario = setting.acts(GREY);
    scenario.act(GREY, drive(Grey, 1, GoldCoast)).act(GREY, take(Engine));
    scenario
}

#[test]
fn those_left_keep_their_order_and_new_ones_follow() {
    // [G7.4]
    let mut scenario = engine_taken(table(4));
    let stock = scenario.state()["stock"].as_u64().unwrap();
    assert_eq!(
        (at(&scenario), &scenario.state()["coast"]),
        (("coast".to_owned(), Some(0)), &json!(["bodyguard", "tommy_gun"]))
    );
    scenario
        .impossible(refill(&[]), "G7.4")
        .impossible(refill(&[Door, Door]), "G7.4")
        .impossible(refill(&[Door; 31]), "G7.4")
        .chance(refill(&[Bodyguard]));
    assert_eq!(scenario.state()["coast"], json!(["bodyguard", "tommy_gun", "bodyguard"]));
    assert_eq!(scenario.state()["stock"], stock - 1);
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn a_marker_that_is_not_in_the_stock_is_not_drawn() {
    // [G1.4] [G7.4]
    let mut scenario = engine_taken(table(4).stock(&[Door, Trunk]));
    scenario.impossible(refill(&[Bumper]), "G7.4").chance(refill(&[Trunk]));
    assert_eq!(scenario.state()["stock"], 1);
}

#[test]
fn three_of_one_kind_leave_the_game_and_are_replaced() {
    // [G7.4]
    let mut scenario = engine_taken(table(4).coast(&[Door, Engine, Door]));
    scenario
        .impossible(refill(&[Door]), "G7.4")
        .impossible(refill(&[Door, Trunk]), "G7.4")
        .impossible(refill(&[Door, Trunk, Bumper, Engine, Door]), "G7.4")
        .chance(refill(&[Door, Trunk, Bumper, Trunk]));
    let state = scenario.state();
    assert_eq!(
        (&state["coast"], &state["gone"]),
        (&json!(["trunk", "bumper", "trunk"]), &json!({"door": 3}))
    );
    let told = [
        Event::CoastRefilled { markers: vec![Door, Trunk, Bumper, Trunk] },
        Event::ThreeReplaced { kind: Door },
    ];
    assert_eq!(scenario.events(), told);
}

#[test]
fn three_of_one_kind_are_replaced_again_and_again() {
    // [G7.4]
    let mut scenario = engine_taken(table(4).coast(&[Door, Engine, Door]));
    scenario.chance(refill(&[Door, Trunk, Trunk, Trunk, Bumper, Bumper, Bumper, Door, Trunk, Engine]));
    let state = scenario.state();
    assert_eq!(state["coast"], json!(["door", "trunk", "engine"]));
    assert_eq!(state["gone"], json!({"trunk": 3, "bumper": 3, "door": 3}));
}

#[test]
fn the_last_of_the_stock_replaces_three_of_one_kind_as_far_as_it_goes() {
    // [G7.4]
    let mut scenario = engine_taken(table(4).coast(&[Door, Engine, Door]).stock(&[Door, Trunk]));
    scenario.impossible(refill(&[Door]), "G7.4").chance(refill(&[Door, Trunk]));
    assert_eq!((&scenario.state()["coast"], &scenario.state()["stock"]), (&json!(["trunk"]), &json!(0)));
}

#[test]
fn with_an_empty_stock_three_of_one_kind_stay() {
    // [G7.4]
    let mut scenario = engine_taken(table(4).coast(&[Door, Engine, Door]).stock(&[Door]));
    scenario.chance(refill(&[Door]));
    assert_eq!(scenario.state()["coast"], json!(["door", "door", "door"]));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn an_empty_stock_refills_nothing_and_no_step_is_made() {
    // [G7.4]
    let mut scenario = engine_taken(table(4).stock(&[]).car(Yellow, LittleAfrica));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
    assert_eq!(scenario.state()["coast"], json!(["bodyguard", "tommy_gun"]));
    scenario.act(YELLOW, drive(Yellow, 1, GoldCoast)).act(YELLOW, take(Bodyguard));
    assert_eq!(scenario.state()["coast"], json!(["tommy_gun"]));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(2)));
}
