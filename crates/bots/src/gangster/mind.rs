//! How a simple player sees the table: its weights, and what follows from them for every margin in a district.

use super::contest::Standing;
use super::weights::Weights;

/// [G3.3] With so many doublers placed, a period ends.
pub(super) const DOUBLERS: usize = 8;
/// The chances to stay ahead change after every so many doublers.
const STAGE: usize = 2;
const STAGES: usize = DOUBLERS / STAGE + 1;
/// Margins beyond this are alike.
const WIDEST: i32 = 15;
const MARGINS: usize = 2 * WIDEST as usize + 1;

#[derive(Clone, Debug)]
pub(super) struct Mind {
    pub(super) weights: Weights,
    /// The chance that a rival with this margin, in half gangsters, is ahead on payday, by stage of the period.
    ahead: [[f32; MARGINS]; STAGES],
}

impl Mind {
    pub(super) fn new(weights: Weights) -> Mind {
        let ahead = |stage: usize| {
            let doublers_left = DOUBLERS.saturating_sub(stage * STAGE) as f32;
            let softness = (weights.softness + weights.softening * doublers_left).max(0.02);
            let chance = |index: usize| {
                let margin = (index as i32 - WIDEST) as f32 / 2.0;
                1.0 / (1.0 + (-margin / softness).exp())
            };
            std::array::from_fn(chance)
        };
        Mind { weights, ahead: std::array::from_fn(ahead) }
    }

    /// The chances of one stage of the period.
    #[inline]
    pub(super) fn odds(&self, stage: u8) -> Odds<'_> {
        Odds(&self.ahead[usize::from(stage)])
    }
}

/// The part of a period in which the chances to stay ahead are the same.
#[inline]
pub(super) const fn stage(doublers: usize) -> u8 {
    (doublers / STAGE) as u8
}

/// The chances to be ahead by margin.
#[derive(Clone, Copy)]
pub(super) struct Odds<'a>(&'a [f32; MARGINS]);

impl Odds<'_> {
    /// The chance that `other` is ahead of `own` on payday.
    #[inline]
    pub(super) fn ahead(self, other: Standing, own: Standing) -> f32 {
        let level = if other.best > own.best { 1 } else { -1 };
        let margin = 2 * (i32::from(other.gangsters) - i32::from(own.gangsters)) + level;
        self.0[(margin.clamp(-WIDEST, WIDEST) + WIDEST) as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn standing(gangsters: u8, best: u8) -> Standing {
        Standing { gangsters, best }
    }

    #[test]
    fn more_gangsters_or_a_better_one_are_more_likely_ahead() {
        let mind = Mind::new(Weights::TUNED);
        let odds = mind.odds(1);
        let own = standing(2, 5);
        let chances = [standing(0, 0), standing(2, 4), standing(2, 6), standing(4, 6)];
        let chances = chances.map(|other| odds.ahead(other, own));
        assert!(chances.is_sorted() && chances[0] < 0.5 && chances[3] > 0.5, "{chances:?}");
    }
}
