//! One thing that was looked at.

use serde::Serialize;
use std::fmt;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(super) struct Finding {
    pub(super) verdict: Verdict,
    /// What was looked at.
    about: &'static str,
    found: String,
    /// What to do, where there is something to do.
    #[serde(skip_serializing_if = "Option::is_none")]
    advice: Option<String>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Verdict {
    Ok,
    /// It works, but somebody should look at it.
    Odd,
    /// The server does not start, or something is lost.
    Bad,
}

impl Finding {
    pub(super) fn ok(about: &'static str, found: impl Into<String>) -> Finding {
        Finding { verdict: Verdict::Ok, about, found: found.into(), advice: None }
    }

    pub(super) fn odd(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { verdict: Verdict::Odd, about, found: found.into(), advice: Some(advice.into()) }
    }

    pub(super) fn bad(about: &'static str, found: impl Into<String>, advice: impl Into<String>) -> Finding {
        Finding { verdict: Verdict::Bad, about, found: found.into(), advice: Some(advice.into()) }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Ok => "ok ",
            Verdict::Odd => "odd",
            Verdict::Bad => "bad",
        };
        writeln!(f, "{verdict}  {:<9} {}", self.about, self.found)?;
        self.advice.as_ref().map_or(Ok(()), |advice| writeln!(f, "               → {advice}"))
    }
}
