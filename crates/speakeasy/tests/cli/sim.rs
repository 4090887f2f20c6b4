//! `sim`: the same statistics however they are played, and clear words on bad arguments.

use crate::runner::{Run, run};
use serde_json::{Value, json};

/// The figures that do not depend on the clock or the machine.
fn figures(args: &[&str]) -> Value {
    let mut report = run(&[&["sim", "don", "--json"], args].concat()).expect_good().json();
    for clocked in ["games_per_s", "moves_per_s", "seconds", "threads"] {
        let removed = report.as_object_mut().unwrap().remove(clocked);
        assert!(removed.and_then(|number| number.as_f64()).is_some_and(|number| number > 0.0), "{clocked}");
    }
    report
}

#[test]
fn statistics_do_not_depend_on_the_number_of_threads() {
    let args = ["--games", "700", "--seed", "9", "--seats", "5", "--threads"];
    let with = |threads| figures(&[&args[..], &[threads]].concat());
    let one = with("1");
    assert_eq!(one, with("2"));
    assert_eq!(one, with("7"));
}

#[test]
fn another_seed_gives_other_matches() {
    assert_ne!(figures(&["--seed", "1"])["per_seat"], figures(&["--seed", "2"])["per_seat"]);
}

#[test]
fn the_json_report_holds_every_figure() {
    let report = figures(&["--games", "400", "--seats", "3"]);
    let keys: Vec<&String> = report.as_object().unwrap().keys().collect();
    assert_eq!(keys, ["game", "seats", "options", "seed", "games", "bots", "per_seat", "length"]);
    assert_eq!(
        (&report["game"], &report["seats"], &report["games"]),
        (&json!("don"), &json!(3), &json!(400))
    );
    assert_eq!(report["options"]["exchange"], false);
    assert_eq!(report["bots"], json!(["random", "random", "random"]));
    let sum = |key: &str| -> f64 {
        report["per_seat"].as_array().unwrap().iter().map(|seat| seat[key].as_f64().unwrap()).sum()
    };
    assert!((sum("wins") - 1.0).abs() < 1e-9, "every match has one win to share");
    assert!(sum("wins_95") > 0.0 && sum("score_95") > 0.0 && sum("rank") <= 6.0);
    let length = |key: &str| report["length"][key].as_f64().unwrap();
    assert!(length("min") < length("moves") && length("moves") < length("max"));
    assert_eq!(length("chances"), 16.0, "a first player and 15 reveals");
}

#[test]
fn a_single_match_has_no_error_to_show() {
    let report = figures(&["--games", "1"]);
    assert_eq!(report["per_seat"][0]["score_95"], Value::Null);
    assert!(!run(&["sim", "don", "--games", "1"]).expect_good().out.contains('±'));
}

#[test]
fn the_defaults_are_the_usual_seats_and_a_thousand_random_matches() {
    let report = figures(&[]);
    assert_eq!((&report["seats"], &report["games"], &report["seed"]), (&json!(4), &json!(1000), &json!(1)));
    let spelled_out =
        figures(&["--seats", "4", "--games", "1000", "--seed", "1", "--bot", "random,random,random,random"]);
    assert_eq!(report, spelled_out);
}

#[test]
fn the_table_has_a_row_a_seat_and_a_summary() {
    let Run { out, err, .. } = run(&["sim", "don", "--games", "50", "--threads", "1"]).expect_good();
    assert_eq!(out.lines().filter(|line| line.contains("random")).count(), 4, "{out}");
    let lines: Vec<&str> = out.lines().collect();
    let summary = lines[lines.len() - 2..].join(" ");
    for part in ["50 matches", "moves (", "games/s", "moves/s", " s · ", "1 thread"] {
        assert!(summary.contains(part), "{part} is not in {summary}");
    }
    assert_eq!(err, "", "no progress bar where nobody watches");
}

#[test]
fn every_combination_of_options_is_played() {
    for exchange in ["true", "false"] {
        for enforcement in ["strict", "table"] {
            let options = format!("{{\"exchange\":{exchange},\"enforcement\":\"{enforcement}\"}}");
            let report = figures(&["--games", "60", "--seats", "6", "--options", &options]);
            assert_eq!(report["options"]["enforcement"], enforcement);
        }
    }
}

#[test]
fn bad_arguments_are_refused_with_what_to_do() {
    let refused = |args: &[&str], reason: &str| run(&[&["sim"], args].concat()).expect_usage(reason);
    refused(&["poker"], "there is no game `poker` here; there is don");
    refused(&["don", "--seats", "2"], "Don is played by 3 to 6, not by 2");
    refused(&["don", "--seats", "-1"], "not by -1");
    refused(&["don", "--seats", "many"], "--seats");
    refused(&["don", "--games", "0"], "--games");
    refused(&["don", "--threads", "0"], "--threads");
    refused(&["don", "--seed", "-1"], "--seed");
    refused(&["don", "--bot", "genius"], "there is no bot `genius`; the bots are random");
    refused(&["don", "--bot", ""], "there is no bot ``");
    refused(&["don", "--bot", "random,random"], "2 bots for 4 seats; give one for all, or 4");
    refused(&["don", "--bot", "random,random", "--shard", "1/2"], "--rotate");
    refused(&["don", "--shard", "0/2"], "I is 1 to N");
    refused(&["don", "--options", "{"], "--options is not JSON");
    refused(&["don", "--options", "[]"], "options are an object");
    refused(&["don", "--options", "{\"x\":1}"], "Don has no option `x`");
    refused(&["don", "--options", "{\"exchange\":\"yes\"}"], "option `exchange` cannot be \"yes\"");
    refused(&["don", "--fast"], "--fast");
    refused(&[], "GAME");
}
