//! [G2.1] [G2.2] [G2.3] [G2.4] [G2.5] The set-up: first player, tiles, markers, starts, the first doubler.

use crate::action::any_byte;
use crate::chance::{Impossible, Markers, can_be_drawn, fill};
use crate::data::TILES;
use crate::markers::{Bag, Shown};
use crate::{Crew, Equipment, Event, Gangster, PerCrew, PerPlace, Phase, Place, PlaceSet, State, TileNumber};
use arrayvec::ArrayVec;
use game_core::lenient::capped_list;
use game_core::random::{Rng, below, pick_bit};
use game_core::{Seat, Sink};
use serde::{Deserialize, Serialize};

/// [G2.3] How many gangsters a crew begins with; two of them go to the board.
pub(crate) const FIRST_GANGSTERS: u8 = 9;

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Setup {
    pub first: Seat,
    /// [G2.1]
    pub tiles: PerPlace<TileChoice>,
    /// [G2.2] All markers drawn for the coast, in order.
    #[serde(deserialize_with = "capped_list")]
    pub coast: Markers,
    /// [G2.2] The marker in each crew's left slot.
    pub mats: PerCrew<Equipment>,
    /// [G2.4] The districts each crew drew; its car stands in the first.
    pub starts: PerCrew<Starts>,
    /// [G2.5]
    pub doubler: Place,
}

/// The number of a tile; any whole number reads as one, so that a rule can answer a wrong one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct TileChoice(#[serde(deserialize_with = "any_byte")] pub u8);

/// Two districts, with room for a third, so that a longer list is found out.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Starts(#[serde(deserialize_with = "capped_list")] pub ArrayVec<Place, 3>);

impl Gangster {
    pub(crate) fn draw_setup(&self, rng: &mut (impl Rng + ?Sized)) -> Setup {
        let first = Seat::new(below(rng, self.seats.count() as u32) as usize);
        let mut tiles_left = (1u32 << TILES) - 1;
        let tiles = Place::districts()
            .map(|district| (district, TileChoice(take_bit(rng, &mut tiles_left) as u8 + 1)));
        let tiles = tiles.collect();
        let mut stock = self.markers;
        let mats = self.crews().iter().map(|&crew| (crew, stock.draw(rng).expect("30 markers")));
        let mats = mats.collect();
        let (mut coast, mut shown) = (Markers::new(), Shown::NONE);
        let draw = |stock: &mut Bag| stock.draw(rng).inspect(|&kind| coast.push(kind));
        fill(&mut shown, &mut stock, draw, |_| {}).expect("a stock that is not empty gives a marker");
        let mut cards_left = self.open_districts().bits();
        let mut card = || Place::ALL[take_bit(rng, &mut cards_left) as usize];
        let starts = self.crews().iter().map(|&crew| (crew, Starts([card(), card()].into_iter().collect())));
        let starts = starts.collect();
        let doubler = Place::ALL[pick_bit(rng, self.open_districts().bits()) as usize];
        Setup { first, tiles, coast, mats, starts, doubler }
    }

    pub(crate) fn check_setup(&self, setup: &Setup) -> Result<(), Impossible> {
        if !self.seats.contains(setup.first) {
            return Err(Impossible::NoSuchSeat { first: setup.first });
        }
        check_tiles(&setup.tiles)?;
        let stock = self.check_mats(&setup.mats)?;
        if !can_be_drawn(Shown::NONE, stock, &setup.coast) {
            return Err(Impossible::WrongCoast);
        }
        self.check_starts(&setup.starts)?;
        match self.open_districts().contains(setup.doubler) {
            true => Ok(()),
            false => Err(Impossible::WrongDoubler { place: setup.doubler }),
        }
    }

    /// [G2.2] One marker for each crew that plays; gives the stock that is left.
    fn check_mats(&self, mats: &PerCrew<Equipment>) -> Result<Bag, Impossible> {
        let mut stock = self.markers;
        for crew in Crew::ALL {
            match (self.plays(crew), mats.get(crew)) {
                (true, Some(&kind)) if stock.take(kind).is_some() => {}
                (false, None) => {}
                _ => return Err(Impossible::WrongMat { crew }),
            }
        }
        Ok(stock)
    }

    /// [G2.4] Two open districts for each crew that plays, all of them different.
    fn check_starts(&self, starts: &PerCrew<Starts>) -> Result<(), Impossible> {
        let mut left = self.open_districts();
        for crew in Crew::ALL {
            match (self.plays(crew), starts.get(crew).map(|starts| starts.0.as_slice())) {
                (true, Some(&[first, second]))
                    if first != second && left.contains(first) && left.contains(second) =>
                {
                    left = left.without(PlaceSet::only(first).union(PlaceSet::only(second)));
                }
                (false, None) => {}
                _ => return Err(Impossible::WrongStarts { crew }),
            }
        }
        Ok(())
    }

    #[cold]
    pub(crate) fn do_setup(&self, state: &mut State, setup: &Setup, events: &mut impl Sink<Event>) {
        for (district, &TileChoice(number)) in setup.tiles.iter() {
            state.tiles[district.index()] = TileNumber::new(number);
        }
        for (crew, &kind) in setup.mats.iter() {
            state.stock.take(kind).expect("an outcome that was checked");
            state.crew_mut(crew).equipment.push(kind);
        }
        let mut drawn = setup.coast.iter();
        let draw = |stock: &mut Bag| stock.take(*drawn.next()?);
        fill(&mut state.coast, &mut state.stock, draw, |_| {}).expect("an outcome that was checked");
        for (crew, starts) in setup.starts.iter() {
            let own = state.crew_mut(crew);
            own.car = starts.0[0];
            own.mat = FIRST_GANGSTERS - starts.0.len() as u8;
            for district in &starts.0 {
                state.gangsters[district.index()][crew.index()].insert(1);
            }
        }
        state.doublers = PlaceSet::only(setup.doubler);
        state.phase = Phase::Turn { seat: setup.first };
        events.emit(|| Event::TableSet {
            first: setup.first,
            starts: setup.starts.clone(),
            mats: setup.mats,
            coast: state.coast,
            doubler: setup.doubler,
        });
    }
}

/// [G2.1] Exactly the ten districts, no tile twice.
fn check_tiles(tiles: &PerPlace<TileChoice>) -> Result<(), Impossible> {
    let mut seen = 0u32;
    for place in Place::ALL {
        let tile = tiles.get(place).map(|choice| TileNumber::new(choice.0));
        match (place.is_district(), tile) {
            (true, Some(Some(tile))) if seen & (1 << tile.get()) == 0 => seen |= 1 << tile.get(),
            (false, None) => {}
            _ => return Err(Impossible::WrongTile { district: place }),
        }
    }
    Ok(())
}

/// The position of one of the set bits, every one equally likely; it is set no more.
fn take_bit(rng: &mut (impl Rng + ?Sized), left: &mut u32) -> u32 {
    let bit = pick_bit(rng, *left);
    *left &= !(1 << bit);
    bit
}
