//! Why a step is refused: a typed value of the game that names a rule, and its erased form that a program reads.

use crate::record::to_value;
use serde::Serialize;
use serde_json::Value;
use std::error::Error;
use std::fmt;

/// The id of a rule in the game's rules document, such as `D3.5`.
pub type RuleId = &'static str;

/// A game's own reason to refuse a step.
///
/// It displays as a sentence for the player, without the rule's id; it serializes as its facts, with a stable
/// `code` that a translation can be keyed by.
pub trait Refusal: Error + Serialize + Clone + PartialEq + Send + Sync + 'static {
    fn rule(&self) -> RuleId;
}

/// What kind of refusal it is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// Not of the shape of a step of this game.
    Malformed,
    /// Another seat, nature or nobody is to act.
    Turn,
    /// The action breaks a rule.
    Illegal,
    /// Nature cannot have done this.
    Impossible,
}

/// A refused step. It displays as a sentence with the rule: `you own a 3, so bids ending in 3 are barred · D3.5`.
#[derive(Clone, PartialEq, Debug)]
pub struct Refused {
    pub reason: Reason,
    /// The rule concerned; none for a malformed step.
    pub rule: Option<RuleId>,
    pub sentence: String,
    /// The game's facts about it, with their `code`; null for a malformed step.
    pub facts: Box<Value>,
}

impl Refused {
    pub fn new(reason: Reason, refusal: &impl Refusal) -> Refused {
        Refused {
            reason,
            rule: Some(refusal.rule()),
            sentence: refusal.to_string(),
            facts: Box::new(to_value(refusal)),
        }
    }

    pub fn malformed(sentence: impl Into<String>) -> Refused {
        Refused { reason: Reason::Malformed, rule: None, sentence: sentence.into(), facts: Box::default() }
    }

    /// The rule's id, or `record` where the step has not even the right shape.
    pub fn id(&self) -> &'static str {
        self.rule.unwrap_or("record")
    }
}

impl fmt::Display for Refused {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.rule {
            Some(rule) => write!(f, "{} · {rule}", self.sentence),
            None => f.write_str(&self.sentence),
        }
    }
}

impl Error for Refused {}
