//! What outlives the process: the logs of tables, and guests. Its heart is `append`.

mod agreed;
mod moving;
mod nodes;
mod postgres;
mod sqlite;
mod start_error;

#[doc(hidden)]
pub use agreed::gaps;
pub use moving::{Copied, CopyError, Place, backup, copy};
pub use nodes::{News, Nodes};
pub use postgres::{ExaminedDatabase, Postgres, examine_database};
pub use sqlite::{Examined, Schema, Settings as SqliteSettings, Sqlite, Synchronous, Weakness, examine};
pub use start_error::StartError;

use crate::table::{Listing, Person, Stamped, Time};
use futures_util::future::BoxFuture;
use protocol::{
    Answer, CommandId, GuestId, Ladder, MyMatches, PushSubscription, Statistics, TableCard, TableId,
};
use std::sync::Arc;

/// A question to the store under way.
pub type Stored<'a, T> = BoxFuture<'a, Result<T, Unavailable>>;

/// The store could not do it now: the disk is full, the database away. Nothing was changed; it may work later.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
#[error("the server cannot save or read at the moment: {reason}")]
pub struct Unavailable {
    pub reason: String,
}

/// Entries to be added to the log of a table, all or none.
#[derive(Clone, PartialEq, Debug)]
pub struct Append {
    pub table: TableId,
    /// The version that the entries follow; at any other nothing is added.
    pub after: u64,
    pub entries: Arc<[Stamped]>,
    /// The command they follow from, with the answer it gets whenever it is sent again.
    pub command: Option<Answered>,
    pub listing: Listing,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Answered {
    pub guest: GuestId,
    pub id: CommandId,
    pub answer: Answer,
}

#[derive(Clone, PartialEq, Debug)]
pub enum Appended {
    /// The entries are on disk.
    Done,
    /// Others have written to this log meanwhile: load what is new and decide again.
    Conflict,
    /// The command came before; this was its answer.
    AlreadyDone(Answer),
}

/// Which of a person's finished matches are wanted; pages are counted from 0.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Matches {
    pub game: Option<String>,
    pub seats: Option<u8>,
    pub page: u32,
}

/// The hash of a token or code; only the person has the thing itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hash(pub [u8; 32]);

impl Hash {
    fn bytes(&self) -> &[u8] {
        &self.0
    }
}

pub trait Store: Send + Sync + 'static {
    /// The other nodes, where there may be any.
    fn nodes(&self) -> Option<&dyn Nodes> {
        None
    }

    /// Adds to the log of a table. When it answers `Done`, the entries are there whatever happens.
    fn append(&self, append: Append) -> Stored<'_, Appended>;

    /// A table begins with its first entry.
    fn create_table(&self, table: TableId, first: Stamped, listing: Listing) -> Stored<'_, ()>;

    /// The log of a table after entry `after`; empty if there is no such table.
    fn log(&self, table: TableId, after: u64) -> Stored<'_, Vec<Stamped>>;

    /// Forgets a table and its log.
    fn delete_table(&self, table: TableId) -> Stored<'_, ()>;

    /// The tables at which something is due at `now`.
    fn due(&self, now: Time) -> Stored<'_, Vec<TableId>>;

    /// The tables of a person, the last changed first.
    fn tables_of(&self, guest: GuestId) -> Stored<'_, Vec<TableCard>>;

    /// Public tables that are open or being played, the last changed first.
    fn public_tables(&self) -> Stored<'_, Vec<TableCard>>;

    /// Tables as the operator sees them, the last changed first.
    fn cards(&self) -> Stored<'_, Vec<TableCard>>;

    /// All tables, for whoever exports them.
    fn all_tables(&self) -> Stored<'_, Vec<TableId>>;

    fn add_guest(&self, person: Person, token: Hash) -> Stored<'_, ()>;

    fn guest(&self, token: Hash) -> Stored<'_, Option<Person>>;

    fn rename(&self, guest: GuestId, name: String) -> Stored<'_, ()>;

    /// A code by which the person comes in from another device, once.
    fn add_code(&self, guest: GuestId, code: Hash, until: Time) -> Stored<'_, ()>;

    /// Uses up a code that is still good: the person has this token too from now on.
    fn use_code(&self, code: Hash, token: Hash, now: Time) -> Stored<'_, Option<Person>>;

    /// A bot of a person's, a guest of its own; false if the person has as many as may be.
    fn add_bot(&self, owner: GuestId, bot: Person, token: Hash) -> Stored<'_, bool>;

    /// The bots that a person made.
    fn bots_of(&self, owner: GuestId) -> Stored<'_, Vec<Person>>;

    /// Gives a bot this token in place of all it had; none if the person has no such bot.
    fn renew_bot(&self, owner: GuestId, bot: GuestId, token: Hash) -> Stored<'_, Option<Person>>;

    /// Lets a person in no more, nor the person's bots: tokens and codes are gone.
    fn revoke(&self, guest: GuestId) -> Stored<'_, ()>;

    /// Whether this was the token of somebody who is let in no more.
    fn is_banned(&self, token: Hash) -> Stored<'_, bool>;

    /// Forgets a person and the person's bots: tokens, names, and what the logs tell. Gives the tables whose logs
    /// changed.
    fn forget(&self, guest: GuestId) -> Stored<'_, Vec<TableId>>;

    /// Where a person wants to be told that it is his turn.
    fn webhook(&self, guest: GuestId) -> Stored<'_, Option<String>>;

    fn set_webhook(&self, guest: GuestId, url: Option<String>) -> Stored<'_, ()>;

    /// Where a person wants to be told whose turn it is at this table.
    fn table_webhook(&self, table: TableId, guest: GuestId) -> Stored<'_, Option<String>>;

    fn set_table_webhook(&self, table: TableId, guest: GuestId, url: Option<String>) -> Stored<'_, ()>;

    /// All addresses that are told when it is this person's turn at this table: the person's own, and those that its
    /// host and whoever sits there gave for it.
    fn told_of_turn(&self, table: TableId, guest: GuestId) -> Stored<'_, Vec<String>>;

    /// A device that is told when it is this person's turn. One person has a few; the oldest goes for a new one.
    fn add_device(&self, guest: GuestId, device: PushSubscription, now: Time) -> Stored<'_, ()>;

    fn remove_device(&self, guest: GuestId, endpoint: String) -> Stored<'_, ()>;

    fn devices_of(&self, guest: GuestId) -> Stored<'_, Vec<PushSubscription>>;

    /// The finished matches of a person, the last first. They and their ratings are written by the `append` that ends
    /// them, in the same transaction and at most once.
    fn matches_of(&self, guest: GuestId, wanted: Matches) -> Stored<'_, MyMatches>;

    /// How a person did, at one game or at all.
    fn statistics_of(&self, guest: GuestId, game: Option<String>) -> Stored<'_, Statistics>;

    /// Those who are rated at a game, the best first.
    fn ladder(&self, game: String, page: u32) -> Stored<'_, Ladder>;

    /// Notes that a server starts.
    fn begin_run(&self, now: Time) -> Stored<'_, ()>;

    /// Notes that the server is up.
    fn alive(&self, now: Time) -> Stored<'_, ()>;

    /// Forgets what nobody can need any more: answers of tables unchanged since `before`, and when servers were up
    /// before the last change of any table that waits.
    fn prune(&self, before: Time) -> Stored<'_, ()>;

    /// For how many milliseconds between `since` and `now` no server was up.
    fn downtime(&self, since: Time, now: Time) -> Stored<'_, i64>;
}
