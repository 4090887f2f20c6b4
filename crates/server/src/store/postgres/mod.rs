//! The store in a PostgreSQL database that several nodes share: one line that commits in groups, a few that read, one
//! that hears what other nodes do.

mod bots;
mod devices;
mod examine;
mod guests;
mod link;
mod listener;
mod matches;
mod nodes;
mod problem;
mod readers;
mod schema;
mod settings;
mod statistics;
mod tables;
mod uptime;
mod webhooks;
mod writer;

pub use examine::{ExaminedDatabase, examine_database};
pub(super) use link::Link;

use super::{Append, Appended, Hash, Matches, Nodes, StartError, Store, Stored};
use crate::table::{Listing, Person, Stamped, Time};
use futures_util::future::BoxFuture;
use protocol::{GuestId, Ladder, MyMatches, PushSubscription, Statistics, TableCard, TableId};
use readers::Readers;
use std::sync::atomic::{AtomicI64, Ordering};
use tokio::sync::mpsc;
use tokio_postgres::Config;
use writer::{Work, Writer};

/// Something to be written that nobody waits for.
type Note = BoxFuture<'static, ()>;

pub struct Postgres {
    config: Config,
    writer: Writer,
    readers: Readers,
    /// This node's run, by which others know it.
    run: AtomicI64,
    notes: mpsc::UnboundedSender<Note>,
}

impl Postgres {
    /// Connects to a database, and makes its tables if need be. Refuses settings that could lose what was
    /// acknowledged.
    pub async fn open(url: &str) -> Result<Postgres, StartError> {
        // Bringing a large database up to date takes as long as it takes.
        drop(Link::open(url).await?);
        let config = settings::impatient(settings::parse(url)?);
        let link = Link::connect(&config).await.map_err(schema::failed)?;
        let (writer, readers) = (Writer::start(link, config.clone()), Readers::new(config.clone()));
        let (notes, mut waiting) = mpsc::unbounded_channel::<Note>();
        tokio::spawn(async move {
            while let Some(note) = waiting.recv().await {
                note.await;
            }
        });
        Ok(Postgres { config, writer, readers, run: AtomicI64::new(0), notes })
    }

    fn run(&self) -> i64 {
        self.run.load(Ordering::Relaxed)
    }

    /// Writes what nobody waits for, in the order it comes.
    fn note<A: Send + Sync + 'static>(&self, given: A, work: Work<A, ()>) {
        let writer = self.writer.clone();
        let note: Note = Box::pin(async move {
            if let Err(error) = writer.write("", given, work).await {
                tracing::debug!(%error, "who watches is not noted");
            }
        });
        let _ = self.notes.send(note);
    }
}

