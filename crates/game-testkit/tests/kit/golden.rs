//! Golden records: what passes, what fails, and what blessing writes.

use crate::toy::Sound;
use game_core::erased::Erased;
use game_testkit::golden::{Mode, records, trials, verify};
use libtest_mimic::{Arguments, Trial};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

const STEPS: [&str; 5] = [
    r#"{"chance":{"type":"draw","tokens":[3,7]}}"#,
    r#"{"seat":0,"action":{"type":"keep","token":7}}"#,
    r#"{"chance":{"type":"draw","tokens":[1,16]}}"#,
    r#"{"seat":1,  "action":{"type":"keep","token":16}}"#,
    r#"{"result":{"scores":[7,16],"ranks":[2,1],"breakdown":[[7],[16]]}}"#,
];

/// A folder of its own for the test of that name.
fn folder(test: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(test);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder for the test");
    folder
}

/// A record whose header expects `meta`.
fn write(folder: &Path, meta: &Value, steps: &[&str]) -> PathBuf {
    let header =
        json!({ "record": 1, "game": "toy", "rules_version": 1, "seats": 2, "meta": meta, "by": "hand" });
    let path = folder.join("a_match.jsonl");
    fs::write(&path, format!("{header}\n{}\n", steps.join("\n"))).expect("a record for the test");
    path
}

fn with_digest(test: &str, steps: &[&str], digest: &str) -> Result<(), String> {
    verify(&write(&folder(test), &json!({ "digest": digest }), steps), &Erased::<Sound>::find, Mode::Compare)
}

fn with_refusal(test: &str, steps: &[&str], line: usize, rule: &str) -> Result<(), String> {
    let meta = json!({ "refused": { "line": line, "rule": rule } });
    verify(&write(&folder(test), &meta, steps), &Erased::<Sound>::find, Mode::Compare)
}

/// Runs the tests, their output kept apart from that of this one.
fn fails(folder: &Path, tests: Vec<Trial>) -> bool {
    let log = folder.with_extension("log").to_string_lossy().into_owned();
    libtest_mimic::run(&Arguments { logfile: Some(log), ..Arguments::default() }, tests).has_failed()
}

/// The digest of [`STEPS`]: frozen, so that digests stored long ago stay valid.
const DIGEST: &str = "3076b0b590f3bc95";

#[test]
fn a_record_with_its_digest_passes() {
    assert_eq!(with_digest("good", &STEPS, DIGEST), Ok(()));
}

#[test]
fn a_tampered_step_fails_at_its_line() {
    let mut steps = STEPS;
    steps[1] = r#"{"seat":0,"action":{"type":"keep","token":8}}"#;
    let reason = with_digest("tampered", &steps, DIGEST).unwrap_err();
    assert_eq!(reason, "stopped at line 3: T2.2: this token was not drawn");
}

#[test]
fn another_digest_fails() {
    let reason = with_digest("digest", &STEPS, "0123456789abcdef").unwrap_err();
    assert!(reason.contains(DIGEST) && reason.contains("0123456789abcdef"), "{reason}");
}

#[test]
fn a_legal_change_gives_another_digest() {
    let unfinished = ["{\"chance\":{\"type\":\"draw\",\"tokens\":[3,8]}}"];
    assert!(with_digest("change", &unfinished, DIGEST).unwrap_err().contains("its digest is"));
}

#[test]
fn an_expected_refusal_passes_only_at_its_line_with_its_rule() {
    let steps = [STEPS[0], STEPS[1], STEPS[0]];
    assert_eq!(with_refusal("refused", &steps, 4, "T1"), Ok(()));
    let reason = with_refusal("wrong_rule", &steps, 4, "T2.1").unwrap_err();
    assert!(reason.ends_with("but refused at line 4: T1: this token is no longer in the bag"), "{reason}");
    assert!(with_refusal("wrong_line", &steps, 3, "T1").is_err());
    let reason = with_refusal("no_refusal", &STEPS, 4, "T1").unwrap_err();
    assert!(reason.starts_with("it replays, but should be refused"), "{reason}");
    assert_eq!(with_refusal("malformed", &[STEPS[0], "{}"], 3, "record"), Ok(()));
}

#[test]
fn a_record_without_expectation_asks_to_be_blessed() {
    let path = write(&folder("unblessed"), &json!({}), &STEPS);
    assert!(verify(&path, &Erased::<Sound>::find, Mode::Compare).unwrap_err().contains("BLESS=1"));
}

#[test]
fn blessing_writes_the_digest_and_nothing_else() {
    let path = write(&folder("blessed"), &json!({ "note": "kept", "digest": "stale" }), &STEPS);
    let before = fs::read_to_string(&path).unwrap();
    verify(&path, &Erased::<Sound>::find, Mode::Bless).unwrap();
    let after = fs::read_to_string(&path).unwrap();
    assert_eq!(after, before.replace("stale", DIGEST));
    assert_eq!(verify(&path, &Erased::<Sound>::find, Mode::Compare), Ok(()));
}

#[test]
fn a_record_that_does_not_replay_is_not_blessed() {
    let path = write(&folder("unblessable"), &json!({}), &STEPS[1..]);
    let before = fs::read(&path).unwrap();
    assert!(
        verify(&path, &Erased::<Sound>::find, Mode::Bless)
            .unwrap_err()
            .starts_with("stopped at line 2: T2.1: ")
    );
    assert_eq!(fs::read(&path).unwrap(), before);
}

#[test]
fn every_record_is_a_test_named_by_its_file() {
    let folder = folder("folder");
    write(&folder, &json!({ "digest": DIGEST }), &STEPS);
    fs::write(folder.join("README.md"), "what these are").unwrap();
    let tests = trials(&folder, &Erased::<Sound>::find, Mode::Compare);
    assert_eq!(tests.iter().map(Trial::name).collect::<Vec<_>>(), ["a_match"]);
    assert!(!fails(&folder, tests));
}

#[test]
fn a_folder_that_is_missing_empty_or_untidy_fails() {
    let folder = folder("untidy");
    assert!(records(&folder).unwrap_err().ends_with("holds no record"));
    let missing = folder.join("missing");
    assert!(fails(&folder, trials(&missing, &Erased::<Sound>::find, Mode::Compare)));
    assert!(records(&missing).is_err());
    write(&folder, &json!({ "digest": DIGEST }), &STEPS);
    fs::write(folder.join("match.json"), "{}").unwrap();
    assert!(records(&folder).unwrap_err().contains("match.json is no record"));
}
