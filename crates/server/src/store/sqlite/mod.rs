//! The store in one SQLite file: one writer that commits in groups, a few readers.

mod bots;
mod devices;
mod examine;
mod guests;
mod matches;
mod readers;
mod schema;
mod settings;
mod statistics;
mod tables;
mod uptime;
mod webhooks;
mod writer;

pub use examine::{Examined, Schema, examine};
pub(super) use schema::is_known as schema_version_is_known;
pub use settings::{Settings, Synchronous, Weakness};

use super::{Append, Appended, Hash, Matches, StartError, Store, Stored, Unavailable};
use crate::table::{Listing, Person, Stamped, Time};
use protocol::{GuestId, Ladder, MyMatches, PushSubscription, Statistics, TableCard, TableId};
use readers::Readers;
use rusqlite::Connection;
use std::path::Path;
use std::sync::{Arc, Mutex};
use writer::Writer;

pub struct Sqlite {
    writer: Writer,
    readers: Readers,
    weakness: Option<Weakness>,
}

impl Sqlite {
    /// Opens the file, or makes it. Refuses settings that could lose what was acknowledged.
    pub fn open(path: &Path, settings: &Settings) -> Result<Sqlite, StartError> {
        let mut connection = settings.open(path)?;
        if settings.weakness != Some(Weakness::Unchecked) {
            settings::check(&connection)?;
        }
        schema::migrate(&mut connection)?;
        let weakness = settings.weakness;
        Ok(Sqlite {
            writer: Writer::start(connection, weakness),
            readers: Readers::new(path, settings),
            weakness,
        })
    }

    /// A store in memory, which does everything at once on the thread that asks, so that what is asked in the same
    /// order gets the same answers.
    #[doc(hidden)]
    pub fn in_memory() -> Result<Sqlite, StartError> {
        let mut connection = Settings::default().open(Path::new(":memory:"))?;
        schema::migrate(&mut connection)?;
        let connection = Arc::new(Mutex::new(connection));
        Ok(Sqlite {
            writer: Writer::AtOnce(connection.clone()),
            readers: Readers::AtOnce(connection),
            weakness: None,
        })
    }
}

/// A connection that only reads, for whoever copies.
pub(super) fn open_reader(path: &Path) -> Result<Connection, StartError> {
    Ok(Settings::default().open_reader(path)?)
}

/// A connection to a file, which is made if need be, for whoever copies into it.
pub(super) fn open_to_write(path: &Path) -> Result<Connection, StartError> {
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(|error| StartError::Database(error.to_string()))?;
    }
    let mut connection = Settings::default().open(path)?;
    settings::check(&connection)?;
    schema::migrate(&mut connection)?;
    Ok(connection)
}

impl From<rusqlite::Error> for Unavailable {
    fn from(error: rusqlite::Error) -> Unavailable {
        Unavailable { reason: error.to_string() }
    }
}

