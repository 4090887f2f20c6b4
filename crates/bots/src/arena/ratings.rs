//! One number for each bot: the strengths that make the wins of all tables most likely.
//!
//! A seat wins with a chance in proportion to the strength of its bot; with two seats that is the model of Bradley,
//! Terry and Elo, with more the first choice of Plackett and Luce. A shared win counts as its shares. One imagined draw
//! between every two bots keeps the strengths of those finite that won everything or nothing.

use super::matrix::{Matrix, apply, inverse, product, zero};
use super::plan::Plan;
use super::play::Played;
use super::rate::Z;
use super::share::Share;
use serde::Serialize;
use std::collections::BTreeMap;

/// A strength on Elo's scale and its 95 % interval; the mean of all bots is 0.
///
/// Of two seats that are 400 points apart the better one wins ten times as often as the other.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub rating: f64,
    pub low: f64,
    pub high: f64,
}

/// The ratings of the plan's bots, in their order.
pub fn ratings(plan: &Plan, played: &[Played]) -> Vec<Rating> {
    let bots = plan.bots().len();
    let results = results(plan, played, bots);
    let strengths = most_likely(&results, bots);
    let points = 400.0 / std::f64::consts::LN_10;
    let rating = |(strength, variance): (&f64, f64)| {
        let (rating, half) = (points * strength, points * Z * variance.max(0.0).sqrt());
        Rating { rating, low: rating - half, high: rating + half }
    };
    strengths.iter().zip(variances(&results, &strengths)).map(rating).collect()
}

/// Matches of the same bots with the same end, bot by bot.
struct Results {
    count: f64,
    places: Vec<f64>,
    won: Vec<f64>,
}

/// All matches, equal ones together, and the imagined draws.
fn results(plan: &Plan, played: &[Played], bots: usize) -> Vec<Results> {
    let mut counts: BTreeMap<(Vec<u8>, Vec<Share>), u64> = BTreeMap::new();
    for (number, one) in (0..).zip(played) {
        let (mut places, mut won) = (vec![0; bots], vec![Share::NONE; bots]);
        for (&bot, share) in plan.fixture(number).seating.iter().zip(one.shares()) {
            places[bot] += 1;
            won[bot] += share;
        }
        *counts.entry((places, won)).or_default() += 1;
    }
    let played = counts.into_iter().map(|((places, won), count)| Results {
        count: count as f64,
        places: places.into_iter().map(f64::from).collect(),
        won: won.into_iter().map(Share::to_f64).collect(),
    });
    let pairs = (0..bots).flat_map(|one| (0..one).map(move |other| [one, other]));
    played.chain(pairs.map(|pair| draw(bots, &pair))).collect()
}

fn draw(bots: usize, pair: &[usize; 2]) -> Results {
    let each = |value: f64| (0..bots).map(|bot| if pair.contains(&bot) { value } else { 0.0 }).collect();
    Results { count: 1.0, places: each(1.0), won: each(0.5) }
}

/// Newton's way up the likelihood, which has one peak only.
fn most_likely(results: &[Results], bots: usize) -> Vec<f64> {
    let mut strengths = vec![0.0; bots];
    for _ in 0..200 {
        let mut slope = vec![0.0; bots];
        for each in results {
            let surprise = each.surprise(&strengths);
            slope.iter_mut().zip(surprise).for_each(|(sum, value)| *sum += each.count * value);
        }
        let step = apply(&inverse(&information(results, &strengths)), &slope);
        let longest = step.iter().fold(0.0, |longest: f64, part| longest.max(part.abs()));
        let scale = 1.0 / longest.max(1.0);
        strengths.iter_mut().zip(step).for_each(|(strength, part)| *strength += scale * part);
        if longest < 1e-10 {
            break;
        }
    }
    strengths
}

impl Results {
    /// The chance of each bot to win.
    fn chances(&self, strengths: &[f64]) -> Vec<f64> {
        let weights: Vec<f64> =
            self.places.iter().zip(strengths).map(|(places, s)| places * s.exp()).collect();
        let all: f64 = weights.iter().sum();
        weights.into_iter().map(|weight| weight / all).collect()
    }

    /// What each bot won more than expected.
    fn surprise(&self, strengths: &[f64]) -> Vec<f64> {
        self.won.iter().zip(self.chances(strengths)).map(|(won, chance)| won - chance).collect()
    }
}

