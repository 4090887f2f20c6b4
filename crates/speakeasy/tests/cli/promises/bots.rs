//! D6: bots that think all the time do not keep people waiting.

use super::crowd::{Person, Process, Town};
use super::proof::{Proof, share};
use super::{percentile, settings};
use crate::runner::BINARY;
use protocol::{Command, CommandId, Room, TableId, ToClient};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::sleep;

const MOST: Duration = Duration::from_millis(100);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d6_bots_cannot_stall_people() {
    let proof = Proof::of("D6", "100 bot tables + 200 people's: p99 ≤ 100 ms");
    let (bots, people) = (share(100, 10), share(200, 20));
    let folder = tempfile::tempdir().unwrap();
    let mut town = Town::found(folder.path());
    let plans = (0..bots).map(|_| town.plan(settings("new_york", 4), 0, "hard")).collect();
    town.settle(plans).await;
    let plans = (0..people).map(|_| town.plan(settings("don", 3), 3, "easy")).collect();
    let places = town.settle(plans).await;
    drop(town);
    let server = Process::start(Path::new(BINARY), folder.path(), &["--chat-per-minute", "100000"]);
    // The bots are woken within a second.
    sleep(Duration::from_secs(2)).await;
    let (address, busy) = (server.address, server.busy());
    let begun = Instant::now();
    let seconds = Duration::from_secs(share(30, 5));
    let talking: Vec<_> = places
        .into_iter()
        .map(|place| tokio::spawn(talk(place.people[0].clone(), place.table, address, seconds)))
        .collect();
    let mut times = Vec::new();
    for each in talking {
        times.extend(each.await.unwrap());
    }
    let busy = (server.busy() - busy).as_secs_f64() / begun.elapsed().as_secs_f64();
    let (count, p99) = (times.len(), percentile(&mut times, 99));
    assert!(p99 <= MOST, "p99 {p99:?} over {count} commands, {busy:.2} cores busy");
    proof.holds(format!(
        "{bots} bot tables + {people} people's: {count} commands, p99 {p99:.1?}, {busy:.2} cores busy; no control"
    ));
}

/// Says something every second; how long each took.
async fn talk(person: Person, table: TableId, server: SocketAddr, seconds: Duration) -> Vec<Duration> {
    let mut line = person.connect(server).await.expect("let in");
    line.watch(&table).await;
    let (begun, mut times) = (Instant::now(), Vec::new());
    while begun.elapsed() < seconds {
        let (id, sent) = (CommandId(uuid::Uuid::new_v4()), Instant::now());
        line.command(&table, id, Command::Say { room: Room::Table, text: "well".to_owned() }).await;
        while !matches!(line.next().await.expect("not cut"), ToClient::Answer { id: answered, .. } if answered == id)
        {
        }
        times.push(sent.elapsed());
        sleep(Duration::from_secs(1)).await;
    }
    times
}
