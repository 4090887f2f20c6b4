//! What a match was worth to each seat: the measure that all bots play for and all figures count.

use crate::arena::shares;
use game_core::{Game, Outcome, PerSeat};

/// What each seat has of the win in a match that is over: 1, or an equal part where several share it.
pub fn win_shares<G: Game>(game: &G, state: &G::State) -> PerSeat<f32> {
    let outcome = game.outcome(state).expect("a match that is over has a result");
    shares(outcome.ranks()).into_iter().map(|share| share.to_f64() as f32).collect()
}
