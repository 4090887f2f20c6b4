//! E3: a house is copied between databases and backed up under load; what comes out is what went in, and plays on.

use crate::client::{Client, Known};
use crate::cluster::Cluster;
use crate::house::{Nodes, open_table, settings};
use game_core::Seat;
use protocol::{Command, GuestInfo, Phase, Room, TableId};
use server::store::{CopyError, Place, Postgres, Sqlite, SqliteSettings, Store, backup, copy};
use server::table::{Entry, Table};
use server::{Config, Server};
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

async fn new_database() -> String {
    tokio::task::spawn_blocking(|| Cluster::shared().database()).await.unwrap()
}

/// A server on SQLite.
async fn small_house(folder: &Path) -> Server {
    let mut config = Config::new(folder.to_owned());
    config.listen.set_port(0);
    Server::start(config).await.unwrap()
}

/// A finished match, one that waits for Ada, and a table that has not begun.
async fn fill(ada: &mut Client) -> Vec<TableId> {
    let over = open_table(ada, &settings("don", 3)).await;
    ada.watch(&over).await;
    ada.must(&over, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&over, Command::Start).await;
    ada.until(Known::is_over).await;
    let waits = open_table(ada, &settings("new_york", 2)).await;
    ada.known = Known::default();
    ada.watch(&waits).await;
    ada.must(&waits, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&waits, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&waits, Command::Start).await;
    ada.must(&waits, Command::Say { room: Room::Table, text: "naïve “quotes” \u{1f3b2}".to_owned() }).await;
    ada.until(Known::is_asked).await;
    let open = open_table(ada, &settings("gangster", 3)).await;
    ada.must(&open, Command::Sit { seat: Seat::new(0) }).await;
    vec![over, waits, open]
}

/// All logs of a store, each of which must fold.
async fn logs(store: &dyn Store) -> Vec<(TableId, Vec<server::table::Stamped>)> {
    let mut logs = Vec::new();
    for table in store.all_tables().await.unwrap() {
        let log = store.log(table.clone(), 0).await.unwrap();
        Table::fold(&log).unwrap();
        logs.push((table, log));
    }
    logs
}

#[tokio::test]
async fn a_house_moves_to_postgres_and_back_and_its_people_play_on() {
    let (here, there) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let server = small_house(here.path()).await;
    let mut ada = Client::come_in(server.address, "Ada").await;
    let tables = fill(&mut ada).await;
    ada.disconnect();
    server.close().await;
    let url = new_database().await;
    let (from, to) = (Place::parse(here.path().to_str().unwrap()), Place::parse(&url));
    let copied = copy(&from, &to).await.unwrap();
    let count = |kind: &str| copied.iter().find(|(name, _)| *name == kind).unwrap().1;
    assert_eq!((count("tables"), count("guests"), count("matches"), count("results")), (3, 1, 1, 3));
    let sqlite = Sqlite::open(&server::database(here.path()), &SqliteSettings::default()).unwrap();
    let postgres = Postgres::open(&url).await.unwrap();
    let before = logs(&sqlite).await;
    assert_eq!(before, logs(&postgres).await);
    assert_eq!(before.len(), tables.len());
    assert!(matches!(copy(&from, &to).await, Err(CopyError::Occupied(_))));

    let nodes = Nodes::start_on(url.clone(), 2).await;
    let info = GuestInfo { guest: ada.guest.clone(), name: "Ada".to_owned(), token: Some(ada.token.clone()) };
    let mut ada = Client::known(nodes.servers[1].address, &info);
    ada.watch(&tables[1]).await;
    crate::house::take_turn(&mut ada, &tables[1]).await;
    ada.disconnect();
    for server in nodes.servers {
        server.close().await;
    }

    let back = Place::parse(there.path().to_str().unwrap());
    copy(&to, &back).await.unwrap();
    let returned = Sqlite::open(&server::database(there.path()), &SqliteSettings::default()).unwrap();
    assert_eq!(logs(&returned).await, logs(&postgres).await);
    drop(returned);
    let server = small_house(there.path()).await;
    ada.address = server.address;
    ada.watch(&tables[1]).await;
    assert!(ada.known.play.is_some());
    server.close().await;
}

