//! The session that docs/engine-protocol.md shows, as it stands there.

use crate::runner::Engine;
use serde_json::Value;

#[test]
fn the_documented_session_is_what_happens() {
    let document = include_str!("../../../../docs/engine-protocol.md");
    let mut engine = Engine::start();
    let (mut answer, mut lines) = (String::new(), 0);
    for line in document.lines().map(str::trim_start) {
        if let Some(command) = line.strip_prefix("→ ") {
            answer = engine.send_bytes(command.as_bytes()).to_string();
        } else if let Some(expected) = line.strip_prefix("← ") {
            // What is left out ends with dots.
            match expected.strip_suffix('…') {
                Some(beginning) => assert!(answer.starts_with(beginning), "{expected}: {answer}"),
                None => assert_eq!(answer, expected),
            }
            lines += 1;
        }
    }
    assert!(lines >= 7, "the session is gone from the document");
}

/// Every command and every code of an error has its line.
#[test]
fn every_command_and_code_is_documented() {
    let document = include_str!("../../../../docs/engine-protocol.md");
    let mut engine = Engine::start();
    let told = engine.error(b"\"fly\"", "command", &Value::Null);
    let commands = told.split('"').skip(1).step_by(2);
    for command in commands {
        assert!(document.contains(&format!("\"{command}\"")), "{command} is not documented");
    }
    for code in ["json", "command", "no_match", "turn", "illegal", "impossible"] {
        assert!(document.contains(&format!("| `{code}` |")), "{code} is not documented");
    }
}
