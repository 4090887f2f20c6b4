//! The one line that writes. Whatever waits when it comes round is done in one transaction, pipelined, so that many
//! tables share the wait for the disk and for the network.

use super::super::{Stored, Unavailable};
use super::link::{Done, Link, PATIENCE};
use super::problem::Problem;
use futures_util::future::{BoxFuture, join_all};
use std::sync::{Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};
use tokio::time::timeout;
use tokio_postgres::Config;

/// The most writes in one transaction, and the most that may wait.
const GROUP: usize = 256;
/// How often a group is done again that got in the way of another node's.
const TRIES: usize = 5;

/// What is done with a line to the database, and what it is given.
pub(super) type Work<A, T> = for<'a> fn(&'a Link, &'a A) -> BoxFuture<'a, Done<T>>;

#[derive(Clone)]
pub(super) struct Writer {
    queue: mpsc::Sender<Box<dyn Job>>,
}

/// Something to be written. It may be done more than once before it is committed.
trait Job: Send + Sync {
    /// Jobs of a group are done in this order, so that two nodes lock rows in the same order.
    fn key(&self) -> &str;

    fn run<'a>(&'a self, link: &'a Link) -> BoxFuture<'a, Done<()>>;

    fn tell(self: Box<Self>, committed: Result<(), Unavailable>);
}

struct Write<A, T> {
    key: String,
    given: A,
    work: Work<A, T>,
    done: Mutex<Option<T>>,
    tell: oneshot::Sender<Result<T, Unavailable>>,
}

impl<A: Send + Sync + 'static, T: Send + 'static> Job for Write<A, T> {
    fn key(&self) -> &str {
        &self.key
    }

    fn run<'a>(&'a self, link: &'a Link) -> BoxFuture<'a, Done<()>> {
        Box::pin(async move {
            let done = (self.work)(link, &self.given).await?;
            *self.done.lock().unwrap_or_else(PoisonError::into_inner) = Some(done);
            Ok(())
        })
    }

    fn tell(self: Box<Self>, committed: Result<(), Unavailable>) {
        let done = self.done.into_inner().unwrap_or_else(PoisonError::into_inner);
        let told = committed.map(|()| done.expect("a job is done before it is committed"));
        let _ = self.tell.send(told);
    }
}

impl Writer {
    pub(super) fn start(link: Link, config: Config) -> Writer {
        let (queue, waiting) = mpsc::channel(GROUP);
        tokio::spawn(run(Some(link), config, waiting));
        Writer { queue }
    }

    /// Does `work` and answers when it is on disk. Of what has the same key only one is done at a time.
    pub(super) fn write<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        key: &str,
        given: A,
        work: Work<A, T>,
    ) -> Stored<'_, T> {
        let (tell, told) = oneshot::channel();
        let job = Box::new(Write { key: key.to_owned(), given, work, done: Mutex::new(None), tell });
        Box::pin(async move {
            self.queue.send(job).await.map_err(|_| ended())?;
            told.await.unwrap_or_else(|_| Err(ended()))
        })
    }
}

async fn run(mut link: Option<Link>, config: Config, mut waiting: mpsc::Receiver<Box<dyn Job>>) {
    let mut group = Vec::with_capacity(GROUP);
    while waiting.recv_many(&mut group, GROUP).await > 0 {
        group.sort_by(|a, b| a.key().cmp(b.key()));
        let committed = match commit(&mut link, &config, &group).await {
            // One of them may be to blame: the others shall not suffer for it.
            Err(problem) if !problem.is_cut() && group.len() > 1 => {
                for job in group.drain(..) {
                    let committed = commit(&mut link, &config, std::slice::from_ref(&job)).await;
                    tell(job, &committed);
                }
                continue;
            }
            committed => committed,
        };
        for job in group.drain(..) {
            tell(job, &committed);
        }
    }
}

fn tell(job: Box<dyn Job>, committed: &Done<()>) {
    match committed {
        Ok(()) => job.tell(Ok(())),
        Err(error) => {
            tracing::error!(%error, "the store cannot write");
            job.tell(Err(Unavailable { reason: error.to_string() }));
        }
    }
}

/// Does all of the group or nothing of it.
async fn commit(link: &mut Option<Link>, config: &Config, group: &[Box<dyn Job>]) -> Done<()> {
    let mut tries = 0;
    loop {
        tries += 1;
        let connected = match link.take().filter(|link| !link.is_cut()) {
            Some(connected) => connected,
            None => Link::connect(config).await?,
        };
        let done = timeout(PATIENCE * 2, transaction(&connected, group)).await.unwrap_or(Err(Problem::Slow));
        match done {
            Ok(()) => {
                *link = Some(connected);
                return Ok(());
            }
            // A line that failed is dropped, and with it the transaction.
            Err(problem) if problem.is_cut() => return Err(problem),
            Err(problem) => {
                if connected.batch("ROLLBACK").await.is_ok() {
                    *link = Some(connected);
                }
                if !problem.is_passing() || tries == TRIES {
                    return Err(problem);
                }
            }
        }
    }
}

async fn transaction(link: &Link, group: &[Box<dyn Job>]) -> Done<()> {
    link.batch("BEGIN").await?;
    let done = join_all(group.iter().map(|job| job.run(link))).await;
    // After the first that fails all others do: that one is to blame.
    let failed = done.into_iter().filter_map(Result::err).reduce(|a, b| if a.is_aftermath() { b } else { a });
    match failed {
        Some(problem) => Err(problem),
        None => link.batch("COMMIT").await,
    }
}

fn ended() -> Unavailable {
    Unavailable { reason: "the writer has ended".to_owned() }
}
