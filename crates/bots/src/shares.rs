//! What a match was worth to each seat: the measure that all bots play for and all figures count.

use game_core::{Game, Outcome, PerSeat};

/// What each seat has of the win in a match that is over: 1, or an equal part where several share it.
pub fn win_shares<G: Game>(game: &G, state: &G::State) -> PerSeat<f32> {
    let outcome = game.outcome(state).expect("a match that is over has a result");
    let winners = outcome.ranks().iter().filter(|&&rank| rank == 1).count();
    let share = |&rank: &u8| if rank == 1 { 1.0 / winners as f32 } else { 0.0 };
    outcome.ranks().iter().map(share).collect()
}
