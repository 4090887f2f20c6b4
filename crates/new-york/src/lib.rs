//! The rules of New York, a game of buying buildings in four currencies. `RULES.md` states them, each with the id cited
//! here.

mod act;
mod action;
mod chance;
mod check;
mod coins;
mod components;
mod deal;
mod deck;
mod estate;
mod event;
mod info;
mod legal;
mod luck;
mod money;
mod options;
mod refill;
mod score;
mod script;
mod spread;
mod state;
mod view;

pub use action::{Action, ListFault, Owner, Payment, Pick};
pub use chance::{Chance, Impossible};
pub use check::Illegal;
pub use coins::Coins;
pub use components::{Building, BuildingType, Card, Currency, Scoring};
pub use deal::{Deal, DealtHand};
pub use estate::Estate;
pub use event::Event;
pub use luck::Decks;
pub use money::Money;
pub use options::{Hands, Options};
pub use refill::{Drawn, Refill};
pub use score::{Breakdown, Outcome, Points, Tie, TypePoints};
pub use spread::Spread;
pub use state::{DeckSizes, Market, Phase, Scored, Snapshot, State};
pub use view::{Holder, Own, TypeView, View};

use game_core::random::Rng;
use game_core::{Fixed, Game, GameInfo, NoOrders, PerSeat, Seat, Seats, SetupError, Sink, Turn};

/// New York as agreed at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NewYork {
    seats: Seats,
    options: Options,
}

impl NewYork {
    /// [N7.2] Where Dirk's things lie among the owners', if he takes part.
    #[inline]
    pub(crate) fn dirk(&self) -> Option<usize> {
        (self.seats.count() == 2).then_some(2)
    }

    /// How many own buildings: the seats, and Dirk if he takes part.
    #[inline]
    pub(crate) fn owners(&self) -> usize {
        self.seats.count().max(3)
    }

    /// [N1.1] [N7.1] All the money in the game.
    #[inline]
    pub(crate) fn all_money(&self) -> Money {
        Money::all(if self.seats.count() == 2 { 2 } else { 3 })
    }

    /// The money that was paid and has not been shuffled in again: all that is nowhere else.
    pub fn discards(&self, state: &State) -> Money {
        let open = state.unseen.plus(state.display.money());
        let elsewhere = state.hands.iter().fold(open, |sum, &hand| sum.plus(hand));
        self.all_money().minus(elsewhere)
    }

    /// The buildings nobody has seen.
    #[inline]
    pub fn building_deck(&self, state: &State) -> Estate {
        let market = state.market.into_iter().flatten().collect();
        let seen = state.estates.iter().fold(market, |seen: Estate, &estate| seen.plus(estate));
        Estate::ALL.minus(seen)
    }
}

impl Game for NewYork {
    type Options = Options;
    type Components = Fixed;
    type State = State;
    type Action = Action;
    type Chance = Chance;
    type Event = Event;
    type Snapshot = Snapshot;
    type View = View;
    type Own = Own;
    type Outcome = Outcome;
    type Illegal = Illegal;
    type Impossible = Impossible;
    type Order = NoOrders;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn new(seats: Seats, options: Options, _: Fixed) -> Result<NewYork, SetupError> {
        Ok(NewYork { seats, options })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn components(&self) -> &Fixed {
        &Fixed
    }

    fn start(&self) -> State {
        State::start(self)
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        state.turn()
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check::check(self, state, seat, action)
    }

    #[inline(always)]
    fn act(&self, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
        act::act(self, state, action, events);
    }

    #[inline(always)]
    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        legal::legal_actions(self, state, actions);
    }

    #[inline(always)]
    fn sample(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Chance {
        chance::sample(self, state, rng)
    }

    fn is_possible(&self, state: &State, chance: &Chance) -> Result<(), Impossible> {
        chance::is_possible(self, state, chance)
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        chance::resolve(self, state, chance, events);
    }

    fn scripted(&self, state: &State) -> Chance {
        script::scripted(self, state)
    }

    fn snapshot(&self, state: &State) -> Snapshot {
        state.snapshot(self)
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view::view(self, state, viewer)
    }

    fn own_view(&self, state: &State, viewer: Option<Seat>) -> Own {
        view::own(self, state, viewer)
    }

    fn scores(&self, state: &State) -> PerSeat<i32> {
        self.scores_of_owners(state)[..self.seats.count()].iter().copied().collect()
    }

    fn open_view(&self, state: &State) -> View {
        view::view(&NewYork { options: Options { hands: Hands::Open }, ..*self }, state, None)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.outcome_of(state)
    }
}
