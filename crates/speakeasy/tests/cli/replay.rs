//! `replay` of good records, alone and among bad ones.

use crate::runner::{BINARY, Run, match_lines, run, run_in};
use serde_json::{Value, json};
use std::io::Read;
use std::path::Path;
use std::process::{Command, Stdio};
use tempfile::TempDir;

pub(crate) fn write(folder: &Path, name: &str, lines: &[Value]) {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.join(name), text).unwrap();
}

/// Replays a record that holds exactly these bytes, under the name `match.jsonl`.
pub(crate) fn replay_bytes(bytes: &[u8], flags: &[&str]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("match.jsonl"), bytes).unwrap();
    run_in(folder.path(), &[&["replay", "match.jsonl"], flags].concat())
}

pub(crate) fn replay_lines(lines: &[Value], flags: &[&str]) -> Run {
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    replay_bytes(text.as_bytes(), flags)
}

fn json_lines(text: &str) -> Vec<Value> {
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn a_finished_match_is_summed_up_in_one_line() {
    let lines = match_lines(5);
    let done = replay_lines(&lines, &[]).expect_good();
    let scores: Vec<String> =
        lines.last().unwrap()["result"]["scores"].as_array().unwrap().iter().map(Value::to_string).collect();
    let steps = lines.len() - 2;
    assert_eq!(
        done.out,
        format!("match.jsonl: ok, don, 3 seats, {steps} steps, scores {}\n", scores.join(" "))
    );
    assert_eq!(done.err, "");
}

#[test]
fn an_unfinished_match_is_good_and_has_no_result() {
    let lines = match_lines(5);
    let done = replay_lines(&lines[..40], &[]).expect_good();
    assert_eq!(done.out, "match.jsonl: ok, don, 3 seats, 39 steps, not finished\n");
    let states = replay_lines(&lines[..40], &["--states"]).expect_good();
    assert_eq!(states.out.lines().count(), 40);
    assert!(!states.out.contains("\"result\""));
}

#[test]
fn a_header_alone_is_an_unfinished_match() {
    let done = replay_lines(&match_lines(5)[..1], &[]).expect_good();
    assert!(done.out.contains("0 steps, not finished"), "{done:?}");
}

#[test]
fn states_are_printed_after_the_header_and_every_step_and_the_result_last() {
    let lines = match_lines(6);
    let printed = json_lines(&replay_lines(&lines, &["--states"]).expect_good().out);
    assert_eq!(printed.len(), lines.len(), "a state for the header and each step, and the result");
    assert_eq!(printed.last(), lines.last());
    for line in &printed[..printed.len() - 1] {
        assert_eq!(line.as_object().unwrap().keys().collect::<Vec<_>>(), ["state"]);
        assert!(line["state"]["phase"].is_string());
    }
    assert_eq!(printed[0]["state"]["phase"], "first_player");
    assert_eq!(printed[printed.len() - 2]["state"]["phase"], "over");
}

#[test]
fn states_up_to_a_bad_step_are_printed_and_no_result() {
    let mut lines = match_lines(6);
    lines[9] = json!({"seat": 9, "action": {"type": "pass"}});
    let done = replay_lines(&lines, &["--states"]);
    assert_eq!((done.code, done.out.lines().count()), (Some(1), 9));
    assert!(done.err.starts_with("match.jsonl:10: D"), "{done:?}");
}

#[test]
fn options_may_be_missing_and_unknown_keys_of_the_header_are_ignored() {
    let mut lines = match_lines(7);
    let header = lines[0].as_object_mut().unwrap();
    header.remove("options");
    header.insert("names".to_owned(), json!(["Ada", "Ben", "Cy"]));
    header.insert("weather".to_owned(), json!("rain"));
    replay_lines(&lines, &[]).expect_good();
}

#[test]
fn line_ends_of_other_systems_and_a_missing_last_one_are_fine() {
    let text: Vec<String> = match_lines(7).iter().map(Value::to_string).collect();
    replay_bytes(text.join("\r\n").as_bytes(), &[]).expect_good();
}

#[test]
fn the_other_files_are_still_checked_after_a_bad_one() {
    let folder: TempDir = tempfile::tempdir().unwrap();
    let good = match_lines(1);
    write(folder.path(), "first.jsonl", &good);
    write(folder.path(), "bad.jsonl", &good[1..]);
    write(folder.path(), "last.jsonl", &good[..5]);
    let done = run_in(folder.path(), &["replay", "first.jsonl", "bad.jsonl", "none.jsonl", "last.jsonl"]);
    assert_eq!(done.code, Some(1));
    let files =
        |text: &str| text.lines().map(|line| line[..line.find(':').unwrap()].to_owned()).collect::<Vec<_>>();
    assert_eq!(files(&done.out), ["first.jsonl", "last.jsonl"]);
    assert_eq!(files(&done.err), ["bad.jsonl", "none.jsonl"]);
}

#[test]
fn a_reader_that_goes_away_ends_it_quietly() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "match.jsonl", &match_lines(1));
    let files = vec!["match.jsonl"; 50];
    let mut child = Command::new(BINARY)
        .current_dir(folder.path())
        .args(["replay", "--states"])
        .args(files)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdout.take().unwrap().read_exact(&mut [0; 10]).unwrap();
    let done = child.wait_with_output().unwrap();
    assert_eq!((done.status.code(), String::from_utf8_lossy(&done.stderr).as_ref()), (Some(0), ""));
}

#[test]
fn replay_without_a_file_is_a_bad_command_line() {
    run(&["replay"]).expect_usage("FILE");
}

/// Replaying a whole match takes less than 20 ms in a release build:
/// `cargo test --release -p speakeasy -- --ignored replaying_a_whole_match_is_quick`
#[test]
#[ignore = "measures time, which only a release build on a quiet machine shows"]
fn replaying_a_whole_match_is_quick() {
    let folder = tempfile::tempdir().unwrap();
    write(folder.path(), "match.jsonl", &match_lines(1));
    let time = || {
        let start = std::time::Instant::now();
        run_in(folder.path(), &["replay", "match.jsonl"]).expect_good();
        start.elapsed()
    };
    let best = (0..10).map(|_| time()).min().unwrap();
    assert!(best.as_millis() < 20, "{best:?}");
}
