//! Plays the matches of a plan on all cores.

use super::records::Records;
use super::statistics::{Length, Statistics};
use crate::fail::Fail;
use crate::workers::{self, Work, Worker};
use bots::Player;
use game_core::{Game, PerSeat, Step, StepOf};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};

/// What is to be played.
pub(crate) struct Plan<'a, G> {
    pub(crate) game: &'a G,
    /// One for each seat, all of them known.
    pub(crate) bots: Vec<String>,
    pub(crate) games: u64,
    pub(crate) seed: u64,
    pub(crate) threads: usize,
}

/// What was played.
pub(crate) struct Played {
    pub(crate) statistics: Statistics,
    pub(crate) time: Duration,
    pub(crate) threads: usize,
}

/// Plays every match of the plan, and records them all if asked to.
pub(crate) fn play_all<G: Game>(plan: &Plan<'_, G>, records: Option<&Records>) -> Result<Played, Fail> {
    let work = Work { numbers: 0..plan.games, largest_chunk: 256, threads: plan.threads };
    let start = Instant::now();
    let workers = workers::share(&work, || Simulator::new(plan, records))?;
    let time = start.elapsed();
    let mut statistics = Statistics::new(plan.game.seats().count());
    for worker in &workers {
        statistics.merge(&worker.statistics);
    }
    Ok(Played { statistics, time, threads: workers.len() })
}

struct Simulator<'a, G: Game> {
    plan: &'a Plan<'a, G>,
    records: Option<&'a Records>,
    /// The steps of the match being played, if it is recorded.
    steps: Vec<StepOf<G>>,
    statistics: Statistics,
}

impl<'a, G: Game> Simulator<'a, G> {
    fn new(plan: &'a Plan<'a, G>, records: Option<&'a Records>) -> Simulator<'a, G> {
        Simulator { plan, records, steps: Vec::new(), statistics: Statistics::new(plan.bots.len()) }
    }

    fn players(&self) -> PerSeat<Box<dyn Player<G>>> {
        let player = |name: &String| bots::player(name, None).expect("the plan names bots that exist");
        self.plan.bots.iter().map(player).collect()
    }
}

impl<G: Game> Worker for Simulator<'_, G> {
    /// Plays the match with this number. Its players are new ones, so that nothing of another match can show in it.
    fn play(&mut self, number: u64) -> Result<ControlFlow<()>, Fail> {
        let mut players = self.players();
        let (mut length, is_recorded) = (Length::default(), self.records.is_some());
        let steps = &mut self.steps;
        steps.clear();
        let outcome = bots::play_match(self.plan.game, &mut players, self.plan.seed, number, |step| {
            length.count(&step);
            if is_recorded {
                steps.push(step.cloned());
            }
        });
        self.statistics.add(&outcome, length);
        self.records.map_or(Ok(()), |records| records.write(number, &self.steps, &outcome))?;
        Ok(ControlFlow::Continue(()))
    }
}

impl Length {
    fn count<A, C>(&mut self, step: &Step<A, C>) {
        match step {
            Step::Action { .. } => self.moves += 1,
            Step::Chance { .. } => self.chances += 1,
        }
    }
}
