//! `sim --records`: whole records that replay cleanly, the same for any number of threads.

use crate::runner::{match_lines, run, run_in};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Every file of a directory, by name.
fn files(folder: &Path) -> BTreeMap<String, String> {
    let read = |entry: fs::DirEntry| {
        (entry.file_name().into_string().unwrap(), fs::read_to_string(entry.path()).unwrap())
    };
    fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap())).collect()
}

fn record(games: &str, threads: &str) -> (BTreeMap<String, String>, Value) {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "sim",
        "don",
        "--games",
        games,
        "--seed",
        "3",
        "--threads",
        threads,
        "--records",
        "new/out",
        "--json",
    ];
    let report = run_in(folder.path(), &args).expect_good().json();
    (files(&folder.path().join("new/out")), report)
}

#[test]
fn records_are_whole_and_the_same_for_any_number_of_threads() {
    let (one, _) = record("40", "1");
    assert_eq!(one, record("40", "3").0);
    let names: Vec<&String> = one.keys().collect();
    assert_eq!((names.len(), names[0].as_str()), (40, "don-4p-s3-000000.jsonl"));
    assert_eq!(names[39], "don-4p-s3-000039.jsonl");
    let header: Value = serde_json::from_str(one[names[7]].lines().next().unwrap()).unwrap();
    assert_eq!(
        header["meta"],
        json!({"seed": 3, "match": 7, "bots": ["random", "random", "random", "random"]})
    );
}

#[test]
fn records_replay_cleanly_and_are_the_matches_of_the_statistics() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["sim", "don", "--games", "30", "--seats", "3", "--json"];
    let report = run_in(folder.path(), &[&args[..], &["--records", "."]].concat()).expect_good().json();
    let records = files(folder.path());
    let names: Vec<&str> = records.keys().map(String::as_str).collect();
    let replayed = run_in(folder.path(), &[&["replay"], &names[..]].concat()).expect_good();
    assert_eq!(replayed.out.lines().count(), 30);

    let results =
        records.values().map(|text| serde_json::from_str::<Value>(text.lines().last().unwrap()).unwrap());
    let total: i64 = results.map(|line| line["result"]["scores"][1].as_i64().unwrap()).sum();
    assert_eq!(report["per_seat"][1]["score"], json!(total as f64 / 30.0));
    let unrecorded = run(&args).expect_good().json();
    assert_eq!(report["per_seat"], unrecorded["per_seat"]);
    assert_eq!(report["length"], unrecorded["length"]);
}

#[test]
fn a_match_depends_on_its_number_only() {
    let (few, _) = record("2", "1");
    let (many, _) = record("9", "2");
    assert!(few.iter().all(|(name, text)| many[name] == *text));
    assert_ne!(match_lines(1), match_lines(2));
}

#[test]
fn what_cannot_be_written_stops_the_run_and_is_named() {
    let folder = tempfile::tempdir().unwrap();
    fs::write(folder.path().join("file"), "in the way").unwrap();
    fs::create_dir_all(folder.path().join("out/don-4p-s1-000003.jsonl")).unwrap();
    for (place, named) in [("file/out", "file/out"), ("file", "file"), ("out", "out/don-4p-s1-000003.jsonl")]
    {
        let done = run_in(folder.path(), &["sim", "don", "--games", "20", "--records", place]);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{done:?}");
        assert!(done.err.contains(&format!("{named}: cannot be written: ")), "{named}: {}", done.err);
    }
    let left = fs::read_dir(folder.path().join("out")).unwrap();
    let names: Vec<String> = left.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    assert!(names.iter().all(|name| name.ends_with(".jsonl")), "nothing half-written stays: {names:?}");
}
