//! "Steps": the shape of actions and chance in JSON, and strange values that a rule answers.

use crate::set_up::usual;
use crate::setting::*;
use game_core::erased::AnyMatch;
use game_core::{Match, Reason, Seat};
use gangster::Gangster;
use serde_json::{Value, json};

/// A match of four before its set-up.
fn new() -> Match<Gangster> {
    Match::new(gangster(4))
}

/// The usual set-up as JSON.
fn setup() -> Value {
    serde_json::to_value(gangster::Chance::Setup(usual(4))).expect("plain JSON")
}

/// A match of four that has been set up; yellow, at Greek Town with an engine, acts.
fn begun() -> Match<Gangster> {
    let mut played = new();
    AnyMatch::chance(&mut played, &setup()).expect("the usual set-up is possible");
    played
}

/// How an action of yellow's is refused.
fn refused(action: &Value) -> (Reason, &'static str) {
    let refused = AnyMatch::act(&mut begun(), Seat::new(YELLOW), action).expect_err("it is refused");
    (refused.reason, refused.id())
}

fn chance_refused(chance: &Value) -> (Reason, &'static str) {
    let refused = AnyMatch::chance(&mut new(), chance).expect_err("it is refused");
    (refused.reason, refused.id())
}

#[test]
fn steps_are_written_as_the_rules_say() {
    // [G4.1] [G5.2] [G5.3] [G7.1] [G7.2] [G8.5]
    let written = |action: gangster::Action| serde_json::to_value(action).unwrap();
    let drive = json!({"type": "drive", "crew": "grey", "card": 3, "steps": 4, "to": "the_loop"});
    assert_eq!(written(drive_on(Grey, 3, TheLoop)), drive);
    assert_eq!(
        written(unload(Grey, &[Grey, Grey])),
        json!({"type": "unload", "crew": "grey", "who": ["grey", "grey"]})
    );
    let load_5 = json!({"type": "load", "crew": "grey", "district": "the_loop", "level": 5});
    assert_eq!(written(load(Grey, TheLoop, 5)), load_5);
    assert_eq!(written(bump(Blue, Cicero)), json!({"type": "bump", "car": "blue", "to": "cicero"}));
    assert_eq!(written(NO_BUMP), json!({"type": "no_bump"}));
    assert_eq!(written(dump(&[Blue])), json!({"type": "dump", "who": ["blue"]}));
    assert_eq!(written(take(TommyGun)), json!({"type": "take", "marker": "tommy_gun"}));
    let chance = |chance: gangster::Chance| serde_json::to_value(chance).unwrap();
    assert_eq!(chance(card(Cicero)), json!({"type": "district_card", "card": "cicero"}));
    assert_eq!(chance(POLICE), json!({"type": "district_card", "card": "police"}));
    assert_eq!(chance(casino(4)), json!({"type": "casino", "value": 4}));
    assert_eq!(chance(refill(&[Door])), json!({"type": "coast", "markers": ["door"]}));
    let keys: Vec<String> = setup().as_object().unwrap().keys().cloned().collect();
    assert_eq!(keys, ["type", "first", "tiles", "coast", "mats", "starts", "doubler"]);
    assert_eq!(setup()["starts"]["grey"], json!(["north_side", "west_side"]));
    assert_eq!(
        (&setup()["tiles"]["south_side"], &setup()["mats"]["blue"]),
        (&json!(10), &json!("tommy_gun"))
    );
}

#[test]
fn all_keys_are_required_and_no_others_allowed() {
    let whole = [
        json!({"type": "drive", "crew": "yellow", "card": 1, "steps": 1, "to": "the_loop"}),
        json!({"type": "unload", "crew": "yellow", "who": ["yellow"]}),
        json!({"type": "load", "crew": "yellow", "district": "greek_town", "level": 1}),
    ];
    for action in whole {
        assert!(AnyMatch::act(&mut begun(), Seat::new(YELLOW), &action).is_ok(), "{action}");
        let mut more = action.clone();
        more["surplus"] = json!(1);
        assert_eq!(refused(&more).0, Reason::Malformed, "{more}");
        for key in action.as_object().unwrap().keys() {
            let mut less = action.clone();
            less.as_object_mut().unwrap().shift_remove(key);
            assert_eq!(refused(&less).0, Reason::Malformed, "{less}");
        }
    }
    for wrong in
        [json!({"type": "no_bump", "to": "cicero"}), json!({"type": "pass"}), json!([]), json!("drive")]
    {
        assert_eq!(refused(&wrong).0, Reason::Malformed, "{wrong}");
    }
    for key in ["first", "tiles", "coast", "mats", "starts", "doubler"] {
        let mut less = setup();
        less.as_object_mut().unwrap().shift_remove(key);
        assert_eq!(chance_refused(&less).0, Reason::Malformed, "{key}");
    }
}

#[test]
fn numbers_of_any_size_and_lists_of_any_length_are_answered_by_a_rule() {
    // [G4.1] [G5.1] [G5.3] [G8.6]
    let huge: Value = serde_json::from_str("1000000000000000000000000").unwrap();
    for number in [json!(9), json!(-1), json!(0), json!(i64::MIN), json!(u64::MAX), huge] {
        let drive = |card: &Value, steps: &Value| json!({"type": "drive", "crew": "yellow", "card": card, "steps": steps, "to": "the_loop"});
        assert_eq!(refused(&drive(&number, &json!(1))).1, "G4.1", "{number}");
        assert_eq!(refused(&drive(&json!(1), &number)).1, "G4.1", "{number}");
        let load = json!({"type": "load", "crew": "yellow", "district": "greek_town", "level": number});
        assert_eq!(refused(&load).1, "G5.3", "{number}");
    }
    let unload = |who: &[&str]| json!({"type": "unload", "crew": "yellow", "who": who});
    assert_eq!(refused(&unload(&[])).1, "G5.1");
    assert_eq!(refused(&unload(&["yellow"; 100])).1, "G8.6");
    for wrong in [json!(1.5), json!("1"), json!(null), json!([1])] {
        let load = json!({"type": "load", "crew": "yellow", "district": "greek_town", "level": wrong});
        assert_eq!(refused(&load).0, Reason::Malformed, "{load}");
    }
}

#[test]
fn a_strange_set_up_is_answered_by_a_rule() {
    // [G2.1] [G2.2] [G2.4] [G2.5]
    let changes = [
        ("/first", json!(-1), "G2.1"),
        ("/first", json!(u64::MAX), "G2.1"),
        ("/tiles/cicero", json!(99), "G2.1"),
        ("/tiles/cicero", json!(-1), "G2.1"),
        ("/tiles", json!({}), "G2.1"),
        ("/coast", json!(vec!["door"; 100]), "G2.2"),
        ("/mats", json!({}), "G2.2"),
        ("/starts/grey", json!(["north_side", "west_side", "cicero", "cicero"]), "G2.4"),
        ("/starts", json!({}), "G2.4"),
        ("/doubler", json!("gold_coast"), "G2.5"),
    ];
    for (place, value, rule) in changes {
        let mut changed = setup();
        *changed.pointer_mut(place).unwrap() = value;
        assert_eq!(chance_refused(&changed), (Reason::Impossible, rule), "{place}");
    }
    let mut unknown = setup();
    unknown["mats"]["red"] = json!("door");
    assert_eq!(chance_refused(&unknown).0, Reason::Malformed);
}
