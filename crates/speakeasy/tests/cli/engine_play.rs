//! Whole matches through the engine's line protocol.

use crate::runner::{Engine, match_lines};
use serde_json::{Value, json};

/// Plays to the end with the bot's choices, and with sampled chance where chance is manual.
fn play(engine: &mut Engine, mut to_act: Value) {
    for number in 0.. {
        let answer = match &to_act {
            Value::Null => return,
            Value::String(_) => {
                let chance = engine.ok(&json!({ "sample_chance": number }));
                engine.ok(&json!({ "chance": chance }))
            }
            seat => {
                let choice = engine.ok(&json!({"bot": {"name": "random", "ms": 1}}));
                assert!(engine.ok(&json!("legal")).as_array().unwrap().contains(&choice["action"]));
                engine.ok(&json!({"act": {"seat": seat, "action": choice["action"]}}))
            }
        };
        assert!(!answer["events"].as_array().unwrap().is_empty(), "every step of Don is told: {answer}");
        to_act = answer["to_act"].clone();
    }
}

#[test]
fn a_match_with_drawn_chance_is_the_first_match_of_the_simulation_with_that_seed() {
    let mut engine = Engine::start();
    let opened = engine.ok(&json!({"new": {"seats": 3, "options": {}, "seed": 7}}));
    assert!(opened["to_act"].is_u64(), "nature has already decided: {opened}");
    play(&mut engine, opened["to_act"].clone());
    let mut simulated = match_lines(7);
    simulated[0].as_object_mut().unwrap().remove("meta");
    assert_eq!(engine.ok(&json!("record")), Value::from(simulated.clone()));
    assert_eq!(engine.ok(&json!("result")), simulated.last().unwrap()["result"]);
    assert_eq!(engine.ok(&json!("legal")), json!([]));
    assert_eq!(engine.ok(&json!("state"))["phase"], "over");
}

#[test]
fn a_match_with_manual_chance_waits_for_it() {
    let mut engine = Engine::start();
    let opened = engine.ok(&json!({"new": {"seats": 5, "chance": "manual"}}));
    assert_eq!(opened, json!({"to_act": "chance"}));
    assert_eq!(engine.ok(&json!("legal")), json!([]));
    assert_eq!(engine.ok(&json!("result")), Value::Null);
    play(&mut engine, opened["to_act"].clone());
    assert!(engine.ok(&json!("result"))["scores"].is_array());
    assert_eq!(engine.end(), (Some(0), String::new()));
}

#[test]
fn drawn_chance_is_told_with_the_action_that_led_to_it() {
    let mut engine = Engine::start();
    engine.ok(&json!({"new": {"seats": 3, "seed": 1, "options": {"side_auctions": false}}}));
    let reveals = |engine: &mut Engine| {
        let lines = engine.ok(&json!("record"));
        lines.as_array().unwrap().iter().filter(|line| line["chance"]["type"] == "reveal").count()
    };
    loop {
        let (before, state) = (reveals(&mut engine), engine.ok(&json!("state")));
        let act = json!({"act": {"seat": state["to_act"], "action": {"type": "pass"}}});
        let answer = engine.ok(&act);
        if reveals(&mut engine) > before {
            let events = answer["events"].as_array().unwrap();
            assert!(
                events.iter().any(|event| event["type"].as_str().unwrap().contains("reveal")),
                "{answer}"
            );
            break;
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_luck_and_none_gives_another() {
    let mut engine = Engine::start();
    let mut start = |new: Value| {
        engine.ok(&json!({ "new": new }));
        engine.ok(&json!("record"))
    };
    assert_eq!(start(json!({"seats": 6, "seed": 1})), start(json!({"seats": 6, "seed": 1})));
    let unseeded: Vec<Value> = (0..20).map(|_| start(json!({"seats": 6}))).collect();
    assert!(unseeded.iter().any(|other| *other != unseeded[0]));
}

#[test]
fn a_record_can_be_loaded_and_comes_back_as_it_was() {
    let mut lines = match_lines(4);
    lines[0]["names"] = json!(["Ada", "Ben", "Cy"]);
    lines[0]["fairness"] = json!({"commitment": "00", "values": []});
    let mut engine = Engine::start();
    assert_eq!(engine.ok(&json!({ "load": lines })), json!({"to_act": null}));
    assert_eq!(engine.ok(&json!("record")).as_array().unwrap(), &lines);
    assert_eq!(engine.ok(&json!({"load": &lines[..1]})), json!({"to_act": "chance"}));
    let middle = engine.ok(&json!({"load": &lines[..30]}));
    assert_eq!(engine.ok(&json!("record")).as_array().unwrap(), &lines[..30]);
    play(&mut engine, middle["to_act"].clone());
    assert_eq!(engine.ok(&json!("record"))[0], lines[0], "the header is kept");
}

#[test]
fn views_hide_what_the_table_keeps_secret() {
    let mut engine = Engine::start();
    engine.ok(&json!({"new": {"seats": 3, "seed": 1}}));
    assert_eq!(engine.ok(&json!({"view": 1}))["chips"], json!([null, 12, null]));
    assert_eq!(engine.ok(&json!({"view": null}))["chips"], json!([null, null, null]));
    assert_eq!(engine.ok(&json!("state"))["chips"], json!([12, 12, 12]));
}

#[test]
fn sampling_chance_does_nothing_and_depends_on_its_seed() {
    let mut engine = Engine::start();
    engine.ok(&json!({"new": {"seats": 3, "chance": "manual"}}));
    engine.ok(&json!({"chance": {"type": "first_player", "seat": 2}}));
    let mut sample = |seed: u64| engine.ok(&json!({ "sample_chance": seed }));
    assert_eq!(sample(5), sample(5));
    let first = sample(0);
    assert!((1..20).any(|seed| sample(seed) != first));
    assert_eq!(engine.ok(&json!("state"))["phase"], "reveal");
}

#[test]
fn quit_and_the_end_of_the_input_end_it() {
    let mut engine = Engine::start();
    assert_eq!(engine.ok(&json!("quit")), "bye");
    assert_eq!(engine.end(), (Some(0), String::new()));
    assert_eq!(Engine::start().end(), (Some(0), String::new()));
}
