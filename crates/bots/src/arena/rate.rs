//! Win rates and their 95 % intervals, from sums of whole numbers.
//!
//! The interval is Wilson's, for as many matches as the data are worth. One win more or less on a deal varies by
//! `p (1 − p)`, and a shared win by less; so matches on fresh deals are worth their number at least, and the
//! binomial interval is on the safe side. Places that share a deal are worth fewer: by the design effect, which is the
//! variance between deals over the binomial one.

use super::share::Share;
use serde::Serialize;

/// The 97.5 % quantile of the normal distribution.
pub(super) const Z: f64 = 1.959_963_984_540_054;

/// What was won in how many places, summed over deals.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    deals: u64,
    places: u64,
    won: Share,
    /// Sums over deals of squares and products, in the parts of a [`Share`].
    places_squared: u128,
    won_squared: u128,
    won_by_places: u128,
}

/// A share of wins and its 95 % interval, all from 0 to 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rate {
    pub games: u64,
    pub wins: f64,
    pub rate: f64,
    pub low: f64,
    pub high: f64,
}

impl Tally {
    /// Adds a deal on which somebody had so many places, in one match or several, and won so much in all.
    pub fn add(&mut self, places: u64, won: Share) {
        let (many, parts) = (u128::from(places), u128::from(won.parts()));
        self.deals += 1;
        self.places += places;
        self.won += won;
        self.places_squared += many * many;
        self.won_squared += parts * parts;
        self.won_by_places += many * parts;
    }

    /// Adds a match on a deal of its own.
    pub fn add_match(&mut self, won: Share) {
        self.add(1, won);
    }

    /// Adds what was summed apart, of other deals.
    pub fn merge(&mut self, other: &Tally) {
        self.deals += other.deals;
        self.places += other.places;
        self.won += other.won;
        self.places_squared += other.places_squared;
        self.won_squared += other.won_squared;
        self.won_by_places += other.won_by_places;
    }

    /// The win rate; none before the first match.
    pub fn rate(&self) -> Option<Rate> {
        let wins = self.won.to_f64();
        let rate = wins / self.places as f64;
        let (low, high) = wilson(rate, self.places as f64 / self.design_effect(rate));
        (self.places > 0).then_some(Rate { games: self.places, wins, rate, low, high })
    }

    /// How many places count as much as one on a deal of its own; never less than one.
    fn design_effect(&self, rate: f64) -> f64 {
        let places = self.places as f64;
        let binomial = rate * (1.0 - rate) / (places - 1.0);
        if self.deals < 2 || rate <= 0.0 || rate >= 1.0 {
            // Nothing shows how deals differ: take all places of a deal for one.
            return self.places_squared as f64 / places;
        }
        let unit = Share::WIN.parts() as f64;
        let residual = self.won_squared as f64 / (unit * unit)
            - 2.0 * rate * self.won_by_places as f64 / unit
            + rate * rate * self.places_squared as f64;
        let deals = self.deals as f64;
        let variance = residual * deals / (deals - 1.0) / (places * places);
        (variance / binomial).max(1.0)
    }
}

/// Wilson's interval for a rate seen in `count` matches.
fn wilson(rate: f64, count: f64) -> (f64, f64) {
    let spread = Z * Z / count;
    let center = (rate + spread / 2.0) / (1.0 + spread);
    let half = Z / (1.0 + spread) * (rate * (1.0 - rate) / count + spread / (4.0 * count)).sqrt();
    // At the ends the sums are exact, but for rounding.
    (if rate <= 0.0 { 0.0 } else { center - half }, if rate >= 1.0 { 1.0 } else { center + half })
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::{Rng, SimRng, stream};

    const EXPERIMENTS: u64 = 2000;

    /// A number from 0 to 1.
    fn uniform(rng: &mut SimRng) -> f64 {
        (rng.next_u64() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// In how many of many experiments the interval holds the truth.
    fn coverage(truth: f64, experiment: impl Fn(&mut SimRng) -> Tally) -> f64 {
        let covers = |number: &u64| {
            let rate = experiment(&mut stream(1930, *number, 0)).rate().unwrap();
            (rate.low..=rate.high).contains(&truth)
        };
        (0..EXPERIMENTS).filter(covers).count() as f64 / EXPERIMENTS as f64
    }

    fn win(is_won: bool) -> Share {
        if is_won { Share::WIN } else { Share::NONE }
    }

    #[test]
    fn it_is_wilsons_interval_for_plain_wins() {
        let mut tally = Tally::default();
        (0..10).for_each(|number| tally.add_match(win(number < 8)));
        let rate = tally.rate().unwrap();
        assert_eq!((rate.games, rate.wins, rate.rate), (10, 8.0, 0.8));
        // 8 of 10 are 49.0 to 94.3 % by Wilson's formula.
        assert!((rate.low - 0.4902).abs() < 5e-4 && (rate.high - 0.9433).abs() < 5e-4, "{rate:?}");
        assert_eq!(Tally::default().rate(), None);
    }

    #[test]
    fn no_win_at_all_still_leaves_doubt() {
        let mut tally = Tally::default();
        (0..100).for_each(|_| tally.add_match(Share::NONE));
        let rate = tally.rate().unwrap();
        assert!(rate.low == 0.0 && (rate.high - 0.037).abs() < 1e-3, "{rate:?}");
    }

    #[test]
    fn intervals_of_fresh_deals_cover_the_truth() {
        for (truth, games) in [(0.25, 200), (0.5, 1000), (0.03, 400)] {
            let plain = |rng: &mut SimRng| {
                let mut tally = Tally::default();
                (0..games).for_each(|_| tally.add_match(win(uniform(rng) < truth)));
                tally
            };
            let covered = coverage(truth, plain);
            assert!((0.935..=0.97).contains(&covered), "{truth}: {covered}");
        }
    }

    #[test]
    fn intervals_of_shared_wins_cover_the_truth_and_more() {
        // A quarter of the matches is shared by two: 0.2 alone and 0.25 of one half.
        let shared = |rng: &mut SimRng| {
            let mut tally = Tally::default();
            for _ in 0..200 {
                let share = match uniform(rng) {
                    luck if luck < 0.2 => Share::WIN,
                    luck if luck < 0.45 => Share::of(2),
                    _ => Share::NONE,
                };
                tally.add_match(share);
            }
            tally
        };
        let covered = coverage(0.325, shared);
        assert!((0.95..=0.995).contains(&covered), "{covered}");
    }

    /// Eighty deals, each played by four bots of the same kind: on a good deal three of four are won, on a bad one
    /// none is.
    fn clustered(rng: &mut SimRng) -> Vec<[Share; 4]> {
        let deal = |_| {
            let chance = if uniform(rng) < 0.5 { 0.75 } else { 0.0 };
            [(); 4].map(|()| win(uniform(rng) < chance))
        };
        (0..80).map(deal).collect()
    }

    #[test]
    fn intervals_of_reused_deals_cover_the_truth_and_naive_ones_do_not() {
        let by_deal = coverage(0.375, |rng| {
            let mut tally = Tally::default();
            clustered(rng).into_iter().for_each(|deal| tally.add(4, deal.into_iter().sum()));
            tally
        });
        assert!((0.93..=0.97).contains(&by_deal), "{by_deal}");
        let naive = coverage(0.375, |rng| {
            let mut tally = Tally::default();
            clustered(rng).into_iter().flatten().for_each(|share| tally.add_match(share));
            tally
        });
        assert!(naive < 0.85, "{naive}");
    }
}
