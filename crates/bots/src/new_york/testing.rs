//! Positions to test with.

use game_core::random::stream;
use game_core::{Fixed, Game, Seats, Silent, Turn, playout};
use new_york::{NewYork, Options, State};

pub(super) fn table(seats: usize) -> NewYork {
    NewYork::new(Seats::new(seats), Options::default(), Fixed).unwrap()
}

/// A table for every number of seats.
pub(super) fn tables() -> impl Iterator<Item = NewYork> {
    (2..=6).map(table)
}

/// The first position with a seat to act after `steps` of random play, or the end.
pub(super) fn played(game: &NewYork, seed: u64, steps: usize) -> State {
    let (mut state, mut rng) = (game.start(), stream(seed, 0, 0));
    let mut done = 0;
    loop {
        match game.turn(&state) {
            Turn::Over => return state,
            Turn::Seat(_) if done >= steps => return state,
            Turn::Seat(_) => {
                let action = playout::random_action(game, &state, &mut rng, &mut Vec::new());
                game.act(&mut state, action, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, &chance, &mut Silent);
            }
        }
        done += 1;
    }
}
