//! `arena --csv`, `--report` and `--svg`: what is written, how a broken run goes on, and which files are refused.

use crate::runner::{BINARY, Run, run_in};
use serde_json::Value;
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const HEADER: &str = "match,plan,game,seed,deal,seats,bots,shares,scores,ranks,moves";

/// One against many in this folder, with the file `runs.csv`.
fn play(folder: &Path, more: &[&str]) -> Run {
    let args = [
        "arena",
        "don",
        "--one",
        "random",
        "--against",
        "random",
        "--seats",
        "3",
        "--csv",
        "runs.csv",
        "--json",
    ];
    run_in(folder, &[&args[..], more].concat())
}

fn read(folder: &Path) -> String {
    fs::read_to_string(folder.join("runs.csv")).unwrap()
}

#[track_caller]
fn expect_refused(done: &Run, reason: &str) {
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{done:?}");
    assert!(done.err.contains(reason), "{reason} is not in {}", done.err);
}

#[test]
fn a_file_has_a_line_a_match_in_order_whatever_the_threads() {
    let texts = ["1", "4"].map(|threads| {
        let folder = tempfile::tempdir().unwrap();
        play(folder.path(), &["--games", "60", "--threads", threads]).expect_good();
        read(folder.path())
    });
    assert_eq!(texts[0], texts[1]);
    let lines: Vec<&str> = texts[0].lines().collect();
    assert_eq!((lines.len(), lines[0]), (61, HEADER));
    for (number, line) in lines[1..].iter().enumerate() {
        let fields: Vec<&str> = line.split(',').collect();
        assert_eq!(fields.len(), 11, "{line}");
        assert_eq!(fields[0], number.to_string());
        assert_eq!((fields[2], fields[3], fields[5], fields[6]), ("don", "1", "3", "random random random"));
        let shares: f64 = fields[7].split(' ').map(|share| share.parse::<f64>().unwrap()).sum();
        assert!((shares - 1.0).abs() < 1e-5, "{line}");
    }
}

#[test]
fn the_win_rate_can_be_recomputed_from_the_file() {
    let folder = tempfile::tempdir().unwrap();
    let shown = play(folder.path(), &["--games", "90"]).expect_good().json();
    let share_of_guest = |(number, line): (usize, &str)| -> f64 {
        line.split(',').nth(7).unwrap().split(' ').nth(number % 3).unwrap().parse().unwrap()
    };
    let text = read(folder.path());
    let wins: f64 = text.lines().skip(1).enumerate().map(share_of_guest).sum();
    assert!((wins - shown["wins"].as_f64().unwrap()).abs() < 1e-3, "{wins}, {shown}");
}

#[test]
fn a_run_broken_off_anywhere_ends_as_if_it_had_not_been() {
    let folder = tempfile::tempdir().unwrap();
    let whole = play(folder.path(), &["--games", "40"]).expect_good().json();
    let text = read(folder.path());
    let after_twelve: usize = text.lines().take(13).map(|line| line.len() + 1).sum();
    for length in [0, 5, HEADER.len() + 1, after_twelve, after_twelve + 7, text.len() - 1, text.len()] {
        fs::write(folder.path().join("runs.csv"), &text[..length]).unwrap();
        let resumed = play(folder.path(), &["--games", "40", "--threads", "3"]).expect_good().json();
        assert_eq!(resumed, whole, "{length}");
        assert_eq!(read(folder.path()), text, "{length}");
    }
}

#[test]
fn a_killed_run_can_be_resumed() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["--games", "5000", "--threads", "2"];
    let path = folder.path().join("runs.csv");
    let mut command = Command::new(BINARY);
    command.args(["arena", "don", "--one", "random", "--against", "random", "--seats", "3", "--csv"]);
    let mut child = command.arg(&path).args(args).stdout(Stdio::null()).spawn().unwrap();
    let start = Instant::now();
    while fs::metadata(&path).map_or(0, |file| file.len()) < 10_000 {
        assert!(start.elapsed() < Duration::from_secs(60), "nothing is written");
        std::thread::sleep(Duration::from_millis(1));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    let resumed = play(folder.path(), &args).expect_good().json();
    let fresh = tempfile::tempdir().unwrap();
    assert_eq!(resumed, play(fresh.path(), &args).expect_good().json());
    assert_eq!(read(folder.path()), read(fresh.path()));
}

#[test]
fn more_matches_of_the_same_plan_continue_the_file() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["--games", "10"]).expect_good();
    let short = read(folder.path());
    play(folder.path(), &["--games", "25"]).expect_good();
    assert!(read(folder.path()).starts_with(&short));
    expect_refused(
        &play(folder.path(), &["--games", "24"]),
        "runs.csv: it holds 25 matches, more than the 24",
    );
}