impl Store for Sqlite {
    fn append(&self, mut append: Append) -> Stored<'_, Appended> {
        append.command = append.command.filter(|_| self.weakness != Some(Weakness::ForgetsCommands));
        let rows = tables::Rows::of(&append.entries);
        self.writer.write(move |db| tables::append(db, &append, &rows))
    }

    fn create_table(&self, table: TableId, first: Stamped, listing: Listing) -> Stored<'_, ()> {
        self.writer.write(move |db| tables::create(db, &table, &first, &listing))
    }

    fn log(&self, table: TableId, after: u64) -> Stored<'_, Vec<Stamped>> {
        self.readers.read(move |db| tables::log(db, &table, after))
    }

    fn delete_table(&self, table: TableId) -> Stored<'_, ()> {
        self.writer.write(move |db| tables::delete(db, &table))
    }

    fn due(&self, now: Time) -> Stored<'_, Vec<TableId>> {
        self.readers.read(move |db| tables::due(db, now))
    }

    fn tables_of(&self, guest: GuestId) -> Stored<'_, Vec<TableCard>> {
        self.readers.read(move |db| tables::of_guest(db, &guest))
    }

    fn public_tables(&self) -> Stored<'_, Vec<TableCard>> {
        self.readers.read(tables::public)
    }

    fn cards(&self) -> Stored<'_, Vec<TableCard>> {
        self.readers.read(tables::cards)
    }

    fn all_tables(&self) -> Stored<'_, Vec<TableId>> {
        self.readers.read(tables::all)
    }

    fn add_guest(&self, person: Person, token: Hash) -> Stored<'_, ()> {
        self.writer.write(move |db| guests::add(db, &person, token))
    }

    fn guest(&self, token: Hash) -> Stored<'_, Option<Person>> {
        self.readers.read(move |db| guests::find(db, token))
    }

    fn rename(&self, guest: GuestId, name: String) -> Stored<'_, ()> {
        self.writer.write(move |db| guests::rename(db, &guest, &name))
    }

    fn add_code(&self, guest: GuestId, code: Hash, until: Time) -> Stored<'_, ()> {
        self.writer.write(move |db| guests::add_code(db, &guest, code, until))
    }

    fn use_code(&self, code: Hash, token: Hash, now: Time) -> Stored<'_, Option<Person>> {
        self.writer.write(move |db| guests::use_code(db, code, token, now))
    }

    fn add_bot(&self, owner: GuestId, bot: Person, token: Hash) -> Stored<'_, bool> {
        self.writer.write(move |db| bots::add(db, &owner, &bot, token))
    }

    fn bots_of(&self, owner: GuestId) -> Stored<'_, Vec<Person>> {
        self.readers.read(move |db| bots::of(db, &owner))
    }

    fn renew_bot(&self, owner: GuestId, bot: GuestId, token: Hash) -> Stored<'_, Option<Person>> {
        self.writer.write(move |db| bots::renew(db, &owner, &bot, token))
    }

    fn revoke(&self, guest: GuestId) -> Stored<'_, ()> {
        self.writer.write(move |db| guests::revoke(db, &guest))
    }

    fn is_banned(&self, token: Hash) -> Stored<'_, bool> {
        self.readers.read(move |db| guests::is_banned(db, token))
    }

    fn forget(&self, guest: GuestId) -> Stored<'_, Vec<TableId>> {
        self.writer.write(move |db| guests::forget(db, &guest))
    }

    fn webhook(&self, guest: GuestId) -> Stored<'_, Option<String>> {
        self.readers.read(move |db| webhooks::of(db, &guest))
    }

    fn set_webhook(&self, guest: GuestId, url: Option<String>) -> Stored<'_, ()> {
        self.writer.write(move |db| webhooks::set(db, &guest, url.as_deref()))
    }

    fn table_webhook(&self, table: TableId, guest: GuestId) -> Stored<'_, Option<String>> {
        self.readers.read(move |db| webhooks::at_table(db, &table, &guest))
    }

    fn set_table_webhook(&self, table: TableId, guest: GuestId, url: Option<String>) -> Stored<'_, ()> {
        self.writer.write(move |db| webhooks::set_at_table(db, &table, &guest, url.as_deref()))
    }

    fn told_of_turn(&self, table: TableId, guest: GuestId) -> Stored<'_, Vec<String>> {
        self.readers.read(move |db| webhooks::told_of_turn(db, &table, &guest))
    }

    fn add_device(&self, guest: GuestId, device: PushSubscription, now: Time) -> Stored<'_, ()> {
        self.writer.write(move |db| devices::add(db, &guest, &device, now))
    }

    fn remove_device(&self, guest: GuestId, endpoint: String) -> Stored<'_, ()> {
        self.writer.write(move |db| devices::remove(db, &guest, &endpoint))
    }

    fn devices_of(&self, guest: GuestId) -> Stored<'_, Vec<PushSubscription>> {
        self.readers.read(move |db| devices::of(db, &guest))
    }

    fn matches_of(&self, guest: GuestId, wanted: Matches) -> Stored<'_, MyMatches> {
        self.readers.read(move |db| matches::of_guest(db, &guest, &wanted))
    }

    fn statistics_of(&self, guest: GuestId, game: Option<String>) -> Stored<'_, Statistics> {
        self.readers.read(move |db| statistics::of_guest(db, &guest, game.as_deref()))
    }

    fn ladder(&self, game: String, page: u32) -> Stored<'_, Ladder> {
        self.readers.read(move |db| statistics::ladder(db, &game, page))
    }

    fn begin_run(&self, now: Time) -> Stored<'_, ()> {
        self.writer.write(move |db| uptime::begin_run(db, now))
    }

    fn alive(&self, now: Time) -> Stored<'_, ()> {
        self.writer.write(move |db| uptime::alive(db, now))
    }

    fn prune(&self, before: Time) -> Stored<'_, ()> {
        self.writer.write(move |db| uptime::prune(db, before))
    }

    fn downtime(&self, since: Time, now: Time) -> Stored<'_, i64> {
        self.readers.read(move |db| uptime::downtime(db, since, now))
    }
}
