//! D2 and D7: idle sockets cost little, sleeping tables nothing, and thousands of them delay no start.

use super::crowd::{Process, Town};
use super::proof::{Proof, share};
use super::settings;
use crate::runner::BINARY;
use futures_util::future::join_all;
use std::path::Path;
use std::time::Duration;
use tokio::time::sleep;

/// KiB.
const MOST_A_SOCKET: u64 = 32;
const MOST_FOR_ALL_SLEEPING: u64 = 4 << 10;
const START: Duration = Duration::from_secs(2);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d2_d7_idle_sockets_cost_little_and_sleeping_tables_nothing() {
    let proof = Proof::of("D2", "≤ 32 KiB a socket; ~0 a sleeping table");
    let (sockets, tables) = (share(4000, 400) as u32, share(10_000, 500));
    let folder = tempfile::tempdir().unwrap();
    let mut town = Town::found(folder.path());
    let people = town.people(sockets + 50).await;
    let server = Process::start(Path::new(BINARY), folder.path(), &[]);
    let (some, all) = people.split_at(50);
    // What the first sockets cause is not theirs: threads, caches, connections to the database.
    let _first = join_all(some.iter().map(|person| person.connect(server.address))).await;
    sleep(Duration::from_millis(500)).await;
    let before = server.memory();
    let mut lines = Vec::new();
    for some in all.chunks(50) {
        for line in join_all(some.iter().map(|person| person.connect(server.address))).await {
            lines.push(line.expect("the server takes the connection"));
        }
    }
    sleep(Duration::from_secs(1)).await;
    let each = server.memory().saturating_sub(before) / u64::from(sockets);
    assert!(each <= MOST_A_SOCKET, "{each} KiB a socket");
    drop(lines);
    server.kill();
    let empty = started_and_settled(folder.path()).await;
    let plans = (0..tables).map(|_| town.plan(settings("don", 3), 3, "easy")).collect();
    town.settle(plans).await;
    drop(town);
    let full = started_and_settled(folder.path()).await;
    let sleeping = full.memory.saturating_sub(empty.memory);
    assert!(sleeping <= MOST_FOR_ALL_SLEEPING, "{sleeping} KiB for {tables} sleeping tables");
    assert!(full.started_in <= START, "start in {:?}", full.started_in);
    proof.also_holds(
        "D7",
        "10,000 sleeping tables: start ≤ 2 s",
        &format!("{tables} sleeping tables: start in {:.2?}", full.started_in),
    );
    proof.holds(format!(
        "{sockets} sockets: {each} KiB each; {tables} sleeping tables: {sleeping} KiB in all"
    ));
}

struct Settled {
    memory: u64,
    started_in: Duration,
}

async fn started_and_settled(data: &Path) -> Settled {
    let server = Process::start(Path::new(BINARY), data, &[]);
    sleep(Duration::from_millis(2500)).await;
    Settled { memory: server.memory(), started_in: server.started_in }
}
