//! What the engine says: `{"ok":…}` or `{"error":{"code":…,"rule":…,"message":…}}`.

use game_core::{Reason, Refused, ReplayError};
use serde::Serialize;
use serde_json::{Value, json};

/// One line of output.
pub(crate) struct Answer {
    pub(crate) body: Value,
    /// Whether the session ends with it.
    pub(crate) is_last: bool,
}

/// Why a command was not done.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Problem {
    code: &'static str,
    rule: Option<&'static str>,
    message: String,
}

impl Answer {
    pub(crate) fn ok(value: impl Serialize) -> Answer {
        Answer { body: json!({ "ok": value }), is_last: false }
    }

    pub(crate) fn bye() -> Answer {
        Answer { is_last: true, ..Answer::ok("bye") }
    }
}

impl Problem {
    /// The line is not JSON.
    pub(crate) fn json(message: impl Into<String>) -> Problem {
        Problem { code: "json", rule: None, message: message.into() }
    }

    /// There is no such command, or it has another shape.
    pub(crate) fn command(message: impl Into<String>) -> Problem {
        Problem { code: "command", rule: None, message: message.into() }
    }

    pub(crate) fn no_match() -> Problem {
        let message = "there is no match yet; begin with `new` or `load`".to_owned();
        Problem { code: "no_match", rule: None, message }
    }

    /// Somebody else is to act.
    pub(crate) fn turn(message: impl Into<String>) -> Problem {
        Problem { code: "turn", rule: None, message: message.into() }
    }
}

impl From<Result<Value, Problem>> for Answer {
    fn from(done: Result<Value, Problem>) -> Answer {
        done.map_or_else(Answer::from, Answer::ok)
    }
}

impl From<Problem> for Answer {
    fn from(problem: Problem) -> Answer {
        Answer { body: json!({ "error": problem }), is_last: false }
    }
}

impl From<Refused> for Problem {
    fn from(refused: Refused) -> Problem {
        Problem { code: code(refused.reason), rule: refused.rule, message: refused.to_string() }
    }
}

/// A line of a record that was to be loaded.
impl From<ReplayError> for Problem {
    fn from(error: ReplayError) -> Problem {
        let ReplayError { line, refused } = error;
        Problem {
            code: code(refused.reason),
            rule: Some(refused.id()),
            message: format!("line {line}: {refused}"),
        }
    }
}

fn code(reason: Reason) -> &'static str {
    match reason {
        Reason::Malformed => "command",
        Reason::Turn => "turn",
        Reason::Illegal => "illegal",
        Reason::Impossible => "impossible",
    }
}
