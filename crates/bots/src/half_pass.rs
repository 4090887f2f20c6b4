//! The baseline `half_pass`: half of the time the most passive action there is, else a random one.

use crate::{Player, brain};
use game_core::random::{SimRng, below, pick};
use game_core::{Game, Seat};

pub struct HalfPass<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for HalfPass<G> {
    fn default() -> HalfPass<G> {
        HalfPass { actions: Vec::new() }
    }
}

impl<G: Game> Player<G> for HalfPass<G> {
    fn choose(&mut self, game: &G, state: &G::State, _seat: Seat, rng: &mut SimRng) -> G::Action {
        game.legal_actions(state, &mut self.actions);
        let random = pick(rng, &self.actions);
        match below(rng, 2) {
            0 => brain::<G>().most_passive(game, state, &self.actions).unwrap_or(random),
            _ => random,
        }
    }
}
