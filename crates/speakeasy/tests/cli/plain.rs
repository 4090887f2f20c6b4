//! Matches without a screen, through pipes; records told in sentences.

use crate::runner::{BINARY, run, run_in};
use std::io::{Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// A match with its answers and questions in pipes.
struct Talk {
    child: Child,
    input: ChildStdin,
    output: ChildStdout,
}

impl Talk {
    fn start(folder: &Path, args: &[&str]) -> Talk {
        let mut command = Command::new(BINARY);
        command.current_dir(folder).arg("play").args(args).arg("--plain");
        let mut child = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Talk { child, input, output }
    }

    /// What is said up to the next question, or to the end.
    fn listen(&mut self) -> String {
        let (mut said, mut byte) = (Vec::new(), [0]);
        while !said.ends_with(b"\n> ") && self.output.read(&mut byte).unwrap() == 1 {
            said.push(byte[0]);
        }
        String::from_utf8(said).unwrap()
    }

    fn answer(&mut self, line: &str) -> String {
        writeln!(self.input, "{line}").unwrap();
        self.listen()
    }
}

/// The first key of the choices listed last.
fn first_key(said: &str) -> &str {
    let is_choice = |line: &str| line.get(4..6) == Some("  ") && !line[..4].trim().is_empty();
    let listed = said.lines().rev().skip_while(|line| !is_choice(line)).take_while(|line| is_choice(line));
    listed.last().map_or_else(|| panic!("no choice in {said}"), |line| line[..4].trim())
}

#[test]
fn every_game_is_played_through_pipes() {
    for (game, seats) in [("don", "3"), ("gangster", "3"), ("new_york", "2")] {
        let folder = tempfile::tempdir().unwrap();
        let args = [game, "--seats", seats, "--bot", "easy", "--seed", "9", "--save", "m.jsonl"];
        let mut talk = Talk::start(folder.path(), &args);
        let mut said = talk.listen();
        while said.ends_with("> ") {
            said = talk.answer(first_key(&said));
        }
        assert!(said.contains("The record is m.jsonl"), "{said}");
        assert_eq!(talk.child.wait().unwrap().code(), Some(0));
        let checked = run_in(folder.path(), &["replay", "m.jsonl"]).expect_good();
        assert!(checked.out.contains("scores"), "{checked:?}");
        let shown = run_in(folder.path(), &["show", "m.jsonl"]).expect_good().out;
        assert!(shown.contains("1. ") && !shown.contains('{'), "{shown}");
    }
}

#[test]
fn a_wrong_answer_is_explained_and_asked_again() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["don", "--seats", "3", "--hot-seat", "--options", "{\"chips\": \"open\"}", "--seed", "1"];
    let mut talk = Talk::start(folder.path(), &args);
    talk.listen();
    assert!(talk.answer("13").contains("D3.4"));
    assert!(talk.answer("{\"type\":\"decline\"}").contains("Not allowed"));
    assert!(talk.answer("{nonsense").contains("not JSON"));
    assert!(talk.answer("b").contains("On sale:"));
    assert!(talk.answer("u").contains("what was drawn stays"));
    assert!(talk.answer("3").contains("bids 3."));
    assert!(talk.answer("u").contains("Taken back."));
    let end = talk.answer("q");
    assert!(end.contains("--resume don-1.jsonl"), "{end}");
}

#[test]
fn a_killed_match_goes_on_where_it_was() {
    let folder = tempfile::tempdir().unwrap();
    let mut talk = Talk::start(folder.path(), &["new_york", "--seats", "2", "--bot", "easy", "--seed", "2"]);
    let said = talk.listen();
    talk.answer(first_key(&said));
    talk.child.kill().unwrap();
    talk.child.wait().unwrap();
    let checked = run_in(folder.path(), &["replay", "new_york-1.jsonl"]).expect_good();
    assert!(checked.out.contains("not finished"), "{checked:?}");
    let mut again = Talk::start(folder.path(), &["--resume", "new_york-1.jsonl"]);
    assert!(again.listen().ends_with("> "));
    assert!(again.answer("q").contains("kept in new_york-1.jsonl"));
}

#[test]
fn the_end_of_the_answers_ends_the_play_but_not_the_match() {
    let folder = tempfile::tempdir().unwrap();
    let done = run_in(folder.path(), &["play", "don", "--plain", "--bot", "easy"]).expect_good();
    assert!(done.out.contains("--resume don-1.jsonl"), "{done:?}");
    run_in(folder.path(), &["play", "don", "--plain", "--bot", "easy"]).expect_good();
    assert!(folder.path().join("don-2.jsonl").exists());
    let taken = run_in(folder.path(), &["play", "don", "--plain", "--save", "don-1.jsonl"]);
    assert_eq!(taken.code, Some(1));
    assert!(taken.err.contains("there is such a file"), "{taken:?}");
}

#[test]
fn without_a_terminal_the_screen_commands_say_what_to_do() {
    run(&["play", "don"]).expect_usage("--plain");
    run(&["watch", "match.jsonl"]).expect_usage("speakeasy show match.jsonl");
}

#[test]
fn strange_tables_are_refused() {
    run(&["play", "--plain"]).expect_usage("GAME");
    run(&["play", "chess", "--plain"]).expect_usage("chess");
    run(&["play", "don", "--plain", "--seats", "9"]).expect_usage("3 to 6");
    run(&["play", "don", "--plain", "--bot", "clever"]).expect_usage("clever");
    run(&["play", "don", "--plain", "--seat", "4"]).expect_usage("0 to 3");
    run(&["play", "don", "--plain", "--resume", "m.jsonl"]).expect_usage("--resume");
}

#[test]
fn a_record_is_shown_in_sentences_and_position_by_position() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["sim", "don", "--seats", "3", "--games", "1", "--seed", "4", "--records", "."];
    run_in(folder.path(), &args).expect_good();
    let record = "don-3p-s4-000000.jsonl";
    let told = run_in(folder.path(), &["show", record]).expect_good().out;
    assert!(told.starts_with("Don: Seat 0, Seat 1 and Seat 2\n"), "{told}");
    assert!(
        told.contains("   1  Seat ") && told.contains("Round 15 begins.") && told.contains("(D8.1)"),
        "{told}"
    );
    assert!(told.lines().all(|line| line.chars().count() <= 80), "{told}");
    let board = run_in(folder.path(), &["show", record, "--step", "2"]).expect_good().out;
    assert!(board.contains("after step 2 of") && board.contains("On sale:"), "{board}");
    run_in(folder.path(), &["show", record, "--step", "9999"]).expect_usage("steps");
    assert_eq!(run_in(folder.path(), &["show", "none.jsonl"]).code, Some(1));
}
