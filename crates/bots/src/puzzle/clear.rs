//! Whether one choice is clearly best: the search prefers it at every budget, the positions after all choices, which are
//! searched apart, agree with a margin, and so does the hint that is given there.

use super::{Choice, SEED, Standard};
use crate::pace::Pace;
use crate::reason::{Valuer, after, grounds};
use crate::{Budget, Judged, brain, hint_in};
use game_core::random::stream;
use game_core::record::to_value;
use game_core::{Game, Seat};
use std::ops::RangeInclusive;

/// Fewer choices are no question.
const FEWEST: usize = 3;

/// The chance to win after the best choice: beyond it the match is decided.
const OPEN: RangeInclusive<f64> = 0.1..=0.92;

/// How many of those that come next are valued with all the thought there is.
const RIVALS: usize = 4;

/// What the search prefers at first sight, and by how much.
pub(super) struct Glance<A> {
    pub(super) best: A,
    pub(super) margin: f64,
}

/// A first look at a position; nothing where it is no puzzle.
pub(super) fn glance<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    standard: Standard,
) -> Option<Glance<G::Action>> {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    let judged = (actions.len() >= FEWEST).then(|| preferred(game, state, seat, standard, 16))??;
    let margin = lead(&judged, seat);
    Some(Glance { best: judged[0].action, margin })
}

/// All choices, the best first, if it is clearly best.
pub(super) fn clear_choice<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    standard: Standard,
) -> Option<Vec<Choice>> {
    let best = preferred(game, state, seat, standard, 4)?[0].action;
    let judged = preferred(game, state, seat, standard, 1)?;
    let hint =
        (judged[0].action == best).then(|| hint_in(game, state, Budget::Nodes(2 * standard.nodes)))??;
    if hint.action != to_value(&best) {
        return None;
    }
    let (most, behind) = weigh(game, state, seat, &judged, standard)?;
    let second = behind[0].0;
    let choice = |action, against, chance| Choice {
        action: to_value(&action),
        chance,
        grounds: grounds(game, state, best, against),
    };
    let others = behind.iter().map(|&(action, gap)| choice(action, action, (most - gap).max(0.0)));
    Some(std::iter::once(choice(best, second, most)).chain(others).collect())
}

/// What a part of the thought makes of a position, the best first, if that has half the margin and the match is open.
fn preferred<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    standard: Standard,
    part: u64,
) -> Option<Vec<Judged<G::Action>>> {
    let budget = Budget::Nodes((standard.nodes / part).max(1));
    let mut judged = brain::<G>().judge(game, state, budget, &mut stream(SEED, 0, 0));
    let chance = |each: &Judged<G::Action>| each.chances[seat.index()];
    judged.sort_by(|a, b| chance(b).total_cmp(&chance(a)));
    let is_open = OPEN.contains(&f64::from(chance(judged.first()?)));
    (is_open && lead(&judged, seat) >= standard.margin / 2.0).then_some(judged)
}

/// What the first has more than the second.
fn lead<A>(judged: &[Judged<A>], seat: Seat) -> f64 {
    let chance = |at: usize| judged.get(at).map_or(0.0, |each| f64::from(each.chances[seat.index()]));
    chance(0) - chance(1)
}

/// The chance after the best choice, and how far every other is behind, the next first.
type Weighed<A> = (f64, Vec<(A, f64)>);

/// Weighs every choice against the best; nothing if one is too near. What comes next is valued thoroughly, the rest only
/// if a quick look leaves a doubt.
fn weigh<G: Game>(
    game: &G,
    state: &G::State,
    seat: Seat,
    judged: &[Judged<G::Action>],
    standard: Standard,
) -> Option<Weighed<G::Action>> {
    let best = judged[0].action;
    let place = |action: &G::Action| judged.iter().position(|each| each.action == *action);
    let mut others = Vec::new();
    game.legal_actions(state, &mut others);
    others.retain(|action| *action != best);
    others.sort_by_key(|action| place(action).unwrap_or(usize::MAX));
    let scale = |part| Scale::new(game, seat, &after(game, state, best), standard.nodes / part);
    let (thorough, quick) = (scale(4), scale(64));
    let is_clear = |(gap, error): (f64, f64)| gap >= standard.margin.max(2.0 * error);
    let mut behind = Vec::new();
    for (at, action) in others.into_iter().enumerate() {
        let after = after(game, state, action);
        let glanced = (at >= RIVALS).then(|| quick.behind(&after)).filter(|&gap| is_clear(gap));
        let gap = glanced.unwrap_or_else(|| thorough.behind(&after));
        if !is_clear(gap) {
            return None;
        }
        behind.push((action, gap.0));
    }
    behind.sort_by(|a, b| a.1.total_cmp(&b.1));
    let most = mean(&thorough.best);
    OPEN.contains(&most).then_some((most, behind))
}

/// Holds positions against the one after the best choice, search by search with the same luck.
struct Scale<'a, G> {
    valuer: Valuer<'a, G>,
    seat: Seat,
    /// What each search of the best finds for the seat.
    best: Vec<f64>,
}

impl<'a, G: Game> Scale<'a, G> {
    fn new(game: &'a G, seat: Seat, best: &G::State, nodes: u64) -> Scale<'a, G> {
        let mut scale = Scale {
            valuer: Valuer::new(game, Pace::each(Budget::Nodes(nodes.max(1))), 0),
            seat,
            best: Vec::new(),
        };
        scale.best = scale.samples(best);
        scale
    }

    fn samples(&self, state: &G::State) -> Vec<f64> {
        let samples = self.valuer.samples(state, 0);
        samples.iter().map(|chances| chances[self.seat.index()]).collect()
    }

    /// How far a position is behind the best, and the standard error of that.
    fn behind(&self, other: &G::State) -> (f64, f64) {
        gap(&self.best, &self.samples(other))
    }
}

/// What the mean of the first has more than that of the second, and the standard error of it. As many samples of both
/// were drawn with the same luck, so that what they have in common is no error.
fn gap(first: &[f64], second: &[f64]) -> (f64, f64) {
    let gap = mean(first) - mean(second);
    let variance = if first.len() == second.len() {
        let gaps: Vec<f64> = first.iter().zip(second).map(|(a, b)| a - b).collect();
        variance_of_mean(&gaps)
    } else {
        variance_of_mean(first) + variance_of_mean(second)
    };
    (gap, variance.sqrt())
}

fn mean(samples: &[f64]) -> f64 {
    samples.iter().sum::<f64>() / samples.len() as f64
}

/// One sample alone is exact.
fn variance_of_mean(samples: &[f64]) -> f64 {
    let (count, mean) = (samples.len() as f64, mean(samples));
    let squares: f64 = samples.iter().map(|each| (each - mean).powi(2)).sum();
    if samples.len() > 1 { squares / (count * (count - 1.0)) } else { 0.0 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_two_positions_have_in_common_is_no_error_of_their_gap() {
        let (gap_of_pairs, error) = gap(&[0.5, 0.7, 0.9], &[0.4, 0.6, 0.8]);
        assert!((gap_of_pairs - 0.1).abs() < 1e-12 && error < 1e-12, "{gap_of_pairs} {error}");
        let (_, apart) = gap(&[0.5, 0.7, 0.9], &[0.4, 0.6, 0.8, 0.6]);
        assert!(apart > 0.1, "{apart}");
        assert_eq!(gap(&[1.0], &[0.0]), (1.0, 0.0));
    }
}
