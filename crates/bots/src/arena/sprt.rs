//! Is the new version better? A sequential test on pairs of matches that share deal, seat and hosts.
//!
//! It is the generalised sequential probability ratio test in its normal form: with n pairs, mean m and variance v of
//! the differences, the log likelihood ratio of "better by b" against "better by a" is `n (b − a)(2m − a − b) / 2v`. It
//! ends when that leaves ±ln 19, so that either error has a chance of 5 % at most.

use super::rate::Z;
use super::share::Share;
use serde::Serialize;

/// Where the log likelihood ratio ends the test: ln((1 − 0.05) / 0.05).
pub const LIMIT: f64 = 2.944_438_979_166_44;

/// By how much the win rate of the new version may be higher: the two claims that are weighed.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Bounds {
    pub from: f64,
    pub to: f64,
}

/// What the test has decided.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The upper claim holds rather than the lower one.
    Better,
    /// The lower claim holds rather than the upper one.
    NotBetter,
}

/// The sums of a test under way.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct PairedTest {
    pairs: u64,
    /// Sums of differences and of their squares, in the parts of a [`Share`].
    sum: i128,
    squares: i128,
}

/// The mean difference of the pairs and its 95 % interval.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Difference {
    pub difference: f64,
    pub low: f64,
    pub high: f64,
}

impl PairedTest {
    pub fn add(&mut self, new: Share, old: Share) {
        let difference = i128::from(new.parts()) - i128::from(old.parts());
        self.pairs += 1;
        self.sum += difference;
        self.squares += difference * difference;
    }

    pub fn pairs(&self) -> u64 {
        self.pairs
    }

    pub fn log_likelihood_ratio(&self, bounds: &Bounds) -> f64 {
        if self.pairs == 0 {
            return 0.0;
        }
        let Bounds { from, to } = bounds;
        self.pairs as f64 * (to - from) * (2.0 * self.mean() - from - to) / (2.0 * self.variance())
    }

    /// The decision; none as long as more pairs are needed.
    pub fn verdict(&self, bounds: &Bounds) -> Option<Verdict> {
        match self.log_likelihood_ratio(bounds) {
            ratio if ratio >= LIMIT => Some(Verdict::Better),
            ratio if ratio <= -LIMIT => Some(Verdict::NotBetter),
            _ => None,
        }
    }

    /// The mean difference; none before the first pair.
    pub fn difference(&self) -> Option<Difference> {
        let (mean, half) = (self.mean(), Z * (self.variance() / self.pairs as f64).sqrt());
        let low = (mean - half).max(-1.0);
        let high = (mean + half).min(1.0);
        (self.pairs > 0).then_some(Difference { difference: mean, low, high })
    }

    fn mean(&self) -> f64 {
        self.sum as f64 / (self.pairs as f64 * Share::WIN.parts() as f64)
    }

    /// The variance of a difference. Two imagined pairs, one won and one lost outright, keep it from being 0 before
    /// anything has varied; they never hasten a decision.
    fn variance(&self) -> f64 {
        let (pairs, unit) = (self.pairs as f64, Share::WIN.parts() as f64);
        let spread = self.squares as f64 / (unit * unit) - pairs * self.mean().powi(2);
        (spread + 2.0) / (pairs + 2.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::{below, stream};

    const BOUNDS: Bounds = Bounds { from: 0.0, to: 0.05 };

    /// Plays pairs that agree half the time and otherwise favour the new version by `permille` of all pairs.
    fn run(number: u64, permille: u32) -> (Verdict, u64) {
        let mut rng = stream(42, number, 0);
        let mut test = PairedTest::default();
        loop {
            let luck = below(&mut rng, 1000);
            let (new, old) = match luck {
                _ if luck < 250 + permille / 2 => (Share::WIN, Share::NONE),
                _ if luck < 500 => (Share::NONE, Share::WIN),
                _ => (Share::NONE, Share::NONE),
            };
            test.add(new, old);
            if let Some(verdict) = test.verdict(&BOUNDS) {
                return (verdict, test.pairs());
            }
        }
    }

    fn found_better(permille: u32) -> f64 {
        (0..1000).filter(|&number| run(number, permille).0 == Verdict::Better).count() as f64 / 1000.0
    }

    #[test]
    fn equals_are_rarely_called_better() {
        let wrong = found_better(0);
        assert!((0.01..=0.065).contains(&wrong), "{wrong}");
    }

    #[test]
    fn the_better_one_is_rarely_missed() {
        let right = found_better(50);
        assert!((0.935..=0.99).contains(&right), "{right}");
    }

    #[test]
    fn a_great_difference_is_found_soon() {
        for number in 0..100 {
            let (verdict, pairs) = run(number, 400);
            assert!(verdict == Verdict::Better && pairs < 400, "{verdict:?} after {pairs}");
        }
    }

    #[test]
    fn matches_that_never_differ_end_the_test_too() {
        let mut test = PairedTest::default();
        while test.verdict(&BOUNDS).is_none() {
            test.add(Share::of(2), Share::of(2));
        }
        assert_eq!(test.verdict(&BOUNDS), Some(Verdict::NotBetter));
        assert!(test.pairs() < 100, "{}", test.pairs());
    }

    #[test]
    fn nothing_is_decided_before_the_first_pair() {
        let test = PairedTest::default();
        assert_eq!((test.verdict(&BOUNDS), test.difference()), (None, None));
    }

    #[test]
    fn the_difference_comes_with_its_interval() {
        let mut test = PairedTest::default();
        (0..400).for_each(|number| test.add(Share::WIN, if number < 300 { Share::WIN } else { Share::NONE }));
        let Difference { difference, low, high } = test.difference().unwrap();
        assert_eq!(difference, 0.25);
        assert!((low - 0.2074).abs() < 2e-3 && (high - 0.2926).abs() < 2e-3, "{low} {high}");
    }
}
