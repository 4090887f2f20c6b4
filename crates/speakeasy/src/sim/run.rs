//! Plays the matches of a plan: workers take numbers of matches from a common counter, in chunks.

use super::records::Records;
use super::statistics::{Length, Statistics};
use crate::fail::Fail;
use bots::Player;
use game_core::playout::play_out;
use game_core::random::{SimRng, stream};
use game_core::{Game, PerSeat, Step, StepOf};
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::ops::Range;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;
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
    let queue = Queue::new(plan);
    let start = Instant::now();
    let work = || work(plan, records, &queue);
    let parts = thread::scope(|scope| {
        // The main thread is a worker, too. Where no more threads are to be had, those there are do all.
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, work).ok();
        let others: Vec<_> = (1..queue.workers).map_while(spawn).collect();
        let mut parts = vec![work()];
        for other in others {
            parts.push(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        parts
    });
    let time = start.elapsed();
    queue.bar.finish_and_clear();
    let threads = parts.len();
    let mut statistics = Statistics::new(plan.game.seats().count());
    for part in parts {
        statistics.merge(&part?);
    }
    Ok(Played { statistics, time, threads })
}

/// Which matches are still to be played.
struct Queue {
    next: AtomicU64,
    games: u64,
    chunk: u64,
    workers: usize,
    failed: AtomicBool,
    bar: ProgressBar,
}

impl Queue {
    fn new<G>(plan: &Plan<'_, G>) -> Queue {
        let workers = plan.threads.min(usize::try_from(plan.games).unwrap_or(usize::MAX));
        Queue {
            next: AtomicU64::new(0),
            games: plan.games,
            chunk: (plan.games / (workers as u64 * 32)).clamp(1, 256),
            workers,
            failed: AtomicBool::new(false),
            bar: progress_bar(plan.games),
        }
    }

    /// The next matches to play; none when all are handed out, or when a worker has failed.
    fn take(&self) -> Option<Range<u64>> {
        let start = self.next.fetch_add(self.chunk, Ordering::Relaxed);
        let is_left = start < self.games && !self.failed.load(Ordering::Relaxed);
        is_left.then(|| start..start.saturating_add(self.chunk).min(self.games))
    }
}

fn progress_bar(games: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:24} {human_pos}/{human_len} matches, {rate} a second, {eta} left");
    let rate = |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        // A bar that cannot be drawn is no reason to stop.
        let _ = write!(out, "{}", HumanCount(state.per_sec() as u64));
    };
    ProgressBar::new(games).with_style(style.expect("the template is well formed").with_key("rate", rate))
}

fn work<G: Game>(plan: &Plan<'_, G>, records: Option<&Records>, queue: &Queue) -> Result<Statistics, Fail> {
    let mut worker =
        Worker { plan, records, steps: Vec::new(), statistics: Statistics::new(plan.bots.len()) };
    while let Some(numbers) = queue.take() {
        let count = numbers.end - numbers.start;
        for number in numbers {
            worker.play(number).inspect_err(|_| queue.failed.store(true, Ordering::Relaxed))?;
        }
        queue.bar.inc(count);
    }
    Ok(worker.statistics)
}

struct Worker<'a, G: Game> {
    plan: &'a Plan<'a, G>,
    records: Option<&'a Records>,
    /// The steps of the match being played, if it is recorded.
    steps: Vec<StepOf<G>>,
    statistics: Statistics,
}

impl<G: Game> Worker<'_, G> {
    /// Plays the match with this number. Its players are new ones, so that nothing of another match can show in it.
    fn play(&mut self, number: u64) -> Result<(), Fail> {
        let Plan { game, seed, .. } = *self.plan;
        let mut players = self.players();
        let mut luck: PerSeat<SimRng> =
            game.seats().iter().map(|seat| stream(seed, number, 1 + seat.index() as u64)).collect();
        let mut nature = stream(seed, number, 0);
        let mut state = game.start();
        let (mut length, is_recorded) = (Length::default(), self.records.is_some());
        let steps = &mut self.steps;
        steps.clear();
        play_out(
            game,
            &mut state,
            &mut nature,
            |state, seat| players[seat.index()].choose(game, state, seat, &mut luck[seat.index()]),
            |step| {
                length.count(&step);
                if is_recorded {
                    steps.push(step.cloned());
                }
            },
        );
        let outcome = game.outcome(&state).expect("a match that is over has a result");
        self.statistics.add(&outcome, length);
        self.records.map_or(Ok(()), |records| records.write(number, &self.steps, &outcome))
    }

    fn players(&self) -> PerSeat<Box<dyn Player<G>>> {
        let player = |name: &String| bots::player(name).expect("the plan names bots that exist");
        self.plan.bots.iter().map(player).collect()
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
