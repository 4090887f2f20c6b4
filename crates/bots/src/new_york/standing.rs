//! Who owns how much of each type of building, and what scorings would bring.

use game_core::Game;
use new_york::{BuildingType, NewYork, Scoring, State};

/// The largest table; with two seats Dirk is an owner too.
pub(super) const MOST_OWNERS: usize = 6;

/// The number of buildings of one type, owner by owner: the seats, then Dirk if he takes part. Who does not has none.
pub(super) type Counts = [u8; MOST_OWNERS];

/// What everybody owns.
#[derive(Clone, Debug)]
pub(super) struct Standing {
    pub(super) counts: [Counts; 6],
}

impl Standing {
    pub(super) fn of(game: &NewYork, state: &State) -> Standing {
        let owners = game.seats().count().max(3);
        let mut counts = [[0; MOST_OWNERS]; 6];
        for (owner, estate) in state.estates[..owners].iter().enumerate() {
            for kind in BuildingType::ALL {
                counts[kind as usize][owner] = estate.of(kind);
            }
        }
        Standing { counts }
    }

    /// What the scorings would bring an owner for one type.
    #[inline]
    pub(super) fn points(&self, kind: BuildingType, owner: usize) -> Points {
        points_of(kind, &self.counts[kind as usize], owner)
    }

    /// What the last scoring would bring an owner more if it had one more building of a type.
    #[inline]
    pub(super) fn gain(&self, kind: BuildingType, owner: usize) -> i32 {
        let counts = &self.counts[kind as usize];
        let more = Place::of(counts, owner, counts[owner] + 1).points(kind);
        more.of(Scoring::C) - self.points(kind, owner).of(Scoring::C)
    }
}

/// What the scorings would bring an owner for a type of which everybody has so many.
#[inline]
pub(super) fn points_of(kind: BuildingType, counts: &Counts, owner: usize) -> Points {
    Place::of(counts, owner, counts[owner]).points(kind)
}

/// What scorings would bring in one position after another: found out anew only for the types of which somebody has more
/// or fewer than before.
#[derive(Clone, Debug, Default)]
pub(super) struct Tally {
    counts: [Counts; 6],
    points: [[Points; MOST_OWNERS]; 6],
}

impl Tally {
    /// What the scorings would bring every owner in all.
    #[inline]
    pub(super) fn totals(&mut self, standing: &Standing) -> [Points; MOST_OWNERS] {
        for kind in BuildingType::ALL {
            let (at, counts) = (kind as usize, standing.counts[kind as usize]);
            if self.counts[at] != counts {
                self.counts[at] = counts;
                self.points[at] = std::array::from_fn(|owner| standing.points(kind, owner));
            }
        }
        std::array::from_fn(|owner| Points(self.points.iter().map(|points| points[owner].0).sum()))
    }
}

/// The points of all scorings side by side, to be looked up and added up at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Points(u32);

impl Points {
    /// Bits for the points of one scoring: no owner gets a thousand.
    const WIDTH: u32 = 10;

    #[inline]
    pub(super) fn of(self, scoring: Scoring) -> i32 {
        (self.0 >> (Points::WIDTH * scoring as u32) & ((1 << Points::WIDTH) - 1)) as i32
    }
}

/// What seats have scored already.
pub(super) fn points_so_far(state: &State, owner: usize) -> i32 {
    state.points[owner].into_iter().map(|points| points.unpack().total()).sum()
}

/// [N5.1] A place among the owners of a type: how many are before it, and how many share it; nobody does without a
/// building.
#[derive(Clone, Copy)]
struct Place {
    better: usize,
    tied: usize,
}

impl Place {
    /// The place of an owner if it had `own` of the type.
    #[inline]
    fn of(counts: &Counts, owner: usize, own: u8) -> Place {
        let (mut better, mut tied) = (0u8, 0u8);
        for count in counts {
            better += u8::from(*count > own);
            tied += u8::from(*count == own);
        }
        let own_count = counts[owner];
        better -= u8::from(own_count > own);
        tied += u8::from(own_count != own);
        Place { better: better.into(), tied: if own > 0 { tied.into() } else { 0 } }
    }

