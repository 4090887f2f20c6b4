//! What all districts are worth to all crews, worked out once for a position, then district by district as they change.

use super::mind::{DOUBLERS, stage};
use super::row::{Appraiser, District, Row};
use game_core::Game;
use gangster::{Gangster, Place, PlaceSet, Prize, State};

const PLACES: usize = Place::COUNT;

#[derive(Clone, Copy, Debug)]
pub(super) struct Table {
    /// How many times a prize of the district is paid in all: on this payday, and in part on later ones.
    pub(super) factor: [f32; PLACES],
    /// How many times it is paid on this payday.
    pub(super) now: [f32; PLACES],
    /// The prizes by rank, `?` being the mean of the casino cards left.
    pub(super) prizes: [[f32; 5]; PLACES],
    pub(super) rows: [Row; PLACES],
    pub(super) open: PlaceSet,
    stage: u8,
    casino: u8,
}

impl Table {
    pub(super) fn new(game: &Gangster, appraiser: &mut Appraiser, state: &State) -> Table {
        let mut table = Table {
            factor: [0.0; PLACES],
            now: [0.0; PLACES],
            prizes: [[0.0; 5]; PLACES],
            rows: [Row::default(); PLACES],
            open: game.open_districts(),
            stage: 0,
            casino: 0,
        };
        table.renew(game, appraiser, state);
        table
    }

    /// Works everything out anew.
    pub(super) fn renew(&mut self, game: &Gangster, appraiser: &mut Appraiser, state: &State) {
        let question = mean_of_casino(game, state);
        self.casino = (0..6).map(|index| u8::from(state.casino.contains(index)) << index).sum();
        for district in self.open.iter() {
            let prizes = game.prizes(state, district).iter().map(|prize| match prize {
                Prize::Points(points) => f32::from(*points),
                Prize::Casino => question,
            });
            for (own, prize) in self.prizes[district.index()].iter_mut().zip(prizes) {
                *own = prize;
            }
        }
        self.count_doublers(appraiser.mind.weights.carry, state);
        self.renew_rows(game, appraiser, state);
    }

    /// After a district card: how often prizes are paid, and if the payday came nearer, all worths.
    pub(super) fn renew_doublers(&mut self, game: &Gangster, appraiser: &mut Appraiser, state: &State) {
        self.count_doublers(appraiser.mind.weights.carry, state);
        if stage(state.doublers.len()) != self.stage {
            self.renew_rows(game, appraiser, state);
        }
    }

    fn renew_rows(&mut self, game: &Gangster, appraiser: &mut Appraiser, state: &State) {
        self.stage = stage(state.doublers.len());
        for district in self.open.iter() {
            self.renew_district(game, appraiser, state, district);
        }
    }

    /// After a gangster came or went.
    #[inline]
    pub(super) fn renew_district(
        &mut self,
        game: &Gangster,
        appraiser: &mut Appraiser,
        state: &State,
        place: Place,
    ) {
        let at = place.index();
        let district = District {
            gangsters: state.gangsters[at],
            tile: state.tiles[at].map_or(0, gangster::TileNumber::get),
            casino: self.casino,
            spaces: game.spaces(state, place),
            stage: self.stage,
        };
        self.rows[at] = *appraiser.row(game, &district, &self.prizes[at]);
    }

    /// [G6.3] Exactly eight of the open districts will be doubled, each of those left equally likely.
    fn count_doublers(&mut self, carry: f32, state: &State) {
        let (open, placed) = (self.open, state.doublers.len());
        let chance = (DOUBLERS - placed) as f32 / (open.len() - placed) as f32;
        let later = match state.period() {
            1 => carry + carry * carry,
            2 => carry,
            _ => 0.0,
        };
        let later = later * (1.0 + DOUBLERS as f32 / open.len() as f32);
        for district in open.iter() {
            let now = 1.0 + if state.doublers.contains(district) { 1.0 } else { chance };
            self.now[district.index()] = now;
            self.factor[district.index()] = now + later;
        }
    }
}

/// [G6.1] What a `?` can be expected to be worth.
pub(super) fn mean_of_casino(game: &Gangster, state: &State) -> f32 {
    let values = game.components().casino.values;
    let left = values.iter().enumerate().filter(|(index, _)| !state.casino.contains(*index));
    let (count, sum) =
        left.fold((0.0, 0.0), |(count, sum), (_, &value)| (count + 1.0, sum + f32::from(value)));
    sum / f32::max(count, 1.0)
}
