//! D1: many live tables of all games, two players and two spectators each, so many commands a second.

use crate::crowd::{Line, Person, Place, Process, Town, asked};
use crate::figures::figures;
use futures_util::future::join_all;
use game_core::Seat;
use protocol::{Answer, Command, CommandId, Prompt, Room, TableId, ToClient};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::sync::mpsc;
use tokio::time::{MissedTickBehavior, interval, sleep};

const GAMES: [(&str, u8); 3] = [("don", 3), ("gangster", 2), ("new_york", 2)];

pub(crate) async fn run(binary: &Path, seconds: Duration, tables: u64, rate: u64) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let mut town = Town::found(folder.path());
    let plans = (0..tables).map(|number| {
        let (game, seats) = GAMES[number as usize % 3];
        let settings = serde_json::from_value(json!({ "game": game, "seats": seats })).unwrap();
        town.plan(settings, 2, "easy")
    });
    let plans = plans.collect();
    let places = town.settle(plans).await;
    let spectators = town.people(2 * tables as u32).await;
    drop(town);
    let server = Process::start(binary, folder.path(), &["--chat-per-minute", "100000"]);
    sleep(Duration::from_secs(1)).await;
    let at_rest = server.memory();
    let (players, answers) = gather(&server, &places, spectators).await;
    sleep(Duration::from_secs(2)).await;
    let (gathered, busy) = (server.memory(), server.busy());
    let begun = Instant::now();
    let (times, errors) = tokio::join!(pace(&players, begun, seconds, rate), hear(answers, seconds)).1;
    let busy = (server.busy() - busy).as_secs_f64() / begun.elapsed().as_secs_f64();
    let memory = server.memory();
    json!({
        "tables": tables, "sockets": 4 * tables, "seconds": seconds.as_secs(), "asked_per_second": rate,
        "commands": figures(times, seconds), "errors": errors, "cores": (busy * 100.0).round() / 100.0,
        "memory_kib": { "at_rest": at_rest, "gathered": gathered, "after": memory,
                        "per_table_with_its_sockets": (gathered.saturating_sub(at_rest)) / tables },
    })
}

/// What became of a command: how long it took, or none if it went wrong.
type Heard = Option<Duration>;

async fn gather(
    server: &Process,
    places: &[Place],
    spectators: Vec<Person>,
) -> (Vec<mpsc::Sender<()>>, mpsc::UnboundedReceiver<Heard>) {
    let (tell, answers) = mpsc::unbounded_channel();
    let mut players = Vec::new();
    let tables = places.iter().flat_map(|place| [&place.table, &place.table]);
    let watching: Vec<_> = spectators.into_iter().zip(tables).collect();
    for some in watching.chunks(50) {
        join_all(some.iter().map(|(person, table)| watch(person, table, server.address))).await;
    }
    for (place, seat) in places.iter().flat_map(|place| [(place, 0), (place, 1)]) {
        let mut line = place.people[seat].connect(server.address).await.expect("let in");
        line.watch(&place.table).await;
        let (go, told) = mpsc::channel(4);
        players.push(go);
        let player = Player { line, table: place.table.clone(), seat: Seat::new(seat), prompt: None };
        tokio::spawn(player.run(told, tell.clone()));
    }
    (players, answers)
}

async fn watch(person: &Person, table: &TableId, server: SocketAddr) {
    let mut line = person.connect(server).await.expect("let in");
    line.watch(table).await;
    tokio::spawn(async move { while line.next_text().await.is_some() {} });
}

/// Lets one player after the other do something, so many a second.
async fn pace(players: &[mpsc::Sender<()>], begun: Instant, seconds: Duration, rate: u64) {
    let mut ticks = interval(Duration::from_secs_f64(1.0 / rate as f64));
    ticks.set_missed_tick_behavior(MissedTickBehavior::Burst);
    for player in players.iter().cycle() {
        ticks.tick().await;
        if begun.elapsed() >= seconds {
            return;
        }
        let _ = player.try_send(());
    }
}

async fn hear(mut answers: mpsc::UnboundedReceiver<Heard>, seconds: Duration) -> (Vec<Duration>, usize) {
    let (mut times, mut errors) = (Vec::new(), 0);
    let end = tokio::time::Instant::now() + seconds + Duration::from_secs(1);
    while let Ok(Some(heard)) = tokio::time::timeout_at(end, answers.recv()).await {
        match heard {
            Some(time) => times.push(time),
            None => errors += 1,
        }
    }
    (times, errors)
}

struct Player {
    line: Line,
    table: TableId,
    seat: Seat,
    prompt: Option<Prompt>,
}

impl Player {
    async fn run(mut self, mut told: mpsc::Receiver<()>, tell: mpsc::UnboundedSender<Heard>) {
        let mut sent: Option<(CommandId, Instant)> = None;
        loop {
            tokio::select! {
                go = told.recv(), if sent.is_none() => {
                    if go.is_none() {
                        return;
                    }
                    let id = CommandId(uuid::Uuid::new_v4());
                    let command = self.next_command();
                    sent = Some((id, Instant::now()));
                    self.line.command(&self.table, id, command).await;
                }
                message = self.line.next() => {
                    let Some(message) = message else {
                        let _ = tell.send(None);
                        return;
                    };
                    if let Some(prompt) = asked(&message) {
                        self.prompt = prompt;
                    }
                    if let ToClient::Answer { id, answer, .. } = message
                        && let Some((_, begun)) = sent.take_if(|(sent, _)| *sent == id)
                    {
                        let time = Some(begun.elapsed()).filter(|_| matches!(answer, Answer::Done { .. }));
                        let _ = tell.send(time);
                    }
                }
            }
        }
    }

    /// Acts if asked, else says something.
    fn next_command(&mut self) -> Command {
        match self.prompt.take() {
            Some(Prompt { number, legal }) => {
                let action = legal[number as usize % legal.len()].clone();
                Command::Act { seat: self.seat, prompt: number, action }
            }
            None => Command::Say { room: Room::Table, text: "your turn".to_owned() },
        }
    }
}
