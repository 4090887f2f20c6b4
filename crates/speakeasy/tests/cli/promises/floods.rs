//! D3: clients that never read, flood or dawdle are cut in time, and nobody else waits for them.

use super::crowd::{Line, Person, Place, Process, Town};
use super::proof::{Proof, is_alone, share};
use super::weakened::Weakened;
use super::{percentile, settings};
use crate::runner::BINARY;
use futures_util::{SinkExt, StreamExt};
use protocol::{Command, CommandId, Room, TableId, ToClient};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::sync::Semaphore;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

/// How soon whoever is slow is cut, and whoever floods.
const SLOW: Duration = Duration::from_secs(10);
const FLOOD: Duration = Duration::from_secs(1);
/// Below this nobody notices.
const UNNOTICED: Duration = Duration::from_millis(40);
/// What the tests that run beside this one make of it.
const BUSY: Duration = Duration::from_millis(200);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn d3_slow_readers_and_floods_hurt_only_themselves() {
    let proof = Proof::of("D3", "cut within 10 s (floods 1 s), others' p99 ≤ 2 ×");
    let attackers = share(20, 3) as usize;
    let folder = tempfile::tempdir().unwrap();
    let mut town = Town::found(folder.path());
    let plans = (0..10).map(|_| town.plan(settings("new_york", 2), 2, "easy")).collect();
    let places = town.settle(plans).await;
    let evil = town.people(5 * attackers as u32).await;
    drop(town);
    let server = Process::start(Path::new(BINARY), folder.path(), &["--chat-per-minute", "100000"]);
    let seconds = Duration::from_secs(share(20, 4));
    let (calm, during) =
        attacked(server.address, &places, &evil, seconds).await.unwrap_or_else(|failed| panic!("{failed}"));
    server.kill();
    let weak = Weakened::start(folder.path(), |config| {
        config.limits.waiting_frames = Semaphore::MAX_PERMITS;
        config.limits.slowest_read = Duration::from_secs(3600);
    });
    let failed = attacked(weak.address, &places, &evil[..5], Duration::from_secs(1)).await;
    let failed = failed.expect_err("the control must fail");
    assert!(failed.contains("never reads"), "the control fails for another reason: {failed}");
    proof.holds(format!(
        "{} attackers of five kinds, all cut in time; others' p99 {calm:.1?} before, {during:.1?} during; control \
         (unbounded queue): {failed}",
        evil.len()
    ));
}

/// Attacks a server while honest people go on: their p99 before and meanwhile, or what was not kept.
async fn attacked(
    server: SocketAddr,
    places: &[Place],
    evil: &[Person],
    seconds: Duration,
) -> Result<(Duration, Duration), String> {
    let mut calm = talk(places, server, seconds).await;
    let mut attacks = Vec::new();
    for (index, person) in evil.iter().enumerate() {
        let table = places[index % places.len()].table.clone();
        attacks.push(tokio::spawn(attack(index % 5, person.clone(), table, server)));
    }
    let mut during = talk(places, server, seconds.max(SLOW)).await;
    for attack in attacks {
        let (name, after, most) = attack.await.unwrap();
        if after > most + Duration::from_millis(500) {
            return Err(format!("{name} was not cut within {after:.1?}"));
        }
    }
    let (calm, during) = (percentile(&mut calm, 99), percentile(&mut during, 99));
    match during <= (calm * 2).max(if is_alone() { UNNOTICED } else { BUSY }) {
        true => Ok((calm, during)),
        false => Err(format!("p99 {calm:?} without, {during:?} with attackers")),
    }
}

/// The times of the commands of honest people, all tables at once.
async fn talk(places: &[Place], server: SocketAddr, seconds: Duration) -> Vec<Duration> {
    let talking: Vec<_> = places
        .iter()
        .flat_map(|place| place.people.iter().map(move |person| (person.clone(), place.table.clone())))
        .map(|(person, table)| tokio::spawn(chat(person, table, server, seconds)))
        .collect();
    let mut times = Vec::new();
    for each in talking {
        times.extend(each.await.unwrap());
    }
    times
}

async fn chat(person: Person, table: TableId, server: SocketAddr, seconds: Duration) -> Vec<Duration> {
    let mut line = person.connect(server).await.expect("honest people are let in");
    line.watch(&table).await;
    let (begun, mut times) = (Instant::now(), Vec::new());
    while begun.elapsed() < seconds {
        let (id, sent) = (CommandId(uuid::Uuid::new_v4()), Instant::now());
        let say = Command::Say { room: Room::Table, text: "x".repeat(400) };
        line.command(&table, id, say).await;
        until_answered(&mut line, id).await;
        times.push(sent.elapsed());
        sleep(Duration::from_millis(200)).await;
    }
    times
}

/// Reads until this command is answered.
pub(super) async fn until_answered(line: &mut Line, id: CommandId) {
    loop {
        let message = line.next().await.expect("honest people are not cut");
        if matches!(message, ToClient::Answer { id: answered, .. } if answered == id) {
            return;
        }
    }
}

/// Attacks in one of five ways; gives its name, when it was cut, and when it must be.
async fn attack(
    kind: usize,
    person: Person,
    table: TableId,
    server: SocketAddr,
) -> (&'static str, Duration, Duration) {
    let begun = Instant::now();
    match kind {
        0 => {
            messages(&person, server, Message::text("{}")).await;
            ("a flood of messages", begun.elapsed(), FLOOD)
        }
        1 => {
            messages(&person, server, Message::Ping(vec![7; 100].into())).await;
            ("a flood of pings", begun.elapsed(), FLOOD)
        }
        2 => {
            never_read(&person, &table, server).await;
            ("a client that never reads", begun.elapsed(), SLOW)
        }
        3 => {
            let header = format!("GET / HTTP/1.1\r\nhost: {server}\r\nx-long: {}\r\n", "x".repeat(64 << 10));
            head(&person, server, header).await;
            ("a head of 64 KiB", begun.elapsed(), SLOW)
        }
        _ => {
            head(&person, server, "GET / HTTP/1.1\r\nhost:".to_owned()).await;
            ("a head without end", begun.elapsed(), SLOW)
        }
    }
}

/// As many messages as go through, until the server has had enough.
async fn messages(person: &Person, server: SocketAddr, message: Message) {
    let (mut sink, mut stream) = person.connect(server).await.expect("let in at first").stream.split();
    let flood = async {
        while sink.send(message.clone()).await.is_ok() {
            tokio::task::yield_now().await;
        }
    };
    let hear = async { while let Some(Ok(_)) = stream.next().await {} };
    tokio::select! { () = flood => {}, () = hear => {} }
}

/// Asks for the whole table again and again, as often as is allowed, and reads nothing of it.
async fn never_read(person: &Person, table: &TableId, server: SocketAddr) {
    let mut line = person.connect(server).await.expect("let in at first");
    let begun = Instant::now();
    while begun.elapsed() < SLOW + Duration::from_secs(2) {
        if !line.watch(table).await {
            return;
        }
        sleep(Duration::from_millis(60)).await;
    }
}

/// Sends a head that does not end, and waits until the server ends it.
async fn head(person: &Person, server: SocketAddr, text: String) {
    let mut stream = person.dial(server).await.unwrap();
    let _ = stream.write_all(text.as_bytes()).await;
    let mut answer = Vec::new();
    let _ = timeout(SLOW + Duration::from_secs(2), stream.read_to_end(&mut answer)).await;
}