#[tokio::test]
async fn what_cannot_be_copied_is_refused_and_leaves_nothing() {
    let (here, url) = (tempfile::tempdir().unwrap(), new_database().await);
    let nothing = copy(&Place::parse(here.path().to_str().unwrap()), &Place::parse(&url)).await;
    assert!(matches!(nothing, Err(CopyError::Nothing(_))), "{nothing:?}");
    let server = small_house(here.path()).await;
    let ada = Client::come_in(server.address, "Ada").await;
    open_table(&ada, &settings("don", 3)).await;
    server.close().await;
    // PostgreSQL cannot keep this character; SQLite can.
    let path = server::database(here.path());
    let database = rusqlite::Connection::open(&path).unwrap();
    database.execute("UPDATE guests SET name = 'A' || char(0)", []).unwrap();
    drop(database);
    let refused = copy(&Place::File(path), &Place::parse(&url)).await;
    assert!(matches!(refused, Err(CopyError::Failed { .. })), "{refused:?}");
    assert_eq!(Postgres::open(&url).await.unwrap().all_tables().await.unwrap(), []);
}

/// Talks at a table until it is told to stop; gives how much was acknowledged.
async fn talk(mut client: Client, table: TableId, stop: tokio_util::sync::CancellationToken) -> usize {
    client.connect().await;
    let mut said = 0;
    while !stop.is_cancelled() {
        let text = format!("word {said}");
        client.must(&table, Command::Say { room: Room::Table, text }).await;
        said += 1;
        sleep(Duration::from_millis(5)).await;
    }
    said
}

/// Backs up while people talk; gives how many of their words are in the backup.
async fn back_up_under_load(from: &Place, ada: &mut Client) -> usize {
    let folder = tempfile::tempdir().unwrap();
    let tables = fill(ada).await;
    let stop = tokio_util::sync::CancellationToken::new();
    let talking = tokio::spawn(talk(ada.twin(), tables[2].clone(), stop.clone()));
    sleep(Duration::from_millis(300)).await;
    let file = folder.path().join("monday.db");
    backup(from, &file).await.unwrap();
    assert!(matches!(backup(from, &file).await, Err(CopyError::Exists(_))));
    sleep(Duration::from_millis(100)).await;
    stop.cancel();
    let said = talking.await.unwrap();
    // Restored elsewhere it is a house like any other.
    let elsewhere = folder.path().join("restored");
    std::fs::create_dir(&elsewhere).unwrap();
    std::fs::copy(&file, server::database(&elsewhere)).unwrap();
    let restored = Sqlite::open(&server::database(&elsewhere), &SqliteSettings::default()).unwrap();
    let logs = logs(&restored).await;
    assert_eq!(logs.len(), tables.len());
    let is_word = |entry: &Entry| matches!(entry, Entry::Said { text, .. } if text.starts_with("word"));
    let saved = logs.iter().flat_map(|(_, log)| log).filter(|each| is_word(&each.entry)).count();
    assert!(saved > 0 && saved < said, "{saved} of {said} words are in the backup");
    drop(restored);
    let server = small_house(&elsewhere).await;
    ada.disconnect();
    ada.address = server.address;
    ada.known = Known::default();
    ada.watch(&tables[1]).await;
    crate::house::take_turn(ada, &tables[1]).await;
    ada.known = Known::default();
    ada.watch(&tables[0]).await;
    assert_eq!(ada.known.lobby().phase, Phase::Over);
    server.close().await;
    saved
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e3_a_backup_of_sqlite_under_load_is_a_whole_house() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = Config::new(folder.path().to_owned());
    config.listen.set_port(0);
    let many = std::num::NonZeroU32::new(1_000_000).unwrap();
    (config.limits.messages, config.limits.chat) = (many, many);
    let server = Server::start(config).await.unwrap();
    let mut ada = Client::come_in(server.address, "Ada").await;
    back_up_under_load(&Place::File(server::database(folder.path())), &mut ada).await;
    server.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e3_a_backup_of_two_nodes_under_load_is_a_whole_house() {
    let nodes = Nodes::start(2).await;
    let mut ada = nodes.guest(0, "Ada").await;
    back_up_under_load(&Place::Database(nodes.url.clone()), &mut ada).await;
}
