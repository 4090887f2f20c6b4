//! A node's line to the database: it takes time, loses questions and answers, and can be cut. An answer that is lost
//! after the database did what it was asked is the worst of it.

use crate::database::{AmongNodes, Database, Weakness};
use crate::dice::Dice;
use crate::weather::Weather;
use protocol::{GuestId, Ladder, MyMatches, PushSubscription, Statistics, TableCard, TableId};
use server::store::{Append, Appended, Hash, Matches, News, Nodes, Store, Stored, Unavailable};
use server::table::{Listing, Person, Stamped, Time};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};
use tokio::time::{sleep, timeout};

/// How long a node waits for the database before it gives up.
const PATIENCE: Duration = Duration::from_millis(400);
/// How soon a listener whose line was cut comes back, and how often it looks whether it is.
const COME_BACK: Duration = Duration::from_millis(200);

#[derive(Clone)]
pub(crate) struct Line(Arc<Inner>);

struct Inner {
    database: Arc<Database>,
    weather: Arc<Weather>,
    node: usize,
    run: AtomicUsize,
    dice: Mutex<Dice>,
}

impl Line {
    pub(crate) fn new(database: Arc<Database>, weather: Arc<Weather>, node: usize, dice: Dice) -> Line {
        Line(Arc::new(Inner { database, weather, node, run: AtomicUsize::new(0), dice: Mutex::new(dice) }))
    }

    fn run(&self) -> usize {
        self.0.run.load(Ordering::Relaxed)
    }

    fn roll(&self, end: u64) -> u64 {
        self.0.dice.lock().unwrap_or_else(PoisonError::into_inner).below(end)
    }

    fn pause(&self) -> Duration {
        Duration::from_micros(200 + self.roll(4000))
    }

    fn is_cut(&self) -> bool {
        self.0.weather.is_cut(self.0.node)
    }

    /// One way to the database or back; tells whether it was gone to its end.
    async fn way(&self) -> bool {
        sleep(self.pause()).await;
        !(self.is_cut() || self.0.weather.is_stormy() && self.roll(100) < 2)
    }

    /// Has something done in the database.
    fn ask<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a Database) -> Stored<'a, T> + Send + 'static,
    ) -> Stored<'_, T> {
        Box::pin(async move {
            if !self.way().await {
                sleep(PATIENCE).await;
                return Err(unavailable("the question was lost"));
            }
            if self.0.weather.is_stormy() && self.roll(100) < 1 {
                self.do_late(work);
                sleep(PATIENCE).await;
                return Err(unavailable("the database takes too long"));
            }
            let done = work(&self.0.database).await;
            if !self.way().await {
                self.0.database.among_nodes().counts.lost_answers += 1;
                sleep(PATIENCE).await;
                return Err(unavailable("the answer was lost"));
            }
            done
        })
    }

    /// The database does what it was asked when nobody waits for it any more.
    fn do_late<T: Send + 'static>(
        &self,
        work: impl for<'a> FnOnce(&'a Database) -> Stored<'a, T> + Send + 'static,
    ) {
        let (database, late) = (self.0.database.clone(), Duration::from_millis(300 + self.roll(2500)));
        database.among_nodes().counts.lost_answers += 1;
        tokio::spawn(async move {
            sleep(late).await;
            work(&database).await.map(drop)
        });
    }

    /// Has something noted among nodes.
    fn note<T: Send + 'static>(
        &self,
        work: impl FnOnce(&mut AmongNodes) -> T + Send + 'static,
    ) -> Stored<'_, T> {
        self.ask(move |database| Box::pin(async move { Ok(work(&mut database.among_nodes())) }))
    }

    /// Hears what other nodes tell, for as long as anybody wants to know.
    async fn hear(self, news: UnboundedSender<News>) {
        let (run, database) = (self.run(), self.0.database.clone());
        while !news.is_closed() {
            if self.way().await {
                let (told, mut heard) = unbounded_channel();
                database.among_nodes().listeners.insert(run, told);
                // What was told before is not told again.
                let _ = news.send(News::Missed);
                self.pass_on(&mut heard, &news).await;
                database.among_nodes().listeners.remove(&run);
            }
            sleep(COME_BACK).await;
        }
    }

    /// Passes on what is told until the line is cut; what is on the way then is lost.
    async fn pass_on(&self, heard: &mut UnboundedReceiver<News>, news: &UnboundedSender<News>) {
        while !self.is_cut() && !news.is_closed() {
            if let Ok(told) = timeout(COME_BACK, heard.recv()).await {
                match self.way().await {
                    true => drop(told.map(|told| news.send(told))),
                    false => return,
                }
            }
        }
    }
}

/// What only passes through.
macro_rules! pass_through {
    ($($name:ident($($given:ident: $type:ty),*) -> $answer:ty;)*) => {
        $(fn $name(&self, $($given: $type),*) -> Stored<'_, $answer> {
            self.ask(move |database| database.sqlite.$name($($given),*))
        })*
    };
}

impl Store for Line {
    fn nodes(&self) -> Option<&dyn Nodes> {
        Some(self)
    }

