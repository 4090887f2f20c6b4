//! Checking a finished record: it follows the rules, its secret fits the commitment, and every draw follows from both.

use super::{Draws, Secret, TAKEN_OVER};
use game_core::record::Header;
use game_core::{Refused, Replay, ReplayError, Turn};
use serde_json::Value;

/// Why a record does not prove its draws, and at which line, counted from 1.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Unfair {
    /// It is no record by the rules.
    #[error(transparent)]
    Replay(#[from] ReplayError),
    #[error("{line}: fairness: {reason}")]
    Draw { line: usize, reason: String },
}

impl Unfair {
    pub fn line(&self) -> usize {
        match self {
            Unfair::Replay(error) => error.line,
            Unfair::Draw { line, .. } => *line,
        }
    }

    /// The id of the rule that is broken, `record` or `fairness`.
    pub fn id(&self) -> &'static str {
        match self {
            Unfair::Replay(error) => error.refused.id(),
            Unfair::Draw { .. } => "fairness",
        }
    }

    pub fn reason(&self) -> &str {
        match self {
            Unfair::Replay(error) => &error.refused.sentence,
            Unfair::Draw { reason, .. } => reason,
        }
    }

    fn header(reason: impl Into<String>) -> Unfair {
        Unfair::Draw { line: 1, reason: reason.into() }
    }
}

/// What was found to be fair.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Verified {
    /// The draws that follow from the secret.
    pub draws: u64,
    /// The first steps, which the record says come from another one. What was drawn in them is not checked.
    pub taken_over: u64,
}

/// Checks every draw of the record in `text` but those in steps taken over.
pub fn verify(text: &[u8]) -> Result<Verified, Unfair> {
    let replay = Replay::new(&games::find);
    let mut checked = Checked { replay, draws: None, taken_over: 0, lines: 0, drawn: 0, compared: 0 };
    let text = text.strip_suffix(b"\n").unwrap_or(text);
    for line in text.split(|byte| *byte == b'\n') {
        checked.feed(line)?;
    }
    let Checked { replay, taken_over, compared, .. } = checked;
    let (_, played) = replay.finish()?;
    match played.turn() {
        _ if taken_over > played.steps() as u64 => {
            Err(Unfair::header("more steps are said to be taken over than there are"))
        }
        Turn::Over => Ok(Verified { draws: compared, taken_over }),
        _ => Err(Unfair::header("the match is not over, so there is no secret to check draws with")),
    }
}

struct Checked<'a> {
    replay: Replay<'a>,
    /// Known from the header on.
    draws: Option<Draws>,
    /// How many steps come from another record.
    taken_over: u64,
    lines: usize,
    /// All draws so far, and those that were compared.
    drawn: u64,
    compared: u64,
}

impl Checked<'_> {
    fn feed(&mut self, text: &[u8]) -> Result<(), Unfair> {
        self.lines += 1;
        let unreadable = |error: serde_json::Error| {
            let refused = Refused::malformed(format!("not JSON, or cut off: {error}"));
            ReplayError { line: self.lines, refused }
        };
        let line: Value = serde_json::from_slice(text).map_err(unreadable)?;
        let expected = self.expected();
        self.replay.feed(&line)?;
        match (&self.draws, expected) {
            (None, _) => (self.draws, self.taken_over) = (Some(read_header(&line)?), taken_over(&line)?),
            (Some(_), Some(expected)) => self.compare(&line["chance"], &expected)?,
            (Some(_), None) => {}
        }
        Ok(())
    }

    /// What nature has to draw next, if it is to act.
    fn expected(&self) -> Option<Value> {
        let mut rng = self.draws.as_ref()?.generator(self.drawn);
        self.replay.played()?.sample(&mut rng)
    }

    fn compare(&mut self, given: &Value, expected: &Value) -> Result<(), Unfair> {
        // The first line is the header.
        let is_own = self.lines as u64 > self.taken_over + 1;
        if is_own && given != expected {
            let reason =
                format!("draw {} does not follow from the secret, which gives {expected}", self.drawn);
            return Err(Unfair::Draw { line: self.lines, reason });
        }
        self.drawn += 1;
        self.compared += u64::from(is_own);
        Ok(())
    }
}

/// How many steps the header says come from another record.
fn taken_over(header: &Value) -> Result<u64, Unfair> {
    match &header["meta"][TAKEN_OVER] {
        Value::Null => Ok(0),
        steps => steps.as_u64().ok_or_else(|| Unfair::header("`taken_over` is a number of steps")),
    }
}

fn read_header(line: &Value) -> Result<Draws, Unfair> {
    let unreadable = |refused| Unfair::Replay(ReplayError { line: 1, refused });
    let header = Header::read(line).map_err(unreadable)?;
    let fairness =
        header.fairness.ok_or_else(|| Unfair::header("the record has no `fairness` to check draws with"))?;
    let secret = fairness.get("secret").and_then(Value::as_str).and_then(Secret::from_hex);
    let secret =
        secret.ok_or_else(|| Unfair::header("the secret is missing, or is not 64 hexadecimal digits"))?;
    if fairness.get("commitment").and_then(Value::as_str) != Some(&secret.commitment()) {
        return Err(Unfair::header("the secret does not fit the commitment shown before the match"));
    }
    let values: Option<Vec<Option<String>>> =
        fairness.get("values").and_then(|values| serde_json::from_value(values.clone()).ok());
    let values = values.filter(|values| values.len() as i64 == header.seats);
    let values = values.ok_or_else(|| Unfair::header("`values` has a text or null for each seat"))?;
    if values.iter().flatten().any(String::is_empty) {
        return Err(Unfair::header("a value is not empty; a seat that added none has null"));
    }
    Ok(Draws::new(&secret, values.iter().map(Option::as_deref)))
}
