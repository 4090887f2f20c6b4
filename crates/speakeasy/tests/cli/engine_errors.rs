//! Every error of the engine's line protocol: one line of input, one line of output, and the match as it was.

use crate::runner::{BINARY, Engine, match_lines, run};
use game_core::random::{below, stream};
use serde_json::{Value, json};
use std::io::Write;
use std::process::{Command, Stdio};

const NONE: Value = Value::Null;

/// An engine with a match of three in its first auction, and the seat to act.
fn in_auction() -> (Engine, u64) {
    let mut engine = Engine::start();
    let opened = engine.ok(&json!({"new": {"seats": 3, "seed": 1}}));
    (engine, opened["to_act"].as_u64().unwrap())
}

#[test]
fn what_is_not_json_is_answered_as_such() {
    let mut engine = Engine::start();
    for line in [
        &b""[..],
        b"   ",
        b"state",
        b"{",
        b"\"\xff\xfe\"",
        b"{\"view\":1e999}",
        b"\"state\" \"state\"",
        b"\0",
    ] {
        engine.error(line, "json", &NONE);
    }
    engine.error("[".repeat(50_000).as_bytes(), "json", &NONE);
    engine.error("{\"act\":".repeat(50_000).as_bytes(), "json", &NONE);
    assert_eq!(engine.ok(&json!("quit")), "bye");
}

#[test]
fn an_endless_line_is_skipped_and_answered_once() {
    let mut engine = Engine::start();
    let message = engine.error(&vec![b'x'; 20 << 20], "json", &NONE);
    assert!(message.contains("16 MiB"), "{message}");
    assert_eq!(engine.ok(&json!("quit")), "bye");
}

#[test]
fn unknown_commands_and_wrong_shapes_are_refused() {
    let (mut engine, seat) = in_auction();
    let strange = [
        json!("fly"),
        json!("new"),
        json!(7),
        json!(null),
        json!([]),
        json!({}),
        json!({"fly": 1}),
        json!({"state": null}),
        json!({"view": 0, "legal": 1}),
        json!({"new": []}),
        json!({"new": [3]}),
        json!({"new": {}}),
        json!({"new": {"seats": "3"}}),
        json!({"new": {"seats": 3.5}}),
        json!({"new": {"seats": 2}}),
        json!({"new": {"seats": u64::MAX}}),
        json!({"new": {"seats": 3, "seed": -1}}),
        json!({"new": {"seats": 3, "seed": "x"}}),
        json!({"new": {"seats": 3, "chance": "dice"}}),
        json!({"new": {"seats": 3, "colour": "red"}}),
        json!({"new": {"seats": 3, "options": []}}),
        json!({"new": {"seats": 3, "options": {"x": 1}}}),
        json!({"new": {"seats": 3, "components": {}}}),
        json!({"load": {}}),
        json!({"load": "file.jsonl"}),
        json!({"view": 3}),
        json!({"view": -1}),
        json!({"view": "0"}),
        json!({"view": 0.5}),
        json!({"act": null}),
        json!({"act": {"seat": seat}}),
        json!({"act": {"seat": "0", "action": {"type": "pass"}}}),
        json!({"act": {"seat": seat, "action": {"type": "pass"}, "why": "fun"}}),
        json!({"act": {"seat": seat, "action": "pass"}}),
        json!({"act": {"seat": seat, "action": {"type": "fly"}}}),
        json!({"act": {"seat": seat, "action": {"type": "bid", "amount": null}}}),
        json!({"chance": null}),
        json!({"chance": {"type": "earthquake"}}),
        json!({"sample_chance": "x"}),
        json!({"sample_chance": -1}),
        json!({"bot": "random"}),
        json!({"bot": {"name": "genius"}}),
        json!({"bot": {"name": "random", "ms": -1}}),
        json!({"bot": {"name": "random", "ms": "long"}}),
        json!({"bot": {"name": "random", "depth": 3}}),
        json!({"hint": {"ms": -1}}),
        json!({"hint": {"depth": 3}}),
        json!({"hint": 5}),
    ];
    let before = engine.ok(&json!("record"));
    for command in strange {
        engine.error(command.to_string().as_bytes(), "command", &NONE);
    }
    assert_eq!(engine.ok(&json!("record")), before, "the match is as it was");
}

