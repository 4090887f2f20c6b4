//! Two real processes on one PostgreSQL: `kill -9` of one while the other goes on.

#[path = "../../../server/tests/it/client.rs"]
#[allow(dead_code, reason = "shared with the tests of the server crate")]
mod client;
#[path = "../../../server/tests/cluster/mod.rs"]
#[allow(dead_code, reason = "shared with the tests of the server crate")]
pub(crate) mod cluster;

use crate::promises::crowd::Process;
use crate::runner::{BINARY, run_in};
use client::{Client, Known};
use cluster::Cluster;
use game_core::Seat;
use protocol::{Command, Room, TableId};
use serde_json::{Value, json};
use server::store::{Postgres, Store};
use server::table::{Entry, Table};
use std::path::Path;
use std::time::Duration;

fn node(data: &Path, url: &str) -> Process {
    Process::start(Path::new(BINARY), data, &["--database", url, "--chat-per-minute", "100000"])
}

async fn open_table(host: &Client, game: &str, seats: u8) -> TableId {
    let settings = json!({ "game": game, "seats": seats });
    let answer: Value =
        host.post("/api/tables", &json!({ "settings": settings })).await.json().await.unwrap();
    TableId(answer["table"].as_str().unwrap_or_else(|| panic!("{answer}")).to_owned())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a3_killing_one_of_two_nodes_loses_nothing_and_the_other_goes_on() {
    let cluster = Cluster::start(&[]);
    let url = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    let mut doomed = node(&folder.path().join("a"), &url);
    let survivor = node(&folder.path().join("b"), &url);
    let mut bob = Client::come_in(survivor.address, "Bob").await;
    for round in 0..3 {
        let mut ada = Client::come_in(doomed.address, "Ada").await;
        let table = open_table(&ada, "gangster", 3).await;
        ada.watch(&table).await;
        bob.known = Known::default();
        bob.watch(&table).await;
        // Bots alone, which the doomed node thinks for since it began the match.
        ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
        ada.must(&table, Command::Say { room: Room::Spectators, text: format!("acknowledged {round}") })
            .await;
        ada.must(&table, Command::Start).await;
        let acknowledged = ada.known.version;
        doomed.kill();
        bob.until(Known::is_over).await;
        let log = Postgres::open(&url).await.unwrap().log(table.clone(), 0).await.unwrap();
        Table::fold(&log).unwrap();
        assert!(log.len() as u64 >= acknowledged);
        let said = format!("acknowledged {round}");
        let is_it = |entry: &Entry| matches!(entry, Entry::Said { text, .. } if *text == said);
        assert_eq!(log.iter().filter(|each| is_it(&each.entry)).count(), 1);
        // Ada comes back, to the other node, and sees the end.
        ada.disconnect();
        ada.address = survivor.address;
        ada.known = Known::default();
        ada.watch(&table).await;
        assert!(ada.known.is_over());
        doomed = node(&folder.path().join("a"), &url);
    }
    doomed.kill();
}

#[tokio::test]
async fn people_at_a_killed_node_go_on_at_the_other() {
    let cluster = Cluster::start(&[]);
    let url = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    let (doomed, survivor) = (node(&folder.path().join("a"), &url), node(&folder.path().join("b"), &url));
    let (mut ada, mut bob) =
        (Client::come_in(doomed.address, "Ada").await, Client::come_in(survivor.address, "Bob").await);
    let table = open_table(&ada, "new_york", 2).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    ada.must(&table, Command::Start).await;
    doomed.kill();
    ada.disconnect();
    ada.address = survivor.address;
    ada.known = Known::default();
    ada.watch(&table).await;
    let mut turns = 0;
    while !(ada.known.is_over() && bob.known.is_over()) {
        for client in [&mut ada, &mut bob] {
            if client.known.is_asked() {
                let play = client.known.play().clone();
                let prompt = play.prompt.unwrap();
                let action = prompt.legal[prompt.legal.len() / 2].clone();
                let act = Command::Act { seat: play.to_act.unwrap(), prompt: prompt.number, action };
                client.must(&table, act).await;
                turns += 1;
            } else if !client.known.is_over() {
                let _ = tokio::time::timeout(Duration::from_millis(20), client.next()).await;
            }
        }
    }
    assert!(turns > 10);
}

#[tokio::test]
async fn copy_backup_and_export_work_on_postgres() {
    let url = Cluster::shared().database();
    let folder = tempfile::tempdir().unwrap();
    let server = node(&folder.path().join("a"), &url);
    let mut ada = Client::come_in(server.address, "Ada").await;
    let table = open_table(&ada, "don", 3).await;
    ada.watch(&table).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    ada.until(Known::is_over).await;
    let at = folder.path();
    run_in(at, &["backup", "monday.db", "--database", &url]).expect_good();
    let told = run_in(at, &["copy", "monday.db", "restored"]).expect_good();
    assert!(told.out.contains("every record was compared"), "{}", told.out);
    for source in [["--data", "restored"], ["--database", &url]] {
        let out = format!("records{}", source[0]);
        run_in(at, &["export", "--out", &out, source[0], source[1]]).expect_good();
    }
    let record = |out: &str| std::fs::read(at.join(out).join(format!("{table}.jsonl"))).unwrap();
    assert_eq!(record("records--data"), record("records--database"));
}

#[tokio::test]
async fn the_doctor_looks_at_a_postgres_database() {
    let cluster = Cluster::start(&[]);
    let url = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    let doctor =
        |url: &str| run_in(folder.path(), &["doctor", "--port", "0", "--data", "a", "--database", url]);
    let told =
        |run: crate::runner::Run, part: &str| assert!(run.out.contains(part), "{part} is not in {}", run.out);
    told(doctor(&url), "fit and empty; the first start makes the tables");
    let server = node(&folder.path().join("a"), &url);
    let ada = Client::come_in(server.address, "Ada").await;
    let table = open_table(&ada, "don", 3).await;
    told(doctor(&url), "with 1 tables, all of which can be read; 1 nodes are up");
    server.kill();
    let name = url.rsplit('/').next().unwrap();
    let spoil = format!("UPDATE log SET entry = 'nonsense' WHERE table_id = '{table}'");
    assert!(cluster.psql(name, &spoil));
    let spoilt = doctor(&url);
    assert_eq!(spoilt.code, Some(1));
    told(spoilt, &format!("table {table} cannot be read"));
    assert!(cluster.psql(name, &format!("ALTER DATABASE {name} SET synchronous_commit = off")));
    told(doctor(&url), "must have synchronous_commit on but has off");
    told(doctor("postgres://postgres@127.0.0.1:1/none"), "the database is away");
}
