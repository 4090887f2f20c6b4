//! Why one action and not another: what it leads to, for every seat, in numbers that anybody can check.

mod changes;
mod contrast;
pub(crate) mod digits;
pub(crate) mod nouns;
#[cfg(test)]
pub(crate) mod proof;
mod value;
mod words;

pub use changes::Change;
pub(crate) use contrast::{Called, Deed, Fact, told};
pub(crate) use value::{Valued, Valuer, searches};
pub(crate) use words::compared;

use crate::brain;
use game_core::record::to_value;
use game_core::{Game, PerSeat, RuleId, Seat, Silent};
use serde::Serialize;
use serde_json::Value;

/// The chance of every seat to win; they sum to 1.
pub type Chances = PerSeat<f64>;

/// What an action leads to.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Outlook {
    pub action: Value,
    /// The chances after it.
    #[serde(serialize_with = "digits::list")]
    pub chances: Chances,
    /// What it changes in the state at once.
    pub changes: Vec<Change>,
}

/// An action held against another.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Reason {
    pub role: Role,
    #[serde(flatten)]
    pub outlook: Outlook,
    /// What the seat to act has more of the win than with the other action; less where it is negative.
    #[serde(serialize_with = "digits::one")]
    pub gain: f64,
    /// The same for every seat, as a sentence.
    pub words: String,
    /// What the rules say to it.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub grounds: Vec<Ground>,
}

/// Why an action is told of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// The one to choose; it is held against the runner-up.
    Best,
    /// The second best; it is held against the best, as the following are.
    RunnerUp,
    /// The one that changes least.
    Passive,
    /// What would have been better; it is held against what was played.
    Better,
}

/// A fact about an action, and the rule that makes it one.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Ground {
    pub rule: RuleId,
    pub words: String,
    /// The same as data, for whoever says it in another language.
    pub facts: Vec<ToldFact>,
    /// Whether it speaks against the better action.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    pub against: bool,
}

/// What follows from one of the two actions.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct ToldFact {
    pub side: Side,
    /// What must hold for it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub condition: Option<Condition>,
    #[serde(flatten)]
    pub fact: Value,
}

/// One of two actions that are held against each other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Side {
    Better,
    Worse,
}

/// What must hold for the consequences of an action.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Condition {
    Sells,
    Wins,
    /// The bid that stands wins.
    BidWins {
        seat: Seat,
        amount: u8,
    },
    OthersPass,
}

/// The position after an action.
pub(crate) fn after<G: Game>(game: &G, state: &G::State, action: G::Action) -> G::State {
    let mut after = state.clone();
    game.act(&mut after, action, &mut Silent);
    after
}

/// An action at a position, what it changes and the chances it leads to.
pub(crate) fn outlook<G: Game>(game: &G, state: &G::State, action: G::Action, chances: &Chances) -> Outlook {
    let snapshot = |state: &G::State| to_value(&game.snapshot(state));
    let changes = changes::between(&snapshot(state), &snapshot(&after(game, state, action)));
    Outlook { action: to_value(&action), chances: chances.clone(), changes }
}

/// What the rules say to why the first of two actions beats the second.
pub(crate) fn grounds<G: Game>(
    game: &G,
    state: &G::State,
    better: G::Action,
    worse: G::Action,
) -> Vec<Ground> {
    brain::<G>().grounds(game, state, better, worse)
}