    fn append(&self, append: Append) -> Stored<'_, Appended> {
        let run = self.run();
        if self.0.database.weakness == Some(Weakness::TellsTooEarly) {
            let line = self.clone();
            let late = async move { line.ask(move |database| Box::pin(database.append(append, run))).await };
            tokio::spawn(late);
            return Box::pin(async { Ok(Appended::Done) });
        }
        self.ask(move |database| Box::pin(database.append(append, run)))
    }

    fn create_table(&self, table: TableId, first: Stamped, listing: Listing) -> Stored<'_, ()> {
        let run = self.run();
        self.ask(move |database| {
            Box::pin(async move {
                database.sqlite.create_table(table.clone(), first, listing).await?;
                database.among_nodes().own(&table, run);
                Ok(())
            })
        })
    }

    fn rename(&self, guest: GuestId, name: String) -> Stored<'_, ()> {
        let run = self.run();
        self.ask(move |database| {
            Box::pin(async move {
                database.sqlite.rename(guest.clone(), name.clone()).await?;
                database.among_nodes().tell(Some(run), &News::Renamed { guest, name });
                Ok(())
            })
        })
    }

    fn due(&self, now: Time) -> Stored<'_, Vec<TableId>> {
        let run = self.run();
        self.ask(move |database| Box::pin(database.due(now, run)))
    }

    fn begin_run(&self, now: Time) -> Stored<'_, ()> {
        Box::pin(async move {
            let begun = self.note(move |among_nodes| among_nodes.begin_run(now));
            self.0.run.store(begun.await?, Ordering::Relaxed);
            Ok(())
        })
    }

    fn alive(&self, now: Time) -> Stored<'_, ()> {
        let run = self.run();
        self.note(move |among_nodes| among_nodes.alive(run, now))
    }

    fn downtime(&self, since: Time, now: Time) -> Stored<'_, i64> {
        self.note(move |among_nodes| among_nodes.downtime(since, now))
    }

    pass_through! {
        log(table: TableId, after: u64) -> Vec<Stamped>;
        delete_table(table: TableId) -> ();
        tables_of(guest: GuestId) -> Vec<TableCard>;
        public_tables() -> Vec<TableCard>;
        cards() -> Vec<TableCard>;
        all_tables() -> Vec<TableId>;
        add_guest(person: Person, token: Hash) -> ();
        guest(token: Hash) -> Option<Person>;
        add_code(guest: GuestId, code: Hash, until: Time) -> ();
        use_code(code: Hash, token: Hash, now: Time) -> Option<Person>;
        add_bot(owner: GuestId, bot: Person, token: Hash) -> bool;
        bots_of(owner: GuestId) -> Vec<Person>;
        renew_bot(owner: GuestId, bot: GuestId, token: Hash) -> Option<Person>;
        revoke(guest: GuestId) -> ();
        is_banned(token: Hash) -> bool;
        forget(guest: GuestId) -> Vec<TableId>;
        webhook(guest: GuestId) -> Option<String>;
        set_webhook(guest: GuestId, url: Option<String>) -> ();
        table_webhook(table: TableId, guest: GuestId) -> Option<String>;
        set_table_webhook(table: TableId, guest: GuestId, url: Option<String>) -> ();
        told_of_turn(table: TableId, guest: GuestId) -> Vec<String>;
        add_device(guest: GuestId, device: PushSubscription, now: Time) -> ();
        remove_device(guest: GuestId, endpoint: String) -> ();
        devices_of(guest: GuestId) -> Vec<PushSubscription>;
        matches_of(guest: GuestId, wanted: Matches) -> MyMatches;
        statistics_of(guest: GuestId, game: Option<String>) -> Statistics;
        ladder(game: String, page: u32) -> Ladder;
        prune(before: Time) -> ();
    }
}

impl Nodes for Line {
    fn news(&self) -> UnboundedReceiver<News> {
        let (news, heard) = unbounded_channel();
        tokio::spawn(self.clone().hear(news));
        heard
    }

    fn tell(&self, news: News) -> Stored<'_, ()> {
        let run = self.run();
        self.note(move |among_nodes| among_nodes.tell(Some(run), &news))
    }

    fn claim(&self, table: TableId) -> Stored<'_, bool> {
        let run = self.run();
        self.note(move |among_nodes| among_nodes.claim(&table, run))
    }

    fn take_over(&self, now: Time) -> Stored<'_, Vec<TableId>> {
        let run = self.run();
        self.ask(move |database| Box::pin(database.take_over(now, run)))
    }

    fn watch(&self, table: TableId, guest: GuestId) {
        if !self.is_cut() {
            self.0.database.among_nodes().watching.insert((table, guest, self.run()));
        }
    }

    fn unwatch(&self, table: TableId, guest: GuestId) {
        if !self.is_cut() {
            self.0.database.among_nodes().watching.remove(&(table, guest, self.run()));
        }
    }

    fn unwatch_all(&self) {
        self.0.database.among_nodes().watching.retain(|(_, _, run)| *run != self.run());
    }

    fn is_watched_elsewhere(&self, table: TableId, guest: GuestId) -> Stored<'_, bool> {
        let run = self.run();
        self.note(move |among_nodes| {
            let is_it = |at: &(TableId, GuestId, usize)| {
                at.0 == table && at.1 == guest && at.2 != run && among_nodes.is_up(at.2)
            };
            among_nodes.watching.iter().any(is_it)
        })
    }

    fn keep(&self, name: &'static str, value: String) -> Stored<'_, String> {
        self.note(move |among_nodes| among_nodes.kept.entry(name).or_insert(value).clone())
    }

    fn end_run(&self, at: Time) -> Stored<'_, ()> {
        let run = self.run();
        self.note(move |among_nodes| among_nodes.end_run(run, at))
    }
}

fn unavailable(reason: &str) -> Unavailable {
    Unavailable { reason: reason.to_owned() }
}
