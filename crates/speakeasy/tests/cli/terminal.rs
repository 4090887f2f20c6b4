//! Whole matches played through the screen of a real terminal, small and large.

use crate::runner::{BINARY, run_in};
use crate::tmux::Pane;
use std::path::Path;

/// The steps that a record holds so far.
fn steps(record: &Path) -> usize {
    let text = std::fs::read_to_string(record).unwrap();
    text.lines().skip(1).filter(|line| !line.starts_with("{\"result\"")).count()
}

/// Whether the screen has come to where the record is, and asks.
fn is_asked(text: &str, record: &Path) -> bool {
    let is_current = text.contains(&format!("step {}", steps(record)));
    is_current && text.lines().any(|line| line.starts_with('>'))
}

const OVER: &str = "The match is over ";

/// Plays a match to its end, choosing in every way there is; gives the number of decisions.
fn play_through(pane: &Pane, record: &Path) -> usize {
    let mut decisions = 0;
    loop {
        let text =
            pane.wait_until("a question or the end", |text| text.contains(OVER) || is_asked(text, record));
        if text.contains(OVER) {
            return decisions;
        }
        let before = steps(record);
        match decisions % 3 {
            0 => pane.press(&["Enter"]),
            1 => pane.press(&["Down", "Enter"]),
            _ => {
                let chosen = text.lines().find(|line| line.starts_with('>')).unwrap();
                let key = chosen[1..].split_whitespace().next().unwrap();
                pane.press(&[key, "Enter"]);
            }
        }
        pane.wait_until("the action", |text| text.contains(OVER) || steps(record) > before);
        decisions += 1;
    }
}

fn whole_match(game: &str, seats: u8, width: u16, height: u16) {
    let Some(pane) = Pane::open(width, height) else { return };
    let record = pane.folder().join("match.jsonl");
    let table = format!("--seats {seats} --bot easy --seed 5 --pace 0 --save match.jsonl");
    pane.type_line(&format!("{BINARY} play {game} {table}"));
    pane.wait_until("the first screen", |text| text.contains("What happened"));
    let decisions = play_through(&pane, &record);
    assert!(decisions > 10, "only {decisions} decisions");
    // The result lies over the board; any key goes back to it.
    assert!(pane.text().contains("1. "), "{}", pane.text());
    pane.press(&["x"]);
    pane.wait_for("q quit");
    pane.press(&["q"]);
    pane.wait_for("The record is match.jsonl");
    let checked = run_in(pane.folder(), &["replay", "match.jsonl"]).expect_good();
    assert!(checked.out.contains("scores"), "{checked:?}");
}

#[test]
fn don_is_played_through_a_small_screen() {
    whole_match("don", 3, 80, 24);
}

#[test]
fn don_is_played_through_a_large_screen() {
    whole_match("don", 4, 160, 50);
}

#[test]
fn gangster_is_played_through_a_small_screen() {
    whole_match("gangster", 3, 80, 24);
}

#[test]
fn gangster_is_played_through_a_large_screen() {
    whole_match("gangster", 2, 160, 50);
}

#[test]
fn new_york_is_played_through_a_small_screen() {
    whole_match("new_york", 2, 80, 24);
}

#[test]
fn new_york_is_played_through_a_large_screen() {
    whole_match("new_york", 3, 160, 50);
}

#[test]
fn after_ctrl_c_the_terminal_is_usable_and_the_match_goes_on() {
    let Some(pane) = Pane::open(80, 24) else { return };
    let record = pane.folder().join("don-1.jsonl");
    pane.type_line(&format!("{BINARY} play don --seats 3 --bot easy --seed 3 --pace 0"));
    pane.wait_until("a question", |text| record.exists() && is_asked(text, &record));
    pane.press(&["9", "9", "Enter"]);
    pane.wait_for("D3.4");
    pane.press(&["p", "Enter"]);
    pane.wait_until("the next question", |text| steps(&record) > 3 && is_asked(text, &record));
    let kept = steps(&record);
    pane.press(&["C-c"]);
    pane.wait_for("speakeasy play --resume don-1.jsonl");
    pane.type_line("echo alive $((40 + 2))");
    let text = pane.wait_for("alive 42");
    assert!(text.contains("echo alive $((40"), "the shell shows what is typed:\n{text}");
    pane.type_line("clear");
    pane.type_line(&format!("{BINARY} play --resume don-1.jsonl --pace 0"));
    pane.wait_until("the same question", |text| is_asked(text, &record));
    assert_eq!(steps(&record), kept);
    pane.press(&["?"]);
    pane.wait_for("any key goes back");
    pane.press(&["x", "q"]);
    pane.wait_for("The match is kept in don-1.jsonl");
}

