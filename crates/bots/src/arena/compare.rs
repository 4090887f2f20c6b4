//! Two versions of a bot, compared on the same deals.

use super::plan::Plan;
use super::play::Played;
use super::rate::{Rate, Tally};
use super::share::Share;
use super::sprt::{Bounds, Difference, PairedTest, Verdict};
use serde::Serialize;

/// What a comparison has shown.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Comparison {
    /// None as long as more matches are needed.
    pub verdict: Option<Verdict>,
    pub games: u64,
    pub pairs: u64,
    pub log_likelihood_ratio: f64,
    /// By how much the new version wins more often, by pairs.
    #[serde(flatten)]
    pub difference: Difference,
    pub new: Rate,
    pub old: Rate,
}

/// Sums up the whole pairs of a plan of two versions; none before the first pair.
pub fn compare(plan: &Plan, bounds: &Bounds, played: &[Played]) -> Option<Comparison> {
    let (mut test, mut new, mut old) = (PairedTest::default(), Tally::default(), Tally::default());
    for [by_new, by_old] in pairs(plan, played) {
        test.add(by_new, by_old);
        new.add_match(by_new);
        old.add_match(by_old);
    }
    Some(Comparison {
        verdict: test.verdict(bounds),
        games: 2 * test.pairs(),
        pairs: test.pairs(),
        log_likelihood_ratio: test.log_likelihood_ratio(bounds),
        difference: test.difference()?,
        new: new.rate()?,
        old: old.rate()?,
    })
}

/// What the new and the old version won in each whole pair.
pub(super) fn pairs<'a>(plan: &'a Plan, played: &'a [Played]) -> impl Iterator<Item = [Share; 2]> + 'a {
    let shares = |(round, pair): (u64, &[Played])| {
        [0, 1].map(|version: usize| pair[version].shares()[plan.guest_seat(round)])
    };
    (0..).zip(played.chunks_exact(2)).map(shares)
}

#[cfg(test)]
mod tests {
    use super::super::plan::Schedule;
    use super::*;
    use game_core::Seats;

    fn won_by(seat: usize) -> Played {
        let ranks = (0..3).map(|each| if each == seat { 1 } else { 2 }).collect();
        Played { scores: [0; 3].into_iter().collect(), ranks, moves: 9 }
    }

    #[test]
    fn the_guests_seat_of_every_pair_is_compared() {
        let bounds = Bounds { from: 0.0, to: 0.1 };
        let (new, old, hosts) = ("a".to_owned(), "b".to_owned(), vec!["c".to_owned(); 2]);
        let schedule = Schedule::Versions { new, old, hosts, bounds };
        let plan = Plan { schedule, seats: Seats::new(3), seed: 1, ms: None };
        assert_eq!(compare(&plan, &bounds, &[won_by(0)]), None, "half a pair shows nothing");
        // The guest sits in seat 0, then 1, then 2; a fourth pair is not complete.
        let played = [0, 1, 1, 1, 2, 0, 0].map(won_by);
        let shown = compare(&plan, &bounds, &played).unwrap();
        assert_eq!((shown.pairs, shown.games, shown.new.wins, shown.old.wins), (3, 6, 3.0, 1.0));
        assert!((shown.difference.difference - 2.0 / 3.0).abs() < 1e-12);
    }
}
