//! Players at a table: plays a whole match between them.

use crate::Player;
use game_core::playout::play_out;
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat, Step};

/// Plays the match with this number, one player a seat, and shows every step to `watch`. Nature's luck and the
/// luck of every seat depend on the seed and the number alone, whoever plays.
pub fn play_match<G: Game>(
    game: &G,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
    number: u64,
    watch: impl FnMut(Step<&G::Action, &G::Chance>),
) -> G::Outcome {
    let mut luck: PerSeat<SimRng> =
        game.seats().iter().map(|seat| stream(seed, number, 1 + seat.index() as u64)).collect();
    let mut state = game.start();
    play_out(
        game,
        &mut state,
        &mut stream(seed, number, 0),
        |state, seat| players[seat.index()].choose(game, state, seat, &mut luck[seat.index()]),
        watch,
    );
    game.outcome(&state).expect("a match that is over has a result")
}
