//! A5: whoever comes back sees, byte for byte, what staying would have shown.

use super::dice::Dice;
use super::proof::{Proof, share};
use crate::client::{Client, Stream};
use crate::house::{House, open_table, settings};
use futures_util::{SinkExt, StreamExt};
use game_core::Seat;
use protocol::{Command, Room, TableId};
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::Message;

const SEED: u64 = 5;
const TABLES: [&str; 6] = ["don", "gangster", "new_york", "don", "gangster", "new_york"];

/// All that a viewer was shown, as bytes: the table at each version, and each thing that happened.
#[derive(Default)]
struct Seen {
    version: u64,
    lobby: String,
    play: String,
    at: BTreeMap<u64, (String, String)>,
    happened: BTreeMap<u64, String>,
}

impl Seen {
    fn learn(&mut self, message: &Value) {
        if !matches!(message["type"].as_str(), Some("snapshot" | "update")) {
            return;
        }
        self.version = message["version"].as_u64().unwrap();
        for (part, known) in [("lobby", &mut self.lobby), ("play", &mut self.play)] {
            if let Some(value) = message.get(part) {
                *known = value.to_string();
            }
        }
        self.at.insert(self.version, (self.lobby.clone(), self.play.clone()));
        for each in message["happened"].as_array().unwrap() {
            let told = each.to_string();
            let first = self.happened.insert(each["number"].as_u64().unwrap(), told.clone());
            assert!(first.is_none_or(|first| first == told), "told differently: {each}");
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a5_coming_back_shows_what_staying_would_have_shown() {
    let proof = Proof::of("A5", "20,000 reconnects");
    let reconnects = share(20_000, 400);
    // Those that were cut are not all gone when the next ones come.
    let house = House::with(|config| config.limits.sockets = 1000).await;
    let over = Arc::new(AtomicBool::new(false));
    let (mut tasks, mut talkers) = (Vec::new(), Vec::new());
    for (number, game) in TABLES.into_iter().enumerate() {
        let (mut ada, cay) = (house.guest("Ada").await, house.guest("Cay").await);
        let table = open_table(&ada, &settings(game, 3)).await;
        ada.watch(&table).await;
        ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
        ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
        for (viewer, client) in [&ada, &cay].into_iter().enumerate() {
            let staying = open(client, &table, None).await;
            let coming = client.twin();
            let dice = Dice::new(SEED, (number * 2 + viewer) as u64);
            let each = reconnects / (2 * TABLES.len() as u64) + 1;
            tasks.push(tokio::spawn(compare(staying, coming, table.clone(), dice, each)));
        }
        talkers.push(tokio::spawn(talk(ada, table, Dice::new(SEED, 100 + number as u64), over.clone())));
    }
    let (mut compared, mut cut) = (0, 0);
    for task in tasks {
        let (versions, reconnects) = task.await.unwrap();
        compared += versions;
        cut += reconnects;
    }
    over.store(true, Ordering::SeqCst);
    for talker in talkers {
        talker.await.unwrap();
    }
    proof.holds(format!("{cut} reconnects, {compared} frames compared, all alike"));
}

/// One socket stays while another is cut again and again; all that the second saw, the first saw too.
async fn compare(staying: Stream, client: Client, table: TableId, mut dice: Dice, times: u64) -> (u64, u64) {
    let over = Arc::new(AtomicBool::new(false));
    let stays = tokio::spawn(stay(staying, over.clone()));
    let mut seen = Seen::default();
    for _ in 0..times {
        // Sometimes from the beginning, sometimes from where it was, now and then from long ago.
        let since = match dice.below(10) {
            _ if seen.at.is_empty() => None,
            0 => None,
            1 => Some(seen.version / 2),
            _ => Some(seen.version),
        };
        let mut stream = open(&client, &table, since).await;
        for _ in 0..1 + dice.below(3) {
            let Ok(Some(Ok(message))) = timeout(Duration::from_millis(40), stream.next()).await else {
                break;
            };
            if let Message::Text(text) = message {
                seen.learn(&serde_json::from_str(&text).unwrap());
            }
        }
    }
    sleep(Duration::from_millis(300)).await;
    over.store(true, Ordering::SeqCst);
    let stayed = stays.await.unwrap();
    for (version, table) in &seen.at {
        assert_eq!(stayed.at.get(version), Some(table), "at version {version}");
    }
    for (number, happened) in &seen.happened {
        assert_eq!(stayed.happened.get(number), Some(happened), "happening {number}");
    }
    let missed: Vec<_> = stayed
        .happened
        .range(..=seen.version)
        .filter(|(number, _)| !seen.happened.contains_key(number))
        .collect();
    assert!(missed.is_empty(), "never told: {missed:?}");
    (seen.at.len() as u64, times)
}

async fn stay(mut stream: Stream, over: Arc<AtomicBool>) -> Seen {
    let mut seen = Seen::default();
    while !over.load(Ordering::SeqCst) {
        if let Ok(message) = timeout(Duration::from_millis(100), stream.next()).await {
            let message = message.expect("the one who stays is not cut").unwrap();
            if let Message::Text(text) = message {
                seen.learn(&serde_json::from_str(&text).unwrap());
            }
        }
    }
    seen
}

async fn open(client: &Client, table: &TableId, since: Option<u64>) -> Stream {
    let mut stream = client.open_socket().await.expect("the server takes the connection");
    let watch = json!({ "type": "watch", "table": table, "since": since });
    stream.send(Message::text(watch.to_string())).await.unwrap();
    stream
}

/// Keeps a table busy: plays, talks, lets a bot stand in, takes back, changes the name.
async fn talk(mut ada: Client, table: TableId, mut dice: Dice, over: Arc<AtomicBool>) {
    sleep(Duration::from_millis(200)).await;
    ada.must(&table, Command::Start).await;
    let seat = Seat::new(0);
    while !over.load(Ordering::SeqCst) {
        let steps = ada.known.play.as_ref().map_or(0, |play| play.steps);
        let command = match dice.below(12) {
            0 => Command::StandIn { seat, bot: "easy".to_owned() },
            1 | 2 => Command::TakeBack { seat },
            3 => Command::Undo { seat, to: steps.saturating_sub(1) },
            4..8 => match ada.known.play.as_ref().and_then(|play| play.prompt.clone()) {
                None => Command::TakeBack { seat },
                Some(prompt) => {
                    let action = dice.pick(&prompt.legal).clone();
                    Command::Act { seat, prompt: prompt.number, action }
                }
            },
            8 => {
                let name = json!({ "name": format!("Ada {}", dice.below(100)) });
                ada.request(reqwest::Method::PATCH, "/api/guest").json(&name).send().await.unwrap();
                continue;
            }
            _ => Command::Say { room: Room::Table, text: format!("{} things", dice.below(1000)) },
        };
        ada.command(&table, command).await;
        sleep(Duration::from_millis(dice.below(20))).await;
    }
}
