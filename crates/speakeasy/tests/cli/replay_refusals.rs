//! Every kind of bad record is refused with `FILE:LINE: ID: reason` and exit code 1.

use crate::replay::{replay_bytes, replay_lines};
use crate::runner::{Run, match_lines, run_in};
use serde_json::{Value, json};

/// The run must have failed at this line with this id, and say this.
#[track_caller]
fn expect_refusal(done: &Run, line: usize, id: &str, reason: &str) {
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""), "{done:?}");
    assert!(done.err.starts_with(&format!("match.jsonl:{line}: {id}: ")), "{line}: {id}: {}", done.err);
    assert!(done.err.contains(reason), "{reason} is not in {}", done.err);
    assert_eq!(done.err.lines().count(), 1, "{}", done.err);
}

/// Replays a good match whose line `index` (counted from 0) is replaced.
fn replay_with(index: usize, line: Value) -> Run {
    let mut lines = match_lines(2);
    lines[index] = line;
    replay_lines(&lines, &[])
}

fn replay_with_header(key: &str, value: Value) -> Run {
    let mut header = match_lines(2)[0].clone();
    header[key] = value;
    replay_with(0, header)
}

/// The indices of the lines with this key under `chance` or `action`.
fn indices(lines: &[Value], is_wanted: impl Fn(&Value) -> bool) -> Vec<usize> {
    (0..lines.len()).filter(|&index| is_wanted(&lines[index])).collect()
}

#[test]
fn an_unknown_game_names_the_known_ones() {
    expect_refusal(&replay_with_header("game", json!("poker")), 1, "record", "`poker` here; there is don");
}

#[test]
fn another_record_or_rules_version_is_refused() {
    expect_refusal(&replay_with_header("record", json!(2)), 1, "record", "format 2");
    expect_refusal(&replay_with_header("rules_version", json!(99)), 1, "record", "version 99");
}

#[test]
fn a_bad_seat_count_or_option_is_refused() {
    for seats in [json!(2), json!(7), json!(-3), json!(1_000_000)] {
        expect_refusal(&replay_with_header("seats", seats), 1, "record", "3 to 6");
    }
    expect_refusal(&replay_with_header("options", json!({"blind": true})), 1, "record", "no option `blind`");
    expect_refusal(
        &replay_with_header("options", json!({"exchange": 1})),
        1,
        "record",
        "`exchange` cannot be 1",
    );
    expect_refusal(&replay_with_header("components", json!({})), 1, "record", "components");
}

#[test]
fn a_header_of_another_shape_is_refused() {
    for key in ["record", "game", "rules_version", "seats"] {
        let mut header = match_lines(2)[0].clone();
        header.as_object_mut().unwrap().remove(key);
        expect_refusal(&replay_with(0, header), 1, "record", key);
    }
    for strange in [json!("3"), json!(3.5), json!(null), json!(u64::MAX)] {
        expect_refusal(&replay_with_header("seats", strange), 1, "record", "header");
    }
}

#[test]
fn lines_that_are_not_json_are_refused() {
    let text: Vec<String> = match_lines(2).iter().map(Value::to_string).collect();
    let with = |index: usize, line: &[u8]| {
        let mut lines: Vec<&[u8]> = text.iter().map(String::as_bytes).collect();
        lines[index] = line;
        replay_bytes(&lines.join(&b'\n'), &[])
    };
    expect_refusal(&with(4, b"{\"seat\":"), 5, "record", "not JSON");
    expect_refusal(&with(4, b""), 5, "record", "empty line");
    expect_refusal(&with(4, b"{\"seat\":\"\xff\"}"), 5, "record", "not JSON");
    expect_refusal(&with(4, "[".repeat(100_000).as_bytes()), 5, "record", "recursion");
    expect_refusal(&with(0, b"\x89PNG\r\n\x1a\n"), 1, "record", "not JSON");
}

#[test]
fn a_last_line_cut_off_is_refused() {
    let text: Vec<String> = match_lines(2).iter().map(Value::to_string).collect();
    let whole = text.join("\n");
    expect_refusal(
        &replay_bytes(&whole.as_bytes()[..whole.len() - 20], &[]),
        text.len(),
        "record",
        "cut off",
    );
}

