//! `games`, `rules` and `bench`.

use crate::runner::run;
use serde_json::json;

#[test]
fn games_tells_what_can_be_played() {
    let text = run(&["games"]).expect_good().out;
    for part in ["Don (don)", "Michael Schacht, 2001", "3–6 players", "enforcement: \"strict\" or \"table\""]
    {
        assert!(text.contains(part), "{part} is not in {text}");
    }
    let list = run(&["games", "--json"]).expect_good().json();
    assert_eq!((&list[0]["id"], &list[0]["seats"]), (&json!("don"), &json!([3, 6])));
    assert!(list[0]["options"].as_array().unwrap().iter().any(|option| option["id"] == "side_auctions"));
}

#[test]
fn piped_rules_come_as_they_are_written() {
    let text = run(&["rules", "don"]).expect_good().out;
    assert!(text.starts_with("# Don") && text.contains("- **D3.5** ") && !text.contains('\x1b'), "{text}");
}

#[test]
fn one_rule_is_found_in_upper_and_lower_case() {
    let lower = run(&["rules", "don", "d3.5"]).expect_good().out;
    assert_eq!(lower, run(&["rules", "don", "D3.5"]).expect_good().out);
    assert!(lower.starts_with("**D3.5** Nobody may bid") && lower.lines().count() == 1, "{lower}");
}

#[test]
fn rules_come_in_the_language_asked_for() {
    let german = run(&["rules", "don", "D3.5", "--language", "de"]).expect_good().out;
    assert!(german.starts_with("**D3.5** Niemand"), "{german}");
    run(&["rules", "don", "--language", "tlh"]).expect_usage("they are in en, de, es, it");
}

#[test]
fn an_unknown_rule_names_its_neighbours() {
    run(&["rules", "don", "D3.99"]).expect_usage("D3.1, D3.2");
    run(&["rules", "don", "d6"]).expect_usage("D6.1, D6.2");
    run(&["rules", "don", "Z1.1"]).expect_usage("its sections are D1, D2");
    run(&["rules", "don", ""]).expect_usage("its sections are D1, D2");
    run(&["rules", "poker"]).expect_usage("there is don");
}

#[test]
fn bench_counts_the_same_moves_every_time() {
    let count = || run(&["bench", "don", "--playouts", "50", "--json"]).expect_good().json();
    let counted = count();
    assert_eq!((&counted["don"]["seats"], &counted["don"]["playouts"]), (&json!(4), &json!(50)));
    assert!(counted["don"]["moves"].as_u64().unwrap() > 50 * 60);
    assert_eq!(counted["don"].as_object().unwrap().len(), 3);
    assert_eq!(counted, count());
}

#[test]
fn bench_measures_moves_a_second() {
    let report = run(&["bench", "--seconds", "0.05", "--seats", "3", "--json"]).expect_good().json();
    assert_eq!(report["don"]["seats"], 3);
    for figure in ["moves_per_s", "moves_per_s_median", "playouts_per_s", "moves_per_playout"] {
        assert!(report["don"][figure].as_f64().is_some_and(|number| number > 0.0), "{figure}");
    }
    let table = run(&["bench", "don", "--seconds", "0.05"]).expect_good().out;
    assert!(table.contains("moves/s") && table.contains("don"), "{table}");
}

#[test]
fn bench_refuses_bad_arguments() {
    run(&["bench", "poker"]).expect_usage("there is don");
    run(&["bench", "--seats", "9"]).expect_usage("3 to 6");
    run(&["bench", "--playouts", "0"]).expect_usage("--playouts");
    run(&["bench", "--playouts", "1", "--seconds", "1"]).expect_usage("--seconds");
    for seconds in ["0", "-1", "NaN", "inf", "x"] {
        run(&["bench", &format!("--seconds={seconds}")]).expect_usage("seconds");
    }
}
