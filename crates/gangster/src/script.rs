//! What nature does where decisions are counted. Seat 0 begins; tiles 1 to 10 lie in the order of districts of the rules;
//! that order without Cicero, twice over, gives the starts (two for each crew, crew by crew, five crews take Cicero last);
//! mats and coast get the kinds in the order of the rules, the mats first; Stickney gets the first doubler. Later
//! draws take what comes first in its order: districts before police, the first casino card left, the first kind in
//! stock.

use crate::{
    Bag, Chance, DistrictCard, Equipment, Gangster, Phase, Place, Refill, Setup, Shown, Starts, State,
    TileChoice,
};
use game_core::Seat;

impl Gangster {
    pub(crate) fn script(&self, state: &State) -> Chance {
        match state.phase {
            Phase::Setup => Chance::Setup(self.scripted_setup()),
            Phase::DistrictCard { .. } => {
                let left = self.open_districts().without(state.doublers).iter().next();
                Chance::DistrictCard { card: left.map_or(DistrictCard::Police, DistrictCard::District) }
            }
            Phase::Casino { .. } => Chance::Casino { value: self.first_casino_card(state) },
            _ => Chance::Coast(Refill { markers: drawn(state.coast, state.stock).into_iter().collect() }),
        }
    }

    fn scripted_setup(&self) -> Setup {
        let crews = || self.crews().iter().copied();
        let mut districts: Vec<Place> = Place::districts().filter(|&place| place != Place::Cicero).collect();
        districts.push(Place::Cicero);
        let starts = districts.chunks(2).map(|two| Starts(two.iter().copied().collect()));
        let mut kinds = Equipment::ALL.into_iter().cycle();
        Setup {
            first: Seat::new(0),
            tiles: Place::districts().zip((1..).map(TileChoice)).collect(),
            mats: crews().zip(kinds.by_ref()).collect(),
            coast: kinds.take(3).collect(),
            starts: crews().zip(starts).collect(),
            doubler: Place::Stickney,
        }
    }

    fn first_casino_card(&self, state: &State) -> u8 {
        let mut values = self.components.casino.values.iter().copied();
        values
            .find(|&value| self.casino_card(state, value).is_some())
            .expect("a payday for each card at most")
    }
}

/// The first kinds in stock, three of one kind being replaced.
fn drawn(coast: Shown, mut stock: Bag) -> Vec<Equipment> {
    let (mut shown, mut drawn): (Vec<Equipment>, _) = (coast.iter().collect(), Vec::new());
    loop {
        while shown.len() < 3
            && let Some(kind) = Equipment::ALL.into_iter().find_map(|kind| stock.take(kind))
        {
            shown.push(kind);
            drawn.push(kind);
        }
        let is_triple = shown.len() == 3 && shown.iter().all(|&kind| kind == shown[0]);
        match is_triple && !stock.is_empty() {
            true => shown.clear(),
            false => return drawn,
        }
    }
}
