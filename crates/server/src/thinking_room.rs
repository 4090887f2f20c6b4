//! Where bots think: a fixed number of threads apart from those of the network. A bot that thinks for more than twice
//! its time is left behind and a legal action is played instead, so that no bot holds up people.

use crate::config::Weakness;
use crate::metrics::{Entered, Gauge, Metrics};
use crate::random;
use crate::table::Thinking;
use bots::{Budget, Spec};
use game_core::erased::AnyMatch;
use game_core::random::stream;
use game_core::record::to_value;
use serde_json::Value;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU8, Ordering};
use std::sync::{Arc, Mutex, PoisonError, mpsc};
use std::time::Duration;
use tokio::sync::oneshot;
use tokio::time::timeout;

/// Whoever chooses for bots.
pub trait Thinker: Send + Sync + 'static {
    /// One of the legal actions of the seat to act; none if there is no such bot.
    fn choose(&self, played: &dyn AnyMatch, bot: &str, seed: u64) -> Option<Value>;
}

/// The bots of this program.
pub struct Bots;

impl Thinker for Bots {
    fn choose(&self, played: &dyn AnyMatch, bot: &str, seed: u64) -> Option<Value> {
        bots::decide(played, bot, None, &mut stream(seed, 0, 0)).ok().flatten()
    }
}

/// The shortest time after which a bot is left behind: a busy machine may keep any thread waiting for a while.
const SHORTEST_LIMIT: Duration = Duration::from_millis(500);
/// What a bot gets that counts work, not time.
const UNTIMED: Duration = Duration::from_secs(2);

pub(crate) struct ThinkingRoom {
    jobs: mpsc::Sender<Job>,
    bench: Arc<Bench>,
    weakness: Option<Weakness>,
    waiting: Gauge,
}

/// What the threads share.
struct Bench {
    thinker: Arc<dyn Thinker>,
    waiting: Mutex<mpsc::Receiver<Job>>,
    thinking: Gauge,
}

struct Job {
    played: Box<dyn AnyMatch>,
    bot: String,
    started: oneshot::Sender<()>,
    done: oneshot::Sender<Option<Value>>,
    fate: Arc<AtomicU8>,
    waits: Entered,
}

const RUNNING: u8 = 0;
const DONE: u8 = 1;
const LEFT_BEHIND: u8 = 2;

impl ThinkingRoom {
    pub(crate) fn new(
        thinker: Arc<dyn Thinker>,
        threads: usize,
        weakness: Option<Weakness>,
        metrics: &Metrics,
    ) -> ThinkingRoom {
        let (jobs, waiting) = mpsc::channel();
        let thinking = metrics.bots_thinking.clone();
        let bench = Arc::new(Bench { thinker, waiting: Mutex::new(waiting), thinking });
        (0..threads.max(1)).for_each(|_| seat_thread(&bench));
        ThinkingRoom { jobs, bench, weakness, waiting: metrics.bots_waiting.clone() }
    }

    /// A legal action for the seat to act: the bot's choice if it comes in time.
    pub(crate) async fn choose(&self, thinking: Thinking) -> Option<Value> {
        if self.weakness == Some(Weakness::BotsOnNetworkThreads) {
            return self.bench.thinker.choose(&*thinking.played, &thinking.bot, random::seed());
        }
        let legal = thinking.played.legal_actions();
        let limit = limit(&thinking.bot);
        let chosen = self.ask(thinking, limit).await;
        chosen.or_else(|| legal.get(random::seed() as usize % legal.len().max(1)).map(to_value))
    }

    async fn ask(&self, thinking: Thinking, limit: Duration) -> Option<Value> {
        let ((started, has_started), (done, is_done)) = (oneshot::channel(), oneshot::channel());
        let fate = Arc::new(AtomicU8::new(RUNNING));
        let Thinking { played, bot, .. } = thinking;
        let named = bot.clone();
        let waits = self.waiting.enter();
        self.jobs.send(Job { played, bot, started, done, fate: fate.clone(), waits }).ok()?;
        has_started.await.ok()?;
        if let Ok(chosen) = timeout(limit, is_done).await {
            return chosen.ok().flatten();
        }
        if fate.swap(LEFT_BEHIND, Ordering::AcqRel) == RUNNING {
            tracing::warn!(bot = named, "a bot thought for too long and was left behind");
            seat_thread(&self.bench);
        }
        None
    }
}

/// How long a bot may think before it is left behind.
fn limit(bot: &str) -> Duration {
    let own = match Spec::parse(bot, None) {
        Ok(Spec::Level { budget: Budget::Time(time), .. } | Spec::Mcts(Budget::Time(time))) => time,
        _ => UNTIMED / 2,
    };
    (own * 2).max(SHORTEST_LIMIT)
}

fn seat_thread(bench: &Arc<Bench>) {
    let bench = bench.clone();
    let work = move || {
        while let Some(job) = bench.next()
            && bench.think(job)
        {}
    };
    if let Err(error) = std::thread::Builder::new().name("bot".to_owned()).spawn(work) {
        tracing::error!(%error, "a thread for bots cannot be started");
    }
}

impl Bench {
    fn next(&self) -> Option<Job> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).recv().ok()
    }

    /// Does a job; tells whether this thread was waited for and goes on.
    fn think(&self, job: Job) -> bool {
        let Job { played, bot, started, done, fate, waits } = job;
        drop(waits);
        let _thinks = self.thinking.enter();
        let _ = started.send(());
        let choose = || self.thinker.choose(&*played, &bot, random::seed());
        let chosen = catch_unwind(AssertUnwindSafe(choose)).unwrap_or_else(|_| {
            tracing::error!(bot, "a bot failed; any legal action is played");
            None
        });
        let _ = done.send(chosen);
        fate.swap(DONE, Ordering::AcqRel) == RUNNING
    }
}