#[test]
fn a_closed_terminal_ends_the_match_and_loses_no_step() {
    let Some(pane) = Pane::open(80, 24) else { return };
    let record = pane.folder().join("m.jsonl");
    pane.type_line(&format!("exec {BINARY} play don --seats 3 --bot easy --seed 3 --pace 0 --save m.jsonl"));
    pane.wait_until("a question", |text| record.exists() && is_asked(text, &record));
    let kept = steps(&record);
    pane.close();
    assert_eq!(steps(&record), kept);
    run_in(pane.folder(), &["replay", "m.jsonl"]).expect_good();
}

#[test]
fn hints_undo_and_filters_work_on_the_screen() {
    let Some(pane) = Pane::open(80, 24) else { return };
    let record = pane.folder().join("m.jsonl");
    pane.type_line(&format!("{BINARY} play gangster --hot-seat --seats 3 --seed 1 --pace 0 --save m.jsonl"));
    pane.wait_until("a question", |text| record.exists() && is_asked(text, &record));
    let before = steps(&record);
    pane.press(&["h"]);
    pane.wait_for("An expert would:");
    pane.press(&["x"]);
    pane.press(&["/"]);
    pane.press(&["-l", "unload"]);
    pane.wait_until("only unloading", |text| text.contains("Unload") && !text.contains("Drive to"));
    pane.press(&["Enter", "Enter"]);
    pane.wait_until("the unloading", |_| steps(&record) == before + 1);
    pane.wait_for("unloads a gangster");
    pane.press(&["u"]);
    pane.wait_for("Taken back.");
    assert_eq!(steps(&record), before);
    pane.press(&["u"]);
    pane.wait_for("what was drawn stays");
}

#[test]
fn people_who_share_a_keyboard_do_not_see_each_others_chips() {
    let Some(pane) = Pane::open(80, 24) else { return };
    pane.type_line(&format!("{BINARY} play don --hot-seat --seats 3 --seed 1 --pace 0 --save m.jsonl"));
    let record = pane.folder().join("m.jsonl");
    let is_ready =
        |text: &str| text.contains("Hand the keyboard") || record.exists() && is_asked(text, &record);
    if pane.wait_until("somebody", is_ready).contains("Hand the keyboard") {
        pane.press(&["Enter"]);
    }
    pane.wait_until("a question", |text| is_asked(text, &record));
    pane.press(&["1", "Enter"]);
    let curtain = pane.wait_for("Hand the keyboard");
    assert!(!curtain.contains("chips"), "{curtain}");
    pane.press(&["Enter"]);
    let text = pane.wait_until("the next question", |text| is_asked(text, &record));
    assert_eq!(text.matches(" ?  ").count(), 2, "two stocks are hidden:\n{text}");
}

#[test]
fn a_record_is_watched_step_by_step() {
    let Some(pane) = Pane::open(80, 24) else { return };
    run_in(pane.folder(), &["sim", "don", "--seats", "3", "--games", "1", "--seed", "4", "--records", "."])
        .expect_good();
    pane.type_line(&format!("{BINARY} watch don-3p-s4-000000.jsonl"));
    pane.wait_for("step 0 of");
    pane.press(&["Right", "Right", "Right", "Left"]);
    pane.wait_for("step 2 of");
    pane.press(&["End"]);
    pane.wait_for("The colours are counted.");
    pane.press(&["r"]);
    pane.wait_for("the match.");
    pane.press(&["x", "Home"]);
    pane.wait_for("step 0 of");
    pane.press(&["q"]);
    pane.wait_for("ready:");
}
