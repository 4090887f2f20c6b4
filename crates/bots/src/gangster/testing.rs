//! Tables and positions to test with.

use game_core::random::{pick, stream};
use game_core::{Game, Seats, Silent, Turn};
use gangster::{Components, Gangster, Options, State};

pub(super) fn table(seats: usize) -> Gangster {
    Gangster::new(Seats::new(seats), Options {}, Components::default()).unwrap()
}

/// The position after so many random steps, or the last one of the match.
pub(super) fn played(game: &Gangster, seed: u64, steps: usize) -> State {
    let (mut state, mut rng, mut legal) = (game.start(), stream(seed, 0, 0), Vec::new());
    for _ in 0..steps {
        match game.turn(&state) {
            Turn::Over => break,
            Turn::Chance => {
                let chance = game.sample(&state, &mut rng);
                game.resolve(&mut state, &chance, &mut Silent);
            }
            Turn::Seat(_) => {
                game.legal_actions(&state, &mut legal);
                game.act(&mut state, pick(&mut rng, &legal), &mut Silent);
            }
        }
    }
    state
}
