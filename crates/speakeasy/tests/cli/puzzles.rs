//! `puzzles` finds positions whose best choice stands out, and says how.

use crate::runner::{match_lines, run_in};
use serde_json::{Value, json};

#[test]
fn puzzles_are_positions_of_the_record_and_the_manifest_says_how_they_were_found() {
    let folder = tempfile::tempdir().unwrap();
    let lines = match_lines(5);
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.path().join("match.jsonl"), text).unwrap();
    let flags = ["--nodes", "400", "--margin", "0.02", "--most", "2", "--source", "a test"];
    let done = run_in(folder.path(), &[&["puzzles", "match.jsonl", "--out", "found"][..], &flags].concat());
    assert_eq!(done.expect_good().err, "");
    let read = |name: &str| -> Value {
        serde_json::from_slice(&std::fs::read(folder.path().join("found").join(name)).unwrap()).unwrap()
    };
    let found = read("don.json");
    let found = found.as_array().unwrap();
    assert!(!found.is_empty() && found.len() <= 2, "{} puzzles", found.len());
    for puzzle in found {
        let record = puzzle["record"].as_array().unwrap();
        assert_eq!(record[1..], lines[1..record.len()], "the record up to the position");
        assert_eq!(lines[record.len()]["seat"], puzzle["seat"], "whose choice came next");
        let chances: Vec<f64> = puzzle["choices"]
            .as_array()
            .unwrap()
            .iter()
            .map(|each| each["chance"].as_f64().unwrap())
            .collect();
        assert!(chances.len() >= 3 && chances[0] - chances[1] >= 0.02, "{chances:?}");
    }
    let manifest = read("manifest.json");
    assert_eq!(manifest["command"], "speakeasy puzzles --margin 0.02 --nodes 400 --most 2");
    assert_eq!((&manifest["source"], &manifest["records"]), (&json!("a test"), &json!(1)));
}
