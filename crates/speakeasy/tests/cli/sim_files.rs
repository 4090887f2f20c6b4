//! `sim --csv`, `--shard`, `--plots`, `--report` and `sim-merge`: the same files however a run is spread, and none lost.

use crate::runner::{BINARY, Run, run_in};
use serde_json::{Value, json};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

/// Two bots that change seats, so that everything can differ from match to match.
const RUN: [&str; 11] =
    ["sim", "don", "--seats", "3", "--bot", "random,half_pass", "--rotate", "--games", "301", "--seed", "5"];

fn play(folder: &Path, more: &[&str]) -> Run {
    run_in(folder, &[&RUN[..], more].concat()).expect_good()
}

fn text(folder: &Path, name: &str) -> String {
    fs::read_to_string(folder.join(name)).unwrap()
}

/// The report without what depends on the clock.
fn figures(run: &Run) -> Value {
    let mut report = run.json();
    for clocked in ["games_per_s", "moves_per_s", "seconds", "threads"] {
        report.as_object_mut().unwrap().remove(clocked);
    }
    report
}

#[test]
fn a_line_a_match_in_order_whatever_the_threads() {
    let folder = tempfile::tempdir().unwrap();
    let one = figures(&play(folder.path(), &["--csv", "one.csv", "--threads", "1", "--json"]));
    let many = figures(&play(folder.path(), &["--csv", "many.csv", "--threads", "5", "--json"]));
    assert_eq!(one, many);
    let csv = text(folder.path(), "one.csv");
    assert!(csv == text(folder.path(), "many.csv"), "the files differ");
    let lines: Vec<&str> = csv.lines().collect();
    assert_eq!(lines.len(), 302);
    assert_eq!(
        lines[0],
        "match,seed,game,rules_version,seats,options,bot_0,bot_1,bot_2,score_0,score_1,score_2,\
         rank_0,rank_1,rank_2,moves,chances"
    );
    assert!(lines[1].starts_with("0,5,don,1,3,\"{\"\""), "{}", lines[1]);
    for (number, line) in lines[1..].iter().enumerate() {
        let fields: Vec<&str> = line.rsplit(',').collect();
        let (number, expected) = (number.to_string(), ["random", "half_pass"]);
        assert_eq!(line.split(',').next(), Some(number.as_str()));
        let bots: Vec<&str> = fields[8..11].iter().rev().copied().collect();
        let turn = |seat: usize| expected[(seat + number.parse::<usize>().unwrap()) % 2];
        assert_eq!(bots, [turn(0), turn(1), turn(2)], "{line}");
    }
}

#[test]
fn the_lines_are_what_the_statistics_sum_up() {
    let folder = tempfile::tempdir().unwrap();
    let report = figures(&play(folder.path(), &["--csv", "all.csv", "--records", "records", "--json"]));
    let csv = text(folder.path(), "all.csv");
    let column = |line: &str, name: &str| -> String {
        let index = csv.lines().next().unwrap().split(',').rev().position(|column| column == name).unwrap();
        line.rsplit(',').nth(index).unwrap().to_owned()
    };
    let (mut score, mut moves, mut places) = (0, 0, 0);
    for line in csv.lines().skip(1) {
        moves += column(line, "moves").parse::<u64>().unwrap();
        for seat in 0..3 {
            if column(line, &format!("bot_{seat}")) == "half_pass" {
                score += column(line, &format!("score_{seat}")).parse::<i64>().unwrap();
                places += 1;
            }
        }
    }
    let bot = &report["per_bot"][1];
    assert_eq!((&bot["bot"], &bot["places"]), (&json!("half_pass"), &json!(places)));
    assert_eq!(bot["score"], json!(score as f64 / f64::from(places)));
    assert_eq!(report["length"]["moves"], json!(moves as f64 / 301.0));
    assert_eq!(report["per_seat"][0]["bot"], Value::Null, "bots take turns there");
    let record = text(folder.path(), "records/don-3p-s5-000001.jsonl");
    let lines: Vec<Value> = record.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines[0]["meta"]["bots"], json!(["half_pass", "random", "half_pass"]));
    let row = csv.lines().nth(2).unwrap();
    let scores: Vec<i64> =
        (0..3).map(|seat| column(row, &format!("score_{seat}")).parse().unwrap()).collect();
    assert_eq!(lines.last().unwrap()["result"]["scores"], json!(scores));
}

