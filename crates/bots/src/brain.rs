//! What the bots know of one game. A game without a module of its own gets the general search.

use crate::train::{Pupil, Tunable};
use crate::{Budget, General, Ground, Level, Personality, Player, Style};
use game_core::random::SimRng;
use game_core::{Game, PerSeat, Seat};
use std::any::Any;

/// The knowledge of one game.
pub trait Brain<G: Game>: Send + Sync {
    /// A baseline that plays in this style.
    fn styled(&self, style: Style) -> Box<dyn Player<G>>;

    /// A player to play against.
    fn level(&self, level: Level, personality: Personality, budget: Budget) -> Box<dyn Player<G>>;

    /// The action that changes least, such as a pass, where there is one; `actions` are the legal ones.
    fn most_passive(&self, game: &G, state: &G::State, actions: &[G::Action]) -> Option<G::Action>;

    /// The actions worth a thought, the best for the seat to act first, each with what becomes of every seat.
    fn judge(&self, game: &G, state: &G::State, budget: Budget, rng: &mut SimRng) -> Vec<Judged<G::Action>>;

    /// The chance of every seat to win, shared wins counted in part; they sum to 1. Neither the seat to act nor the one
    /// that has acted is favoured, so that chances before and after an action can be compared.
    fn chances(&self, game: &G, state: &G::State, budget: Budget, rng: &mut SimRng) -> PerSeat<f32>;

    /// What the rules say to why one legal action beats another, as facts that anybody can check; none where it has
    /// no words for it.
    fn grounds(&self, _game: &G, _state: &G::State, _better: G::Action, _worse: G::Action) -> Vec<Ground> {
        Vec::new()
    }

    /// How its value function is trained, if it has one.
    fn pupil(&self) -> Option<&'static dyn Pupil<G>> {
        None
    }

    /// How its greedy player is tuned, if it has one of its own.
    fn tunable(&self) -> Option<&'static dyn Tunable<G>> {
        None
    }
}

/// An action and the chances to win of every seat after it.
#[derive(Clone, PartialEq, Debug)]
pub struct Judged<A> {
    pub action: A,
    pub chances: PerSeat<f32>,
}

/// What the bots know of `G`.
pub fn brain<G: Game>() -> &'static dyn Brain<G> {
    let own = modules().iter().find_map(|each| each.downcast_ref::<BrainOf<G>>());
    own.map_or(&General, |found| found.0)
}

/// A brain that can be found by the type of its game.
struct BrainOf<G: Game>(&'static dyn Brain<G>);

/// One line a game.
fn modules() -> &'static [&'static (dyn Any + Send + Sync)] {
    static ALL: &[&(dyn Any + Send + Sync)] = &[
        &BrainOf::<don::Don>(&crate::don::DonBrain),
        &BrainOf::<gangster::Gangster>(&crate::gangster::GangsterBrain),
        &BrainOf::<new_york::NewYork>(&crate::new_york::NewYorkBrain),
    ];
    ALL
}

/// The action after which `seat` is most likely to win, of those judged.
pub fn best_of<A: Copy>(judged: &[Judged<A>], seat: Seat) -> Option<A> {
    let chance = |each: &Judged<A>| each.chances[seat.index()];
    let best = judged.iter().reduce(|best, each| if chance(each) > chance(best) { each } else { best });
    best.map(|best| best.action)
}
