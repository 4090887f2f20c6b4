//! E3: a backup made while people and bots go on is a whole house; restored elsewhere, every match of it replays.

use super::crowd::{Person, Place as Seated, Town};
use super::proof::{Proof, share};
use crate::client::{Client, new_id};
use crate::cluster::Cluster;
use crate::house::{Nodes, settings};
use game_core::{Replay, replay_text};
use protocol::{Answer, Command, GuestInfo, Room, TableId};
use server::store::{Place, Sqlite, SqliteSettings, Store, backup, copy};
use server::table::{Entry, Stamped, Table};
use server::{Config, Server};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::Duration;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

const ASKED: &str = "1,000 tables, online copy under load, restored elsewhere, all replayed";
const TALKERS: usize = 20;

type Logs = BTreeMap<TableId, Vec<Stamped>>;
/// What was acknowledged, in that order: where, at which version, and the text.
type Told = Arc<Mutex<Vec<(TableId, u64, String)>>>;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e3_a_backup_of_sqlite_under_load_restores() {
    let proof = Proof::of("E3", ASKED);
    let folder = tempfile::tempdir().unwrap();
    let places = settle(Town::found(folder.path())).await;
    let server = Server::start(config(folder.path())).await.unwrap();
    let file = folder.path().join("monday.db");
    let load = Load::begin(&places, &[server.address]);
    let saved = load.back_up(&Place::File(server::database(folder.path())), &file).await;
    server.close().await;
    let live = Sqlite::open(&server::database(folder.path()), &SqliteSettings::default()).unwrap();
    let backed_up = saved.hold_against(&logs(&live).await, &file).await;
    let restored = folder.path().join("elsewhere");
    std::fs::create_dir(&restored).unwrap();
    std::fs::copy(&file, server::database(&restored)).unwrap();
    let server = Server::start(config(&restored)).await.unwrap();
    goes_on(&places, server.address, &backed_up).await;
    server.close().await;
    proof.holds(format!("SQLite: {}", saved.told(&backed_up)));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e3_a_backup_of_two_nodes_under_load_restores() {
    let proof = Proof::of("E3", ASKED);
    let folder = tempfile::tempdir().unwrap();
    let new = || tokio::task::spawn_blocking(|| Cluster::shared().database());
    let url = new().await.unwrap();
    let places = settle(Town::found_at(&url).await).await;
    let nodes = Nodes::start_on(url.clone(), 2).await;
    let addresses: Vec<SocketAddr> = nodes.servers.iter().map(|server| server.address).collect();
    let file = folder.path().join("monday.db");
    let load = Load::begin(&places, &addresses);
    let saved = load.back_up(&Place::Database(url), &file).await;
    let live = nodes.store().await;
    for server in nodes.servers {
        server.close().await;
    }
    let backed_up = saved.hold_against(&logs(&live).await, &file).await;
    let elsewhere = new().await.unwrap();
    copy(&Place::File(file), &Place::Database(elsewhere.clone())).await.unwrap();
    let restored = Nodes::start_on(elsewhere, 2).await;
    goes_on(&places, restored.servers[1].address, &backed_up).await;
    proof.holds(format!("PostgreSQL, two nodes: {}; the same in a new PostgreSQL", saved.told(&backed_up)));
}

/// Tables of all games; at some of them only bots play, and so to the end.
async fn settle(mut town: Town) -> Vec<Seated> {
    let plan = |number: u64| {
        let (game, seats) = [("don", 3), ("new_york", 2), ("gangster", 3)][number as usize % 3];
        let people = usize::from(number % 4 != 3);
        town.plan(settings(game, seats), people, "easy")
    };
    let plans = (0..share(1000, 24)).map(plan).collect();
    town.settle(plans).await
}

fn config(data: &Path) -> Config {
    let mut config = Config::new(data.to_owned());
    config.listen.set_port(0);
    let many = std::num::NonZeroU32::new(1_000_000).unwrap();
    (config.limits.messages, config.limits.chat) = (many, many);
    config
}

fn client(person: &Person, address: SocketAddr) -> Client {
    let token = Some(person.token.clone());
    Client::known(address, &GuestInfo { guest: person.guest.clone(), name: "Ada".to_owned(), token })
}

/// People who talk at their tables all the time.
struct Load {
    told: Told,
    stop: CancellationToken,
    talking: Vec<tokio::task::JoinHandle<()>>,
}

impl Load {
    fn begin(places: &[Seated], addresses: &[SocketAddr]) -> Load {
        let (told, stop) = (Told::default(), CancellationToken::new());
        let with_people = places.iter().filter(|place| !place.people.is_empty()).take(TALKERS);
        let talk = |(number, place): (usize, &Seated)| {
            let client = client(&place.people[0], addresses[number % addresses.len()]);
            tokio::spawn(talk(client, place.table.clone(), told.clone(), stop.clone()))
        };
        let talking = with_people.enumerate().map(talk).collect();
        Load { told, stop, talking }
    }

    /// Backs up meanwhile, and ends.
    async fn back_up(self, from: &Place, file: &Path) -> Saved {
        let count = || self.told.lock().unwrap().len();
        while count() < share(200, 5) as usize * self.talking.len() {
            sleep(Duration::from_millis(10)).await;
        }
        let (before, begun) = (count(), Instant::now());
        backup(from, file).await.unwrap();
        let (after, took) = (count(), begun.elapsed());
        self.stop.cancel();
        for each in self.talking {
            each.await.unwrap();
        }
        let told = std::mem::take(&mut *self.told.lock().unwrap());
        Saved { told, before, during: after - before, took }
    }
}

async fn talk(mut client: Client, table: TableId, told: Told, stop: CancellationToken) {
    client.connect().await;
    for number in 0.. {
        if stop.is_cancelled() {
            return;
        }
        let text = format!("word {number}");
        let say = Command::Say { room: Room::Table, text: text.clone() };
        let Answer::Done { version } = client.command_with_id(&table, new_id(), say).await else {
            panic!("refused under load")
        };
        told.lock().unwrap().push((table.clone(), version, text));
    }
}

/// What people had been told when the backup began, and afterwards.
struct Saved {
    told: Vec<(TableId, u64, String)>,
    before: usize,
    during: usize,
    took: Duration,
}

impl Saved {
    /// The logs of the backup, each of them the beginning of the live one, and none without what was acknowledged
    /// before the backup began.
    async fn hold_against(&self, live: &Logs, file: &Path) -> Logs {
        let backed_up = logs(&Sqlite::open(file, &SqliteSettings::default()).unwrap()).await;
        assert_eq!(backed_up.len(), live.len());
        for (table, log) in &backed_up {
            assert!(live[table].starts_with(log), "{table} is another than the live one");
        }
        for (table, version, text) in &self.told[..self.before] {
            let said = backed_up[table].get(*version as usize - 1).map(|each| &each.entry);
            assert!(matches!(said, Some(Entry::Said { text: found, .. }) if found == text), "{text} is lost");
        }
        backed_up
    }

    fn told(&self, backed_up: &Logs) -> String {
        let Saved { before, during, took, .. } = self;
        let entries: usize = backed_up.values().map(Vec::len).sum();
        format!(
            "{} tables, {entries} entries backed up in {took:.1?} while {during} more words were saved; {before} acknowledged \
             before it, 0 lost; restored elsewhere, all replayed, and played on",
            backed_up.len()
        )
    }
}

/// All logs of a store, each of which must fold to a table whose record replays.
async fn logs(store: &dyn Store) -> Logs {
    let mut logs = Logs::new();
    for table in store.all_tables().await.unwrap() {
        let log = store.log(table.clone(), 0).await.unwrap();
        let (folded, _) = Table::fold(&log).unwrap();
        let record = folded.record_text().expect("all have begun");
        replay_text(record.as_bytes(), Replay::new(&games::find), |_, _| ()).unwrap();
        logs.insert(table, log);
    }
    logs
}

/// Somebody finds the table as it was backed up, and goes on there.
async fn goes_on(places: &[Seated], address: SocketAddr, backed_up: &Logs) {
    let place = places.iter().find(|place| !place.people.is_empty()).unwrap();
    let mut client = client(&place.people[0], address);
    client.watch(&place.table).await;
    assert!(client.known.version >= backed_up[&place.table].len() as u64);
    let say = Command::Say { room: Room::Table, text: "as if nothing had been".to_owned() };
    client.must(&place.table, say).await;
}
