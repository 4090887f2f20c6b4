//! Playing a match to its end as fast as it goes, for simulations, benches and bots.

use crate::random::{Rng, pick};
use crate::{Game, Seat, Silent, Step, Turn};

/// Plays on until the match is over: `choose` decides for the seats, `rng` for nature. Every step is shown to
/// `watch` before it is done. Nothing is allocated here.
#[inline]
pub fn play_out<G: Game>(
    game: &G,
    state: &mut G::State,
    rng: &mut (impl Rng + ?Sized),
    mut choose: impl FnMut(&G::State, Seat) -> G::Action,
    mut watch: impl FnMut(Step<&G::Action, &G::Chance>),
) {
    loop {
        match game.turn(state) {
            Turn::Seat(seat) => {
                let action = choose(state, seat);
                watch(Step::Action { seat, action: &action });
                game.act(state, action, &mut Silent);
            }
            Turn::Chance => {
                let chance = game.sample(state, rng);
                watch(Step::Chance { chance: &chance });
                game.resolve(state, &chance, &mut Silent);
            }
            Turn::Over => return,
        }
    }
}

/// One of the legal actions of the seat to act, every one equally likely; `actions` is a buffer to work in.
#[inline]
pub fn random_action<G: Game>(
    game: &G,
    state: &G::State,
    rng: &mut (impl Rng + ?Sized),
    actions: &mut Vec<G::Action>,
) -> G::Action {
    game.legal_actions(state, actions);
    pick(rng, actions)
}
