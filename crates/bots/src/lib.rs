//! Players: whoever chooses an action for a seat. They take the state itself, since every step of a match is public.

mod random;

pub use random::Random;

use game_core::erased::AnyMatch;
use game_core::random::SimRng;
use game_core::record::to_value;
use game_core::{Game, Match, Seat, Turn};
use games::Visitor;
use serde_json::Value;

/// Chooses actions for a seat, move after move.
pub trait Player<G: Game>: Send {
    /// One of the legal actions of `seat`, whose turn it is.
    fn choose(&mut self, game: &G, state: &G::State, seat: Seat, rng: &mut SimRng) -> G::Action;
}

/// The names that [`player`] knows.
pub const NAMES: &[&str] = &["random"];

#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot `{0}`; the bots are {known}", known = NAMES.join(", "))]
pub struct UnknownBot(pub String);

/// The player with this name.
pub fn player<G: Game>(name: &str) -> Result<Box<dyn Player<G>>, UnknownBot> {
    match name {
        "random" => Ok(Box::new(Random::<G>::default())),
        _ => Err(UnknownBot(name.to_owned())),
    }
}

/// The action that the bot `name` would choose in a match of any game; nothing when no seat is to act.
pub fn decide(played: &dyn AnyMatch, name: &str, rng: &mut SimRng) -> Result<Option<Value>, UnknownBot> {
    games::visit(played.info().id, Decide { played, name, rng }).expect("a match is of a game there is")
}

struct Decide<'a> {
    played: &'a dyn AnyMatch,
    name: &'a str,
    rng: &'a mut SimRng,
}

impl Visitor for Decide<'_> {
    type Output = Result<Option<Value>, UnknownBot>;

    fn visit<G: Game>(self) -> Self::Output {
        let mut player = player::<G>(self.name)?;
        let played =
            self.played.as_any().downcast_ref::<Match<G>>().expect("a match is of the game it names");
        let Turn::Seat(seat) = played.turn() else { return Ok(None) };
        let action = player.choose(played.game(), played.state(), seat, self.rng);
        Ok(Some(to_value(&action)))
    }
}
