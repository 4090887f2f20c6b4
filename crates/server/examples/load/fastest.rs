//! As many moves as go: a hundred matches of four people, each of whom acts at once when asked.

use crate::crowd::{Line, Place, Process, Town};
use crate::figures::figures;
use game_core::Seat;
use game_core::record::Text;
use protocol::{Command, CommandId, Prompt, Settings, TableId};
use serde::Deserialize;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::timeout_at;

pub(crate) const MATCHES: usize = 100;
pub(crate) const PLAYERS: usize = 4;
/// Matches end: whoever ends one goes on at the next.
const IN_ROW: usize = 12;

pub(crate) async fn run(binary: &Path, seconds: Duration) -> Value {
    let folder = tempfile::tempdir().unwrap();
    let places = settle(Town::found(folder.path())).await;
    let server = Process::start(binary, folder.path(), &["--messages-per-second", "100000"]);
    let (busy, address) = (server.busy(), server.address);
    let times = drive(&places, seconds, |_, _| address).await;
    let busy = (server.busy() - busy).as_secs_f64();
    let ms_a_move = busy * 1000.0 / times.len().max(1) as f64;
    json!({ "matches": MATCHES, "players": PLAYERS, "moves": figures(times, seconds),
            "cores": (busy / seconds.as_secs_f64() * 100.0).round() / 100.0,
            "server_ms_a_move": (ms_a_move * 1000.0).round() / 1000.0, "memory_kib": server.memory() })
}

/// The tables of all matches, which have begun.
pub(crate) async fn settle(mut town: Town) -> Vec<Place> {
    let settings: Settings = serde_json::from_value(json!({ "game": "new_york", "seats": PLAYERS })).unwrap();
    let plans = (0..MATCHES * IN_ROW).map(|_| town.plan(settings.clone(), PLAYERS, "easy")).collect();
    town.settle(plans).await
}

/// Lets everybody play for so long, each at the server that is theirs by the number of the row and the seat; gives how
/// long each move took.
pub(crate) async fn drive(
    places: &[Place],
    seconds: Duration,
    server: impl Fn(usize, usize) -> SocketAddr,
) -> Vec<Duration> {
    let mut lines = Vec::new();
    for (number, row) in places.chunks(IN_ROW).enumerate() {
        for seat in 0..PLAYERS {
            let mut seats = Vec::new();
            for place in row {
                seats.push((place.people[seat].clone(), place.table.clone()));
            }
            lines.push((seats, Seat::new(seat), server(number, seat)));
        }
    }
    let end = Instant::now() + seconds;
    let playing: Vec<_> = lines
        .into_iter()
        .map(|(seats, seat, address)| {
            tokio::spawn(async move {
                let mut times = Vec::new();
                for (person, table) in seats {
                    let Some(line) = person.connect(address).await else { break };
                    if timeout_at(end.into(), play(line, table, seat, &mut times)).await.is_err() {
                        break;
                    }
                }
                times
            })
        })
        .collect();
    let mut times = Vec::new();
    for player in playing {
        times.extend(player.await.unwrap());
    }
    times
}

/// What this client reads of a message: whether it answers, and what it asks.
#[derive(Deserialize)]
struct Told {
    id: Option<CommandId>,
    play: Option<Asked>,
}

#[derive(Deserialize)]
struct Asked {
    prompt: Option<Prompt<Text>>,
}

/// Acts whenever asked until the match is over.
async fn play(mut line: Line, table: TableId, seat: Seat, times: &mut Vec<Duration>) {
    line.watch(&table).await;
    let mut sent: Option<(CommandId, Instant)> = None;
    while let Some(text) = line.next_text().await {
        if text.contains("\"type\":\"finished\"") {
            return;
        }
        // What asks nothing and answers nothing is not worth the client's time.
        if !text.contains("\"prompt\":{") && !text.starts_with("{\"type\":\"answer\"") {
            continue;
        }
        let told: Told = serde_json::from_str(&text).unwrap();
        if let Some((_, begun)) = sent.take_if(|(sent, _)| Some(*sent) == told.id) {
            times.push(begun.elapsed());
        }
        if let Some(prompt) = told.play.and_then(|play| play.prompt) {
            let id = CommandId(uuid::Uuid::new_v4());
            let action = &prompt.legal[prompt.number as usize % prompt.legal.len()];
            let action = serde_json::from_str(action.get()).unwrap();
            sent = Some((id, Instant::now()));
            line.command(&table, id, Command::Act { seat, prompt: prompt.number, action }).await;
        }
    }
}
