//! D6: bots that think all the time do not keep people waiting.

use super::crowd::{Person, Place, Process, Town};
use super::floods::until_answered;
use super::proof::{Proof, is_alone, share};
use super::weakened::Weakened;
use super::{percentile, settings};
use crate::runner::BINARY;
use protocol::{Command, CommandId, Room, TableId};
use server::Weakness;
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::{sleep, timeout};

const MOST: Duration = Duration::from_millis(100);
/// Whoever waits longer gives up.
const PATIENCE: Duration = Duration::from_secs(5);

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
    let (busy, begun) = (server.busy(), Instant::now());
    let seconds = Duration::from_secs(share(30, 5));
    let (mut count, mut p99) = measure(&places, server.address, seconds).await;
    if p99 > MOST && !is_alone() {
        // What ran beside it may be over by now.
        (count, p99) = measure(&places, server.address, seconds).await;
    }
    let busy = (server.busy() - busy).as_secs_f64() / begun.elapsed().as_secs_f64();
    assert!(p99 <= MOST, "p99 {p99:?} over {count} commands, {busy:.2} cores busy");
    server.kill();
    let weak = Weakened::start(folder.path(), |config| {
        config.weakness = Some(Weakness::BotsOnNetworkThreads);
    });
    let (_, without) = measure(&places, weak.address, Duration::from_secs(3)).await;
    assert!(without > MOST, "the control must fail: p99 {without:?}");
    proof.holds(format!(
        "{bots} bot tables + {people} people's: {count} commands, p99 {p99:.1?}, {busy:.2} cores busy; control (bots on \
         the threads of the network): p99 {without:.1?}"
    ));
}

/// How many commands people gave while bots thought, and the time that ninety-nine of a hundred did not exceed.
async fn measure(places: &[Place], server: SocketAddr, seconds: Duration) -> (usize, Duration) {
    // The bots are woken within a second.
    sleep(Duration::from_secs(2)).await;
    let talk = |place: &Place| talk(place.people[0].clone(), place.table.clone(), server, seconds);
    let talking: Vec<_> = places.iter().map(|place| tokio::spawn(talk(place))).collect();
    let mut times = Vec::new();
    for each in talking {
        times.extend(each.await.unwrap());
    }
    (times.len(), percentile(&mut times, 99))
}

/// Says something every second; how long each took.
async fn talk(person: Person, table: TableId, server: SocketAddr, seconds: Duration) -> Vec<Duration> {
    let Ok(Some(mut line)) = timeout(PATIENCE, person.connect(server)).await else { return vec![PATIENCE] };
    line.watch(&table).await;
    let (begun, mut times) = (Instant::now(), Vec::new());
    while begun.elapsed() < seconds {
        let (id, sent) = (CommandId(uuid::Uuid::new_v4()), Instant::now());
        line.command(&table, id, Command::Say { room: Room::Table, text: "well".to_owned() }).await;
        let is_answered = timeout(PATIENCE, until_answered(&mut line, id)).await.is_ok();
        times.push(sent.elapsed());
        if !is_answered {
            return times;
        }
        sleep(Duration::from_secs(1)).await;
    }
    times
}