#[test]
fn a_decided_test_plays_no_more() {
    let folder = tempfile::tempdir().unwrap();
    let args = [
        "arena",
        "don",
        "--sprt",
        "random",
        "random",
        "--to",
        "8",
        "--csv",
        "runs.csv",
        "--threads",
        "2",
        "--json",
    ];
    let first = run_in(folder.path(), &args).expect_good().json();
    let text = read(folder.path());
    assert_eq!(text.lines().count() as u64, 1 + first["games"].as_u64().unwrap());
    assert_eq!(run_in(folder.path(), &args).expect_good().json(), first);
    let half: usize = text.lines().take(20).map(|line| line.len() + 1).sum();
    fs::write(folder.path().join("runs.csv"), &text[..half]).unwrap();
    assert_eq!(run_in(folder.path(), &args).expect_good().json(), first);
    assert_eq!(read(folder.path()), text);
}

#[test]
fn a_file_of_another_plan_is_refused_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["--games", "10"]).expect_good();
    let text = read(folder.path());
    let refused = |more: &[&str], reason: &str| {
        let done = play(folder.path(), more);
        expect_refused(&done, reason);
        assert!(done.err.contains("runs.csv: line 2: "), "{done:?}");
        assert_eq!(read(folder.path()), text);
    };
    refused(&["--seed", "2"], "`seed` is `1`, but this command has `2`: give another file");
    refused(&["--ms", "5"], "it was played with other options, times or bounds");
    refused(&["--options", "{\"exchange\":true}"], "it was played with other options");
    let other = ["arena", "don", "--all", "random,random", "--seats", "3", "--csv", "runs.csv"];
    expect_refused(&run_in(folder.path(), &other), "`bots` is `random random random`, but this command has");
}

#[test]
fn a_file_that_is_not_the_arenas_is_refused_and_stays() {
    let folder = tempfile::tempdir().unwrap();
    let good = format!("{HEADER}\n");
    let bad_row = format!("{HEADER}\n0,1,2\n");
    for (text, reason) in [
        ("notes", "it does not begin with"),
        ("a,b\n1,2\n", "it is no file of the arena"),
        (bad_row.as_str(), "line 2: it is no match of the arena"),
    ] {
        fs::write(folder.path().join("runs.csv"), text).unwrap();
        expect_refused(&play(folder.path(), &["--games", "3"]), reason);
        assert_eq!(read(folder.path()), text);
    }
    fs::write(folder.path().join("runs.csv"), good).unwrap();
    play(folder.path(), &["--games", "3"]).expect_good();
}

#[test]
fn reports_and_plots_stand_on_their_own() {
    let modes: [(&[&str], &str); 3] = [
        (&["--one", "random", "--against", "random"], "Win rate in %"),
        (&["--all", "random,random"], "What one guest wins"),
        (&["--sprt", "random", "random"], "Log likelihood ratio"),
    ];
    for (mode, title) in modes {
        let folder = tempfile::tempdir().unwrap();
        let files = ["--report", "report.html", "--svg", "plots.svg", "--games", "40"];
        run_in(folder.path(), &[&["arena", "don"], mode, &files].concat()).expect_good();
        let page = fs::read_to_string(folder.path().join("report.html")).unwrap();
        let plots = fs::read_to_string(folder.path().join("plots.svg")).unwrap();
        assert!(page.starts_with("<!DOCTYPE html>") && page.ends_with("</html>\n"), "{page}");
        assert!(page.contains("<svg") && page.contains("<table>") && page.contains(title), "{page}");
        assert!(plots.starts_with("<svg xmlns=") && plots.contains(title), "{plots}");
        for text in [&page, &plots] {
            let links = text.replace("http://www.w3.org/2000/svg", "");
            assert!(
                !links.contains("http") && !links.contains("NaN") && !links.contains("<script"),
                "{text}"
            );
        }
    }
}

#[test]
fn a_report_does_not_change_what_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    let plain: Value = play(folder.path(), &["--games", "20"]).expect_good().json();
    assert_eq!(play(folder.path(), &["--games", "20", "--report", "r.html"]).expect_good().json(), plain);
}

#[test]
fn what_cannot_be_written_is_named_before_anything_is_played() {
    let folder = tempfile::tempdir().unwrap();
    for option in ["--csv", "--report", "--svg"] {
        let args = ["arena", "don", "--all", "random,random", "--games", "1000000000", option, "gone/file"];
        expect_refused(&run_in(folder.path(), &args), "gone/file: cannot be written: ");
    }
}
