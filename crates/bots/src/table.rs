//! Players at a table: plays a whole match between them.

use crate::Player;
use game_core::playout::{play_out, random_action};
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat, Seat, Step};

/// Plays the match with this number, one player a seat, and shows every step to `watch`. Nature's luck and the
/// luck of every seat depend on the seed and the number alone, whoever plays.
pub fn play_match<G: Game>(
    game: &G,
    players: &mut [Box<dyn Player<G>>],
    seed: u64,
    number: u64,
    watch: impl FnMut(Step<&G::Action, &G::Chance>),
) -> G::Outcome {
    play(game, seed, number, |state, seat, luck| players[seat.index()].choose(game, state, seat, luck), watch)
}

/// The match that [`play_match`] plays with `random` in every seat, in a loop that the compiler sees whole; `actions`
/// is a buffer to work in.
pub fn play_random_match<G: Game>(
    game: &G,
    actions: &mut Vec<G::Action>,
    seed: u64,
    number: u64,
    watch: impl FnMut(Step<&G::Action, &G::Chance>),
) -> G::Outcome {
    play(game, seed, number, |state, _, luck| random_action(game, state, luck, actions), watch)
}

#[inline]
fn play<G: Game>(
    game: &G,
    seed: u64,
    number: u64,
    mut choose: impl FnMut(&G::State, Seat, &mut SimRng) -> G::Action,
    watch: impl FnMut(Step<&G::Action, &G::Chance>),
) -> G::Outcome {
    let mut luck: PerSeat<SimRng> =
        game.seats().iter().map(|seat| stream(seed, number, 1 + seat.index() as u64)).collect();
    let mut state = game.start();
    play_out(
        game,
        &mut state,
        &mut stream(seed, number, 0),
        |state, seat| choose(state, seat, &mut luck[seat.index()]),
        watch,
    );
    game.outcome(&state).expect("a match that is over has a result")
}