impl Store for Postgres {
    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }

    fn append(&self, append: Append) -> Stored<'_, Appended> {
        let key = append.table.0.clone();
        self.writer.write(&key, (append, self.run()), |link, given| Box::pin(tables::append(link, given)))
    }

    fn create_table(&self, table: TableId, first: Stamped, listing: Listing) -> Stored<'_, ()> {
        let (key, given) = (table.0.clone(), (table, first, listing, self.run()));
        self.writer.write(&key, given, |link, given| Box::pin(tables::create(link, given)))
    }

    fn log(&self, table: TableId, after: u64) -> Stored<'_, Vec<Stamped>> {
        self.readers.read((table, after), |link, given| Box::pin(tables::log(link, given)))
    }

    fn delete_table(&self, table: TableId) -> Stored<'_, ()> {
        let (key, given) = (table.0.clone(), (table, self.run()));
        self.writer.write(&key, given, |link, given| Box::pin(tables::delete(link, given)))
    }

    fn due(&self, now: Time) -> Stored<'_, Vec<TableId>> {
        self.readers.read((now, self.run()), |link, given| Box::pin(tables::due(link, given)))
    }

    fn tables_of(&self, guest: GuestId) -> Stored<'_, Vec<TableCard>> {
        self.readers.read(guest, |link, given| Box::pin(tables::of_guest(link, given)))
    }

    fn public_tables(&self) -> Stored<'_, Vec<TableCard>> {
        self.readers.read((), |link, ()| Box::pin(tables::public(link)))
    }

    fn cards(&self) -> Stored<'_, Vec<TableCard>> {
        self.readers.read((), |link, ()| Box::pin(tables::cards(link)))
    }

    fn all_tables(&self) -> Stored<'_, Vec<TableId>> {
        self.readers.read((), |link, ()| Box::pin(tables::all(link)))
    }

    fn add_guest(&self, person: Person, token: Hash) -> Stored<'_, ()> {
        self.writer.write("", (person, token), |link, given| Box::pin(guests::add(link, given)))
    }

    fn guest(&self, token: Hash) -> Stored<'_, Option<Person>> {
        self.readers.read(token, |link, given| Box::pin(guests::find(link, given)))
    }

    fn rename(&self, guest: GuestId, name: String) -> Stored<'_, ()> {
        let given = (guest, name, self.run());
        self.writer.write("", given, |link, given| Box::pin(guests::rename(link, given)))
    }

    fn add_code(&self, guest: GuestId, code: Hash, until: Time) -> Stored<'_, ()> {
        self.writer.write("", (guest, code, until), |link, given| Box::pin(guests::add_code(link, given)))
    }

    fn use_code(&self, code: Hash, token: Hash, now: Time) -> Stored<'_, Option<Person>> {
        self.writer.write("", (code, token, now), |link, given| Box::pin(guests::use_code(link, given)))
    }

    fn add_bot(&self, owner: GuestId, bot: Person, token: Hash) -> Stored<'_, bool> {
        self.writer.write("", (owner, (bot, token)), |link, given| Box::pin(bots::add(link, given)))
    }

    fn bots_of(&self, owner: GuestId) -> Stored<'_, Vec<Person>> {
        self.readers.read(owner, |link, given| Box::pin(bots::of(link, given)))
    }

    fn renew_bot(&self, owner: GuestId, bot: GuestId, token: Hash) -> Stored<'_, Option<Person>> {
        self.writer.write("", (owner, bot, token), |link, given| Box::pin(bots::renew(link, given)))
    }

    fn revoke(&self, guest: GuestId) -> Stored<'_, ()> {
        self.writer.write("", (guest, self.run()), |link, given| Box::pin(guests::revoke(link, given)))
    }

    fn is_banned(&self, token: Hash) -> Stored<'_, bool> {
        self.readers.read(token, |link, given| Box::pin(guests::is_banned(link, given)))
    }

    fn forget(&self, guest: GuestId) -> Stored<'_, Vec<TableId>> {
        self.writer.write("", (guest, self.run()), |link, given| Box::pin(guests::forget(link, given)))
    }

    fn webhook(&self, guest: GuestId) -> Stored<'_, Option<String>> {
        self.readers.read(guest, |link, given| Box::pin(webhooks::of(link, given)))
    }

    fn set_webhook(&self, guest: GuestId, url: Option<String>) -> Stored<'_, ()> {
        self.writer.write("", (guest, url), |link, given| Box::pin(webhooks::set(link, given)))
    }

    fn table_webhook(&self, table: TableId, guest: GuestId) -> Stored<'_, Option<String>> {
        self.readers.read((table, guest), |link, given| Box::pin(webhooks::at_table(link, given)))
    }

    fn set_table_webhook(&self, table: TableId, guest: GuestId, url: Option<String>) -> Stored<'_, ()> {
        let given = (table, guest, url);
        self.writer.write("", given, |link, given| Box::pin(webhooks::set_at_table(link, given)))
    }

    fn told_of_turn(&self, table: TableId, guest: GuestId) -> Stored<'_, Vec<String>> {
        self.readers.read((table, guest), |link, given| Box::pin(webhooks::told_of_turn(link, given)))
    }

    fn add_device(&self, guest: GuestId, device: PushSubscription, now: Time) -> Stored<'_, ()> {
        self.writer.write("", (guest, device, now), |link, given| Box::pin(devices::add(link, given)))
    }

    fn remove_device(&self, guest: GuestId, endpoint: String) -> Stored<'_, ()> {
        self.writer.write("", (guest, endpoint), |link, given| Box::pin(devices::remove(link, given)))
    }

    fn devices_of(&self, guest: GuestId) -> Stored<'_, Vec<PushSubscription>> {
        self.readers.read(guest, |link, given| Box::pin(devices::of(link, given)))
    }

    fn matches_of(&self, guest: GuestId, wanted: Matches) -> Stored<'_, MyMatches> {
        self.readers.read((guest, wanted), |link, given| Box::pin(matches::of_guest(link, given)))
    }

    fn statistics_of(&self, guest: GuestId, game: Option<String>) -> Stored<'_, Statistics> {
        self.readers.read((guest, game), |link, given| Box::pin(statistics::of_guest(link, given)))
    }

    fn ladder(&self, game: String, page: u32) -> Stored<'_, Ladder> {
        self.readers.read((game, page), |link, given| Box::pin(statistics::ladder(link, given)))
    }

    fn begin_run(&self, now: Time) -> Stored<'_, ()> {
        Box::pin(async move {
            let begun = self.writer.write("", now, |link, now| Box::pin(uptime::begin_run(link, now)));
            self.run.store(begun.await?, Ordering::Relaxed);
            Ok(())
        })
    }

    fn alive(&self, now: Time) -> Stored<'_, ()> {
        self.writer.write("", (now, self.run()), |link, given| Box::pin(uptime::alive(link, given)))
    }

    fn prune(&self, before: Time) -> Stored<'_, ()> {
        self.writer.write("", before, |link, given| Box::pin(uptime::prune(link, given)))
    }

    fn downtime(&self, since: Time, now: Time) -> Stored<'_, i64> {
        self.readers.read((since, now), |link, given| Box::pin(uptime::downtime(link, given)))
    }
}
