//! The JSON shape of a position.

use crate::markers::Bag;
use crate::{
    Captives, Cards, Crew, Equipment, Gangster, Per, PerCrew, PerPlace, Place, PlaceSet, Shown, Slots, State,
};
use game_core::{PerSeat, Seat, Turn};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Snapshot {
    pub period: usize,
    pub phase: &'static str,
    pub to_act: Option<Seat>,
    /// The crew amid its turn, while it has something to decide.
    pub crew: Option<Crew>,
    pub cars: PerCrew<Place>,
    /// The movement cards turned up.
    pub cards: PerCrew<Cards>,
    pub mats: PerCrew<u8>,
    pub trunks: PerCrew<Captives>,
    pub equipment: PerCrew<Slots>,
    pub coast: Shown,
    pub stock: u8,
    pub districts: PerPlace<DistrictState>,
    pub doublers: PlaceSet,
    pub harbour: PerCrew<u8>,
    pub influence: PerSeat<i32>,
    pub turn: Option<Seat>,
    pub police: u8,
    pub casino: Vec<u8>,
    pub gone: Per<Equipment, u8, { Equipment::COUNT }>,
    pub idle: u8,
}

/// A district's tile and who stands on its spaces, level 1 first.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct DistrictState {
    pub tile: u8,
    pub spaces: Vec<Option<Crew>>,
}

impl Gangster {
    pub(crate) fn snapshot_of(&self, state: &State) -> Snapshot {
        let crews = self.crews().iter().copied();
        let harbour = crews.clone().map(|crew| (crew, self.harboured(state, crew)));
        let values = self.components.casino.values.iter().enumerate();
        Snapshot {
            period: state.period(),
            phase: state.phase.name(),
            to_act: match self.turn_of(state) {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            crew: state.phase.crew(),
            cars: crews
                .clone()
                .filter(|_| state.is_set_up())
                .map(|crew| (crew, state.crew(crew).car))
                .collect(),
            cards: crews.clone().map(|crew| (crew, state.crew(crew).cards)).collect(),
            mats: crews.clone().map(|crew| (crew, state.crew(crew).mat)).collect(),
            trunks: crews.clone().map(|crew| (crew, state.crew(crew).trunk)).collect(),
            equipment: crews.map(|crew| (crew, state.crew(crew).equipment)).collect(),
            coast: state.coast,
            stock: state.stock.len(),
            districts: Place::districts().filter_map(|place| self.district(state, place)).collect(),
            doublers: state.doublers,
            harbour: harbour.filter(|&(_, count)| count > 0).collect(),
            influence: self.seats.iter().map(|seat| state.influence(seat)).collect(),
            turn: self.seat_at_turn(state),
            police: state.police,
            casino: values
                .filter(|&(index, _)| state.casino.contains(index))
                .map(|(_, &value)| value)
                .collect(),
            gone: self.gone(state).iter().collect(),
            idle: state.idle,
        }
    }

    fn district(&self, state: &State, place: Place) -> Option<(Place, DistrictState)> {
        let tile = state.tiles[place.index()]?.get();
        let spaces = (1..=self.spaces(state, place)).map(|level| state.who(place, level)).collect();
        Some((place, DistrictState { tile, spaces }))
    }

    /// [G7.1] The gangsters of a crew that lie in the harbour: those that are nowhere else.
    pub fn harboured(&self, state: &State, crew: Crew) -> u8 {
        let on_board: u8 = state.gangsters.iter().map(|place| place[crew.index()].len()).sum();
        let captive: u8 = state.crews.iter().map(|other| other.trunk.count(crew)).sum();
        self.gangsters_given(state) - state.crew(crew).mat - on_board - captive
    }

    /// [G7.3] [G7.4] The markers out of the game: those that are nowhere else.
    pub fn gone(&self, state: &State) -> Bag {
        let owned = state.crews.iter().flat_map(|crew| crew.equipment.iter());
        let mut seen = state.stock;
        owned.chain(state.coast.iter()).for_each(|kind| seen.add(kind));
        self.markers.iter().map(|(kind, count)| (kind, count - seen.count(kind))).collect()
    }
}