#[test]
fn what_needs_a_match_says_that_there_is_none() {
    let mut engine = Engine::start();
    let commands = [
        json!("state"),
        json!("legal"),
        json!("record"),
        json!("result"),
        json!({"view": null}),
        json!({"act": {"seat": 0, "action": {"type": "pass"}}}),
        json!({"chance": {"type": "first_player", "seat": 0}}),
        json!({"sample_chance": 1}),
        json!({"bot": {"name": "random"}}),
    ];
    for command in commands {
        engine.error(command.to_string().as_bytes(), "no_match", &NONE);
    }
}

#[test]
fn whoever_is_not_to_act_is_told_so() {
    let (mut engine, seat) = in_auction();
    for other in [json!((seat + 1) % 3), json!(3), json!(-1), json!(1_000_000)] {
        let act = json!({"act": {"seat": other, "action": {"type": "pass"}}});
        engine.error(act.to_string().as_bytes(), "turn", &json!("D3.2"));
    }
    engine.error(br#"{"chance":{"type":"first_player","seat":0}}"#, "turn", &json!("D3.2"));
    engine.error(br#"{"sample_chance":1}"#, "turn", &NONE);
    engine.ok(&json!({"new": {"seats": 3, "chance": "manual"}}));
    engine.error(br#"{"bot":{"name":"random"}}"#, "turn", &NONE);
    engine.error(br#"{"act":{"seat":0,"action":{"type":"pass"}}}"#, "turn", &json!("D2.1"));
    engine.ok(&json!({"load": match_lines(1)}));
    engine.error(br#"{"bot":{"name":"random"}}"#, "turn", &NONE);
    engine.error(br#"{"act":{"seat":0,"action":{"type":"pass"}}}"#, "turn", &json!("D2.2"));
}

#[test]
fn an_illegal_action_names_its_rule_and_changes_nothing() {
    let (mut engine, seat) = in_auction();
    let before = engine.ok(&json!("state"));
    for (amount, rule) in [(-1, "D3.3"), (13, "D3.4"), (1_000_000, "D3.4")] {
        let act = json!({"act": {"seat": seat, "action": {"type": "bid", "amount": amount}}});
        let message = engine.error(act.to_string().as_bytes(), "illegal", &json!(rule));
        assert!(message.ends_with(&format!(" · {rule}")), "{message}");
    }
    assert_eq!(engine.ok(&json!("state")), before);
}

#[test]
fn impossible_chance_names_its_rule() {
    let mut engine = Engine::start();
    engine.ok(&json!({"new": {"seats": 3, "chance": "manual"}}));
    engine.error(br#"{"chance":{"type":"first_player","seat":3}}"#, "impossible", &json!("D2.1"));
    engine.ok(&json!({"chance": {"type": "first_player", "seat": 2}}));
    engine.error(br#"{"chance":{"type":"reveal","districts":[]}}"#, "impossible", &json!("D2.3"));
}

#[test]
fn a_record_that_cannot_be_loaded_leaves_the_match_as_it_was() {
    let (mut engine, _) = in_auction();
    let before = engine.ok(&json!("record"));
    let lines = match_lines(1);
    let with = |index: usize, line: Value| {
        let mut lines = lines.clone();
        lines[index] = line;
        json!({ "load": lines }).to_string()
    };
    let pass_of = |seat: i64| json!({"seat": seat, "action": {"type": "pass"}});
    let record = json!("record");
    engine.error(b"{\"load\":[]}", "command", &record);
    engine.error(
        with(0, json!({"record": 1, "game": "poker", "rules_version": 1, "seats": 3})).as_bytes(),
        "command",
        &record,
    );
    engine.error(with(0, json!("header")).as_bytes(), "command", &record);
    engine.error(with(3, json!(3)).as_bytes(), "command", &record);
    engine.error(with(3, json!({"chance": {"type": "reveal"}})).as_bytes(), "command", &record);
    engine.error(with(lines.len() - 1, json!({"result": 1})).as_bytes(), "command", &record);
    engine.error(json!({"load": &lines[..lines.len() - 1]}).to_string().as_bytes(), "command", &record);
    engine.error(with(3, pass_of(9)).as_bytes(), "turn", &json!("D3.2"));
    let mut high = lines[3].clone();
    high["action"] = json!({"type": "bid", "amount": 60});
    let message = engine.error(with(3, high).as_bytes(), "illegal", &json!("D3.4"));
    assert!(message.starts_with("line 4: ") && message.ends_with(" · D3.4"), "{message}");
    let nowhere = json!({"chance": {"type": "first_player", "seat": 3}});
    engine.error(with(1, nowhere).as_bytes(), "impossible", &json!("D2.1"));
    assert_eq!(engine.ok(&json!("record")), before);
}

#[test]
fn an_unknown_game_is_a_bad_command_line() {
    run(&["engine", "poker"]).expect_usage("there is no game `poker` here; there is don");
}

#[test]
fn thousands_of_garbage_lines_get_exactly_one_line_each() {
    let lines = garbage(6000);
    let mut child = Command::new(BINARY)
        .args(["engine", "don"])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let mut input = child.stdin.take().unwrap();
    let text = lines.join(&b'\n');
    let writer = std::thread::spawn(move || input.write_all(&text).unwrap());
    let done = child.wait_with_output().unwrap();
    writer.join().unwrap();
    assert_eq!(done.status.code(), Some(0));
    let out = String::from_utf8(done.stdout).unwrap();
    assert_eq!(out.lines().count(), lines.len());
    for line in out.lines() {
        let answer: Value = serde_json::from_str(line).unwrap();
        let code = answer["error"]["code"].as_str().unwrap_or("ok");
        assert!(
            ["ok", "json", "command", "no_match", "turn", "illegal", "impossible"].contains(&code),
            "{line}"
        );
        assert_eq!(answer.as_object().unwrap().len(), 1);
    }
}

/// Commands with a few of their bytes changed, lost or doubled, so that many still are commands.
fn garbage(count: usize) -> Vec<Vec<u8>> {
    let commands = [
        r#"{"new":{"seats":4,"options":{"exchange":true},"seed":7}}"#.to_owned(),
        r#"{"new":{"seats":3,"chance":"manual"}}"#.to_owned(),
        r#""state""#.to_owned(),
        r#"{"view":1}"#.to_owned(),
        r#""legal""#.to_owned(),
        r#"{"act":{"seat":1,"action":{"type":"bid","amount":7}}}"#.to_owned(),
        r#"{"chance":{"type":"reveal","districts":["new_town_3"]}}"#.to_owned(),
        r#"{"sample_chance":3}"#.to_owned(),
        r#"{"bot":{"name":"random","ms":1}}"#.to_owned(),
        r#"{"hint":{"nodes":2}}"#.to_owned(),
        json!({"load": &match_lines(1)[..9]}).to_string(),
    ];
    let mut rng = stream(1, 0, 0);
    let mut lines = Vec::new();
    for _ in 0..count {
        let mut line = commands[below(&mut rng, commands.len() as u32) as usize].clone().into_bytes();
        for _ in 0..below(&mut rng, 4) {
            let at = below(&mut rng, line.len() as u32) as usize;
            match below(&mut rng, 4) {
                0 => line[at] = below(&mut rng, 256) as u8,
                1 => line[at] = b"0123456789-\"{}[],:"[below(&mut rng, 18) as usize],
                2 => drop(line.remove(at)),
                _ => line.insert(at, line[at]),
            }
        }
        line.retain(|&byte| byte != b'\n');
        lines.push(line);
    }
    // The last line needs some byte to be a line at all.
    lines.push(b"?".to_vec());
    lines
}
