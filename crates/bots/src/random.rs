//! The baseline `random`: every legal action equally likely.

use crate::Player;
use game_core::random::SimRng;
use game_core::{Game, Seat, playout};

pub struct Random<G: Game> {
    actions: Vec<G::Action>,
}

impl<G: Game> Default for Random<G> {
    fn default() -> Random<G> {
        Random { actions: Vec::new() }
    }
}

impl<G: Game> Player<G> for Random<G> {
    fn choose(&mut self, game: &G, state: &G::State, _seat: Seat, rng: &mut SimRng) -> G::Action {
        playout::random_action(game, state, rng, &mut self.actions)
    }
}
