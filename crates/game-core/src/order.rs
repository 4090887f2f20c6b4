//! Standing orders: what a seat wants done for it until it says otherwise. A driver may ask them whenever the seat is to
//! act; they choose among legal actions and know no more than the seat does.

use crate::erased::read_step;
use crate::{Game, Match, Refused, Seat, Turn};
use serde::Deserialize;
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde_json::{Value, json};

/// An order of one game's own.
pub trait Order<G: Game>: DeserializeOwned {
    /// What it says to do for `seat`, which is to act; nothing if it does not tell about this.
    fn answer(&self, game: &G, state: &G::State, seat: Seat) -> Option<G::Action>;
}

/// The orders of a game that has none of its own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NoOrders {}

impl<'de> Deserialize<'de> for NoOrders {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<NoOrders, D::Error> {
        Err(D::Error::custom("this game has only the order `only_choice`"))
    }
}

impl<G: Game> Order<G> for NoOrders {
    fn answer(&self, _: &G, _: &G::State, _: Seat) -> Option<G::Action> {
        match *self {}
    }
}

/// An order that was read.
pub(crate) enum Standing<O> {
    /// Every game's: do what must be done when nothing else is possible.
    OnlyChoice,
    Own(O),
}

impl<O: DeserializeOwned> Standing<O> {
    pub(crate) fn read(order: &Value) -> Result<Standing<O>, Refused> {
        match *order == json!({ "type": "only_choice" }) {
            true => Ok(Standing::OnlyChoice),
            false => read_step(order, "order").map(Standing::Own),
        }
    }
}

impl<O> Standing<O> {
    /// A legal action for the seat to act, if the order tells one.
    pub(crate) fn answer<G: Game<Order = O>>(&self, played: &Match<G>) -> Option<G::Action>
    where
        O: Order<G>,
    {
        let Turn::Seat(seat) = played.turn() else { return None };
        let (game, state) = (played.game(), played.state());
        match self {
            Standing::OnlyChoice => {
                let mut actions = Vec::new();
                game.legal_actions(state, &mut actions);
                if let [only] = actions[..] { Some(only) } else { None }
            }
            Standing::Own(order) => {
                let answer = order.answer(game, state, seat);
                answer.filter(|action| game.check(state, seat, action).is_ok())
            }
        }
    }
}
