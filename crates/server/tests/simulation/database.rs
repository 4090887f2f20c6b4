//! The database that all nodes share, as PostgreSQL would be: SQLite in memory, done at once, with what only matters
//! among nodes beside it.

use crate::chance::now;
use protocol::{GuestId, TableId};
use server::store::{Append, Appended, News, Sqlite, Store, Unavailable};
use server::table::{Stamped, Time};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, MutexGuard, PoisonError};
use tokio::sync::mpsc::UnboundedSender;

/// A node that was not heard of for so long is gone, in milliseconds.
const GONE: Time = 3000;

/// A promise broken on purpose, so that a run can show that it would notice.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Weakness {
    /// Adds to a log whatever its version is.
    IgnoresNumbers,
    /// Says that entries are saved before they are.
    TellsTooEarly,
    /// Forgets which commands it has seen.
    ForgetsCommands,
    /// Never tells a node what others wrote.
    Silent,
}

pub(crate) struct Database {
    pub(crate) sqlite: Sqlite,
    pub(crate) weakness: Option<Weakness>,
    among_nodes: Mutex<AmongNodes>,
}

#[derive(Default)]
pub(crate) struct AmongNodes {
    runs: Vec<Run>,
    owners: BTreeMap<TableId, usize>,
    pub(crate) kept: BTreeMap<&'static str, String>,
    pub(crate) watching: BTreeSet<(TableId, GuestId, usize)>,
    pub(crate) listeners: BTreeMap<usize, UnboundedSender<News>>,
    pub(crate) counts: Counts,
}

/// What happened on the way, so that a run can show what it tried.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Counts {
    pub(crate) conflicts: u64,
    pub(crate) resent: u64,
    pub(crate) lost_answers: u64,
    pub(crate) taken_over: u64,
}

struct Run {
    started: Time,
    alive: Time,
    /// By the clock of the database; none once it has ended.
    seen: Option<Time>,
}

impl Database {
    pub(crate) fn new(weakness: Option<Weakness>) -> Database {
        Database { sqlite: Sqlite::in_memory().unwrap(), weakness, among_nodes: Mutex::default() }
    }

    pub(crate) fn among_nodes(&self) -> MutexGuard<'_, AmongNodes> {
        self.among_nodes.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The log of a table, now.
    pub(crate) fn log(&self, table: &TableId) -> Vec<Stamped> {
        let log = futures_util::FutureExt::now_or_never(self.sqlite.log(table.clone(), 0));
        log.expect("done at once").unwrap()
    }

    pub(crate) async fn append(&self, mut append: Append, run: usize) -> Result<Appended, Unavailable> {
        append.command = append.command.filter(|_| self.weakness != Some(Weakness::ForgetsCommands));
        let mut done = self.sqlite.append(append.clone()).await?;
        if done == Appended::Conflict && self.weakness == Some(Weakness::IgnoresNumbers) {
            append.after = self.log(&append.table).len() as u64;
            let numbered = (append.after + 1..).zip(append.entries.iter());
            append.entries = numbered.map(|(number, each)| Stamped { number, ..each.clone() }).collect();
            done = self.sqlite.append(append.clone()).await?;
        }
        let mut among_nodes = self.among_nodes();
        match done {
            Appended::Done if !append.entries.is_empty() => {
                among_nodes.owners.insert(append.table.clone(), run);
                if self.weakness != Some(Weakness::Silent) {
                    let version = append.after + append.entries.len() as u64;
                    among_nodes.tell(None, &News::Changed { table: append.table, version });
                }
            }
            Appended::Done => {}
            Appended::Conflict => among_nodes.counts.conflicts += 1,
            Appended::AlreadyDone(_) => among_nodes.counts.resent += 1,
        }
        Ok(done)
    }

    /// The tables at which something is due that this run has to do.
    pub(crate) async fn due(&self, now: Time, run: usize) -> Result<Vec<TableId>, Unavailable> {
        let due = self.sqlite.due(now).await?;
        let among_nodes = self.among_nodes();
        Ok(due.into_iter().filter(|table| among_nodes.owners.get(table) == Some(&run)).collect())
    }

    /// The tables at which something is due that nobody does; this run does from now on.
    pub(crate) async fn take_over(&self, now: Time, run: usize) -> Result<Vec<TableId>, Unavailable> {
        let due = self.sqlite.due(now).await?;
        let mut among_nodes = self.among_nodes();
        let free: Vec<TableId> = due.into_iter().filter(|table| among_nodes.is_free(table)).collect();
        free.iter().for_each(|table| among_nodes.own(table, run));
        Ok(free)
    }
}

impl AmongNodes {
    pub(crate) fn begin_run(&mut self, started: Time) -> usize {
        self.runs.push(Run { started, alive: started, seen: Some(now()) });
        self.runs.len() - 1
    }

    pub(crate) fn alive(&mut self, run: usize, at: Time) {
        self.runs[run].alive = at;
        self.runs[run].seen = Some(now());
    }

    pub(crate) fn end_run(&mut self, run: usize, at: Time) {
        self.runs[run].alive = at;
        self.runs[run].seen = None;
        self.watching.retain(|(_, _, by)| *by != run);
    }

    pub(crate) fn is_up(&self, run: usize) -> bool {
        self.runs[run].seen.is_some_and(|seen| seen > now() - GONE)
    }

    pub(crate) fn downtime(&self, since: Time, until: Time) -> i64 {
        let mut runs: Vec<(Time, Time)> = self.runs.iter().map(|run| (run.started, run.alive)).collect();
        runs.sort_unstable();
        // Only runs that the table may have seen count.
        let last = runs.iter().map(|run| run.1).filter(|alive| *alive <= since).max().unwrap_or(0);
        runs.retain(|(_, alive)| *alive >= last);
        server::store::gaps(&runs, since, until)
    }

    fn is_free(&self, table: &TableId) -> bool {
        self.owners.get(table).is_none_or(|owner| !self.is_up(*owner))
    }

    pub(crate) fn own(&mut self, table: &TableId, run: usize) {
        let before = self.owners.insert(table.clone(), run);
        self.counts.taken_over += u64::from(before != Some(run));
    }

    pub(crate) fn claim(&mut self, table: &TableId, run: usize) -> bool {
        if self.is_free(table) {
            self.own(table, run);
        }
        self.owners.get(table) == Some(&run)
    }

    /// Tells all nodes that hear, but for one that knows it.
    pub(crate) fn tell(&mut self, but: Option<usize>, news: &News) {
        self.listeners.retain(|listener, told| Some(*listener) == but || told.send(news.clone()).is_ok());
    }
}
