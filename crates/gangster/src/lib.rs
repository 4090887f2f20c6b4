//! The rules of Gangster, a game of driving through Chicago and dropping off gangsters where payday is best.
//! `RULES.md` states them, each with the id cited here.

mod act;
mod action;
mod captives;
mod chance;
mod check;
mod components;
mod data;
mod event;
mod illegal;
mod info;
mod legal;
mod map;
mod markers;
mod options;
mod per;
mod score;
mod script;
mod sets;
mod setup;
mod snapshot;
mod state;
mod view;

pub use action::{Action, Crews};
pub use captives::Captives;
pub use chance::{Chance, DistrictCard, Impossible, Refill};
pub use components::{Crew, Equipment, Place};
pub use data::{Casino, Components, Prize, Site, Tile};
pub use event::Event;
pub use illegal::{DumpFault, Illegal};
pub use markers::{Bag, Shown, Slots};
pub use options::Options;
pub use per::{Per, PerCrew, PerPlace};
pub use score::{Breakdown, Outcome, Share};
pub use sets::{Cards, Levels, PlaceSet};
pub use setup::{Setup, Starts, TileChoice};
pub use snapshot::{DistrictState, Snapshot};
pub use state::{CasinoCards, CrewState, Phase, State, TileNumber};
pub use view::{DistrictPayday, LoadView, Own, PaydayTotals, Reach, View, WhyNot};

use arrayvec::ArrayVec;
use data::MOST_PRIZES;
use game_core::random::Rng;
use game_core::{Game, GameInfo, NoOrders, PerSeat, Seat, Seats, SetupError, Sink, Turn};
use map::Map;
use std::sync::Arc;

/// Gangster as agreed at one table.
#[derive(Clone, Debug)]
pub struct Gangster {
    seats: Seats,
    options: Options,
    components: Arc<Components>,
    map: Arc<Map>,
    tiles: [TileFacts; data::TILES],
    markers: Bag,
}

/// What the rules ask of a tile.
#[derive(Clone, Debug)]
struct TileFacts {
    spaces: u8,
    prizes: ArrayVec<Prize, MOST_PRIZES>,
}

impl Gangster {
    /// [G1.1] [G9.1] The crews that play: one a seat, or two with two seats.
    #[inline]
    pub fn crews(&self) -> &'static [Crew] {
        &Crew::ALL[..self.seats.count() << self.pairs()]
    }

    /// The crews of a seat.
    #[inline]
    pub fn crews_of(&self, seat: Seat) -> &'static [Crew] {
        let first = seat.index() << self.pairs();
        &Crew::ALL[first..first + (1 << self.pairs())]
    }

    /// The seat that plays a crew.
    #[inline]
    pub fn seat_of(&self, crew: Crew) -> Seat {
        Seat::new(crew.index() >> self.pairs())
    }

    #[inline]
    fn plays(&self, crew: Crew) -> bool {
        self.crews().contains(&crew)
    }

    /// [G9.1] With two seats crews come in pairs.
    #[inline]
    fn pairs(&self) -> usize {
        usize::from(self.seats.count() == 2)
    }

    /// [G2.5] How many police cards are shuffled in.
    #[inline]
    pub fn police_cards(&self) -> u8 {
        if self.seats.count() == 5 { 3 } else { 2 }
    }

    /// [G2.1] The districts in use.
    pub fn open_districts(&self) -> PlaceSet {
        self.map.open().without(PlaceSet::only(Place::GoldCoast))
    }

    /// The places a road leads to.
    pub fn neighbours(&self, place: Place) -> PlaceSet {
        self.map.neighbours(place)
    }

    /// [G4.2] Where a drive of exactly so many roads can end.
    pub fn destinations(&self, from: Place, steps: u8) -> PlaceSet {
        self.map.destinations(from, steps)
    }

    /// How many spaces the tile of a district has; none before set-up.
    #[inline]
    pub fn spaces(&self, state: &State, district: Place) -> u8 {
        state.tiles[district.index()].map_or(0, |tile| self.tiles[tile.index()].spaces)
    }

    /// [G1.3] The prizes of a district; none before set-up.
    #[inline]
    pub fn prizes(&self, state: &State, district: Place) -> &[Prize] {
        state.tiles[district.index()].map_or(&[], |tile| &self.tiles[tile.index()].prizes)
    }

    #[inline]
    fn map(&self) -> &Map {
        &self.map
    }

    fn all_markers(&self) -> Bag {
        self.markers
    }
}

impl Game for Gangster {
    type Options = Options;
    type Components = Components;
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

    fn new(seats: Seats, options: Options, components: Components) -> Result<Gangster, SetupError> {
        let tiles = std::array::from_fn(|index| {
            let tile = &components.tiles[index];
            TileFacts { spaces: tile.spaces(), prizes: tile.prizes.iter().copied().collect() }
        });
        Ok(Gangster {
            seats,
            options,
            // [G2.1] With three players Cicero is closed.
            map: Arc::new(Map::new(&components, seats.count() == 3)),
            tiles,
            markers: components.equipment.iter().map(|(kind, &count)| (kind, count)).collect(),
            components: Arc::new(components),
        })
    }

    fn seats(&self) -> Seats {
        self.seats
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn components(&self) -> &Components {
        &self.components
    }

    fn start(&self) -> State {
        State::start(self)
    }

    #[inline(always)]
    fn turn(&self, state: &State) -> Turn {
        self.turn_of(state)
    }

    fn check(&self, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
        self.check_action(state, seat, action)
    }

    #[inline(always)]
    fn act(&self, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
        self.do_action(state, action, events);
    }

    #[inline(always)]
    fn legal_actions(&self, state: &State, actions: &mut Vec<Action>) {
        self.list_legal(state, actions);
    }

    #[inline(always)]
    fn sample(&self, state: &State, rng: &mut (impl Rng + ?Sized)) -> Chance {
        self.draw(state, rng)
    }

    fn is_possible(&self, state: &State, chance: &Chance) -> Result<(), Impossible> {
        self.check_chance(state, chance)
    }

    #[inline(always)]
    fn resolve(&self, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
        self.do_chance(state, chance, events);
    }

    fn scripted(&self, state: &State) -> Chance {
        self.script(state)
    }

    fn snapshot(&self, state: &State) -> Snapshot {
        self.snapshot_of(state)
    }

    fn view(&self, state: &State, viewer: Option<Seat>) -> View {
        self.view_of(state, viewer)
    }

    fn own_view(&self, _: &State, viewer: Option<Seat>) -> Own {
        Own { viewer }
    }

    fn scores(&self, state: &State) -> PerSeat<i32> {
        self.seats.iter().map(|seat| state.influence(seat)).collect()
    }

    fn outcome(&self, state: &State) -> Option<Outcome> {
        self.outcome_of(state)
    }
}