#[test]
fn foreign_empty_and_missing_files_are_refused() {
    expect_refusal(&replay_bytes(b"Dear diary,\n", &[]), 1, "record", "not JSON");
    expect_refusal(&replay_bytes(b"{\"name\":\"speakeasy\"}\n", &[]), 1, "record", "header");
    expect_refusal(&replay_bytes(b"[1]\n", &[]), 1, "record", "header");
    expect_refusal(&replay_bytes(b"", &[]), 1, "record", "empty");
    let folder = tempfile::tempdir().unwrap();
    for unreadable in ["none.jsonl", "."] {
        let done = run_in(folder.path(), &["replay", unreadable]);
        assert_eq!((done.code, done.out.as_str()), (Some(1), ""));
        assert!(done.err.starts_with(&format!("{unreadable}: cannot be read: ")), "{}", done.err);
    }
}

#[test]
fn a_district_cannot_be_revealed_twice() {
    let lines = match_lines(2);
    let single =
        indices(&lines, |line| line["chance"]["districts"].as_array().is_some_and(|lot| lot.len() == 1));
    let done = replay_with(single[1], lines[single[0]].clone());
    expect_refusal(&done, single[1] + 1, "D1.1", "");
    let none = json!({"chance": {"type": "reveal", "districts": []}});
    expect_refusal(&replay_with(single[1], none), single[1] + 1, "D2.3", "");
}

#[test]
fn a_step_of_the_wrong_seat_or_out_of_phase_is_refused() {
    let lines = match_lines(2);
    let seat = lines[3]["seat"].as_i64().unwrap();
    for wrong in [(seat + 1) % 3, 3, 300, -1] {
        let mut line = lines[3].clone();
        line["seat"] = json!(wrong);
        expect_refusal(&replay_with(3, line), 4, "D3.2", "");
    }
    expect_refusal(&replay_with(3, lines[1].clone()), 4, "D3.2", "");
    expect_refusal(&replay_with(1, lines[3].clone()), 2, "D2.1", "");
}

#[test]
fn a_step_of_another_shape_is_refused() {
    let seat = match_lines(2)[3]["seat"].clone();
    let strange = [
        json!([]),
        json!({}),
        json!({"seat": 1.5, "action": {"type": "pass"}}),
        json!({"seat": "0", "action": {"type": "pass"}}),
        json!({"seat": seat, "action": {"type": "fly"}}),
        json!({"seat": seat, "action": ["pass"]}),
        json!({"seat": seat, "action": {"type": "pass", "loudly": true}}),
        json!({"seat": seat, "action": {"type": "bid"}}),
        json!({"seat": seat, "action": {"type": "bid", "amount": "3"}}),
        json!({"seat": seat, "action": {"type": "offer", "district": "nowhere_1"}}),
        json!({"seat": seat, "action": {"type": "pass"}, "note": "hm"}),
        json!({"chance": {"type": "reveal"}}),
    ];
    for line in strange {
        expect_refusal(&replay_with(3, line), 4, "record", "");
    }
}

#[test]
fn numbers_out_of_range_are_refused() {
    let lines = match_lines(2);
    for amount in
        ["-1", "13", "255", "256", "300", "1000", "4294967296", "18446744073709551616", "1e30", "0.5"]
    {
        let mut text: Vec<String> = lines.iter().map(Value::to_string).collect();
        text[3] =
            format!("{{\"seat\":{},\"action\":{{\"type\":\"bid\",\"amount\":{amount}}}}}", lines[3]["seat"]);
        let done = replay_bytes(text.join("\n").as_bytes(), &[]);
        assert_eq!(done.code, Some(1), "{amount}: {done:?}");
        assert!(done.err.starts_with("match.jsonl:4: "), "{amount}: {}", done.err);
    }
}

#[test]
fn nothing_can_be_done_after_the_end() {
    let mut lines = match_lines(2);
    let result = lines.pop().unwrap();
    let at = lines.len() + 1;
    lines.extend([json!({"seat": 0, "action": {"type": "pass"}}), result]);
    expect_refusal(&replay_lines(&lines, &[]), at, "D2.2", "");
}

#[test]
fn the_result_line_must_be_there_and_right_and_last() {
    let lines = match_lines(2);
    let last = lines.len();
    expect_refusal(&replay_lines(&lines[..last - 1], &[]), last, "record", "missing");
    let mut wrong = lines[last - 1].clone();
    wrong["result"]["scores"][0] = json!(99);
    expect_refusal(&replay_with(last - 1, wrong), last, "record", "by the rules it is");
    expect_refusal(&replay_with(10, lines[last - 1].clone()), 11, "record", "not over");
    let twice = [&lines[..], &lines[last - 1..]].concat();
    expect_refusal(&replay_lines(&twice, &[]), last + 1, "record", "follow");
}
