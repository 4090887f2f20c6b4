//! The contest of the crews for the prizes of one district: what each can expect, and how that changes when one of
//! them has more or fewer gangsters there.

use super::mind::Odds;
use gangster::Crew;

const CREWS: usize = Crew::COUNT;

/// How a crew stands in a district.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Standing {
    pub(super) gangsters: u8,
    /// The level of its best gangster.
    pub(super) best: u8,
}

pub(super) struct Contest<'a> {
    odds: Odds<'a>,
    prizes: &'a [f32; CREWS],
    /// What one rank less costs, by rank.
    steps: [f32; CREWS - 1],
    standings: &'a [Standing],
    /// The chance that the second crew is ahead of the first on payday.
    ahead: [[f32; CREWS]; CREWS],
    /// The prize each crew can expect, before any doubling.
    pub(super) worth: [f32; CREWS],
}

impl<'a> Contest<'a> {
    #[inline]
    pub(super) fn new(odds: Odds<'a>, prizes: &'a [f32; CREWS], standings: &'a [Standing]) -> Contest<'a> {
        let steps = std::array::from_fn(|rank| prizes[rank + 1] - prizes[rank]);
        let mut ahead = [[0.0; CREWS]; CREWS];
        let mut worth = [0.0; CREWS];
        for (crew, &own) in standings.iter().enumerate().filter(|(_, own)| own.gangsters > 0) {
            for (other, &standing) in standings.iter().enumerate() {
                ahead[crew][other] = odds.ahead(standing, own);
            }
            let others = (0..standings.len()).filter(|&other| other != crew);
            worth[crew] = expected(prizes, others.map(|other| ahead[crew][other]));
        }
        Contest { odds, prizes, steps, standings, ahead, worth }
    }

    /// What each crew gains if `who` stands like this instead.
    #[inline]
    pub(super) fn change(&self, who: usize, standing: Standing) -> [f32; CREWS] {
        let mut change = [0.0; CREWS];
        for (crew, &own) in self.standings.iter().enumerate() {
            if crew != who && own.gangsters > 0 {
                let moved = self.odds.ahead(standing, own) - self.ahead[crew][who];
                let others = (0..self.standings.len()).filter(|&other| other != crew && other != who);
                let places = places(others.map(|other| self.ahead[crew][other]));
                change[crew] = moved * dot(&places, &self.steps);
            }
        }
        let after = match standing.gangsters {
            0 => 0.0,
            _ => {
                let others = self.standings.iter().enumerate().filter(|(other, _)| *other != who);
                expected(self.prizes, others.map(|(_, &other)| self.odds.ahead(other, standing)))
            }
        };
        change[who] = after - self.worth[who];
        change
    }
}

/// The prize to expect, each of the others being ahead with its chance.
#[inline]
fn expected(prizes: &[f32; CREWS], ahead: impl Iterator<Item = f32>) -> f32 {
    let last = prizes[CREWS - 1];
    let above_last = std::array::from_fn(|rank| prizes[rank] - last);
    last + dot(&places(ahead), &above_last)
}

/// The chances of every rank but the last.
#[inline]
fn places(ahead: impl Iterator<Item = f32>) -> [f32; CREWS - 1] {
    let mut places = [1.0, 0.0, 0.0, 0.0];
    for ahead in ahead {
        let [first, second, third, _] = places;
        let higher = [0.0, first, second, third];
        places = std::array::from_fn(|rank| places[rank] + ahead * (higher[rank] - places[rank]));
    }
    places
}

#[inline]
fn dot(left: &[f32; CREWS - 1], right: &[f32; CREWS - 1]) -> f32 {
    (left[0] * right[0] + left[1] * right[1]) + (left[2] * right[2] + left[3] * right[3])
}

#[cfg(test)]
mod tests {
    use super::super::mind::{DOUBLERS, Mind, stage};
    use super::super::weights::Weights;
    use super::*;

    fn standing(gangsters: u8, best: u8) -> Standing {
        Standing { gangsters, best }
    }

    const PRIZES: [f32; CREWS] = [4.0, 6.0, 2.0, 1.0, 3.0];

    #[test]
    fn towards_payday_the_prize_is_that_of_the_rank() {
        let mind = Mind::new(Weights { softness: 0.02, softening: 0.1, ..Weights::TUNED });
        let all = [standing(3, 5), standing(1, 9), standing(3, 6), standing(0, 0)];
        let contest = Contest::new(mind.odds(stage(DOUBLERS)), &PRIZES, &all);
        assert_eq!(contest.worth.map(f32::round), [6.0, 2.0, 4.0, 0.0, 0.0]);
    }

    #[test]
    fn a_change_is_the_difference_of_the_worths() {
        let mind = Mind::new(Weights { softness: 0.5, softening: 0.2, ..Weights::TUNED });
        let all = [standing(3, 5), standing(1, 9), standing(3, 6), standing(0, 0), standing(2, 8)];
        let contest = |all: &[Standing]| Contest::new(mind.odds(1), &PRIZES, all).worth;
        let before = contest(&all);
        for who in 0..CREWS {
            for instead in [standing(0, 0), standing(1, 10), standing(4, 12)] {
                let mut changed = all;
                changed[who] = instead;
                let after = contest(&changed);
                let change = Contest::new(mind.odds(1), &PRIZES, &all).change(who, instead);
                for crew in 0..CREWS {
                    assert!((after[crew] - before[crew] - change[crew]).abs() < 1e-4, "{who} {instead:?}");
                }
            }
        }
    }
}
