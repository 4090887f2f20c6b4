//! The rules of Don, an auction game of Chicago's districts. `RULES.md` states them, each with the id cited here.

mod act;
mod action;
mod auction;
mod chance;
mod check;
mod components;
mod event;
mod info;
mod options;
mod orders;
mod score;
mod script;
mod sets;
mod state;
mod view;

pub use action::Action;
pub use auction::Payout;
pub use chance::{Chance, Impossible};
pub use check::Illegal;
pub use components::{Colour, Digit, District};
pub use event::{Event, Payment};
pub use options::{Chips, Enforcement, Options};
pub use orders::Order;
pub use score::{Breakdown, ColourPoints, Outcome};
pub use sets::DistrictSet;
pub use state::{Auction, Bid, Phase, Sale, Snapshot, State};
pub use view::{BidView, DigitView, Own, SeatView, Verdict, View};

use game_core::random::Rng;
use game_core::{Fixed, Game, GameInfo, PerSeat, Seat, Seats, SetupError, Sink, Turn};

/// Don as agreed at one table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Don {
    seats: Seats,
    options: Options,
}

impl Game for Don {
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
    type Order = Order;

    fn info() -> &'static GameInfo {
        &info::INFO
    }

    fn new(seats: Seats, options: Options, _: Fixed) -> Result<Don, SetupError> {
        Ok(Don { seats, options })
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
        State::start(self.seats)
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        state.turn()
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        check::check(self, state, seat, *action)
    }

    #[inline(always)]
    fn act(&self, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
        act::act(self, state, action, events);
    }

    #[inline(always)]
    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        check::legal_actions(self, state, actions);
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
        script::scripted(state)
    }

    fn snapshot(&self, state: &State) -> Snapshot {
        state.snapshot(self.seats)
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        view::view(self, state, viewer)
    }

    fn own_view(&self, state: &State, viewer: Option<Seat>) -> Own {
        view::own(self, state, viewer)
    }

    fn scores(&self, state: &State) -> PerSeat<i32> {
        score::scores(self, state)
    }

    fn open_view(&self, state: &State) -> View {
        let options = Options { chips: Chips::Open, ..self.options };
        view::view(&Don { options, ..*self }, state, None)
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        score::outcome(self, state)
    }
}
