//! Who owns how much of each type of building, and what scorings would bring.

use arrayvec::ArrayVec;
use game_core::Game;
use new_york::{BuildingType, NewYork, Scoring, State};

/// The largest table; with two seats Dirk is an owner too.
pub(super) const MOST_OWNERS: usize = 6;

/// The number of buildings of one type, owner by owner: the seats, then Dirk if he takes part.
pub(super) type Counts = ArrayVec<u8, MOST_OWNERS>;

/// What everybody owns.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) counts: [Counts; 6],
}

impl Standing {
    pub(super) fn of(game: &NewYork, state: &State) -> Standing {
        let owners = game.seats().count().max(3);
        let count = |kind| state.estates[..owners].iter().map(|estate| estate.of(kind)).collect();
        Standing { counts: BuildingType::ALL.map(count) }
    }

    /// What a scoring would bring an owner for one type.
    #[inline]
    pub(super) fn points(&self, kind: BuildingType, scoring: Scoring, owner: usize) -> u8 {
        self.place(kind, owner).points(kind, scoring)
    }

    /// What the last scoring would bring an owner more if it had one more building of a type.
    #[inline]
    pub(super) fn gain(&self, kind: BuildingType, owner: usize) -> i32 {
        let counts = &self.counts[kind as usize];
        let more = Place::of(counts, owner, counts[owner] + 1).points(kind, Scoring::C);
        i32::from(more) - i32::from(self.points(kind, Scoring::C, owner))
    }

    /// What the scorings would bring an owner in all.
    #[inline]
    pub(super) fn totals<const N: usize>(&self, scorings: [Scoring; N], owner: usize) -> [i32; N] {
        let mut totals = [0; N];
        for kind in BuildingType::ALL {
            let place = self.place(kind, owner);
            for (total, scoring) in totals.iter_mut().zip(scorings) {
                *total += i32::from(place.points(kind, scoring));
            }
        }
        totals
    }

    #[inline]
    fn place(&self, kind: BuildingType, owner: usize) -> Place {
        let counts = &self.counts[kind as usize];
        Place::of(counts, owner, counts[owner])
    }
}

/// What seats have scored already.
pub(super) fn points_so_far(state: &State, owner: usize) -> i32 {
    state.points[owner].into_iter().map(|points| points.unpack().total()).sum()
}

/// [N5.1] A place among the owners of a type: how many are before it, and how many share it; none without a building.
#[derive(Clone, Copy)]
struct Place(Option<(usize, usize)>);

impl Place {
    /// The place of an owner if it had `own` of the type.
    #[inline]
    fn of(counts: &Counts, owner: usize, own: u8) -> Place {
        let (mut better, mut tied) = (0, 0);
        for &count in counts {
            better += usize::from(count > own);
            tied += usize::from(count == own);
        }
        let own_count = counts[owner];
        better -= usize::from(own_count > own);
        tied += usize::from(own_count != own);
        Place((own > 0).then_some((better, tied)))
    }

    /// [N5.2] Those who tie share the points of the places they cover, rounded down.
    #[inline]
    fn points(self, kind: BuildingType, scoring: Scoring) -> u8 {
        let places = POINTS[kind as usize][scoring as usize];
        match self.0 {
            None => 0,
            Some((better, 1)) => places.get(better).copied().unwrap_or(0),
            Some((better, tied)) => places.into_iter().skip(better).take(tied).sum::<u8>() / tied as u8,
        }
    }
}

/// [N1.2] The points of the places, by type and scoring.
static POINTS: [[[u8; 3]; 3]; 6] = points();

const fn points() -> [[[u8; 3]; 3]; 6] {
    let mut points = [[[0; 3]; 3]; 6];
    let mut at = 0;
    while at < 18 {
        points[at / 3][at % 3] = BuildingType::ALL[at / 3].points(Scoring::ALL[at % 3]);
        at += 1;
    }
    points
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, tables};
    use game_core::{Outcome, Seat};

    #[test]
    fn points_are_those_of_the_rules() {
        for game in tables() {
            let end = played(&game, 7, usize::MAX);
            let (outcome, standing) = (game.outcome(&end).unwrap(), Standing::of(&game, &end));
            for seat in game.seats().iter().map(Seat::index) {
                for kind in BuildingType::ALL {
                    assert_eq!(standing.points(kind, Scoring::C, seat), outcome.breakdown[seat].c.of(kind));
                }
                let score = points_so_far(&end, seat) + standing.totals([Scoring::C], seat)[0];
                assert_eq!(score, outcome.scores()[seat]);
            }
        }
    }

    #[test]
    fn a_gain_is_what_one_more_building_brings() {
        for game in tables() {
            let state = played(&game, 3, 60);
            let standing = Standing::of(&game, &state);
            for kind in BuildingType::ALL {
                let mut richer = standing.clone();
                richer.counts[kind as usize][1] += 1;
                let points = |standing: &Standing| i32::from(standing.points(kind, Scoring::C, 1));
                assert_eq!(standing.gain(kind, 1), points(&richer) - points(&standing));
            }
        }
    }
}
