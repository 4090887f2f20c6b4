//! What a viewer is shown: the whole table, since Gangster hides nothing, and what the rules can tell about it.

use crate::data::Prize;
use crate::score::Share;
use crate::{Crew, Gangster, Illegal, PerCrew, PerPlace, Place, PlaceSet, Snapshot, State};
use game_core::{PerSeat, Refusal, RuleId, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that is shown this, or null for a spectator.
    pub viewer: Option<Seat>,
    #[serde(flatten)]
    pub table: Snapshot,
    /// Where each crew can drive with each of its cards turned up.
    pub reach: PerCrew<Vec<Reach>>,
    /// What each open district would pay if it were scored now.
    pub payday: PerPlace<DistrictPayday>,
    pub payday_totals: PaydayTotals,
    /// The gangsters within each crew's reach.
    pub loads: PerCrew<Vec<LoadView>>,
}

/// What of it need not be the same for every viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Own {
    pub viewer: Option<Seat>,
}

/// [G4.2] Where a drive with a card can end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Reach {
    pub card: u8,
    pub places: PlaceSet,
    /// [G8.2] The places one road further, whether the crew owns an engine or not.
    pub with_engine: PlaceSet,
}

/// [G6.2] [G6.3] What a district would pay whom.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DistrictPayday {
    pub doubled: bool,
    pub shares: Vec<Share>,
}

/// [G6.1] What a payday now would bring each seat: the points that are sure, and how many times the value of the
/// casino card on top of them.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PaydayTotals {
    pub sure: PerSeat<u16>,
    pub casino: PerSeat<u8>,
}

/// [G5.3] A gangster within reach, and why the crew cannot load it, if so.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct LoadView {
    pub district: Place,
    pub level: u8,
    pub crew: Crew,
    pub why_not: Option<WhyNot>,
}

/// A refusal as a screen shows it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct WhyNot {
    pub rule: RuleId,
    pub sentence: String,
    pub facts: Illegal,
}

impl Gangster {
    pub(crate) fn view_of(&self, state: &State, viewer: Option<Seat>) -> View {
        let payday: PerPlace<DistrictPayday> = self
            .open_districts()
            .iter()
            .filter(|_| state.is_set_up())
            .map(|district| (district, self.district_payday(state, district)))
            .collect();
        let crews = self.crews().iter().copied().filter(|_| state.is_set_up());
        View {
            viewer,
            table: self.snapshot_of(state),
            reach: crews.clone().map(|crew| (crew, self.reach(state, crew))).collect(),
            payday_totals: self.payday_totals(&payday),
            payday,
            loads: crews.map(|crew| (crew, self.loads(state, crew))).collect(),
        }
    }

    fn reach(&self, state: &State, crew: Crew) -> Vec<Reach> {
        let own = state.crew(crew);
        let reach = |card| Reach {
            card,
            places: self.destinations(own.car, card),
            with_engine: self.destinations(own.car, card + 1),
        };
        own.cards.iter().map(reach).collect()
    }

    fn district_payday(&self, state: &State, district: Place) -> DistrictPayday {
        DistrictPayday {
            doubled: state.doublers.contains(district),
            shares: self.shares(state, district, None).to_vec(),
        }
    }

    fn payday_totals(&self, payday: &PerPlace<DistrictPayday>) -> PaydayTotals {
        let mut totals = PaydayTotals {
            sure: self.seats.iter().map(|_| 0).collect(),
            casino: self.seats.iter().map(|_| 0).collect(),
        };
        for (_, district) in payday.iter() {
            for share in &district.shares {
                totals.sure[share.seat.index()] += share.points.unwrap_or(0);
                if share.prize == Some(Prize::Casino) {
                    totals.casino[share.seat.index()] += 1 + u8::from(district.doubled);
                }
            }
        }
        totals
    }

    /// [G5.3] [G8.1] [G8.3] Every gangster where the car stands and, with a tommy gun, in the districts beside it.
    fn loads(&self, state: &State, crew: Crew) -> Vec<LoadView> {
        let car = state.crew(crew).car;
        let has_gun = state.crew(crew).equipment.has(crate::Equipment::TommyGun);
        let beside = if has_gun { self.neighbours(car) } else { PlaceSet::EMPTY };
        let in_reach = |district: &Place| car.is_district() && district.is_district();
        let districts = std::iter::once(car).chain(beside.iter()).filter(in_reach);
        let all = districts.flat_map(|district| {
            state.occupied(district).iter().map(move |level| (district, level)).collect::<Vec<_>>()
        });
        all.filter_map(|(district, level)| self.load_view(state, crew, district, level)).collect()
    }

    fn load_view(&self, state: &State, crew: Crew, district: Place, level: u8) -> Option<LoadView> {
        let why_not = self.check_load(state, crew, district, level).err().map(|illegal| WhyNot {
            rule: illegal.rule(),
            sentence: illegal.to_string(),
            facts: illegal,
        });
        Some(LoadView { district, level, crew: state.who(district, level)?, why_not })
    }
}
