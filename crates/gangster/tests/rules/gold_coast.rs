//! G7: captives dumped in the harbour, markers taken.

use crate::setting::*;
use game_testkit::Scenario;
use gangster::{Event, Gangster};
use serde_json::json;

/// Grey drives from The Loop to the Gold Coast.
fn arrives(setting: Setting) -> Scenario<Gangster> {
    let mut scenario = setting.acts(GREY);
    scenario.act(GREY, drive(Grey, 1, GoldCoast));
    scenario
}

#[test]
fn each_captive_may_be_dumped_or_kept() {
    // [G7.1]
    let two = |captives: &[Crew]| arrives(table(4).owns(Grey, &[Trunk]).trunk(Grey, captives));
    assert_eq!(
        two(&[Yellow, Blue]).legal(),
        [dump(&[]), dump(&[Yellow]), dump(&[Blue]), dump(&[Yellow, Blue])]
    );
    assert_eq!(two(&[Blue, Blue]).legal(), [dump(&[]), dump(&[Blue]), dump(&[Blue, Blue])]);
    assert_eq!(arrives(table(4).trunk(Grey, &[Blue])).legal(), [dump(&[]), dump(&[Blue])]);
    let mut scenario = two(&[Yellow, Blue]);
    scenario.act(GREY, dump(&[Blue]));
    let state = scenario.state();
    assert_eq!((&state["trunks"]["grey"], &state["harbour"]), (&json!(["yellow"]), &json!({"blue": 1})));
    assert_eq!((&state["phase"], &state["crew"]), (&json!("take"), &json!("grey")));
}

#[test]
fn who_is_dumped_is_out_of_the_game_for_good() {
    // [G7.1]
    let mut scenario = arrives(table(4).trunk(Grey, &[Blue]).mat(Blue, 7));
    scenario.act(GREY, dump(&[Blue])).act(GREY, take(Engine)).chance(refill(&[Door]));
    let state = scenario.state();
    assert_eq!((&state["harbour"], &state["mats"]["blue"]), (&json!({"blue": 2}), &json!(7)));
    scenario.act(YELLOW, drive(Yellow, 1, Stickney));
    assert_eq!(scenario.state()["harbour"], json!({"blue": 2}));
}

#[test]
fn only_captives_in_the_trunk_are_dumped_in_order() {
    // [G7.1]
    let mut scenario = arrives(table(4).owns(Grey, &[Trunk]).trunk(Grey, &[Yellow, Blue]));
    let unsorted = "list the captives in the order grey, yellow, brown, blue, green";
    let not_there = "you can dump only captives that are in your trunk";
    scenario
        .refused_with(GREY, dump(&[Blue, Yellow]), "G7.1", unsorted)
        .refused_with(GREY, dump(&[Brown]), "G7.1", not_there)
        .refused_with(GREY, dump(&[Blue, Blue]), "G7.1", not_there)
        .refused(GREY, dump(&[Grey]), "G7.1")
        .refused(GREY, dump(&[Yellow, Blue, Blue]), "G7.1")
        .refused(GREY, dump(&[Yellow, Yellow, Blue, Blue]), "G7.1");
}

#[test]
fn without_captives_nobody_is_asked_to_dump() {
    // [G7.1] [G7.2]
    assert_eq!(arrives(table(4)).state()["phase"], "take");
    let mut elsewhere = table(4).trunk(Grey, &[Blue]).acts(GREY);
    elsewhere.act(GREY, drive(Grey, 1, GreekTown));
    assert_eq!(elsewhere.state()["phase"], "turn", "captives are dumped at the Gold Coast only");
}

#[test]
fn a_shown_marker_of_a_kind_not_owned_must_be_taken() {
    // [G7.2]
    let setting = || table(4).coast(&[Engine, Door, Engine]);
    let mut scenario = arrives(setting().owns(Grey, &[Bumper, Door]));
    assert_eq!(scenario.legal(), [take(Engine)], "even a single one is asked for");
    scenario
        .refused_with(GREY, take(Door), "G7.2", "you own a door already; take another kind")
        .refused_with(GREY, take(Trunk), "G7.2", "no trunk is shown at the Gold Coast; take one that is")
        .refused(GREY, take(Bumper), "G7.2")
        .refused_with(GREY, dump(&[]), "G7.2", "first take a marker from the Gold Coast")
        .act(GREY, take(Engine));
    assert_eq!(scenario.state()["coast"], json!(["door", "engine"]), "one engine is left");
    assert_eq!(arrives(setting().owns(Grey, &[Door])).legal(), [take(Engine)], "either slot counts");
    assert_eq!(arrives(setting()).legal(), [take(Engine), take(Door)]);
}

