//! `speakeasy bot --exec`: programs that play well, and programs that do not.

#![cfg(unix)]

use crate::evening::Evening;
use crate::runner::{BINARY, run};
use std::process::Command;

/// Enough for a program to start and answer on the busiest machine.
pub(crate) const LONG: &str = "20000";

/// A match of Don with one seat played by this program, which gets so many milliseconds; what the bot told.
fn play_with(ms: &str, program: &[&str]) -> String {
    play("don", 3, ms, program)
}

pub(crate) fn play(game: &str, seats: u8, ms: &str, program: &[&str]) -> String {
    let mut evening = Evening::of(game, seats);
    let args = [&["--seat", "1", "--level", "easy", "--ms", ms, "--exec"][..], program].concat();
    let bot = evening.bot("Al", &args);
    evening.until_seated(1);
    evening.fill_and_start();
    let told = bot.expect_over();
    evening.checked_record();
    told
}

#[test]
fn the_engine_itself_can_play() {
    let told = play_with(LONG, &[BINARY, "engine", "don"]);
    assert!(!told.contains("fails"), "{told}");
}

/// The bot that the documentation shows, as it stands there.
#[test]
fn the_documented_bot_can_play_all_games() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3 here");
        return;
    }
    let document = include_str!("../../../../docs/writing-a-bot.md");
    let program = document.split("```python\n").nth(1).unwrap().split("```").next().unwrap();
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("my_bot.py");
    std::fs::write(&path, program).unwrap();
    for (game, seats) in [("don", 3), ("gangster", 2), ("new_york", 2)] {
        let told = play(game, seats, LONG, &["python3", path.to_str().unwrap(), BINARY, "engine", game]);
        assert!(!told.contains("fails"), "{game}: {told}");
    }
}

#[test]
fn a_level_plays_for_a_program_that_hangs() {
    let told = play_with("20", &["sh", "-c", "exec sleep 1000"]);
    assert_eq!(told.matches("no answer within 3040 ms").count(), 3, "{told}");
    assert!(told.contains("easy plays from now on"), "{told}");
}

#[test]
fn a_level_plays_for_a_program_that_answers_rubbish() {
    let told = play_with(LONG, &["sh", "-c", "while read line; do echo hello; done"]);
    assert!(told.contains("is started anew: it answers hello; easy plays this one"), "{told}");
    let told = play_with(LONG, &["sh", "-c", "exit 0"]);
    assert!(told.contains("easy plays from now on"), "{told}");
}

#[test]
fn what_the_rules_forbid_is_not_played() {
    let answer = r#"{"ok":{"action":{"type":"bid","amount":1000000}}}"#;
    let told = play_with(LONG, &["sh", "-c", &format!("while read line; do echo '{answer}'; done")]);
    assert!(told.contains(r#"the program fails: it answers {"type":"bid","amount":1000000}"#), "{told}");
}

#[test]
fn a_program_that_is_not_there_is_told_at_once() {
    let args = ["bot", "--connect", "http://127.0.0.1:1", "--token", "t", "--exec", "no-such-program"];
    let refused = run(&args);
    assert!(refused.code == Some(1) && refused.err.contains("cannot be started"), "{refused:?}");
}