    #[inline]
    fn points(self, kind: BuildingType) -> Points {
        Points(POINTS[kind as usize][self.better][self.tied])
    }
}

/// [N1.2] [N5.2] What a place brings, by type, how many are before it and how many share it: those who tie share the
/// points of the places they cover, rounded down.
static POINTS: [ByPlace; 6] = points();

type ByPlace = [[u32; MOST_OWNERS + 1]; MOST_OWNERS + 1];

const fn points() -> [ByPlace; 6] {
    let mut points = [[[0; MOST_OWNERS + 1]; MOST_OWNERS + 1]; 6];
    let mut at = 0;
    while at < 18 {
        let (kind, scoring) = (BuildingType::ALL[at / 3], Scoring::ALL[at % 3]);
        add_shared(&mut points[kind as usize], kind.points(scoring), Points::WIDTH * scoring as u32);
        at += 1;
    }
    points
}

const fn add_shared(by_place: &mut ByPlace, places: [u8; 3], shift: u32) {
    let mut better = 0;
    while better < places.len() {
        let (mut sum, mut tied) = (0, 1);
        while tied <= MOST_OWNERS {
            if better + tied <= places.len() {
                sum += places[better + tied - 1] as u32;
            }
            by_place[better][tied] |= (sum / tied as u32) << shift;
            tied += 1;
        }
        better += 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, tables};
    use game_core::{Outcome, Seat};

    impl Standing {
        /// What the scorings would bring an owner in all.
        fn totals(&self, owner: usize) -> Points {
            Points(BuildingType::ALL.iter().map(|&kind| self.points(kind, owner).0).sum())
        }
    }

    #[test]
    fn points_are_those_of_the_rules() {
        for game in tables() {
            let end = played(&game, 7, usize::MAX);
            let (outcome, standing) = (game.outcome(&end).unwrap(), Standing::of(&game, &end));
            for seat in game.seats().iter().map(Seat::index) {
                for kind in BuildingType::ALL {
                    let points = standing.points(kind, seat).of(Scoring::C);
                    assert_eq!(points, i32::from(outcome.breakdown[seat].c.of(kind)));
                }
                let score = points_so_far(&end, seat) + standing.totals(seat).of(Scoring::C);
                assert_eq!(score, outcome.scores()[seat]);
            }
        }
    }

    #[test]
    fn points_of_the_first_scorings_are_those_of_the_rules() {
        let mut seen = [0, 0];
        // [N7.3] With two, Dirk gets buildings right after scoring A, so that nothing shows how all stood then.
        for game in tables().filter(|game| game.seats().count() > 2) {
            let mut before = played(&game, 7, 0);
            for after in (1..).map(|steps| played(&game, 7, steps)).take_while(|state| !state.is_over()) {
                let has_come = |scoring: &Scoring| !before.has_scored(*scoring) && after.has_scored(*scoring);
                let come = || [Scoring::A, Scoring::B].into_iter().filter(has_come);
                let standing = Standing::of(&game, &after);
                for seat in game.seats().iter().map(Seat::index) {
                    let points: i32 = come().map(|scoring| standing.totals(seat).of(scoring)).sum();
                    assert_eq!(points, points_so_far(&after, seat) - points_so_far(&before, seat));
                }
                come().for_each(|scoring| seen[scoring as usize] += 1);
                before = after;
            }
        }
        assert!(seen[0] > 0 && seen[1] > 0, "{seen:?}");
    }

    #[test]
    fn a_tally_of_one_position_after_another_is_that_of_each() {
        for game in tables() {
            let mut tally = Tally::default();
            for steps in [0, 90, 91, 92, 40, 41, 140] {
                let standing = Standing::of(&game, &played(&game, 9, steps));
                let totals = tally.totals(&standing);
                assert!((0..MOST_OWNERS).all(|owner| totals[owner] == standing.totals(owner)));
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
                let points = |standing: &Standing| standing.points(kind, 1).of(Scoring::C);
                assert_eq!(standing.gain(kind, 1), points(&richer) - points(&standing));
            }
        }
    }
}
