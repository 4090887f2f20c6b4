//! The erased twin of a game: the same rules over JSON, for programs that do not know which game they serve.

use crate::order::Standing;
use crate::random::Rng;
use crate::record::{Header, Text, lines_of, to_text, to_value};
use crate::{Fields, Game, GameInfo, Match, Reason, Refusal, Refused, Seat, Seats, Setup, SetupError, Turn};
use serde::de::DeserializeOwned;
use serde_json::Value;
use std::any::Any;
use std::marker::PhantomData;

/// Looks a game up by the id that a record or a command gives.
pub type Find<'a> = &'a dyn Fn(&str) -> Result<&'static dyn AnyGame, SetupError>;

/// A game whose type is not known here.
pub trait AnyGame: Send + Sync {
    fn info(&self) -> &'static GameInfo;

    /// A match before its first step.
    fn open(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError>;
}

/// A match whose game is not known here. A refused step changes nothing.
pub trait AnyMatch: Any + Send + Sync {
    fn info(&self) -> &'static GameInfo;
    fn seats(&self) -> Seats;
    /// The header a record of this match begins with.
    fn header(&self) -> Header;
    fn turn(&self) -> Turn;
    /// Does what a seat decided and tells what happened.
    fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<Text>, Refused>;
    /// Does what nature decided and tells what happened.
    fn chance(&mut self, chance: &Value) -> Result<Vec<Text>, Refused>;
    /// Draws what nature could do next; nothing when nature is not to act.
    fn sample(&self, rng: &mut dyn Rng) -> Option<Value>;
    fn legal_actions(&self) -> Vec<Text>;
    /// Whether the game knows such a standing order.
    fn check_order(&self, order: &Value) -> Result<(), Refused>;
    /// What such an order says to do for the seat to act: a legal action, or nothing.
    fn follow_order(&self, order: &Value) -> Option<Value>;
    fn state(&self) -> Value;
    /// What a seat of this table, or a spectator, is shown.
    fn view(&self, viewer: Option<Seat>) -> Text;
    /// What every viewer is shown alike.
    fn shared_view(&self) -> Fields;
    /// The same as [`view`](AnyMatch::view) for whoever has the fields that everybody is shown.
    fn view_beside(&self, shared: &Fields, viewer: Option<Seat>) -> Text;
    /// What is shown once nothing is hidden any more.
    fn open_view(&self) -> Text;
    fn result(&self) -> Option<Value>;
    /// How many steps led here.
    fn steps(&self) -> usize;
    /// The line of the last step in a record.
    fn last_step(&self) -> Option<Value>;
    /// The lines of the record so far, beginning with `header`.
    fn record(&self, header: &Header) -> Vec<Value>;
    fn boxed_clone(&self) -> Box<dyn AnyMatch>;
}

/// The erased form of the game `G`.
pub struct Erased<G>(PhantomData<fn() -> G>);

impl<G> Erased<G> {
    pub const GAME: Erased<G> = Erased(PhantomData);
}

impl<G: Game> Erased<G> {
    /// Finds this game and no other.
    pub fn find(id: &str) -> Result<&'static dyn AnyGame, SetupError> {
        match id == G::info().id {
            true => Ok(&Erased::<G>::GAME),
            false => Err(SetupError::Game { id: id.to_owned(), known: G::info().id.to_owned() }),
        }
    }
}

impl<G: Game> AnyGame for Erased<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn open(&self, setup: &Setup) -> Result<Box<dyn AnyMatch>, SetupError> {
        Ok(Box::new(Match::new(setup.build::<G>()?)))
    }
}

impl dyn AnyMatch {
    /// The match, for whoever knows its game.
    ///
    /// # Panics
    /// If it is of another game.
    pub fn known<G: Game>(&self) -> &Match<G> {
        (self as &dyn Any).downcast_ref().expect("a match is of the game it names")
    }
}

impl<G: Game> AnyMatch for Match<G> {
    fn info(&self) -> &'static GameInfo {
        G::info()
    }

    fn seats(&self) -> Seats {
        self.game().seats()
    }

    fn header(&self) -> Header {
        Header::of(self.game())
    }

    fn turn(&self) -> Turn {
        Match::turn(self)
    }

    fn act(&mut self, seat: Seat, action: &Value) -> Result<Vec<Text>, Refused> {
        let in_turn = Match::turn(self) == Turn::Seat(seat);
        let action = read_step(action, "action")?;
        let mut events = Vec::new();
        Match::act(self, seat, action, &mut events)
            .map_err(|refusal| refused(in_turn, Reason::Illegal, &refusal))?;
        Ok(events.iter().map(to_text).collect())
    }

    fn chance(&mut self, chance: &Value) -> Result<Vec<Text>, Refused> {
        let in_turn = Match::turn(self) == Turn::Chance;
        let chance = read_step(chance, "chance outcome")?;
        let mut events = Vec::new();
        Match::chance(self, chance, &mut events)
            .map_err(|refusal| refused(in_turn, Reason::Impossible, &refusal))?;
        Ok(events.iter().map(to_text).collect())
    }

    fn sample(&self, rng: &mut dyn Rng) -> Option<Value> {
        (Match::turn(self) == Turn::Chance).then(|| to_value(&self.game().sample(self.state(), rng)))
    }

    fn legal_actions(&self) -> Vec<Text> {
        let mut actions = Vec::new();
        self.game().legal_actions(self.state(), &mut actions);
        actions.iter().map(to_text).collect()
    }

    fn check_order(&self, order: &Value) -> Result<(), Refused> {
        Standing::<G::Order>::read(order).map(drop)
    }

    fn follow_order(&self, order: &Value) -> Option<Value> {
        let order = Standing::<G::Order>::read(order).ok()?;
        order.answer(self).map(|action| to_value(&action))
    }

    fn state(&self) -> Value {
        to_value(&self.game().snapshot(Match::state(self)))
    }

    fn view(&self, viewer: Option<Seat>) -> Text {
        to_text(&self.game().view(Match::state(self), viewer))
    }

    fn shared_view(&self) -> Fields {
        Fields::shared(self.game(), Match::state(self))
    }

    fn view_beside(&self, shared: &Fields, viewer: Option<Seat>) -> Text {
        shared.beside(self.game(), Match::state(self), viewer)
    }

    fn open_view(&self) -> Text {
        to_text(&self.game().open_view(Match::state(self)))
    }

    fn result(&self) -> Option<Value> {
        self.outcome().map(|outcome| to_value(&outcome))
    }

    fn steps(&self) -> usize {
        Match::steps(self).len()
    }

    fn last_step(&self) -> Option<Value> {
        Match::steps(self).last().map(to_value)
    }

    fn record(&self, header: &Header) -> Vec<Value> {
        lines_of(self, header)
    }

    fn boxed_clone(&self) -> Box<dyn AnyMatch> {
        Box::new(self.clone())
    }
}

/// Reads an action or outcome. (Only an object: serde would take a list for one, too.)
pub fn read_step<T: DeserializeOwned>(value: &Value, what: &str) -> Result<T, Refused> {
    if !value.is_object() {
        return Err(Refused::malformed(format!("the {what} is an object with a `type`, not {value}")));
    }
    T::deserialize(value).map_err(|error| Refused::malformed(format!("{what}: {error}")))
}

fn refused(in_turn: bool, reason: Reason, refusal: &impl Refusal) -> Refused {
    Refused::new(if in_turn { reason } else { Reason::Turn }, refusal)
}
