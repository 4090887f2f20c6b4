//! Positions to start a scenario from, and short names for steps.

use don::{Action, Chance, District, DistrictSet, Don, Phase, State};
use game_core::{Game, Seat, SeatSet, Setup};
use game_testkit::Scenario;
use serde_json::{Value, json};

pub(crate) const ANKE: usize = 0;
pub(crate) const BERT: usize = 1;
pub(crate) const CLAUS: usize = 2;
pub(crate) const DIETER: usize = 3;

pub(crate) const PASS: Action = Action::Pass {};
pub(crate) const DECLINE: Action = Action::Decline {};
pub(crate) const KEEP: Action = Action::Keep {};

/// A position being laid out.
pub(crate) struct Setting {
    game: Don,
    state: State,
}

/// Four seats with 12 chips each and default options, before anything happened.
pub(crate) fn four() -> Setting {
    table(4, json!({}))
}

/// Four seats that enforce the rules as at a table [D5.2].
pub(crate) fn four_at_a_table() -> Setting {
    table(4, json!({"enforcement": "table"}))
}

pub(crate) fn table(seats: i64, options: Value) -> Setting {
    let game: Don = Setup::new(seats, options).build().expect("a table of Don");
    Setting { state: game.start(), game }
}

impl Setting {
    /// Gives a seat districts, written `new_town_3 old_town_1`.
    pub(crate) fn owns(mut self, seat: usize, districts: &str) -> Setting {
        self.state.districts[seat] = self.state.districts[seat].union(set(districts));
        self
    }

    pub(crate) fn chips(mut self, chips: &[u8]) -> Setting {
        self.state.chips[..chips.len()].copy_from_slice(chips);
        self
    }

    pub(crate) fn pot(mut self, pot: u8) -> Setting {
        self.state.pot = pot;
        self
    }

    pub(crate) fn round(mut self, round: u8) -> Setting {
        self.state.round = round;
        self
    }

    /// Seats that exchanged this round.
    pub(crate) fn swapped(mut self, seats: &[usize]) -> Setting {
        self.state.swapped = seats.iter().map(|&seat| Seat::new(seat)).collect::<SeatSet>();
        self
    }

    /// The round begins with this first player.
    pub(crate) fn begins_with(self, first: usize) -> Scenario<Don> {
        let mut scenario = Scenario::at(self.state, self.game);
        scenario.chance(first_player(first));
        scenario
    }

    /// The lot is revealed, side auctions and exchange being over.
    pub(crate) fn reveals(mut self, first: usize, lot: &str) -> Scenario<Don> {
        self.state.first = Some(Seat::new(first));
        self.state.phase = Phase::Reveal;
        let mut scenario = Scenario::at(self.state, self.game);
        scenario.chance(reveal(lot));
        scenario
    }
}

pub(crate) fn first_player(seat: usize) -> Chance {
    Chance::FirstPlayer { seat: Seat::new(seat) }
}

pub(crate) fn reveal(districts: &str) -> Chance {
    Chance::Reveal { districts: districts.split(' ').map(district).collect() }
}

pub(crate) fn bid(amount: i16) -> Action {
    Action::Bid { amount }
}

pub(crate) fn offer(id: &str) -> Action {
    Action::Offer { district: district(id) }
}

pub(crate) fn exchange(give: &str, take: &str) -> Action {
    Action::Exchange { give: district(give), take: district(take) }
}

pub(crate) fn discard(id: &str) -> Action {
    Action::Discard { district: district(id) }
}

pub(crate) fn district(id: &str) -> District {
    District::from_id(id).unwrap_or_else(|| panic!("no district {id}"))
}

pub(crate) fn set(districts: &str) -> DistrictSet {
    districts.split(' ').map(district).collect()
}

/// Round by round: whoever is asked declines, the first player takes the lot free.
pub(crate) fn play_free_rounds(scenario: &mut Scenario<Don>, rounds: usize) {
    for _ in 0..rounds {
        let lot = scenario.state()["round"].as_u64().expect("a round") as usize;
        let bag = scenario.typed().bag();
        scenario.chance(Chance::Reveal { districts: bag.iter().take((lot - 1) % 3 + 1).collect() });
        while let game_core::Turn::Seat(seat) = scenario.turn() {
            let action = if scenario.state()["phase"] == "offer" { DECLINE } else { PASS };
            scenario.act(seat.index(), action);
        }
    }
}
