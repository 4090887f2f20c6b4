//! The trait of a game.

use crate::random::Rng;
use crate::{GameInfo, Order, Outcome, PerSeat, Refusal, Seat, Seats, SetupError, Sink};
use serde::de::{DeserializeOwned, Deserializer, Error};
use serde::{Deserialize, Serialize, Serializer};
use std::fmt::Debug;

/// The rules of one game.
///
/// The value is a game as agreed at one table: seats, options and components, shared by all its states, which
/// do not own them. It never changes; a state changes only through [`act`](Game::act) and [`resolve`](Game::resolve).
/// The rules own no generator, clock or I/O: when nature must decide, [`turn`](Game::turn) says so and the driver
/// supplies an outcome.
pub trait Game: Clone + Send + Sync + Sized + 'static {
    /// What a table can choose; a missing key reads as its default, an unknown one is refused.
    type Options: Clone + Default + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// Map, cards and counts where they can be replaced by others, or [`Fixed`].
    type Components: Clone
        + Default
        + PartialEq
        + Debug
        + Serialize
        + DeserializeOwned
        + Send
        + Sync
        + 'static;
    /// A position: a small plain value without heap.
    type State: Clone + PartialEq + Debug + Send + Sync;
    /// What a seat decides.
    type Action: Copy + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What nature decides.
    type Chance: Clone + PartialEq + Debug + Serialize + DeserializeOwned + Send + Sync;
    /// What happened, for everybody to see.
    type Event: Clone + PartialEq + Debug + Serialize + Send + Sync;
    /// The JSON shape of a state.
    type Snapshot: Serialize;
    /// What one viewer is shown.
    type View: Serialize;
    /// The fields of a view in which views can differ.
    type Own: Serialize;
    type Outcome: Outcome;
    type Illegal: Refusal;
    type Impossible: Refusal;
    /// What a seat can leave to its driver beforehand, or [`NoOrders`](crate::NoOrders).
    type Order: Order<Self>;

    /// What a lobby shows of the game.
    fn info() -> &'static GameInfo;

    /// The game for a table. The number of seats lies within [`GameInfo::seats`].
    fn new(seats: Seats, options: Self::Options, components: Self::Components) -> Result<Self, SetupError>;

    fn seats(&self) -> Seats;
    fn options(&self) -> &Self::Options;
    fn components(&self) -> &Self::Components;

    /// The position before the first step.
    fn start(&self) -> Self::State;

    /// Whose step is next.
    fn turn(&self, state: &Self::State) -> Turn;

    /// Whether `seat` may do this now, and if not, why.
    fn check(&self, state: &Self::State, seat: Seat, action: &Self::Action) -> Result<(), Self::Illegal>;

    /// Does an action that [`check`](Game::check) accepts for the seat to act.
    fn act(&self, state: &mut Self::State, action: Self::Action, events: &mut impl Sink<Self::Event>);

    /// Puts every action that [`check`](Game::check) accepts, each once, in place of what `actions` held; none when
    /// no seat is to act.
    fn legal_actions(&self, state: &Self::State, actions: &mut Vec<Self::Action>);

    /// Draws what nature does next, with its true probability. Only when [`turn`](Game::turn) is [`Turn::Chance`].
    fn sample(&self, state: &Self::State, rng: &mut (impl Rng + ?Sized)) -> Self::Chance;

    /// Whether nature can have done this now, and if not, why.
    fn is_possible(&self, state: &Self::State, chance: &Self::Chance) -> Result<(), Self::Impossible>;

    /// Does what nature decided, which [`is_possible`](Game::is_possible) accepts.
    fn resolve(&self, state: &mut Self::State, chance: &Self::Chance, events: &mut impl Sink<Self::Event>);

    /// What nature does next where decisions are counted ([`perft`](crate::perft)): one possible outcome, told by the
    /// state alone and in words that any implementation of the rules can follow. Only when nature is to act.
    fn scripted(&self, state: &Self::State) -> Self::Chance;

    fn snapshot(&self, state: &Self::State) -> Self::Snapshot;

    /// What a seat, or a spectator (`None`), is shown.
    fn view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::View;

    /// Of a view, only what need not be the same for every viewer: everything else is written once for all of them.
    fn own_view(&self, state: &Self::State, viewer: Option<Seat>) -> Self::Own;

    /// What each seat has scored so far; in the end, the scores of the result.
    fn scores(&self, state: &Self::State) -> PerSeat<i32>;

    /// What is shown of a match that is looked back on: nothing is hidden any more.
    fn open_view(&self, state: &Self::State) -> Self::View {
        self.view(state, None)
    }

    /// The result, once the match is over.
    fn outcome(&self, state: &Self::State) -> Option<Self::Outcome>;
}

/// Whose step is next. It serializes as `to_act` does in the engine protocol: a seat, `"chance"` or null.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Turn {
    Seat(Seat),
    Chance,
    Over,
}

impl Serialize for Turn {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Turn::Seat(seat) => seat.serialize(serializer),
            Turn::Chance => serializer.serialize_str("chance"),
            Turn::Over => serializer.serialize_none(),
        }
    }
}

/// The components of a game that has none to replace.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize)]
pub struct Fixed;

impl<'de> Deserialize<'de> for Fixed {
    fn deserialize<D: Deserializer<'de>>(_: D) -> Result<Fixed, D::Error> {
        Err(D::Error::custom("there are no components to replace"))
    }
}
