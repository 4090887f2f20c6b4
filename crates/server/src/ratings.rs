//! Ratings of whoever plays matches of any number of seats, with how sure they are: the Bayesian approximation of Weng and
//! Lin (2011) for the model of Plackett and Luce, ties included (their algorithm 4). Pure.

use std::collections::BTreeMap;

/// How strong somebody is thought to be: a guess, and how far off it may well be.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Rating {
    pub(crate) mean: f64,
    pub(crate) deviation: f64,
}

impl Rating {
    /// Of somebody nobody knows yet. Everything else is measured by these two numbers; the scale is only for the eye.
    pub(crate) const NEW: Rating = Rating { mean: 1500.0, deviation: 350.0 };
}

/// How much the same player differs from match to match.
const SPREAD: f64 = Rating::NEW.deviation / 2.0;
/// A match leaves at least this share of a variance.
const LEAST_LEFT: f64 = 0.0001;

/// A seat of a finished match: who played it, how strong he was thought to be, and his rank; rank 1 is best.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Ranked<P> {
    pub(crate) player: P,
    pub(crate) before: Rating,
    pub(crate) rank: u8,
}

/// What one seat's rank says about whoever played it.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Lesson {
    shift: f64,
    /// The share of the variance that is left.
    left: f64,
}

/// What everybody is thought to be after a match. Whoever played several seats learns from each of them.
pub(crate) fn after<P: Ord + Clone>(seats: &[Ranked<P>]) -> BTreeMap<P, Rating> {
    let mut ratings = BTreeMap::new();
    for (seat, lesson) in seats.iter().zip(lessons(seats)) {
        let rating: &mut Rating = ratings.entry(seat.player.clone()).or_insert(seat.before);
        rating.mean += lesson.shift;
        rating.deviation *= lesson.left.sqrt();
    }
    ratings
}