#[test]
fn if_there_is_none_to_take_none_is_taken() {
    // [G7.2]
    let mut owned = arrives(table(4).coast(&[Engine, Door, Engine]).owns(Grey, &[Engine, Door]));
    assert_eq!(at(&owned), ("turn".to_owned(), Some(1)));
    assert_eq!(owned.state()["equipment"]["grey"], json!(["engine", "door"]));
    owned.act(YELLOW, drive(Yellow, 1, Stickney));
    let empty = arrives(table(4).coast(&[]).stock(&[]).trunk(Grey, &[Blue]));
    assert_eq!(at(&empty), ("dump".to_owned(), Some(0)), "the harbour comes first all the same");
    let mut empty = empty;
    empty.act(GREY, dump(&[Blue]));
    assert_eq!(at(&empty), ("turn".to_owned(), Some(1)));
}

#[test]
fn a_new_marker_pushes_the_old_ones_right_and_out_of_the_game() {
    // [G7.3]
    let takes = |owned: &[Equipment]| {
        let mut scenario = arrives(table(4).owns(Grey, owned));
        scenario.act(GREY, take(Engine));
        scenario
    };
    assert_eq!(takes(&[]).state()["equipment"]["grey"], json!(["engine"]));
    assert_eq!(takes(&[Door]).state()["equipment"]["grey"], json!(["engine", "door"]));
    let scenario = takes(&[Door, Bumper]);
    assert_eq!(scenario.state()["equipment"]["grey"], json!(["engine", "door"]));
    assert_eq!(scenario.state()["gone"], json!({"bumper": 1}));
    let taken = Event::MarkerTaken { crew: Grey, marker: Engine, pushed_out: Some(Bumper) };
    assert_eq!(scenario.events(), [taken]);
}

/// Grey, with a trunk in its right slot, has just lost it and carries two.
fn lost_its_trunk(captives: &[Crew]) -> Scenario<Gangster> {
    let mut scenario = arrives(table(4).owns(Grey, &[Door, Trunk]).trunk(Grey, captives));
    scenario.act(GREY, dump(&[])).act(GREY, take(Engine));
    scenario
}

#[test]
fn a_captive_that_no_longer_fits_is_dumped_at_once() {
    // [G7.3]
    let mut scenario = lost_its_trunk(&[Yellow, Blue]);
    assert_eq!(at(&scenario), ("surplus".to_owned(), Some(0)));
    assert_eq!((&scenario.state()["crew"], &scenario.state()["to_act"]), (&json!("grey"), &json!(0)));
    assert_eq!(scenario.legal(), [dump(&[Yellow]), dump(&[Blue])]);
    let exactly = "one captive no longer fits: dump exactly one";
    scenario
        .refused_with(GREY, dump(&[]), "G7.3", exactly)
        .refused_with(GREY, dump(&[Yellow, Blue]), "G7.3", exactly)
        .refused(GREY, dump(&[Blue, Yellow]), "G7.3")
        .refused(GREY, dump(&[Brown]), "G7.3")
        .refused_with(GREY, take(Bodyguard), "G7.3", "first dump the captive that no longer fits")
        .act(GREY, dump(&[Blue]));
    let state = scenario.state();
    assert_eq!((&state["trunks"]["grey"], &state["harbour"]), (&json!(["yellow"]), &json!({"blue": 1})));
    assert_eq!(state["phase"], "coast", "the refill comes after it");
    assert_eq!(lost_its_trunk(&[Blue, Blue]).legal(), [dump(&[Blue])]);
}

#[test]
fn there_is_no_surplus_while_the_captives_fit() {
    // [G7.3]
    assert_eq!(at(&lost_its_trunk(&[Yellow])).0, "coast");
    let mut dumped = arrives(table(4).owns(Grey, &[Door, Trunk]).trunk(Grey, &[Yellow, Blue]));
    dumped.act(GREY, dump(&[Yellow])).act(GREY, take(Engine));
    assert_eq!(at(&dumped).0, "coast", "one of two was dumped before");
    let mut pushed = arrives(table(4).owns(Grey, &[Trunk, Door]).trunk(Grey, &[Yellow, Blue]));
    pushed.act(GREY, dump(&[])).act(GREY, take(Engine));
    assert_eq!(at(&pushed).0, "coast", "the trunk is in the right slot now");
}
