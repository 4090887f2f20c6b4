//! Positions to start a scenario from, and short names for steps.

pub(crate) use gangster::Crew::{self, *};
pub(crate) use gangster::Equipment::{self, *};
pub(crate) use gangster::Place::{self, *};

use game_core::{Game, Seat, Setup, Silent};
use game_testkit::Scenario;
use gangster::{
    Action, Bag, Captives, Cards, CasinoCards, Chance, DistrictCard, Gangster, Phase, Refill, Shown, Slots,
    State, TileNumber,
};
use serde_json::json;

/// The seats of crews where each has one.
pub(crate) const GREY: usize = 0;
pub(crate) const YELLOW: usize = 1;
pub(crate) const BROWN: usize = 2;
pub(crate) const BLUE: usize = 3;
pub(crate) const GREEN: usize = 4;
/// [G9.1] The seats of two players.
pub(crate) const KAI: usize = 0;
pub(crate) const CARSTEN: usize = 1;

pub(crate) const NO_BUMP: Action = Action::NoBump {};
pub(crate) const POLICE: Chance = Chance::DistrictCard { card: DistrictCard::Police };

/// A position being laid out. Gangsters said to be nowhere are on their mats, markers in the stock.
pub(crate) struct Setting {
    game: Gangster,
    state: State,
    /// The gangsters on mats where that is said; the rest of the crew lies in the harbour.
    mats: [Option<u8>; Crew::COUNT],
    /// The stock where that is said; the other markers are gone.
    stock: Option<Bag>,
}

pub(crate) fn gangster(seats: usize) -> Gangster {
    Setup::new(seats as i64, json!({})).build().expect("a table of Gangster")
}

/// Period 1 with one doubler, at Stickney. Nobody stands on the ten tiles, which lie from 1 to 10 in the order of the
/// rules; nobody has equipment; bodyguard, engine and tommy gun are shown. Cars: grey The Loop, yellow South Side, brown
/// Stickney, blue Little Italy, green Chinatown.
pub(crate) fn table(seats: usize) -> Setting {
    laid_out(gangster(seats))
}

pub(crate) fn laid_out(game: Gangster) -> Setting {
    let mut state = game.start();
    for (number, district) in (1..).zip(Place::districts()) {
        state.tiles[district.index()] = TileNumber::new(number);
    }
    for (crew, place) in game.crews().iter().zip([TheLoop, SouthSide, Stickney, LittleItaly, Chinatown]) {
        state.crews[crew.index()].car = place;
    }
    let setting = Setting { game, state, mats: [None; Crew::COUNT], stock: None };
    setting.doublers(&[Stickney]).coast(&[Bodyguard, Engine, TommyGun])
}

impl Setting {
    pub(crate) fn car(mut self, crew: Crew, place: Place) -> Setting {
        self.state.crews[crew.index()].car = place;
        self
    }

    /// The cards turned up.
    pub(crate) fn cards(mut self, crew: Crew, up: &[u8]) -> Setting {
        let cards = &mut self.state.crews[crew.index()].cards;
        *cards = Cards::ALL;
        (1..=3).filter(|card| !up.contains(card)).for_each(|card| cards.remove(card));
        self
    }

    pub(crate) fn mat(mut self, crew: Crew, gangsters: u8) -> Setting {
        self.mats[crew.index()] = Some(gangsters);
        self
    }

    pub(crate) fn trunk(mut self, crew: Crew, captives: &[Crew]) -> Setting {
        let trunk = &mut self.state.crews[crew.index()].trunk;
        *trunk = Captives::NONE;
        captives.iter().for_each(|&captive| trunk.add(captive));
        self
    }

    /// The crew's equipment, left first.
    pub(crate) fn owns(mut self, crew: Crew, kinds: &[Equipment]) -> Setting {
        self.state.crews[crew.index()].equipment = slots(&self.game, kinds);
        self
    }

    pub(crate) fn coast(mut self, kinds: &[Equipment]) -> Setting {
        self.state.coast = shown(&self.game, kinds);
        self
    }

    pub(crate) fn stock(mut self, kinds: &[Equipment]) -> Setting {
        self.stock = Some(kinds.iter().map(|&kind| (kind, 1)).collect());
        self
    }

    pub(crate) fn tile(mut self, district: Place, number: u8) -> Setting {
        self.state.tiles[district.index()] = TileNumber::new(number);
        self
    }

    /// Puts gangsters of a crew on these spaces.
    pub(crate) fn on(mut self, district: Place, crew: Crew, levels: &[u8]) -> Setting {
        let there = &mut self.state.gangsters[district.index()][crew.index()];
        levels.iter().for_each(|&level| there.insert(level));
        self
    }

    pub(crate) fn doublers(mut self, districts: &[Place]) -> Setting {
        self.state.doublers = districts.iter().copied().collect();
        self
    }

