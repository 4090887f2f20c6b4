//! The brain of a game that has no module of its own: the plain search at every level. It has one style only.

use crate::{Brain, Budget, Judged, Level, Mcts, Personality, Player, Style};
use game_core::random::SimRng;
use game_core::{Game, PerSeat, Turn};

/// How many simulations stand in for a style.
const STYLED: Budget = Budget::Nodes(20);

pub struct General;

impl<G: Game> Brain<G> for General {
    fn styled(&self, _: Style) -> Box<dyn Player<G>> {
        Box::new(Mcts::<G>::new(STYLED))
    }

    fn level(&self, _: Level, _: Personality, budget: Budget) -> Box<dyn Player<G>> {
        Box::new(Mcts::<G>::new(budget))
    }

    fn most_passive(&self, _: &G, _: &G::State, _: &[G::Action]) -> Option<G::Action> {
        None
    }

    fn judge(&self, game: &G, state: &G::State, budget: Budget, rng: &mut SimRng) -> Vec<Judged<G::Action>> {
        let Turn::Seat(seat) = game.turn(state) else { return Vec::new() };
        let mut search = Mcts::<G>::new(budget);
        search.search(game, state, rng);
        let mut judged = search.judged(game.seats());
        let chance = |each: &Judged<G::Action>| each.chances[seat.index()];
        judged.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
        judged
    }

    fn chances(&self, game: &G, state: &G::State, budget: Budget, rng: &mut SimRng) -> PerSeat<f32> {
        let mut search = Mcts::<G>::new(budget);
        search.search(game, state, rng);
        search.chances(game.seats())
    }
}
