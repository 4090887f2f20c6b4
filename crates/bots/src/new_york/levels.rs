//! The players to play against. Easy goes by taste, normal by the net's first glance; both waver between turns that
//! seem alike to them, as people do. Hard and expert play on from the best turns.

use super::inclination::Inclination;
use super::intent::Intent;
use super::search::{Candidate, Depth, PLAYING, Search};
use super::turns::{Plan, WholeTurn, whole_turns};
use crate::{Budget, Level, Personality, Player};
use game_core::Seat;
use game_core::random::{SimRng, below};
use new_york::{Action, NewYork, State};
use std::time::Duration;

/// How much worse, in points, a turn may seem to an easy player before it is hardly ever made.
const EASY_WAVERING: f32 = 4.0;

/// The same for a normal player, in chances to win.
const NORMAL_WAVERING: f32 = 0.03;

/// How many turns are played on from, and for about how many more. Towards the end the best turn is often not among
/// the first that the net names, so there are many; those that fall behind cost little. Who has little time looks less
/// far.
const SHORT: (usize, usize) = (10, 4);
const HARD: (usize, usize) = (12, 8);
const EXPERT: (usize, usize) = (16, 12);

/// Less than this is little.
const MUCH: Bounds = Bounds { time: Duration::from_millis(40), nodes: 1500 };

struct Bounds {
    time: Duration,
    nodes: u64,
}

pub(super) struct LevelPlayer {
    level: Level,
    inclination: Inclination,
    budget: Budget,
    search: Search,
    intent: Intent,
    turns: Vec<WholeTurn>,
}

impl LevelPlayer {
    pub(super) fn new(level: Level, personality: Personality, budget: Budget) -> LevelPlayer {
        LevelPlayer {
            level,
            inclination: Inclination(personality),
            budget,
            search: Search::new(),
            intent: Intent::default(),
            turns: Vec::new(),
        }
    }

    fn plan(&mut self, game: &NewYork, state: &State, seat: Seat, rng: &mut SimRng) -> Plan {
        match self.level {
            Level::Easy => self.by_taste(game, state, seat, rng),
            Level::Normal => {
                let candidates = self.search.valued(game, state, seat, rng);
                let appeals: Vec<f32> = self.appeals(&candidates, state, seat);
                candidates[waver(&appeals, NORMAL_WAVERING, rng)].plan.clone()
            }
            Level::Hard => self.by_search(game, state, seat, reach(HARD, self.budget), rng),
            Level::Expert => self.by_search(game, state, seat, reach(EXPERT, self.budget), rng),
        }
    }

    fn by_taste(&mut self, game: &NewYork, state: &State, seat: Seat, rng: &mut SimRng) -> Plan {
        let taste = self.inclination.taste();
        whole_turns(game, state, &mut self.turns);
        let likings: Vec<f32> = taste.likings(game, &self.turns, seat).collect();
        self.turns[waver(&likings, EASY_WAVERING, rng)].plan.clone()
    }

    fn by_search(
        &mut self,
        game: &NewYork,
        state: &State,
        seat: Seat,
        (candidates, turns): (usize, usize),
        rng: &mut SimRng,
    ) -> Plan {
        let depth = Depth { candidates, turns, thinking_once_in: PLAYING, budget: self.budget };
        let deepened = self.search.deepened(game, state, seat, depth, rng);
        let looked_into = &deepened[..candidates.min(deepened.len())];
        let appeals = self.appeals(looked_into, state, seat);
        looked_into[first_best(&appeals)].plan.clone()
    }

    fn appeals(&self, candidates: &[Candidate], state: &State, seat: Seat) -> Vec<f32> {
        candidates.iter().map(|candidate| self.inclination.appeal(candidate, state, seat)).collect()
    }
}

impl Player<NewYork> for LevelPlayer {
    fn choose(&mut self, game: &NewYork, state: &State, seat: Seat, rng: &mut SimRng) -> Action {
        if let Some(action) = self.intent.next(game, state) {
            return action;
        }
        let plan = self.plan(game, state, seat, rng);
        self.intent.follow(game, state, &plan)
    }
}

/// How far one looks with this budget who would look as far as `most` with enough of it.
fn reach(most: (usize, usize), budget: Budget) -> (usize, usize) {
    if MUCH.is_more_than(budget) { SHORT } else { most }
}

impl Bounds {
    fn is_more_than(&self, budget: Budget) -> bool {
        match budget {
            Budget::Time(time) => time < self.time,
            Budget::Nodes(nodes) => nodes < self.nodes,
        }
    }
}

/// One of the options by lot: the better it is, the likelier; `width` behind the best makes it e times less likely.
fn waver(appeals: &[f32], width: f32, rng: &mut SimRng) -> usize {
    let most = appeals.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let weights: Vec<f32> = appeals.iter().map(|appeal| ((appeal - most) / width).exp()).collect();
    let mut left = weights.iter().sum::<f32>() * below(rng, 1 << 24) as f32 / (1 << 24) as f32;
    for (at, weight) in weights.iter().enumerate() {
        left -= weight;
        if left < 0.0 {
            return at;
        }
    }
    first_best(appeals)
}

fn first_best(appeals: &[f32]) -> usize {
    let (mut best, mut most) = (0, f32::NEG_INFINITY);
    for (at, &appeal) in appeals.iter().enumerate() {
        if appeal > most {
            (best, most) = (at, appeal);
        }
    }
    best
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::stream;

    #[test]
    fn who_has_less_time_looks_less_far() {
        let reaches = [10, 100].map(|count| reach(EXPERT, Budget::milliseconds(count)));
        assert_eq!(reaches, [SHORT, EXPERT]);
        assert_eq!([1000, 2000].map(|nodes| reach(EXPERT, Budget::Nodes(nodes))), reaches);
    }

    #[test]
    fn a_wavering_player_mostly_takes_the_best_and_hardly_ever_what_is_far_behind() {
        let (mut counts, mut rng) = ([0; 3], stream(1, 1, 1));
        for _ in 0..10_000 {
            counts[waver(&[0.30, 0.29, 0.10], 0.01, &mut rng)] += 1;
        }
        assert!((7_000..7_600).contains(&counts[0]) && counts[2] < 5, "{counts:?}");
    }
}
