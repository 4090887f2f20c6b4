//! A store that fails: nothing is pretended, nothing is lost, and the server resumes alone.

use crate::client::{Known, new_id};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{
    Answer, Command, GuestId, Ladder, MyMatches, PushSubscription, Statistics, TableCard, TableId,
};
use server::store::{Append, Appended, Hash, Matches, Nodes, Store, Stored, Unavailable};
use server::table::{Listing, Person, Stamped, Time};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::sleep;

/// Writes to logs, and that the server is up, fail while it is out of order.
pub(crate) struct Failing {
    inner: Arc<dyn Store>,
    is_out: Arc<AtomicBool>,
}

impl Failing {
    pub(crate) fn new(inner: Arc<dyn Store>) -> (Failing, Arc<AtomicBool>) {
        let is_out = Arc::<AtomicBool>::default();
        (Failing { inner, is_out: is_out.clone() }, is_out)
    }
}

fn full() -> Unavailable {
    Unavailable { reason: "the disk is full".to_owned() }
}

impl Store for Failing {
    fn nodes(&self) -> Option<&dyn Nodes> {
        self.inner.nodes()
    }

    fn append(&self, append: Append) -> Stored<'_, Appended> {
        match self.is_out.load(Ordering::SeqCst) {
            true => Box::pin(async { Err(full()) }),
            false => self.inner.append(append),
        }
    }

    fn create_table(&self, table: TableId, first: Stamped, listing: Listing) -> Stored<'_, ()> {
        self.inner.create_table(table, first, listing)
    }

    fn log(&self, table: TableId, after: u64) -> Stored<'_, Vec<Stamped>> {
        self.inner.log(table, after)
    }

    fn delete_table(&self, table: TableId) -> Stored<'_, ()> {
        self.inner.delete_table(table)
    }

    fn due(&self, now: Time) -> Stored<'_, Vec<TableId>> {
        self.inner.due(now)
    }

    fn tables_of(&self, guest: GuestId) -> Stored<'_, Vec<TableCard>> {
        self.inner.tables_of(guest)
    }

    fn public_tables(&self) -> Stored<'_, Vec<TableCard>> {
        self.inner.public_tables()
    }

    fn cards(&self) -> Stored<'_, Vec<TableCard>> {
        self.inner.cards()
    }

    fn all_tables(&self) -> Stored<'_, Vec<TableId>> {
        self.inner.all_tables()
    }

    fn add_guest(&self, person: Person, token: Hash) -> Stored<'_, ()> {
        self.inner.add_guest(person, token)
    }

    fn guest(&self, token: Hash) -> Stored<'_, Option<Person>> {
        self.inner.guest(token)
    }

    fn rename(&self, guest: GuestId, name: String) -> Stored<'_, ()> {
        self.inner.rename(guest, name)
    }

    fn add_code(&self, guest: GuestId, code: Hash, until: Time) -> Stored<'_, ()> {
        self.inner.add_code(guest, code, until)
    }

    fn use_code(&self, code: Hash, token: Hash, now: Time) -> Stored<'_, Option<Person>> {
        self.inner.use_code(code, token, now)
    }

    fn add_bot(&self, owner: GuestId, bot: Person, token: Hash) -> Stored<'_, bool> {
        self.inner.add_bot(owner, bot, token)
    }

    fn bots_of(&self, owner: GuestId) -> Stored<'_, Vec<Person>> {
        self.inner.bots_of(owner)
    }

    fn renew_bot(&self, owner: GuestId, bot: GuestId, token: Hash) -> Stored<'_, Option<Person>> {
        self.inner.renew_bot(owner, bot, token)
    }

    fn revoke(&self, guest: GuestId) -> Stored<'_, ()> {
        self.inner.revoke(guest)
    }

    fn is_banned(&self, token: Hash) -> Stored<'_, bool> {
        self.inner.is_banned(token)
    }

    fn forget(&self, guest: GuestId) -> Stored<'_, Vec<TableId>> {
        self.inner.forget(guest)
    }

    fn webhook(&self, guest: GuestId) -> Stored<'_, Option<String>> {
        self.inner.webhook(guest)
    }

    fn set_webhook(&self, guest: GuestId, url: Option<String>) -> Stored<'_, ()> {
        self.inner.set_webhook(guest, url)
    }

    fn table_webhook(&self, table: TableId, guest: GuestId) -> Stored<'_, Option<String>> {
        self.inner.table_webhook(table, guest)
    }

    fn set_table_webhook(&self, table: TableId, guest: GuestId, url: Option<String>) -> Stored<'_, ()> {
        self.inner.set_table_webhook(table, guest, url)
    }

    fn told_of_turn(&self, table: TableId, guest: GuestId) -> Stored<'_, Vec<String>> {
        self.inner.told_of_turn(table, guest)
    }

    fn add_device(&self, guest: GuestId, device: PushSubscription, now: Time) -> Stored<'_, ()> {
        self.inner.add_device(guest, device, now)
    }

    fn remove_device(&self, guest: GuestId, endpoint: String) -> Stored<'_, ()> {
        self.inner.remove_device(guest, endpoint)
    }

    fn devices_of(&self, guest: GuestId) -> Stored<'_, Vec<PushSubscription>> {
        self.inner.devices_of(guest)
    }

    fn matches_of(&self, guest: GuestId, wanted: Matches) -> Stored<'_, MyMatches> {
        self.inner.matches_of(guest, wanted)
    }

    fn statistics_of(&self, guest: GuestId, game: Option<String>) -> Stored<'_, Statistics> {
        self.inner.statistics_of(guest, game)
    }

    fn ladder(&self, game: String, page: u32) -> Stored<'_, Ladder> {
        self.inner.ladder(game, page)
    }

    fn begin_run(&self, now: Time) -> Stored<'_, ()> {
        self.inner.begin_run(now)
    }

    fn alive(&self, now: Time) -> Stored<'_, ()> {
        match self.is_out.load(Ordering::SeqCst) {
            true => Box::pin(async { Err(full()) }),
            false => self.inner.alive(now),
        }
    }

    fn prune(&self, before: Time) -> Stored<'_, ()> {
        self.inner.prune(before)
    }

    fn downtime(&self, since: Time, now: Time) -> Stored<'_, i64> {
        self.inner.downtime(since, now)
    }
}

