//! Players: whoever chooses an action for a seat. They take the state itself, since every step of a match is public,
//! and a generator of their own; what nature will draw is unknown to them as to everybody.

pub mod arena;
mod brain;
mod budget;
mod decide;
mod don;
mod gangster;
mod general;
mod half_pass;
mod hint;
mod level;
mod mcts;
mod memory;
mod net;
mod new_york;
mod pace;
mod personality;
mod puzzle;
mod random;
mod reason;
pub mod review;
mod shares;
mod spec;
mod style;
mod table;
pub mod train;

pub use brain::{Brain, Judged, best_of, brain};
pub use budget::{Budget, Meter};
pub use decide::decide;
pub use general::General;
pub use half_pass::HalfPass;
pub use hint::{Hint, hint, hint_in};
pub use level::Level;
pub use mcts::Mcts;
pub use net::{Layers, Net, Width};
pub use personality::Personality;
pub use puzzle::{Choice, Puzzle, Standard, puzzles};
pub use random::Random;
pub use reason::{Chances, Change, Condition, Ground, Outlook, Reason, Role, Side, ToldFact};
pub use review::{Account, Decision, Effort, Review, review};
pub use shares::win_shares;
pub use spec::{NAMES, Spec, UnknownBot, player};
pub use style::Style;
pub use table::{play_match, play_random_match};

use game_core::random::SimRng;
use game_core::{Game, Seat};

/// Chooses actions for a seat, move after move of one match.
pub trait Player<G: Game>: Send {
    /// One of the legal actions of `seat`, whose turn it is.
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut SimRng) -> G::Action;

    /// Is told that `seat` once had to act in this position, in the order of the match: a player that takes a seat in
    /// the middle of a match comes to know what it would know had it sat there all along.
    fn recall(&mut self, _game: &G, _state: &G::State, _seat: Seat, _rng: &mut SimRng) {}
}
