//! What is asked of a table that is awake.

use super::outbox::Outbox;
use crate::metrics::Metrics;
use crate::table::{Entry, Person, Refused, Table};
use game_core::Seat;
use protocol::{Answer, CommandId, GuestId, Refusal, TableId, ToClient};
use serde_json::Value;
use std::sync::Arc;
use tokio::sync::oneshot;
use tracing::Span;

pub(crate) enum Request {
    Command(Box<Command>),
    Watch(Watch),
    Unwatch {
        socket: u64,
    },
    /// Looks at the table without changing it.
    Look(Look),
    /// Changes the table though nobody at it gave a command.
    Change(Change),
    /// The log was changed under the table: a person was forgotten.
    Reload,
    /// The same, and whoever changed it does the rest.
    Rewritten,
    /// Something may be due, and this node has to do it.
    Wake,
    /// The log has entries up to this number.
    CatchUp {
        version: u64,
    },
    /// The store may have forgotten who watches, and other nodes may have written to the log.
    Missed,
}

/// Is shown the table, or why there is none.
pub(crate) type Look = Box<dyn FnOnce(Result<&Table, Absent>) + Send>;

/// What follows, or why nothing does.
pub(crate) type Decide = Box<dyn Fn(&Table) -> Result<Vec<Entry>, Refused> + Send + Sync>;

/// A change that the house makes: what follows from it, and who wants to know whether it is saved.
pub(crate) struct Change {
    pub(crate) decide: Decide,
    pub(crate) done: oneshot::Sender<Result<Answer, Absent>>,
}

pub(crate) struct Command {
    pub(crate) person: Person,
    pub(crate) id: CommandId,
    pub(crate) command: protocol::Command,
    pub(crate) outbox: Outbox,
    /// Names the message in the log.
    pub(crate) span: Span,
    pub(crate) metrics: Arc<Metrics>,
}

pub(crate) struct Watch {
    /// Unique among all sockets.
    pub(crate) socket: u64,
    pub(crate) guest: GuestId,
    pub(crate) since: Option<u64>,
    pub(crate) seat: Option<Seat>,
    pub(crate) outbox: Outbox,
}

/// Why there is no table to ask.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Absent {
    NoTable,
    Unavailable(String),
}

impl Request {
    /// Answers in place of a table that is not there.
    pub(crate) fn refuse(self, table: &TableId, why: &Absent) {
        match self {
            Request::Command(command) => command.answer(table, Answer::Refused(why.refusal())),
            Request::Watch(watch) => watch.outbox.send(&match why {
                Absent::NoTable => ToClient::NoTable { table: table.clone() },
                Absent::Unavailable(message) => ToClient::Unavailable { message: message.clone() },
            }),
            Request::Look(look) => look(Err(why.clone())),
            Request::Change(change) => drop(change.done.send(Err(why.clone()))),
            Request::Unwatch { .. }
            | Request::Reload
            | Request::Rewritten
            | Request::Wake
            | Request::CatchUp { .. }
            | Request::Missed => {}
        }
    }

    /// A question to the table, and where its answer comes.
    pub(crate) fn look<T: Send + 'static>(
        look: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> (Request, oneshot::Receiver<Result<T, Absent>>) {
        let (answer, answered) = oneshot::channel();
        let look = move |table: Result<&Table, Absent>| drop(answer.send(table.map(look)));
        (Request::Look(Box::new(look)), answered)
    }
}

impl Command {
    pub(crate) fn answer(&self, table: &TableId, answer: Answer) {
        if let Answer::Refused(refusal) = &answer {
            self.metrics.refused_messages.add(&refusal.code);
        }
        self.outbox.send(&ToClient::Answer { table: table.clone(), id: self.id, answer });
    }
}

impl Absent {
    pub(crate) fn refusal(&self) -> Refusal {
        let (code, message, retry) = match self {
            Absent::NoTable => ("no_table", "there is no such table", false),
            Absent::Unavailable(reason) => ("unavailable", reason.as_str(), true),
        };
        Refusal { code: code.to_owned(), rule: None, facts: Value::Null, message: message.to_owned(), retry }
    }
}
