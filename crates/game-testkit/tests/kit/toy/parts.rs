//! The plain values of the toy.

use game_core::{Outcome, Refusal, RuleId};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::error::Error;
use std::fmt;

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Options {
    pub(crate) open: bool,
    pub(crate) scoring: Scoring,
}

#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Scoring {
    #[default]
    Sum,
    Count,
}

/// `Rest` and `Nod` stand for `Pass` in two flawed toys.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Action {
    Keep {
        token: u8,
    },
    Pass {},
    /// A unit variant, of which serde reads any keys.
    Rest,
    Nod {
        #[serde(skip)]
        depth: u8,
    },
}

/// `Deal` stands for `Draw` in a flawed toy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum Chance {
    Draw { tokens: [u8; 2] },
    Deal { tokens: Tokens },
}

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub(crate) enum Event {
    TokensDrawn { tokens: Tokens },
    TokenKept { seat: u8, token: u8 },
    Passed { seat: u8 },
}

/// A set of tokens; read from a list, it does not mind a token named twice.
#[derive(Clone, Copy, PartialEq, Debug, Default)]
pub(crate) struct Tokens(pub(crate) u16);

#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct State {
    pub(crate) bag: Tokens,
    pub(crate) offer: Tokens,
    pub(crate) hands: [Tokens; 4],
    pub(crate) discards: Tokens,
    pub(crate) passed: [bool; 4],
    pub(crate) turns: u8,
    /// Nothing, unless the toy remembers other matches.
    pub(crate) mood: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Standing {
    pub(crate) scores: Vec<i32>,
    pub(crate) ranks: Vec<u8>,
    pub(crate) breakdown: Vec<Tokens>,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct No {
    pub(crate) code: &'static str,
    pub(crate) rule: RuleId,
    pub(crate) sentence: &'static str,
}

impl Tokens {
    pub(crate) const ALL: Tokens = Tokens(u16::MAX);

    /// The token alone, or nothing if there is no such token.
    pub(crate) fn only(token: u8) -> Tokens {
        Tokens(if (1..=16).contains(&token) { 1 << (token - 1) } else { 0 })
    }

    pub(crate) fn iter(self) -> impl DoubleEndedIterator<Item = u8> {
        (1..=16).filter(move |&token| self.0 & Tokens::only(token).0 != 0)
    }

    pub(crate) fn contains(self, token: u8) -> bool {
        self.0 & Tokens::only(token).0 != 0
    }

    pub(crate) fn len(self) -> u32 {
        self.0.count_ones()
    }
}

impl Serialize for Tokens {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Tokens {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Tokens, D::Error> {
        let tokens = Vec::<u8>::deserialize(deserializer)?;
        Ok(Tokens(tokens.into_iter().fold(0, |all, token| all | Tokens::only(token).0)))
    }
}

impl Outcome for Standing {
    fn scores(&self) -> &[i32] {
        &self.scores
    }

    fn ranks(&self) -> &[u8] {
        &self.ranks
    }
}

impl fmt::Display for No {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.sentence)
    }
}

impl Error for No {}

impl Refusal for No {
    fn rule(&self) -> RuleId {
        self.rule
    }
}
