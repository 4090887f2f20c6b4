//! The law `Legal`: the list of legal actions and `check` agree, in both directions.

use crate::position::{Position, Verdict, to_text};
use game_core::{Game, Seat, Turn};
use std::collections::BTreeSet;

/// Longer lists are looked through for doubles only in positions looked at closely.
const SHORT: usize = 32;

/// Every listed action is accepted for the seat to act and refused for everybody else; nothing is listed otherwise.
pub(crate) fn listed<G: Game>(at: &Position<'_, G>) -> Verdict {
    let Turn::Seat(seat) = at.turn else {
        return match at.legal {
            [] => Ok(1),
            [first, ..] => Err(format!("it is the turn of {:?}, but {first:?} is listed", at.turn)),
        };
    };
    if !at.game.seats().contains(seat) {
        return Err(format!("seat {seat} is to act, but there is no such seat"));
    }
    if at.legal.is_empty() {
        return Err(format!("seat {seat} is to act, but no action is listed"));
    }
    for action in at.legal {
        if let Err(refusal) = at.game.check(at.state, seat, action) {
            return Err(format!("{action:?} is listed for seat {seat}, but refused: {refusal}"));
        }
        if let Some(other) = at.others(seat).find(|&other| at.game.check(at.state, other, action).is_ok()) {
            return Err(format!("seat {seat} is to act, but {action:?} is accepted for seat {other}"));
        }
    }
    if at.legal.len() <= SHORT {
        once_among_few(at.legal)?
    } else {
        0
    };
    Ok(at.legal.len() as u64)
}

/// No action is listed twice, however long the list.
pub(crate) fn listed_once<G: Game>(at: &Position<'_, G>) -> Verdict {
    if at.legal.len() <= SHORT {
        return once_among_few(at.legal);
    }
    let mut seen = BTreeSet::new();
    match at.legal.iter().find(|action| !seen.insert(to_text(*action))) {
        Some(action) => Err(twice(action)),
        None => Ok(1),
    }
}

/// Every action of the universe that `check` accepts is listed.
pub(crate) fn nothing_unlisted<G: Game>(at: &Position<'_, G>, seat: Seat, universe: &[G::Action]) -> Verdict {
    let accepted = |action: &&G::Action| at.game.check(at.state, seat, action).is_ok();
    match universe.iter().filter(accepted).find(|action| !at.legal.contains(action)) {
        Some(action) => Err(format!("{action:?} is accepted for seat {seat}, but not listed")),
        None => Ok(universe.len() as u64),
    }
}

fn once_among_few<A: PartialEq + std::fmt::Debug>(legal: &[A]) -> Verdict {
    match legal.iter().enumerate().find(|(index, action)| legal[..*index].contains(action)) {
        Some((_, action)) => Err(twice(action)),
        None => Ok(1),
    }
}

fn twice(action: &impl std::fmt::Debug) -> String {
    format!("{action:?} is listed twice")
}
