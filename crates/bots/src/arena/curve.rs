//! How a figure settled as matches were played, at some hundred points of the way.

use super::compare::pairs;
use super::plan::{Pairing, Plan};
use super::play::Played;
use super::rate::{Rate, Tally};
use super::sprt::{Bounds, PairedTest};

/// How many points a curve has at most.
const POINTS: usize = 240;

/// The win rate of the guest; none before the first match.
pub fn rate_of_one(plan: &Plan, played: &[Played]) -> Option<Rate> {
    rates_of_one(plan, played).pop()
}

/// The win rate of the guest as it was after more and more matches, all of them at last.
pub fn rates_of_one(plan: &Plan, played: &[Played]) -> Vec<Rate> {
    let mut tally = Tally::default();
    let mut rates = Vec::new();
    for (number, one) in played.iter().enumerate() {
        tally.add_match(one.shares()[plan.guest_seat(number as u64)]);
        rates.extend(tally.rate().filter(|_| is_point(number + 1, played.len())));
    }
    rates
}

/// What each bot of a plan in which all play all won as the guest of the others, after more and more matches.
pub fn attack_rates(plan: &Plan, played: &[Played]) -> Vec<Vec<Rate>> {
    let mut tallies = vec![Tally::default(); plan.bots().len()];
    let mut rates = vec![Vec::new(); tallies.len()];
    for (number, one) in played.iter().enumerate() {
        if let Pairing::Guest { guest, .. } = plan.pairing(number as u64) {
            tallies[guest].add_match(one.shares()[plan.guest_seat(number as u64 / plan.round())]);
        }
        if is_point(number + 1, played.len()) {
            for (rates, tally) in rates.iter_mut().zip(&tallies) {
                rates.extend(tally.rate());
            }
        }
    }
    rates
}

/// The log likelihood ratio of two versions after more and more pairs, all of them at last.
pub fn log_likelihood_ratios(plan: &Plan, bounds: &Bounds, played: &[Played]) -> Vec<(u64, f64)> {
    let mut test = PairedTest::default();
    let mut ratios = vec![(0, 0.0)];
    for (index, [new, old]) in pairs(plan, played).enumerate() {
        test.add(new, old);
        if is_point(index + 1, played.len() / 2) {
            ratios.push((test.pairs(), test.log_likelihood_ratio(bounds)));
        }
    }
    ratios
}

/// Whether the curve over `all` has a point after the first `done`.
fn is_point(done: usize, all: usize) -> bool {
    done * POINTS / all != (done - 1) * POINTS / all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_curve_has_a_point_at_the_end_and_never_too_many() {
        for all in [1, 2, 100, 240, 241, 100_000] {
            let points = (1..=all).filter(|&done| is_point(done, all)).count();
            assert_eq!(points, all.min(POINTS), "{all}");
            assert!(is_point(all, all));
        }
    }
}
