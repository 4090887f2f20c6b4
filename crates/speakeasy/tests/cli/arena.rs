//! `arena`: figures that do not depend on threads, shapes that programs can rely on, and clear words on bad arguments.

use crate::runner::{Run, run};
use serde_json::{Value, json};

fn arena(args: &[&str]) -> Run {
    run(&[&["arena"], args].concat())
}

fn figures(args: &[&str]) -> Value {
    arena(&[args, &["--json"]].concat()).expect_good().json()
}

fn keys(value: &Value) -> Vec<&String> {
    value.as_object().unwrap().keys().collect()
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

const ONE: [&str; 5] = ["don", "--one", "random", "--against", "random"];

#[test]
fn one_against_many_prints_five_figures() {
    let shown = figures(&[&ONE[..], &["--seats", "4", "--games", "400", "--seed", "7"]].concat());
    assert_eq!(keys(&shown), ["games", "wins", "rate", "low", "high"]);
    assert_eq!(shown["games"], json!(400));
    assert!((number(&shown["wins"]) / 400.0 - number(&shown["rate"])).abs() < 1e-12);
}

#[test]
fn equals_win_their_fair_share_within_nineteen_of_twenty_intervals() {
    for (game, seats) in [("don", "3"), ("new_york", "5")] {
        let fair = 1.0 / seats.parse::<f64>().unwrap();
        let holds = |seed: &u64| {
            let seed = seed.to_string();
            let args = ["--games", "200", "--seats", seats, "--seed", &seed];
            let shown = figures(&[&[game, "--one", "random", "--against", "random"], &args[..]].concat());
            number(&shown["low"]) < fair && fair < number(&shown["high"])
        };
        let held = (0..20).filter(holds).count();
        assert!(held >= 17, "{game}: {held} of 20");
    }
}

#[test]
fn the_guest_of_one_bot_or_of_one_for_each_seat_plays_alike() {
    let one_for_all = figures(&[&ONE[..], &["--games", "50"]].concat());
    let each = ["don", "--one", "random", "--against", "random,random,random", "--games", "50"];
    assert_eq!(figures(&each), one_for_all);
}

#[test]
fn figures_do_not_depend_on_the_number_of_threads() {
    let modes: [&[&str]; 3] = [
        &["don", "--one", "random", "--against", "random", "--games", "300"],
        &["don", "--all", "random,random,random", "--games", "30"],
        &["new_york", "--sprt", "random", "random", "--games", "500"],
    ];
    for mode in modes {
        let with = |threads| figures(&[mode, &["--threads", threads, "--seed", "3"]].concat());
        let one = with("1");
        assert_eq!(one, with("2"), "{mode:?}");
        assert_eq!(one, with("7"), "{mode:?}");
    }
}

#[test]
fn another_seed_gives_other_matches() {
    let with = |seed| figures(&[&ONE[..], &["--games", "300", "--seed", seed]].concat());
    assert_ne!(with("1"), with("2"));
}

#[test]
fn all_against_all_gives_matrix_tables_and_ratings() {
    let shown = figures(&["don", "--all", "random,random,random", "--games", "40", "--seats", "4"]);
    assert_eq!(keys(&shown), ["games", "bots", "ratings", "matrix", "attack", "defence", "mixed"]);
    assert_eq!(shown["games"], json!(7 * 40), "six pairings and mixed tables");
    assert_eq!(shown["bots"], json!(["random", "random(2)", "random(3)"]));
    assert_eq!((&shown["matrix"][1][1], &shown["matrix"][0][2]["games"]), (&Value::Null, &json!(40)));
    assert_eq!(shown["attack"][2]["games"], json!(80));
    let seats: f64 = (0..3).map(|bot| number(&shown["mixed"][bot]["games"])).sum();
    let wins: f64 = (0..3).map(|bot| number(&shown["mixed"][bot]["wins"])).sum();
    assert!(seats == 160.0 && (wins - 40.0).abs() < 1e-9, "every mixed match has one win to share: {shown}");
    let ratings: f64 = (0..3).map(|bot| number(&shown["ratings"][bot]["rating"])).sum();
    assert!(ratings.abs() < 1e-6, "{shown}");
}

#[test]
fn versions_that_play_alike_are_found_not_better() {
    let shown = figures(&["don", "--sprt", "random", "random", "--from", "0", "--to", "5"]);
    assert_eq!((&shown["verdict"], &shown["difference"]), (&json!("not_better"), &json!(0.0)));
    assert_eq!(number(&shown["games"]), 2.0 * number(&shown["pairs"]));
    assert!(number(&shown["log_likelihood_ratio"]) <= -2.94 && number(&shown["games"]) < 1000.0, "{shown}");
    assert_eq!((&shown["from"], &shown["to"]), (&json!(0.0), &json!(0.05)));
    assert_eq!(shown["new"], shown["old"], "the same deals in the same seats");
}

#[test]
fn a_test_without_enough_matches_decides_nothing() {
    let shown = figures(&["don", "--sprt", "random", "random", "--games", "9"]);
    assert_eq!((&shown["verdict"], &shown["games"]), (&Value::Null, &json!(10)), "whole pairs are played");
}

#[test]
fn the_text_names_what_was_played_and_what_it_means() {
    let one = arena(&[&ONE[..], &["--games", "60"]].concat()).expect_good();
    for part in ["random against random", "Don · 4 seats · 60 matches", "95 % interval", "fair share"] {
        assert!(one.out.contains(part), "{part} is not in {}", one.out);
    }
    assert_eq!(one.err, "", "no progress bar where nobody watches");
    let all = arena(&["don", "--all", "random,random", "--games", "20"]).expect_good().out;
    for part in ["guest \\ hosts", "random(2)", "attack %", "defence %", "mixed %", "rating"] {
        assert!(all.contains(part), "{part} is not in {all}");
    }
    let versions = arena(&["don", "--sprt", "random", "random", "--to", "9"]).expect_good().out;
    assert!(versions.contains("Decided after") && versions.contains("not better"), "{versions}");
    let every_line = [one.out.as_str(), &all, &versions].join("");
    assert!(every_line.lines().all(|line| line.chars().count() <= 80), "{every_line}");
}

#[test]
fn bad_arguments_are_refused_with_what_to_do() {
    let refused = |args: &[&str], reason: &str| arena(args).expect_usage(reason);
    let with = |more: &[&'static str]| [&ONE[..], more].concat();
    refused(&["don"], "--one");
    refused(&["don", "--one", "random"], "--against");
    refused(&["don", "--one", "random", "--all", "random,random"], "cannot be used with");
    refused(&["don", "--all", "random,random", "--against", "random"], "cannot be used with");
    refused(&["don", "--all", "random"], "--all takes 2 to 32 bots, not 1");
    refused(&["don", "--sprt", "random"], "--sprt");
    refused(&["poker", "--all", "random,random"], "there is no game `poker` here");
    refused(&["don", "--one", "genius", "--against", "random"], "there is no bot `genius`; the bots are");
    refused(&["don", "--all", "random,genius"], "there is no bot `genius`");
    let two_hosts = ["don", "--one", "random", "--against", "random,random"];
    refused(&two_hosts, "--against names 2 bots for 3 other seats; give one for all, or 3");
    let versions = ["don", "--sprt", "random", "random"];
    for (from, to) in [("2", "2"), ("3", "1"), ("0", "101"), ("NaN", "1")] {
        refused(&[&versions[..], &["--from", from, "--to", to]].concat(), "are no bounds");
    }
    refused(&with(&["--to", "3"]), "cannot be used with");
    refused(&with(&["--games", "0"]), "--games");
    refused(&with(&["--seats", "9"]), "Don is played by 3 to 6, not by 9");
    refused(&with(&["--seed", "-1"]), "--seed");
    refused(&with(&["--ms", "0"]), "--ms");
    refused(&with(&["--threads", "0"]), "--threads");
    refused(&with(&["--options", "{"]), "--options is not JSON");
}