    pub(crate) fn police(mut self, drawn: u8) -> Setting {
        self.state.police = drawn;
        self
    }

    pub(crate) fn idle(mut self, turns: u8) -> Setting {
        self.state.idle = turns;
        self
    }

    /// These casino cards have been drawn, so that as many paydays have been; they brought nobody anything.
    pub(crate) fn casino(mut self, values: &[u8]) -> Setting {
        self.state.casino = casino_cards(&self.game, values);
        self
    }

    /// What the first payday brought each seat.
    pub(crate) fn paid(mut self, points: &[u16]) -> Setting {
        for (seat, &points) in points.iter().enumerate() {
            self.state.paydays[seat][0] = points;
        }
        self
    }

    /// It is the seat's turn.
    pub(crate) fn acts(self, seat: usize) -> Scenario<Gangster> {
        self.in_phase(Phase::Turn { seat: Seat::new(seat) })
    }

    pub(crate) fn in_phase(mut self, phase: Phase) -> Scenario<Gangster> {
        self.state.phase = phase;
        let given = [9, 15, 20, 20][self.state.paydays_held()];
        for &crew in self.game.crews() {
            let board: u8 = self.state.gangsters.iter().map(|place| place[crew.index()].len()).sum();
            let captive: u8 = self.state.crews.iter().map(|other| other.trunk.count(crew)).sum();
            let rest = given - board - captive;
            self.state.crews[crew.index()].mat = self.mats[crew.index()].unwrap_or(rest);
        }
        self.state.stock = self.stock.unwrap_or_else(|| unseen(&self.game, &self.state));
        Scenario::at(self.state, self.game)
    }
}

/// All markers that are neither owned nor shown.
fn unseen(game: &Gangster, state: &State) -> Bag {
    let mut bag = game.start().stock;
    let seen = state.crews.iter().flat_map(|crew| crew.equipment.iter()).chain(state.coast.iter());
    for kind in seen {
        bag.take(kind).expect("no marker is there too often");
    }
    bag
}

/// The coast refilled with just these from a stock that holds no others.
fn shown(game: &Gangster, kinds: &[Equipment]) -> Shown {
    let mut state = game.start();
    if !kinds.is_empty() {
        state.phase = Phase::Coast { crew: Grey };
        state.stock = kinds.iter().map(|&kind| (kind, 1)).collect();
        game.resolve(&mut state, &refill(kinds), &mut Silent);
    }
    state.coast
}

/// Slots into which these were taken, the last one first.
fn slots(game: &Gangster, kinds: &[Equipment]) -> Slots {
    let mut state = game.start();
    for &kind in kinds.iter().rev() {
        state.phase = Phase::Take { crew: Grey };
        state.coast = shown(game, &[kind]);
        game.act(&mut state, take(kind), &mut Silent);
    }
    state.crews[Grey.index()].equipment
}

fn casino_cards(game: &Gangster, values: &[u8]) -> CasinoCards {
    let mut state = game.start();
    for &value in values {
        state.phase = Phase::Casino { seat: Seat::new(0) };
        game.resolve(&mut state, &casino(value), &mut Silent);
    }
    state.casino
}

/// Drives exactly as far as the card says.
pub(crate) fn drive(crew: Crew, card: u8, to: Place) -> Action {
    Action::Drive { crew, card, steps: card, to }
}

/// [G8.2] Drives one road more.
pub(crate) fn drive_on(crew: Crew, card: u8, to: Place) -> Action {
    Action::Drive { crew, card, steps: card + 1, to }
}

pub(crate) fn unload(crew: Crew, who: &[Crew]) -> Action {
    Action::Unload { crew, who: who.iter().copied().collect() }
}

pub(crate) fn load(crew: Crew, district: Place, level: u8) -> Action {
    Action::Load { crew, district, level }
}

pub(crate) fn bump(car: Crew, to: Place) -> Action {
    Action::Bump { car, to }
}

pub(crate) fn dump(who: &[Crew]) -> Action {
    Action::Dump { who: who.iter().copied().collect() }
}

pub(crate) fn take(marker: Equipment) -> Action {
    Action::Take { marker }
}

pub(crate) fn card(district: Place) -> Chance {
    Chance::DistrictCard { card: DistrictCard::District(district) }
}

pub(crate) fn casino(value: u8) -> Chance {
    Chance::Casino { value }
}

pub(crate) fn refill(markers: &[Equipment]) -> Chance {
    Chance::Coast(Refill { markers: markers.iter().copied().collect() })
}

/// Where the scenario stands: the phase and whose turn it is.
pub(crate) fn at(scenario: &Scenario<Gangster>) -> (String, Option<u64>) {
    let state = scenario.state();
    (state["phase"].as_str().unwrap_or_default().to_owned(), state["turn"].as_u64())
}
