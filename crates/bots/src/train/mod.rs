//! Training a value function by self-play: matches are played with the net as it is, every position between two
//! decisions is told how the match went on (TD(λ)), and the net moves towards that. In the last matches a tutor, where
//! a game has one, looks ahead from positions, and the net learns to see at once what that finds. Matches are
//! played in batches on all threads, yet the result depends only on the plan.

mod adam;
mod episode;
mod league;
mod lesson;
mod manifest;
mod measure;
mod plot;
mod tune;

pub use lesson::Lesson;
pub use manifest::{Manifest, fingerprint};
pub use measure::Strength;
pub use plot::plot;
pub use tune::{Tunable, tune};

use crate::{Layers, Net, Player, win_shares};
use adam::Adam;
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat};
use league::League;
use std::collections::VecDeque;
use std::sync::Arc;

/// What a game's module tells the trainer.
pub trait Pupil<G: Game>: Send + Sync {
    /// The sizes of the net: how many numbers describe one seat, and how wide it is.
    fn layers(&self) -> Layers;

    /// Whether the net is asked about positions like this one.
    fn is_valued(&self, game: &G, state: &G::State) -> bool;

    /// Appends one row of numbers a seat.
    fn observe(&self, game: &G, state: &G::State, rows: &mut Vec<f32>);

    /// Somebody who watches a match to describe its positions better than they do by themselves; nobody if they need
    /// no history.
    fn witness(&self) -> Option<Box<dyn Witness<G>>> {
        None
    }

    /// A table to learn at; the options and numbers of seats that matter all come up.
    fn table(&self, rng: &mut SimRng) -> G;

    /// The table at which strength is measured.
    fn usual_table(&self) -> G;

    /// From how many matches a net learns if nobody asks for another number.
    fn games(&self) -> u64;

    /// What a match that is over tells of how well each seat did; the numbers sum to 1.
    fn result(&self, game: &G, state: &G::State) -> PerSeat<f32> {
        win_shares(game, state)
    }

    /// How many playouts a rival makes who searches without knowing the game; none if no such rivals sit at the tables.
    fn playouts(&self) -> Option<u64> {
        None
    }

    /// How much of what came later a position is told as it came, rather than as the net saw it before: the more
    /// positions a match has, the nearer to 1.
    fn lambda(&self) -> f32 {
        0.8
    }

    /// Somebody who looks ahead with this net; nobody if the game has no such search.
    fn tutor(&self, _net: Arc<Net>) -> Option<Box<dyn Tutor<G>>> {
        None
    }

    /// In how many of so many matches, the last ones, the tutor teaches.
    fn tutored(&self, games: u64) -> u64 {
        games / 6
    }

    /// The share of their decisions from which it looks ahead.
    fn studied(&self) -> f64 {
        0.4
    }

    /// Whether positions of these matches are told how the match went on all the same. Where matches are long, looking
    /// a little ahead would by itself lose sight of their end.
    fn keeps_results(&self) -> bool {
        false
    }

    /// A player that thinks shortly and with this net.
    fn player(&self, net: Arc<Net>) -> Box<dyn Player<G>>;
}

/// Watches a match.
pub trait Witness<G: Game>: Send {
    /// Is shown every position, in order.
    fn look(&mut self, game: &G, state: &G::State);

    /// Appends one row of numbers a seat for the position last shown, in place of [`Pupil::observe`].
    fn observe(&self, game: &G, state: &G::State, rows: &mut Vec<f32>);
}

/// Finds out more about positions than a net sees in them.
pub trait Tutor<G: Game> {
    /// Is shown every position, in order.
    fn look(&mut self, _game: &G, _state: &G::State) {}

    /// Adds what looking ahead tells of positions that the seat to act can reach.
    fn teach(&mut self, game: &G, state: &G::State, rng: &mut SimRng, lessons: &mut Vec<Lesson>);
}

/// How long and how a net is trained.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Plan {
    pub games: u64,
    pub seed: u64,
    pub threads: usize,
    /// Matches played with the same net, before it learns from them.
    pub batch: u64,
    /// How many batches a match is learned from, its own and those after it.
    pub replays: usize,
    /// The step of learning at the beginning; it falls to a tenth towards the end.
    pub rate: f32,
    /// The share of actions that are random.
    pub exploration: f64,
    /// How many of the matches, the last ones, a tutor makes the lessons of.
    pub tutored: u64,
    /// The share of decisions from which the tutor looks ahead.
    pub studied: f64,
    /// How often strength is measured and the net joins the league.
    pub milestones: u64,
    /// Matches of each measurement.
    pub measured: u64,
}

/// What came out.
pub struct Trained {
    pub net: Net,
    pub strengths: Vec<Strength>,
}

impl Plan {
    /// The usual plan for so many matches.
    pub fn new<G: Game>(pupil: &dyn Pupil<G>, games: u64, seed: u64, threads: usize) -> Plan {
        Plan {
            games,
            seed,
            threads,
            batch: 64,
            replays: 6,
            rate: 1e-3,
            exploration: 0.01,
            tutored: pupil.tutored(games),
            studied: pupil.studied(),
            milestones: 20,
            measured: 400,
        }
    }
}

/// Trains a net from scratch, or goes on with `begin`. `progress` is told the number of matches played, and of
/// measurements made.
pub fn train<G: Game>(
    pupil: &dyn Pupil<G>,
    plan: &Plan,
    begin: Option<Net>,
    mut progress: impl FnMut(u64, &[Strength]),
) -> Trained {
    let mut rng = stream(plan.seed, 0, u64::MAX);
    let mut net = begin.unwrap_or_else(|| Net::untrained(pupil.layers(), &mut rng));
    let mut optimizer = Adam::new(net.weights().len());
    let mut league = League::new(Arc::new(net.clone()));
    let (mut played, mut strengths, mut recent) = (0, Vec::new(), VecDeque::new());
    while played < plan.games {
        let count = plan.batch.min(plan.games - played);
        recent.push_back(episode::play_batch(pupil, plan, &league, played..played + count));
        recent.drain(..recent.len().saturating_sub(plan.replays));
        optimizer.rate = plan.rate * (1.0 - 0.9 * played as f32 / plan.games as f32);
        for lessons in &recent {
            lesson::learn(&mut net, &mut optimizer, lessons);
        }
        league.present = Arc::new(net.clone());
        let stage = |played: u64| played * plan.milestones / plan.games;
        if stage(played + count) > stage(played) {
            league.remember();
            strengths.push(measure::strength(pupil, plan, &league.present, played + count));
        }
        played += count;
        progress(played, &strengths);
    }
    Trained { net, strengths }
}
