//! What a bot would do in a match of any game, known by its id only.

use crate::{Budget, UnknownBot, player};
use game_core::erased::AnyMatch;
use game_core::random::SimRng;
use game_core::record::to_value;
use game_core::{Game, Match, Turn};
use games::Visitor;
use serde_json::Value;

/// The action that the bot of this spec would choose in a match of any game; nothing when no seat is to act.
pub fn decide(
    played: &dyn AnyMatch,
    spec: &str,
    default: Option<Budget>,
    rng: &mut SimRng,
) -> Result<Option<Value>, UnknownBot> {
    games::visit(played.info().id, Decide { played, spec, default, rng })
        .expect("a match is of a game there is")
}

struct Decide<'a> {
    played: &'a dyn AnyMatch,
    spec: &'a str,
    default: Option<Budget>,
    rng: &'a mut SimRng,
}

impl Visitor for Decide<'_> {
    type Output = Result<Option<Value>, UnknownBot>;

    fn visit<G: Game>(self) -> Self::Output {
        let mut player = player::<G>(self.spec, self.default)?;
        let played =
            self.played.as_any().downcast_ref::<Match<G>>().expect("a match is of the game it names");
        let Turn::Seat(seat) = played.turn() else { return Ok(None) };
        let action = player.choose(played.game(), played.state(), seat, self.rng);
        Ok(Some(to_value(&action)))
    }
}
