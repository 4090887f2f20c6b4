//! A database with people and tables at which the match has begun.

use super::person::Person;
use futures_util::future::join_all;
use game_core::Seat;
use protocol::{Command, GuestId, Settings, TableId};
use server::fairness::Secret;
use server::store::{Append, Hash, Postgres, Sqlite, SqliteSettings, Store};
use server::table::{self, Stamped, Table, opening};
use sha2::{Digest, Sha256};
use std::path::Path;

/// How many writes share a commit.
const TOGETHER: usize = 256;

/// A folder of data, or a database, that is being filled.
pub(crate) struct Town {
    store: Box<dyn Store>,
    people: u32,
    tables: u32,
}

/// A table and those who sit there, in the order of their seats.
pub(crate) struct Place {
    pub(crate) table: TableId,
    pub(crate) people: Vec<Person>,
}

/// What will be written.
pub(crate) struct Plan {
    place: Place,
    first: Stamped,
    append: Append,
}

impl Town {
    pub(crate) fn found(data: &Path) -> Town {
        std::fs::create_dir_all(data).unwrap();
        let store = Sqlite::open(&server::database(data), &SqliteSettings::default()).unwrap();
        Town { store: Box::new(store), people: 0, tables: 0 }
    }

    /// The same in a PostgreSQL database.
    pub(crate) async fn found_at(url: &str) -> Town {
        Town { store: Box::new(Postgres::open(url).await.unwrap()), people: 0, tables: 0 }
    }

    /// People without a table.
    pub(crate) async fn people(&mut self, count: u32) -> Vec<Person> {
        let people: Vec<Person> = (0..count).map(|_| self.next_person()).collect();
        for some in people.chunks(TOGETHER) {
            join_all(some.iter().map(|person| self.enrol(person))).await;
        }
        people
    }

    /// A table that has begun: people in the first seats, bots in the others.
    pub(crate) fn plan(&mut self, settings: Settings, people: usize, bot: &str) -> Plan {
        let sitting: Vec<Person> = (0..people).map(|_| self.next_person()).collect();
        self.tables += 1;
        let id = TableId(format!("table{:019}", self.tables));
        let host = sitting.first().map_or_else(|| Person::new(0), Person::clone);
        let entry = opening(settings, host.guest.clone(), Secret::random().unwrap()).unwrap();
        let first = Stamped { number: 1, at: now(), entry };
        let (mut folded, _) = Table::fold(std::slice::from_ref(&first)).unwrap();
        let mut entries = Vec::new();
        let mut give = |who: &Person, command: Command| {
            for entry in folded.decide(&as_person(who), &command).unwrap() {
                let stamped = Stamped { number: folded.version() + 1, at: now(), entry };
                folded.apply(&stamped).unwrap();
                entries.push(stamped);
            }
        };
        for (index, person) in sitting.iter().enumerate() {
            give(person, Command::Sit { seat: Seat::new(index) });
        }
        give(&host, Command::FillWithBots { bot: bot.to_owned() });
        give(&host, Command::Start);
        let listing = folded.listing(&id);
        let append = Append { table: id.clone(), after: 1, entries: entries.into(), command: None, listing };
        Plan { place: Place { table: id, people: sitting }, first, append }
    }

    /// Writes what was planned.
    pub(crate) async fn settle(&self, plans: Vec<Plan>) -> Vec<Place> {
        let mut places = Vec::new();
        let mut plans = plans.into_iter().peekable();
        while plans.peek().is_some() {
            places.extend(join_all(plans.by_ref().take(TOGETHER).map(|plan| self.write(plan))).await);
        }
        places
    }

    async fn write(&self, plan: Plan) -> Place {
        let Plan { place, first, append } = plan;
        join_all(place.people.iter().map(|person| self.enrol(person))).await;
        let (id, listing) = (append.table.clone(), append.listing.clone());
        self.store.create_table(id, first, listing).await.unwrap();
        self.store.append(append).await.unwrap();
        place
    }

    async fn enrol(&self, person: &Person) {
        let hash = Hash(Sha256::digest(&person.token).into());
        self.store.add_guest(as_person(person), hash).await.unwrap();
    }

    fn next_person(&mut self) -> Person {
        self.people += 1;
        Person::new(self.people)
    }
}

fn as_person(person: &Person) -> table::Person {
    table::Person { guest: GuestId(person.guest.0.clone()), name: "Ada".to_owned() }
}

fn now() -> i64 {
    let since = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    since.unwrap().as_millis() as i64
}
