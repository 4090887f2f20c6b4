//! The law `Unchanged`: what is refused leaves no trace, and the refusal is worth reading. Everything goes through the
//! erased twin, as it does when a program plays.

use crate::position::Verdict;
use game_core::erased::AnyMatch;
use game_core::{Game, GameInfo, Match, Reason, Refused, RuleId, Seat, StepOf, Turn};
use serde_json::Value;

/// A step that must be refused.
pub(crate) enum Attempt {
    Act(Seat, Value),
    Chance(Value),
}

/// Tries every attempt. `stated` remembers the rules already found in the rules of the game.
pub(crate) fn check<G: Game>(
    played: &mut Match<G>,
    attempts: &[Attempt],
    stated: &mut Vec<RuleId>,
) -> Verdict {
    let before = Look::at(played);
    for attempt in attempts {
        let (what, answer) = match attempt {
            Attempt::Act(seat, action) => (action, AnyMatch::act(played, *seat, action)),
            Attempt::Chance(chance) => (chance, AnyMatch::chance(played, chance)),
        };
        let Err(refused) = answer else { return Err(format!("{what} should be refused, but is done")) };
        well_said(G::info(), &refused, stated).map_err(|fault| format!("{what}: {fault}"))?;
    }
    match before.difference(&Look::at(played)) {
        Some(part) => {
            Err(format!("{part} changed though every step was refused; one of {}", tried(attempts)))
        }
        None => Ok(attempts.len() as u64),
    }
}

/// All that can be seen of a match from outside.
struct Look<G: Game> {
    state: Value,
    turn: Turn,
    legal: Vec<G::Action>,
    steps: Vec<StepOf<G>>,
}

impl<G: Game> Look<G> {
    fn at(played: &Match<G>) -> Look<G> {
        let mut legal = Vec::new();
        played.game().legal_actions(played.state(), &mut legal);
        Look {
            state: AnyMatch::state(played),
            turn: played.turn(),
            legal,
            steps: played.steps().iter().cloned().collect(),
        }
    }

    fn difference(&self, other: &Look<G>) -> Option<&'static str> {
        [
            (self.state == other.state, "the state"),
            (self.turn == other.turn, "the turn"),
            (self.legal == other.legal, "the list of legal actions"),
            (self.steps == other.steps, "the record"),
        ]
        .into_iter()
        .find_map(|(same, part)| (!same).then_some(part))
    }
}

fn well_said(info: &GameInfo, refused: &Refused, stated: &mut Vec<RuleId>) -> Result<(), String> {
    if refused.sentence.trim().is_empty() {
        return Err(format!("the refusal under {} says nothing", refused.id()));
    }
    let Some(rule) = refused.rule else {
        return match refused.reason {
            Reason::Malformed => Ok(()),
            _ => Err("the refusal names no rule".to_owned()),
        };
    };
    if !refused.facts.get("code").is_some_and(Value::is_string) {
        return Err(format!("the facts of the refusal have no `code`: {}", refused.facts));
    }
    if info.rules.is_empty() || stated.contains(&rule) {
        return Ok(());
    }
    info.rule(rule).ok_or_else(|| format!("the refusal names {rule}, which the rules do not state"))?;
    stated.push(rule);
    Ok(())
}

fn tried(attempts: &[Attempt]) -> String {
    let text = |attempt: &Attempt| match attempt {
        Attempt::Act(seat, action) => format!("seat {seat} {action}"),
        Attempt::Chance(chance) => format!("chance {chance}"),
    };
    attempts.iter().map(text).collect::<Vec<_>>().join(", ")
}