/// What the matches tell of each strength if the model is right. Only differences show in them; that the strengths
/// add up to nothing is put in, so that there is an inverse.
fn information(results: &[Results], strengths: &[f64]) -> Matrix {
    let bots = strengths.len();
    let mut sum = vec![vec![1.0 / bots as f64; bots]; bots];
    for each in results {
        let chances = each.chances(strengths);
        for (row, line) in sum.iter_mut().enumerate() {
            line[row] += each.count * chances[row];
            line.iter_mut()
                .zip(&chances)
                .for_each(|(value, chance)| *value -= each.count * chances[row] * chance);
        }
    }
    sum
}

/// How the results scatter in truth around what the model expects.
fn scatter(results: &[Results], strengths: &[f64]) -> Matrix {
    let mut sum = zero(strengths.len());
    for each in results {
        let surprise = each.surprise(strengths);
        for (line, one) in sum.iter_mut().zip(&surprise) {
            line.iter_mut().zip(&surprise).for_each(|(value, other)| *value += each.count * one * other);
        }
    }
    sum
}

/// The variance of every strength: by the model or by the scatter, whichever is greater.
fn variances(results: &[Results], strengths: &[f64]) -> Vec<f64> {
    let by_model = inverse(&information(results, strengths));
    let by_scatter = product(&product(&by_model, &scatter(results, strengths)), &by_model);
    let bots = strengths.len();
    (0..bots).map(|bot| (by_model[bot][bot] - 1.0 / bots as f64).max(by_scatter[bot][bot])).collect()
}

#[cfg(test)]
mod tests {
    use super::super::plan::Schedule;
    use super::*;
    use game_core::Seats;
    use game_core::random::{Rng, stream};

    fn plan(bots: usize, seats: usize) -> Plan {
        let bots = (0..bots).map(|bot| bot.to_string()).collect();
        Plan { schedule: Schedule::All { bots }, seats: Seats::new(seats), seed: 1, ms: None }
    }

    /// A tournament in which seats win by the model.
    fn play(plan: &Plan, strengths: &[f64], rounds: u64, seed: u64) -> Vec<Played> {
        let play_one = |number| {
            let seating = plan.fixture(number).seating;
            let weights: Vec<f64> = seating.iter().map(|bot| strengths[*bot].exp()).collect();
            let luck = stream(seed, number, 0).next_u64() as f64 / 2f64.powi(64);
            let mut left = luck * weights.iter().sum::<f64>();
            let passes = |weight: &f64| {
                left -= weight;
                left < 0.0
            };
            let winner = weights.iter().position(passes).unwrap_or(0);
            won_by(seating.len(), winner)
        };
        (0..rounds * plan.round()).map(play_one).collect()
    }

    fn won_by(seats: usize, winner: usize) -> Played {
        let ranks = (0..seats).map(|seat| if seat == winner { 1 } else { 2 }).collect();
        Played { scores: (0..seats).map(|_| 0).collect(), ranks, moves: 1 }
    }

    #[test]
    fn the_strengths_behind_the_wins_are_found_and_covered() {
        let truth = [0.9, 0.1, -0.3, -0.7];
        let plan = plan(4, 4);
        let mut covered = 0;
        for seed in 0..200 {
            for (rating, strength) in ratings(&plan, &play(&plan, &truth, 40, seed)).iter().zip(truth) {
                let points = strength * 400.0 / std::f64::consts::LN_10;
                covered += u32::from((rating.low..=rating.high).contains(&points));
            }
        }
        assert!((740..=790).contains(&covered), "{covered} of 800");
    }

    #[test]
    fn two_bots_at_a_table_of_two_have_the_difference_of_elo() {
        let plan = plan(2, 2);
        // Of every four seats bot 0 wins three: 190.8 points, a little less for the imagined draw.
        let wins = |number: u64| {
            won_by(
                2,
                plan.fixture(number).seating.iter().position(|&bot| (bot == 0) == (number % 4 != 3)).unwrap(),
            )
        };
        let found = ratings(&plan, &(0..3000).map(wins).collect::<Vec<_>>());
        let difference = found[0].rating - found[1].rating;
        assert!((difference - 190.8).abs() < 0.5, "{difference}");
        assert!((found[0].rating + found[1].rating).abs() < 1e-6);
    }

    #[test]
    fn whoever_wins_everything_has_a_finite_rating_with_much_doubt() {
        let plan = plan(2, 3);
        let wins = |number| won_by(3, plan.fixture(number).seating.iter().position(|&bot| bot == 0).unwrap());
        let [best, worst] = ratings(&plan, &(0..60).map(wins).collect::<Vec<_>>())[..] else { panic!("two") };
        assert!(best.rating > 200.0 && best.rating < 1000.0, "{best:?}");
        assert!(best.low > worst.high, "{best:?} {worst:?}");
        assert!(best.high - best.low > 100.0, "{best:?}");
    }
}
