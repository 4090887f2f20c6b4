//! Plays the matches of a plan on all cores.

use super::course::Course;
use super::line_up::LineUp;
use super::output::{Batch, Files, Output};
use super::records::Records;
use super::row::{Length, Row};
use super::setting::{Lines, Setting};
use super::statistics::Statistics;
use crate::fail::Fail;
use crate::interrupt;
use crate::workers::{self, Work, Worker};
use bots::Player;
use game_core::{Game, Outcome, PerSeat, Step, StepOf};
use std::ops::{ControlFlow, Range};
use std::time::{Duration, Instant};

/// What is to be played.
pub(crate) struct Plan<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) line_up: &'a LineUp,
    pub(crate) setting: &'a Setting,
    /// How many matches the whole run has, of which these are played.
    pub(crate) games: u64,
    pub(crate) numbers: Range<u64>,
    pub(crate) threads: usize,
    /// Whether it is watched how scores grow.
    pub(crate) has_course: bool,
}

/// What was played.
pub(crate) struct Played {
    pub(crate) statistics: Statistics,
    pub(crate) time: Duration,
    pub(crate) threads: usize,
}

/// Plays every match of the plan, or those until it is interrupted, and writes the files asked for.
pub(crate) fn play_all<G: Game>(
    plan: &Plan<'_, G>,
    records: Option<&Records>,
    files: Files,
) -> Result<Played, Fail> {
    let work = Work { numbers: plan.numbers.clone(), largest_chunk: 256, threads: plan.threads };
    let lines = files.takes_csv().then(|| Lines::new(plan.setting, plan.line_up.names()));
    let output = files.takes_anything().then(|| Output::new(files, plan.numbers.start));
    interrupt::listen();
    let start = Instant::now();
    let hire = || Simulator::new(plan, records, output.as_ref(), lines.as_ref());
    let workers = workers::share(&work, hire)?;
    let (mut statistics, threads) = (Statistics::new(plan.setting.seats), workers.len());
    for worker in &workers {
        statistics.merge(&worker.statistics);
    }
    drop(workers);
    output.map_or(Ok(()), |output| output.finish(plan.line_up.names()))?;
    Ok(Played { statistics, time: start.elapsed(), threads })
}

struct Simulator<'a, G: Game> {
    plan: &'a Plan<'a, G>,
    records: Option<&'a Records>,
    output: Option<&'a Output>,
    lines: Option<&'a Lines<'a>>,
    /// Where the players of `random` list what is legal.
    actions: Vec<G::Action>,
    /// The steps of the match being played, if they are kept.
    steps: Vec<StepOf<G>>,
    /// What was played of the chunk at hand.
    batch: Batch,
    statistics: Statistics,
}

impl<'a, G: Game> Simulator<'a, G> {
    fn new(
        plan: &'a Plan<'a, G>,
        records: Option<&'a Records>,
        output: Option<&'a Output>,
        lines: Option<&'a Lines<'a>>,
    ) -> Simulator<'a, G> {
        let seats = plan.setting.seats;
        let course = plan.has_course.then(|| Course::new(seats, plan.line_up.names().len()));
        Simulator {
            plan,
            records,
            output,
            lines,
            actions: Vec::new(),
            steps: Vec::new(),
            batch: Batch::default(),
            statistics: Statistics::watching(seats, course),
        }
    }

    fn play_match(&mut self, number: u64) -> Result<(), Fail> {
        let Plan { game, line_up, setting, has_course, .. } = *self.plan;
        let bots = line_up.at(number);
        let (mut length, keeps_steps) = (Length::default(), has_course || self.records.is_some());
        let outcome = if line_up.is_random() && !keeps_steps {
            let count = |step: Step<&G::Action, &G::Chance>| length.count(&step);
            bots::play_random_match(game, &mut self.actions, setting.seed, number, count)
        } else {
            // New players, so that nothing of another match can show in this one.
            let mut players: PerSeat<Box<dyn Player<G>>> =
                bots.iter().map(|&bot| line_up.spec(bot).player()).collect();
            let steps = &mut self.steps;
            steps.clear();
            bots::play_match(game, &mut players, setting.seed, number, |step| {
                length.count(&step);
                if keeps_steps {
                    steps.push(step.cloned());
                }
            })
        };
        self.records.map_or(Ok(()), |records| records.write(number, &bots, &self.steps, &outcome))?;
        if let Some(course) = &mut self.statistics.course {
            course.add(game, &self.steps, &bots);
        }
        let (scores, ranks) = (outcome.scores().iter().copied(), outcome.ranks().iter().copied());
        let row = Row { number, bots, scores: scores.collect(), ranks: ranks.collect(), length };
        self.statistics.add(&row);
        if let Some(lines) = self.lines {
            lines.write(&row, &mut self.batch.csv);
        }
        if self.output.is_some() {
            self.batch.rows.push(row);
        }
        Ok(())
    }

    /// Nobody needs to wait for matches that this worker does not play.
    fn leave(&self) {
        if let Some(output) = self.output {
            output.end_early();
        }
    }
}

impl<G: Game> Worker for Simulator<'_, G> {
    fn play(&mut self, number: u64) -> Result<ControlFlow<()>, Fail> {
        if interrupt::is_asked() {
            self.leave();
            return Ok(ControlFlow::Break(()));
        }
        self.play_match(number).inspect_err(|_| self.leave())?;
        Ok(ControlFlow::Continue(()))
    }

    fn end_chunk(&mut self) -> Result<(), Fail> {
        let batch = std::mem::take(&mut self.batch);
        let taken = self.output.map_or(Ok(()), |output| output.take(batch, self.plan.line_up.names()));
        taken.inspect_err(|_| self.leave())
    }
}

impl<G: Game> Drop for Simulator<'_, G> {
    /// The others would wait for the matches of a worker that panicked, and hide what it has to say.
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.leave();
        }
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
