//! `review` of good and bad records, as text and as JSON.

use crate::runner::{Run, match_lines, run, run_in};
use serde_json::{Value, json};

/// Enough for every search to find something, little enough for a test.
const QUICK: &[&str] = &["--budget", "4000n"];

/// Reviews a record of these lines under the name `match.jsonl`.
pub(crate) fn review_lines(lines: &[Value], flags: &[&str]) -> Run {
    let folder = tempfile::tempdir().unwrap();
    let text: String = lines.iter().map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.path().join("match.jsonl"), text).unwrap();
    run_in(folder.path(), &[&["review", "match.jsonl"], QUICK, flags].concat())
}

fn number(value: &Value) -> f64 {
    value.as_f64().unwrap_or_else(|| panic!("{value} is no number"))
}

#[test]
fn the_text_fits_80_columns_and_tells_graph_accounts_and_decisions() {
    let done = review_lines(&match_lines(5), &[]).expect_good();
    assert_eq!(done.err, "");
    for line in done.out.lines() {
        assert!(line.chars().count() <= 80, "{line}");
    }
    for part in [
        "Don, 3 seats",
        "█",
        "luck",
        "own decisions",
        "result",
        "The costliest decisions",
        "better {",
        "instead of",
        "\u{a0}·\u{a0}D",
    ] {
        assert!(done.out.contains(part), "{part} is not in {}", done.out);
    }
}

#[test]
fn the_json_has_every_chance_every_account_and_every_decision() {
    let lines = match_lines(5);
    let review = review_lines(&lines, &["--json"]).expect_good().json();
    let steps = lines.len() - 2;
    assert_eq!(
        (&review["game"], &review["finished"], &review["steps"]),
        (&json!("don"), &json!(true), &json!(steps))
    );
    let chances = review["chances"].as_array().unwrap();
    assert_eq!(chances.len(), steps + 1);
    for (seat, account) in review["accounts"].as_array().unwrap().iter().enumerate() {
        let parts = ["start", "luck", "decisions", "others"].map(|part| number(&account[part]));
        assert!((parts.iter().sum::<f64>() - number(&account["result"])).abs() < 1e-4, "{account}");
        assert_eq!(account["start"], chances[0][seat]);
        assert_eq!(account["result"], chances[steps][seat]);
        let rank = &lines[lines.len() - 1]["result"]["ranks"][seat];
        assert_eq!(number(&account["result"]) > 0.0, *rank == 1, "winners have a share: {account}");
    }
    let decisions = review["decisions"].as_array().unwrap();
    assert!(decisions.len() > 20);
    for decision in decisions {
        let line = &lines[decision["step"].as_u64().unwrap() as usize];
        assert_eq!((&line["seat"], &line["action"]), (&decision["seat"], &decision["played"]["action"]));
        assert_eq!(decision["better"].is_null(), number(&decision["cost"]) == 0.0, "{decision}");
    }
    let grounds = decisions.iter().filter_map(|decision| decision["better"]["grounds"].as_array()).flatten();
    for ground in grounds.clone() {
        assert!(ground["words"].is_string() && ground["rule"].as_str().unwrap().starts_with('D'), "{ground}");
        let facts = ground["facts"].as_array().unwrap();
        assert!(!facts.is_empty() && facts.iter().all(|fact| fact["type"].is_string()), "{ground}");
    }
    assert!(grounds.count() > 0, "something better is told with its grounds");
    let costs: Vec<f64> = review["costliest"]
        .as_array()
        .unwrap()
        .iter()
        .map(|step| {
            let decision = decisions.iter().find(|decision| decision["step"] == *step).unwrap();
            number(&decision["cost"])
        })
        .collect();
    assert!(costs.len() == 5 && costs.is_sorted_by(|a, b| a >= b), "{costs:?}");
}

#[test]
fn the_same_nodes_give_the_same_review() {
    let review = || review_lines(&match_lines(6), &["--json"]).expect_good().out;
    assert_eq!(review(), review());
}

#[test]
fn a_match_that_is_not_finished_is_reviewed_so_far() {
    let lines = match_lines(5);
    let review = review_lines(&lines[..30], &["--json"]).expect_good().json();
    assert_eq!((&review["finished"], &review["steps"]), (&json!(false), &json!(29)));
    let text = review_lines(&lines[..30], &[]).expect_good().out;
    assert!(text.starts_with("Don, 3 seats, 29 steps, not finished"), "{text}");
    let empty = review_lines(&lines[..1], &[]).expect_good().out;
    assert!(empty.contains("0 steps") && empty.contains("No decision cost anything"), "{empty}");
}

#[test]
fn names_of_the_header_are_shown() {
    let mut lines = match_lines(5);
    lines[0]["names"] = json!(["Ada", "Ben", "Cy"]);
    let done = review_lines(&lines, &[]).expect_good();
    assert!(done.out.contains("Ada") && done.out.contains("Cy"), "{}", done.out);
}

#[test]
fn a_bad_record_is_reported_with_line_and_rule() {
    let mut lines = match_lines(6);
    lines[9] = json!({"seat": 9, "action": {"type": "pass"}});
    let done = review_lines(&lines, &[]);
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""));
    assert!(done.err.starts_with("match.jsonl:10: D"), "{done:?}");
    let missing = run(&["review", "none.jsonl"]);
    assert_eq!(missing.code, Some(1));
    assert!(missing.err.starts_with("none.jsonl: cannot be read: "), "{missing:?}");
}

#[test]
fn a_budget_that_makes_no_sense_is_a_bad_command_line() {
    run(&["review"]).expect_usage("RECORD");
    run(&["review", "match.jsonl", "--budget", "long"]).expect_usage("write 6s or 500ms for time");
}

/// A finished match of every game is reviewed within 10 seconds, with four seats and with as many as can be:
/// `cargo test --release -p speakeasy -- --ignored a_review_takes_at_most_ten_seconds`
#[test]
#[ignore = "takes a minute or two, and measures time"]
fn a_review_takes_at_most_ten_seconds() {
    for (game, seats) in [
        ("don", "4"),
        ("don", "6"),
        ("new_york", "4"),
        ("new_york", "6"),
        ("gangster", "4"),
        ("gangster", "5"),
    ] {
        for bot in ["easy", "random"] {
            let folder = tempfile::tempdir().unwrap();
            let sim = ["sim", game, "--seats", seats, "--games", "1", "--bot", bot, "--records", "."];
            run_in(folder.path(), &sim).expect_good();
            let file = std::fs::read_dir(folder.path()).unwrap().next().unwrap().unwrap().path();
            let start = std::time::Instant::now();
            run(&["review", file.to_str().unwrap()]).expect_good();
            let taken = start.elapsed().as_secs_f64();
            println!("{game}, {seats} seats, {bot}: {taken:.1} s");
            assert!(taken <= 10.0, "{game}, {seats} seats, {bot}: {taken} s");
        }
    }
}
