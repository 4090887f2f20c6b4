//! `--components FILE`: another map and other tiles than a game's own.

use crate::runner::{Engine, run, run_in};
use serde_json::{Value, json};
use std::path::Path;
use tempfile::TempDir;

const OWN: &str = include_str!("../../../gangster/data/components.toml");

/// A folder with a components file in which the casino is more generous.
fn folder() -> TempDir {
    folder_with(&OWN.replace("values = [1, 2, 3, 4, 5, 6]", "values = [7, 8, 9, 10, 11, 12]"))
}

fn folder_with(text: &str) -> TempDir {
    assert_ne!(text, OWN, "the test changes something");
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::write(folder.path().join("box.toml"), text).expect("a file");
    folder
}

fn first_record(folder: &Path) -> Vec<Value> {
    let text = std::fs::read_to_string(folder.join("gangster-4p-s1-000000.jsonl")).expect("a record");
    text.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect()
}

#[test]
fn a_record_carries_other_components_and_replays_without_the_file() {
    let folder = folder();
    let sim = ["sim", "gangster", "--games", "1", "--components", "box.toml", "--records", "."];
    run_in(folder.path(), &sim).expect_good();
    let lines = first_record(folder.path());
    assert_eq!(lines[0]["components"]["casino"]["values"], json!([7, 8, 9, 10, 11, 12]));
    std::fs::remove_file(folder.path().join("box.toml")).unwrap();
    run_in(folder.path(), &["replay", "gangster-4p-s1-000000.jsonl"]).expect_good();
}

#[test]
fn a_record_without_components_takes_those_of_the_command_line() {
    let folder = folder();
    let sim = ["sim", "gangster", "--games", "1", "--components", "box.toml", "--records", "."];
    run_in(folder.path(), &sim).expect_good();
    let mut lines = first_record(folder.path());
    lines[0].as_object_mut().unwrap().remove("components");
    crate::replay::write(folder.path(), "bare.jsonl", &lines);
    let alone = run_in(folder.path(), &["replay", "bare.jsonl"]);
    assert_eq!(alone.code, Some(1));
    assert!(alone.err.contains("G6.1"), "the casino has no such card: {alone:?}");
    run_in(folder.path(), &["replay", "bare.jsonl", "--components", "box.toml"]).expect_good();
}

#[test]
fn the_own_components_given_as_a_file_change_nothing() {
    let folder = folder_with(&OWN.replace("# The map", "# Chicago").replace("[G1.2]", ""));
    let sim = ["sim", "gangster", "--games", "1", "--components", "box.toml", "--records", "."];
    run_in(folder.path(), &sim).expect_good();
    assert_eq!(first_record(folder.path())[0].get("components"), None);
}

#[test]
fn the_engine_takes_components_from_the_file_or_from_new() {
    let folder = folder();
    let path = folder.path().join("box.toml");
    let mut engine = Engine::start_with(&["gangster", "--components", path.to_str().unwrap()]);
    engine.ok(&json!({"new": {"seats": 3, "seed": 1}}));
    let record = engine.ok(&json!("record"));
    let components = record[0]["components"].clone();
    assert_eq!(components["casino"]["values"], json!([7, 8, 9, 10, 11, 12]));
    engine.ok(&json!({"load": record}));
    assert_eq!(engine.ok(&json!("record"))[0]["components"], components);

    let mut plain = Engine::start_with(&["gangster"]);
    plain.ok(&json!({"new": {"seats": 3, "seed": 1, "components": components}}));
    assert_eq!(plain.ok(&json!("record")), record);
    plain.ok(&json!({"new": {"seats": 3, "seed": 1}}));
    assert_eq!(plain.ok(&json!("record"))[0].get("components"), None);
    let message = plain.error(br#"{"new":{"seats":3,"components":{"places":{}}}}"#, "command", &Value::Null);
    assert!(message.contains("missing field `equipment`"), "{message}");
}

#[test]
fn a_broken_file_is_refused_with_the_reason_and_the_place() {
    // [G1.6]
    let broken = [
        (
            "\"greek_town\", \"north_side\"",
            "\"greektown\", \"north_side\"",
            "places.the_loop.roads: `greektown`",
        ),
        ("door = 5", "door = 4", "equipment: there are 30 markers in all, not 29"),
        ("prizes = [8, 2]", "prizes = [8, \"!\"]", "tile 7: "),
        ("columns = 3", "columns = \"3\"", "tiles[3].columns: "),
        ("[casino]", "[casino", "line 28"),
    ];
    for (from, to, reason) in broken {
        let folder = folder_with(&OWN.replace(from, to));
        for command in [&["sim", "gangster"][..], &["engine", "gangster"], &["replay", "any.jsonl"]] {
            let done = run_in(folder.path(), &[command, &["--components", "box.toml"]].concat());
            assert_eq!(done.code, Some(1), "{done:?}");
            assert!(done.err.contains("box.toml: ") && done.err.contains(reason), "{reason}: {done:?}");
        }
    }
}

#[test]
fn components_that_cannot_be_read_or_used_are_refused() {
    let missing = run(&["sim", "gangster", "--components", "no-such-file.toml"]);
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.contains("no-such-file.toml: cannot be read"), "{missing:?}");
    let folder = folder();
    run_in(folder.path(), &["sim", "don", "--components", "box.toml"])
        .expect_usage("Don is played with its own");
    run_in(folder.path(), &["engine", "don", "--components", "box.toml"])
        .expect_usage("Don is played with its own");
}
