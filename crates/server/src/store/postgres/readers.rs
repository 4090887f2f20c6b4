//! A few lines that only read, beside the writer's. Many readers share one.

use super::super::Stored;
use super::link::{Done, Link, PATIENCE};
use super::problem::Problem;
use super::writer::Work;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use tokio::sync::Mutex;
use tokio::time::timeout;
use tokio_postgres::Config;

const LINES: usize = 4;

pub(super) struct Readers {
    config: Config,
    lines: [Mutex<Option<Arc<Link>>>; LINES],
    next: AtomicUsize,
}

impl Readers {
    pub(super) fn new(config: Config) -> Readers {
        Readers { config, lines: Default::default(), next: AtomicUsize::new(0) }
    }

    pub(super) fn read<A: Send + Sync + 'static, T: Send + 'static>(
        &self,
        given: A,
        work: Work<A, T>,
    ) -> Stored<'_, T> {
        Box::pin(async move {
            match self.once(&given, work).await {
                // The line may have been cut long ago, by a restart of the database: reading again does no harm.
                Err(problem) if problem.is_cut() => Ok(self.once(&given, work).await?),
                read => Ok(read?),
            }
        })
    }

    async fn once<A: Sync, T>(&self, given: &A, work: Work<A, T>) -> Done<T> {
        let link = self.line().await?;
        timeout(PATIENCE, work(&link, given)).await.unwrap_or(Err(Problem::Slow))
    }

    async fn line(&self) -> Done<Arc<Link>> {
        let number = self.next.fetch_add(1, Ordering::Relaxed) % LINES;
        let mut line = self.lines[number].lock().await;
        match line.as_ref().filter(|line| !line.is_cut()) {
            Some(line) => Ok(line.clone()),
            None => Ok(line.insert(Arc::new(Link::connect(&self.config).await?)).clone()),
        }
    }
}
