//! What a game tells the test kit about itself.

use game_core::random::SimRng;
use game_core::{Game, Seat, Seats, Setup};
use serde_json::Value;

pub type StateOf<S> = <<S as Subject>::Game as Game>::State;
pub type ActionOf<S> = <<S as Subject>::Game as Game>::Action;
pub type ChanceOf<S> = <<S as Subject>::Game as Game>::Chance;

/// A game under test. A rules crate implements it on a marker type of its tests.
pub trait Subject: Sync {
    type Game: Game;

    /// The game for a table; `options` is one of [`GameInfo::all_options`](game_core::GameInfo::all_options).
    fn game(&self, seats: Seats, options: &Value) -> Self::Game {
        let setup = Setup::new(seats.count() as i64, options.clone());
        setup.build().unwrap_or_else(|error| panic!("{options} for {} seats: {error}", seats.count()))
    }

    /// Conservation: what holds in every position, such as that every card is in exactly one place.
    fn audit(&self, game: &Self::Game, state: &StateOf<Self>) -> Result<(), String>;

    /// A position that differs from `state` only in what `viewer` must not see, and does differ; `None` where nothing
    /// is hidden from him.
    fn disguise(
        &self,
        game: &Self::Game,
        state: &StateOf<Self>,
        viewer: Option<Seat>,
        rng: &mut SimRng,
    ) -> Option<StateOf<Self>>;

    /// Whether some combination of options hides something. If so, a sweep without one disguise proves too little.
    fn hides(&self) -> bool {
        true
    }

    /// Every action anybody could think of, legal or not, where that is a list short enough.
    fn universe(&self, _game: &Self::Game) -> Vec<ActionOf<Self>> {
        Vec::new()
    }

    /// No match is longer than this many steps.
    fn longest(&self) -> usize;
}