fn lessons<P>(seats: &[Ranked<P>]) -> Vec<Lesson> {
    let variance = |seat: &Ranked<P>| seat.before.deviation.powi(2);
    let scale = seats.iter().map(|seat| variance(seat) + SPREAD.powi(2)).sum::<f64>().sqrt();
    // Strengths relative to the best, so that no exponential can overflow.
    let best = seats.iter().map(|seat| seat.before.mean).fold(f64::NEG_INFINITY, f64::max);
    let strengths: Vec<f64> = seats.iter().map(|seat| ((seat.before.mean - best) / scale).exp()).collect();
    let worse_or_level = |rank| seats.iter().zip(&strengths).filter(move |(seat, _)| seat.rank >= rank);
    let learn = |(index, seat): (usize, &Ranked<P>)| {
        let (mut surprise, mut certainty) = (0.0, 0.0);
        // The model draws the ranks one after the other, the best first, from those who are left; a seat takes part in
        // every draw until its own.
        for (drawn, other) in seats.iter().enumerate().filter(|(_, other)| other.rank <= seat.rank) {
            let level = seats.iter().filter(|each| each.rank == other.rank).count() as f64;
            let left: f64 = worse_or_level(other.rank).map(|(_, strength)| strength).sum();
            let chance = strengths[index] / left;
            surprise += (f64::from(u8::from(drawn == index)) - chance) / level;
            certainty += chance * (1.0 - chance) / level;
        }
        let share = variance(seat) / scale;
        let damping = seat.before.deviation / scale;
        Lesson { shift: share * surprise, left: (1.0 - damping * share / scale * certainty).max(LEAST_LEFT) }
    };
    seats.iter().enumerate().map(learn).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Seats 0, 1, … with these means, deviations and ranks.
    fn seats(given: &[(f64, f64, u8)]) -> Vec<Ranked<usize>> {
        let seat =
            |(player, &(mean, deviation, rank))| Ranked { player, before: Rating { mean, deviation }, rank };
        given.iter().enumerate().map(seat).collect()
    }

    fn rated(given: &[(f64, f64, u8)]) -> Vec<Rating> {
        after(&seats(given)).into_values().collect()
    }

    fn close(found: f64, expected: f64) {
        assert!((found - expected).abs() < 1e-6, "{found} is not {expected}");
    }

    const NEW: (f64, f64) = (Rating::NEW.mean, Rating::NEW.deviation);

    fn new(rank: u8) -> (f64, f64, u8) {
        (NEW.0, NEW.1, rank)
    }

    #[test]
    fn two_newcomers_part_as_the_formulas_say() {
        // c² = 2 (σ² + β²) = 2.5 σ²; both chances are one half, so Ω = σ²/2c and Δ = σ³/4c³.
        let found = rated(&[new(1), new(2)]);
        let scale = NEW.1 * 2.5_f64.sqrt();
        close(found[0].mean, NEW.0 + NEW.1.powi(2) / scale / 2.0);
        close(found[0].mean + found[1].mean, 2.0 * NEW.0);
        let left = 1.0 - 0.25 * (NEW.1 / scale).powi(3);
        close(found[0].deviation, NEW.1 * left.sqrt());
        close(found[1].deviation, found[0].deviation);
        // The same in the units of the paper, σ = 25/3: 25 → 27.635231 and 8.065506.
        let unit = NEW.1 / (25.0 / 3.0);
        close((found[0].mean - NEW.0) / unit, 2.635_231_383);
        close(found[0].deviation / unit, 8.065_506_316);
    }

    #[test]
    fn three_newcomers_part_as_the_formulas_say() {
        // c² = 3 · 1.25 σ². The first draw is among three, the second among two, the third is none:
        // Ω = σ²/c · (1 − 1/3), (−1/3 + 1 − 1/2), (−1/3 − 1/2 + 0).
        let found = rated(&[new(1), new(2), new(3)]);
        let scale = NEW.1 * 3.75_f64.sqrt();
        let shifts = [2.0 / 3.0, 1.0 / 6.0, -5.0 / 6.0];
        let certainties = [2.0 / 9.0, 2.0 / 9.0 + 0.25, 2.0 / 9.0 + 0.25];
        for ((rating, shift), certainty) in found.iter().zip(shifts).zip(certainties) {
            close(rating.mean, NEW.0 + NEW.1.powi(2) / scale * shift);
            close(rating.deviation, NEW.1 * (1.0 - (NEW.1 / scale).powi(3) * certainty).sqrt());
        }
    }

    #[test]
    fn level_seats_of_equals_stay_level() {
        for count in 2..=6 {
            let found = rated(&vec![new(1); count]);
            for rating in &found {
                close(rating.mean, NEW.0);
                assert!(rating.deviation < NEW.1);
            }
        }
        let found = rated(&[new(1), new(2), new(2), new(4)]);
        close(found[1].mean, found[2].mean);
        assert!(found[0].mean > found[1].mean && found[2].mean > found[3].mean);
    }

    #[test]
    fn a_draw_brings_unequals_together() {
        let found = rated(&[(1800.0, 100.0, 1), (1200.0, 100.0, 1)]);
        assert!(found[0].mean < 1800.0 && found[1].mean > 1200.0);
        close(found[0].mean + found[1].mean, 3000.0);
    }

    #[test]
    fn a_better_rank_is_a_better_rating_and_the_order_of_seats_is_nothing() {
        let found = rated(&[new(1), new(2), new(3), new(4), new(5)]);
        assert!(found.windows(2).all(|pair| pair[0].mean > pair[1].mean), "{found:?}");
        let turned = rated(&[new(5), new(4), new(3), new(2), new(1)]);
        for (one, other) in found.iter().zip(turned.iter().rev()) {
            close(one.mean, other.mean);
            close(one.deviation, other.deviation);
        }
    }

    #[test]
    fn a_surprise_moves_more_than_what_was_expected() {
        let expected = rated(&[(1800.0, 150.0, 1), (1200.0, 150.0, 2)]);
        let surprise = rated(&[(1800.0, 150.0, 2), (1200.0, 150.0, 1)]);
        assert!(expected[0].mean > 1800.0);
        assert!(expected[0].mean - 1800.0 < 1800.0 - surprise[0].mean);
    }

    #[test]
    fn whoever_is_known_well_moves_little() {
        let found = rated(&[(1500.0, 60.0, 1), (1500.0, 300.0, 2)]);
        assert!(found[0].mean - 1500.0 < (1500.0 - found[1].mean) / 10.0);
    }

    #[test]
    fn uncertainty_only_shrinks_and_never_to_nothing() {
        let mut players = [Rating::NEW; 3];
        for round in 0..2000 {
            let ranks = [(round % 3) as u8 + 1, ((round + 1) % 3) as u8 + 1, ((round + 2) % 3) as u8 + 1];
            let given: Vec<_> =
                players.iter().zip(ranks).map(|(p, rank)| (p.mean, p.deviation, rank)).collect();
            for (player, next) in players.iter_mut().zip(rated(&given)) {
                assert!(next.deviation <= player.deviation && next.deviation > 0.0);
                *player = next;
            }
        }
        assert!(players.iter().all(|player| player.deviation < 100.0), "{players:?}");
        assert!(players.iter().all(|player| (player.mean - NEW.0).abs() < 60.0), "{players:?}");
    }

    #[test]
    fn whoever_plays_two_seats_learns_from_both() {
        let both = |ranks: [u8; 3]| {
            let mut match_of_three = seats(&[new(ranks[0]), new(ranks[1]), new(ranks[2])]);
            match_of_three[1].player = 0;
            after(&match_of_three)
        };
        let apart = rated(&[new(1), new(2), new(3)]);
        let together = both([1, 2, 3]);
        assert_eq!(together.len(), 2);
        close(together[&0].mean - NEW.0, apart[0].mean + apart[1].mean - 2.0 * NEW.0);
        assert!(together[&0].deviation < apart[0].deviation);
        close(together[&2].mean, apart[2].mean);
    }

    #[test]
    fn the_greatest_differences_stay_finite() {
        let found = rated(&[(1e6, 1.0, 2), (-1e6, 350.0, 1)]);
        assert!(found.iter().all(|rating| rating.mean.is_finite() && rating.deviation > 0.0), "{found:?}");
    }
}
