//! Hints through the engine's line protocol.

use crate::runner::{Engine, match_lines};
use serde_json::{Value, json};

#[test]
fn a_hint_is_a_legal_action_with_reasons_in_numbers() {
    let mut engine = Engine::start();
    engine.ok(&json!({"new": {"seats": 3, "seed": 1}}));
    let hint = engine.ok(&json!({"hint": {"ms": 20}}));
    assert!(engine.ok(&json!("legal")).as_array().unwrap().contains(&hint["action"]));
    let reasons = hint["reasons"].as_array().unwrap();
    assert_eq!((&reasons[0]["role"], &reasons[0]["action"]), (&json!("best"), &hint["action"]));
    for reason in reasons {
        let chances: Vec<f64> =
            reason["chances"].as_array().unwrap().iter().filter_map(Value::as_f64).collect();
        assert!(chances.len() == 3 && (chances.iter().sum::<f64>() - 1.0).abs() < 1e-3, "{reason}");
        assert!(
            reason["gain"].is_f64() && reason["words"].is_string() && reason["changes"].is_array(),
            "{reason}"
        );
    }
}

#[test]
fn what_a_hint_says_of_the_state_is_what_the_action_does() {
    let mut engine = Engine::start();
    let opened = engine.ok(&json!({"new": {"seats": 3, "seed": 1}}));
    let hint = engine.ok(&json!({"hint": {"nodes": 500}}));
    engine.ok(&json!({"act": {"seat": opened["to_act"], "action": hint["action"]}}));
    let state = engine.ok(&json!("state"));
    for change in hint["reasons"][0]["changes"].as_array().unwrap() {
        let place = state.pointer(&format!("/{}", change["path"].as_str().unwrap())).unwrap();
        assert_eq!(*place, change["to"], "{change}");
    }
}

#[test]
fn the_hint_for_a_position_is_the_same_whatever_the_seed_and_whatever_was_loaded_before() {
    let lines = match_lines(5);
    let hint = |seed: u64, before: usize| {
        let mut engine = Engine::start();
        engine.ok(&json!({"new": {"seats": 3, "seed": seed}}));
        engine.ok(&json!({"load": &lines[..before]}));
        engine.ok(&json!({"load": &lines[..30]}));
        engine.ok(&json!({"hint": {"nodes": 300}}))
    };
    assert_eq!(hint(1, 40), hint(2, 60));
}

#[test]
fn where_no_seat_is_to_act_there_is_nothing_to_advise() {
    let mut engine = Engine::start();
    let ask = br#"{"hint":{"ms":1}}"#;
    engine.error(ask, "no_match", &Value::Null);
    engine.ok(&json!({"new": {"seats": 3, "chance": "manual"}}));
    engine.error(ask, "turn", &Value::Null);
    engine.ok(&json!({"load": match_lines(1)}));
    engine.error(ask, "turn", &Value::Null);
}