#[test]
fn shards_add_up_to_exactly_the_whole_run() {
    let folder = tempfile::tempdir().unwrap();
    let whole = figures(&play(folder.path(), &["--csv", "whole.csv", "--json"]));
    for shard in ["1", "2", "3", "4"] {
        let (part, name) = (format!("{shard}/4"), format!("part{shard}.csv"));
        let report =
            play(folder.path(), &["--shard", &part, "--csv", &name, "--json", "--records", "out"]).json();
        assert_eq!(report["shard"], json!(part));
        assert!([75, 76].contains(&report["games"].as_u64().unwrap()), "{report}");
    }
    assert_eq!(fs::read_dir(folder.path().join("out")).unwrap().count(), 301);
    let parts = ["part3.csv", "part1.csv", "part4.csv", "part2.csv"];
    let merge = [&["sim-merge"], &parts[..], &["--games", "301", "--csv", "merged.csv", "--json"]].concat();
    assert_eq!(run_in(folder.path(), &merge).expect_good().json(), whole);
    assert!(text(folder.path(), "whole.csv") == text(folder.path(), "merged.csv"), "the files differ");
    let again = ["sim-merge", "merged.csv", "--json"];
    assert_eq!(run_in(folder.path(), &again).expect_good().json(), whole, "a whole file is a shard, too");
}

#[test]
fn a_shard_without_matches_is_no_error() {
    let folder = tempfile::tempdir().unwrap();
    let shard = |part: &str, name: &str| {
        let args = ["sim", "don", "--games", "2", "--shard", part, "--csv", name];
        run_in(folder.path(), &args).expect_good()
    };
    assert_eq!(shard("1/3", "a.csv").out, "no match was finished\n");
    shard("2/3", "b.csv");
    shard("3/3", "c.csv");
    let merged = run_in(folder.path(), &["sim-merge", "a.csv", "b.csv", "c.csv", "--json"]).expect_good();
    assert_eq!(merged.json()["games"], json!(2));
}

#[test]
fn what_is_missing_twice_there_or_torn_is_told() {
    let folder = tempfile::tempdir().unwrap();
    for shard in ["1", "2", "3"] {
        play(folder.path(), &["--shard", &format!("{shard}/3"), "--csv", &format!("{shard}.csv")]);
    }
    let merge = |args: &[&str]| run_in(folder.path(), &[&["sim-merge"], args].concat());
    let refused = |args: &[&str], reason: &str| {
        let done = merge(args);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{done:?}");
        assert!(done.err.contains(reason), "{reason} is not in {}", done.err);
    };
    refused(&["1.csv", "3.csv"], "3.csv:2: matches 100 to 199 are missing before this one");
    refused(&["1.csv", "2.csv", "2.csv"], "match 100 is there twice");
    refused(&["1.csv", "2.csv", "--games", "301"], "hold matches 0 to 199, not 301");
    refused(&["gone.csv"], "gone.csv: cannot be read");
    let partial = merge(&["1.csv", "3.csv", "--partial", "--json"]).expect_good();
    assert_eq!(
        (partial.json()["games"].clone(), partial.err.as_str()),
        (json!(201), "100 matches are missing\n")
    );
    let whole = text(folder.path(), "2.csv");
    fs::write(folder.path().join("torn.csv"), &whole[..whole.len() - 3]).unwrap();
    refused(&["1.csv", "torn.csv"], "torn.csv:101: the line is torn");
    fs::write(folder.path().join("other.csv"), whole.replace(",5,don,", ",6,don,")).unwrap();
    refused(&["1.csv", "other.csv"], "other.csv:2: seed, game, rules, seats or options differ");
    fs::write(folder.path().join("list.csv"), "a,b\n1,2\n").unwrap();
    refused(&["list.csv"], "no file that `speakeasy sim --csv` wrote");
    merge(&["1.csv", "--csv", "1.csv"]).expect_usage("1.csv is read, so it cannot be written");
    assert_eq!(text(folder.path(), "1.csv").lines().count(), 101, "it is still there");
}

