//! The law `Chance`: nature does what is possible, when it is her turn, and nobody acts in her place.

use crate::position::{Position, Verdict};
use game_core::random::SimRng;
use game_core::{Game, Turn};

/// Of long lists of actions only so many are tried in one position.
const MOST: usize = 8;
/// So many outcomes are drawn in a position looked at closely.
const DRAWS: usize = 4;

/// An outcome of earlier is impossible now, or actions of earlier are refused now, whoever's turn it is not.
pub(crate) fn in_turn<G: Game>(
    at: &Position<'_, G>,
    earlier: &[G::Action],
    outcome: Option<&G::Chance>,
) -> Verdict {
    let mut checked = 0;
    if at.turn != Turn::Chance
        && let Some(outcome) = outcome
    {
        checked += 1;
        if at.game.is_possible(at.state, outcome).is_ok() {
            return Err(format!("it is the turn of {:?}, but {outcome:?} is held possible", at.turn));
        }
    }
    if !matches!(at.turn, Turn::Seat(_)) {
        checked += nobody_may(at, earlier)?;
    }
    Ok(checked)
}

/// The outcome that was drawn is possible.
pub(crate) fn is_possible<G: Game>(at: &Position<'_, G>, outcome: &G::Chance) -> Verdict {
    match at.game.is_possible(at.state, outcome) {
        Ok(()) => Ok(1),
        Err(refusal) => Err(format!("{outcome:?} was drawn, but is impossible: {refusal}")),
    }
}

/// Whatever is drawn is possible, and so is what the script says.
pub(crate) fn draws<G: Game>(at: &Position<'_, G>, rng: &mut SimRng) -> Verdict {
    let drawn = (0..DRAWS).map(|_| at.game.sample(at.state, rng));
    drawn.chain([at.game.scripted(at.state)]).map(|outcome| is_possible(at, &outcome)).sum()
}

fn nobody_may<G: Game>(at: &Position<'_, G>, actions: &[G::Action]) -> Verdict {
    let stride = actions.len().div_ceil(MOST).max(1);
    let mut checked = 0;
    for action in actions.iter().step_by(stride) {
        if let Some(seat) = at.everybody().find(|&seat| at.game.check(at.state, seat, action).is_ok()) {
            return Err(format!(
                "it is the turn of {:?}, but {action:?} is accepted for seat {seat}",
                at.turn
            ));
        }
        checked += 1;
    }
    Ok(checked)
}