#[tokio::test]
async fn what_cannot_be_saved_is_refused_and_nobody_sees_it() {
    let (house, is_out) = House::that_fails().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    is_out.store(true, Ordering::SeqCst);
    let (id, sit) = (new_id(), Command::Sit { seat: Seat::new(0) });
    let Answer::Refused(refusal) = ada.command_with_id(&table, id, sit.clone()).await else {
        panic!("acknowledged without being saved")
    };
    assert_eq!((refusal.code.as_str(), refusal.retry), ("unavailable", true));
    is_out.store(false, Ordering::SeqCst);
    assert_eq!(ada.command_with_id(&table, id, sit).await, Answer::Done { version: 2 });
    bob.until(|known| known.version == 2).await;
    assert_eq!(bob.known.happened.iter().map(|each| each.number).collect::<Vec<_>>(), [1, 2]);
}

#[tokio::test]
async fn bots_wait_for_the_store_and_go_on() {
    let (house, is_out) = House::that_fails().await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    is_out.store(true, Ordering::SeqCst);
    sleep(Duration::from_millis(100)).await;
    is_out.store(false, Ordering::SeqCst);
    ada.until(Known::is_over).await;
    let numbers: Vec<u64> = ada.known.happened.iter().map(|each| each.number).collect();
    assert!(numbers.windows(2).all(|pair| pair[1] == pair[0] + 1), "{numbers:?}");
}