#[test]
fn plots_and_page_hold_every_figure() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["--plots", "new/plots", "--report", "report.html"]);
    let names =
        ["length", "score-over-time", "scores-by-bot", "scores-by-seat", "wins-by-bot", "wins-by-seat"];
    let mut found: Vec<String> = fs::read_dir(folder.path().join("new/plots"))
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    found.sort();
    assert_eq!(found, names.map(|name| format!("{name}.svg")));
    let page = text(folder.path(), "report.html");
    for name in names {
        let svg = text(folder.path(), &format!("new/plots/{name}.svg"));
        assert!(svg.starts_with("<svg ") && !svg.contains("NaN") && !svg.contains("inf\""), "{name}: {svg}");
        assert!(page.contains(&svg), "{name} is not in the page");
    }
    assert!(page.contains("Don between random, half_pass") && page.contains("seed 5"), "{page}");
}

/// The last point of every line of the course is the mean score in the end.
#[test]
fn scores_grow_to_those_of_the_result() {
    for game in ["don", "gangster", "new_york"] {
        let folder = tempfile::tempdir().unwrap();
        let args = ["sim", game, "--games", "20", "--plots", "p", "--json"];
        let report = run_in(folder.path(), &args).expect_good().json();
        let svg = text(folder.path(), "p/score-over-time.svg");
        let lines = svg.matches("stroke-width=\"2\"").count();
        assert_eq!(lines, report["per_seat"].as_array().unwrap().len(), "{game}: a line a seat");
    }
}

#[test]
fn a_parquet_file_holds_the_columns_of_the_csv_file() {
    let folder = tempfile::tempdir().unwrap();
    play(folder.path(), &["--csv", "all.csv", "--parquet", "all.parquet"]);
    let file = fs::File::open(folder.path().join("all.parquet")).unwrap();
    let reader = parquet::file::serialized_reader::SerializedFileReader::new(file).unwrap();
    let csv = text(folder.path(), "all.csv");
    let mut lines = csv.lines();
    let header = lines.next().unwrap();
    let mut rows = 0;
    for (row, line) in reader.into_iter().zip(lines) {
        let row = row.unwrap();
        let columns: Vec<&str> = row.get_column_iter().map(|(name, _)| name.as_str()).collect();
        assert_eq!(columns.join(","), header);
        let plain = |field: &parquet::record::Field| field.to_string().trim_matches('"').to_owned();
        let values: Vec<String> = row.get_column_iter().map(|(_, field)| plain(field)).collect();
        let tail: Vec<&str> = line.rsplitn(12, ',').collect();
        let expected: Vec<&str> = tail[..11].iter().rev().copied().collect();
        assert_eq!(values[6..], expected, "{line}");
        assert_eq!(values[0], line.split(',').next().unwrap());
        rows += 1;
    }
    assert_eq!(rows, 301);
}

/// Interrupts a run that would take hours, once the file holds some matches.
#[test]
fn ctrl_c_loses_no_finished_match() {
    let folder = tempfile::tempdir().unwrap();
    let args = ["sim", "don", "--games", "1000000000", "--csv", "run.csv", "--json", "--threads", "2"];
    let mut command = Command::new(BINARY);
    command.args(args).current_dir(folder.path()).stdout(Stdio::piped()).stderr(Stdio::piped());
    let child = command.spawn().unwrap();
    let deadline = Instant::now() + Duration::from_secs(120);
    let length = || fs::metadata(folder.path().join("run.csv")).map_or(0, |file| file.len());
    while length() < 100_000 {
        assert!(Instant::now() < deadline, "nothing is written");
        std::thread::sleep(Duration::from_millis(20));
    }
    assert!(Command::new("kill").args(["-INT", &child.id().to_string()]).status().unwrap().success());
    let done = child.wait_with_output().unwrap();
    assert_eq!(done.status.code(), Some(130), "{}", String::from_utf8_lossy(&done.stderr));
    let report: Value = serde_json::from_slice(&done.stdout).unwrap();
    let csv = text(folder.path(), "run.csv");
    assert!(csv.ends_with('\n'));
    assert_eq!(report["games"], json!(csv.lines().count() - 1), "every match told is in the file");
    let merged = run_in(folder.path(), &["sim-merge", "run.csv", "--partial", "--json"]).expect_good().json();
    assert_eq!(merged, {
        let mut report = report;
        for clocked in ["games_per_s", "moves_per_s", "seconds", "threads"] {
            report.as_object_mut().unwrap().remove(clocked);
        }
        report
    });
}
