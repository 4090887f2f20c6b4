//! `perft`: the counts that the rules crates are tested with, from the start and from a record.

use crate::runner::{match_lines, run, run_in};
use serde_json::Value;
use std::fs;

fn counts(args: &[&str]) -> Vec<u64> {
    let out = run(&[&["perft"], args, &["--json"]].concat()).expect_good().out;
    let lines: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    for (depth, line) in lines.iter().enumerate() {
        assert_eq!(line["depth"], Value::from(depth));
    }
    lines.iter().map(|line| line["sequences"].as_u64().unwrap()).collect()
}

#[test]
fn the_counts_are_those_of_the_rules_tests() {
    assert_eq!(counts(&["don", "--depth", "5"]), [1, 14, 104, 546, 2_275, 7_770]);
    assert_eq!(counts(&["gangster", "--seats", "3", "--depth", "3"]), [1, 11, 243, 2_892]);
    assert_eq!(counts(&["new_york", "--seats", "2", "--depth", "3"]), [1, 10, 98, 964]);
    let options = r#"{"exchange": true, "enforcement": "table"}"#;
    assert_eq!(counts(&["don", "--seats", "3", "--options", options, "--depth", "2"]), [1, 74, 2_774]);
}

#[test]
fn the_table_and_the_usual_depth() {
    let out = run(&["perft", "don"]).expect_good().out;
    let words: Vec<&str> = out.split_whitespace().collect();
    assert_eq!(words, ["0", "1", "1", "14", "2", "104", "3", "546", "4", "2275"]);
}

#[test]
fn first_decisions_share_the_count() {
    let out = run(&["perft", "don", "--depth", "3", "--divide", "--json"]).expect_good().out;
    let shares: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let sum: u64 = shares.iter().map(|share| share["sequences"].as_u64().unwrap()).sum();
    assert_eq!((shares.len(), sum), (14, 546));
    assert!(shares.iter().any(|share| share["action"]["type"] == "bid"), "{out}");
    let table = run(&["perft", "don", "--depth", "1", "--divide"]).expect_good().out;
    assert_eq!(table.lines().count(), 14);
}

#[test]
fn a_count_can_begin_where_a_record_ends() {
    let folder = tempfile::tempdir().unwrap();
    let lines = match_lines(1);
    let write = |name: &str, lines: &[Value]| {
        let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
        fs::write(folder.path().join(name), text).unwrap();
    };
    write("start.jsonl", &lines[..1]);
    write("over.jsonl", &lines);
    write("wrong.jsonl", &lines[1..]);
    let count = |name: &str| run_in(folder.path(), &["perft", "don", "--depth", "2", "--record", name]);
    let from_start = run(&["perft", "don", "--seats", "3", "--depth", "2"]).expect_good().out;
    assert_eq!(count("start.jsonl").expect_good().out, from_start);
    let over = count("over.jsonl").expect_good().out;
    assert_eq!(over.split_whitespace().collect::<Vec<_>>(), ["0", "1", "1", "1", "2", "1"]);
    let wrong = count("wrong.jsonl");
    assert!(wrong.code == Some(1) && wrong.err.contains("wrong.jsonl:1: record: "), "{wrong:?}");
    run_in(folder.path(), &["perft", "don", "--seats", "3", "--record", "start.jsonl"])
        .expect_usage("--record");
    let gangster = run_in(folder.path(), &["perft", "gangster", "--record", "start.jsonl"]);
    assert!(gangster.code == Some(1) && gangster.err.contains("don"), "{gangster:?}");
}

#[test]
fn bad_arguments_are_refused() {
    run(&["perft", "poker"]).expect_usage("there is no game `poker`");
    run(&["perft", "don", "--depth", "-1"]).expect_usage("--depth");
    run(&["perft", "don", "--seats", "9"]).expect_usage("3 to 6");
}
