//! What only matters where several servers, the nodes, share a store: news of each other, who does what is due, and who
//! is watched for.

use super::Stored;
use crate::table::Time;
use protocol::{GuestId, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// What another node did or says.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum News {
    /// Anything may have been told that was not heard.
    Missed,
    /// Entries were added to the log of a table, up to this number. A node hears of its own, too: the database may
    /// have written them though it could not say so in time.
    Changed {
        table: TableId,
        version: u64,
    },
    /// A table is gone, or a person was taken out of its log.
    Rewritten {
        table: TableId,
    },
    Renamed {
        guest: GuestId,
        name: String,
    },
    /// A person was banned, or forgotten.
    Gone {
        guest: GuestId,
    },
    /// Nobody new comes in from where this person is.
    ShutOut {
        guest: GuestId,
    },
    Announced {
        text: String,
    },
}

pub trait Nodes: Send + Sync {
    /// What other nodes tell from now on. It begins with `Missed`.
    fn news(&self) -> mpsc::UnboundedReceiver<News>;

    /// Tells all other nodes.
    fn tell(&self, news: News) -> Stored<'_, ()>;

    /// Whether this node does what is due at a table: it wrote to it last, or whoever did is gone and no other node
    /// was quicker.
    fn claim(&self, table: TableId) -> Stored<'_, bool>;

    /// The tables at which something is due that nodes which are gone leave undone; this node does it from now on.
    fn take_over(&self, now: Time) -> Stored<'_, Vec<TableId>>;

    /// Somebody watches a table at this node. Nobody waits until that is known.
    fn watch(&self, table: TableId, guest: GuestId);

    fn unwatch(&self, table: TableId, guest: GuestId);

    /// Nobody watches anything at this node.
    fn unwatch_all(&self);

    /// Whether a person watches a table at another node. Who watches here is known here, and sooner.
    fn is_watched_elsewhere(&self, table: TableId, guest: GuestId) -> Stored<'_, bool>;

    /// What the house has under a name, which is `value` if nobody brought another before.
    fn keep(&self, name: &'static str, value: String) -> Stored<'_, String>;

    /// Notes that this node ends: others need not wait until it is missed.
    fn end_run(&self, now: Time) -> Stored<'_, ()>;
}
