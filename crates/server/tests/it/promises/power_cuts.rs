//! A1 and A2: whatever was acknowledged to anybody, or shown to anybody, is in the log after a power cut.

use super::dice::Dice;
use super::ledger::{Ledger, logs};
use super::lossy_disk::LossyDisk;
use super::proof::{Proof, share};
use crate::client::Client;
use crate::house::{House, settings};
use game_core::Seat;
use protocol::{Answer, Command, Room, TableId, ToClient, ToServer};
use server::store::{Synchronous, Weakness};
use std::time::Duration;
use tokio::time::timeout;

const SEED: u64 = 1930;
const TABLES: usize = 3;
/// Enough for the log to be moved into the database, which happens every thousand pages.
const MOST_OPERATIONS: u64 = 4000;
const CONTROLS: u64 = 12;

#[derive(Default, Debug)]
struct Outcome {
    acknowledged: usize,
    shown: usize,
    acknowledged_lost: usize,
    shown_lost: usize,
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a1_a2_what_was_acknowledged_or_shown_survives_power_cuts() {
    let proof = Proof::of("A1", "500 cuts, 0 lost");
    let cuts = share(500, 15);
    let mut total = Outcome::default();
    for number in 0..cuts {
        let outcome = cut(number, Synchronous::Full, None).await;
        assert_eq!((outcome.acknowledged_lost, outcome.shown_lost), (0, 0), "cut {number}");
        total.acknowledged += outcome.acknowledged;
        total.shown += outcome.shown;
    }
    let (mut losing, mut shown_losing) = (0, 0);
    for number in 0..CONTROLS {
        let outcome = cut(number, Synchronous::Normal, Some(Weakness::Unchecked)).await;
        losing += u64::from(outcome.acknowledged_lost > 0);
        let outcome = cut(number, Synchronous::Full, Some(Weakness::TellsTooEarly)).await;
        shown_losing += u64::from(outcome.shown_lost > 0);
    }
    assert!(losing > 0 && shown_losing > 0, "the controls must lose: {losing}, {shown_losing}");
    proof.also_holds(
        "A2",
        "500 cuts, 0 lost",
        &format!(
            "{cuts} cuts, {} shown, 0 lost; control (told before commit): {shown_losing} of {CONTROLS} cuts lost",
            total.shown
        ),
    );
    proof.holds(format!(
        "{cuts} cuts, {} acknowledged, 0 lost; control (synchronous=NORMAL): {losing} of {CONTROLS} cuts lost",
        total.acknowledged
    ));
}

async fn cut(number: u64, synchronous: Synchronous, weakness: Option<Weakness>) -> Outcome {
    let mut dice = Dice::new(SEED, number);
    let disk = LossyDisk::register(&format!("lossy-{number}-{weakness:?}"));
    let mut house = House::with(|config| {
        config.sqlite.vfs = Some(disk.name.clone());
        (config.sqlite.synchronous, config.sqlite.weakness) = (synchronous, weakness);
    })
    .await;
    let mut playing = Vec::new();
    for index in 0..TABLES {
        playing.push(tokio::spawn(evening(house.guest("Ada").await, house.guest("Cay").await, index)));
    }
    disk.cut_after(dice.below(MOST_OPERATIONS));
    let mut ledgers = Vec::new();
    for evening in playing {
        ledgers.extend(evening.await.unwrap());
    }
    assert!(disk.is_off());
    house.close().await;
    let folder = tempfile::tempdir().unwrap();
    disk.recover(folder.path(), &mut dice);
    disk.forget();
    let logs = logs(folder.path()).await;
    let mut outcome = Outcome::default();
    for (table, ledger) in ledgers {
        outcome.acknowledged += ledger.acknowledged();
        outcome.shown += ledger.shown.len();
        let (acknowledged, shown) = match logs.get(&table) {
            Some(logged) => ledger.lost(logged),
            None => (ledger.acknowledged(), ledger.shown.len()),
        };
        outcome.acknowledged_lost += acknowledged;
        outcome.shown_lost += shown;
    }
    outcome
}

/// A player against bots and a spectator, until the power goes. Gives what each of them was told.
async fn evening(mut player: Client, mut spectator: Client, index: usize) -> Vec<(TableId, Ledger)> {
    let opened = player.post("/api/tables", &serde_json::json!({ "settings": settings("don", 3) })).await;
    let Ok(opened) = opened.json::<protocol::OpenedTable>().await else { return Vec::new() };
    let table = opened.table;
    let (mut told, mut shown) = (Ledger::default(), Ledger::default());
    player.connect().await;
    spectator.connect().await;
    for client in [&mut player, &mut spectator] {
        client.send(&ToServer::Watch { table: table.clone(), since: None, seat: None }).await;
    }
    let watching = async {
        while let Ok(Some(message)) = timeout(Duration::from_millis(400), spectator.try_next()).await {
            shown.learn(&message);
        }
    };
    tokio::join!(play(&mut player, &table, &mut told, index), watching);
    vec![(table.clone(), told), (table, shown)]
}

/// Plays and talks until something is refused because it cannot be saved.
async fn play(player: &mut Client, table: &TableId, ledger: &mut Ledger, index: usize) {
    let bots = Command::FillWithBots { bot: "easy".to_owned() };
    for command in [Command::Sit { seat: Seat::new(0) }, bots, Command::Start] {
        match give(player, table, ledger, command).await {
            Some(version) => ledger.done.push(version),
            None => return,
        }
    }
    for number in 0.. {
        let text = format!("{index}/{number}");
        let say = Command::Say { room: Room::Table, text: text.clone() };
        match give(player, table, ledger, say).await {
            Some(version) => ledger.said.push((version, text)),
            None => return,
        }
        let Some(prompt) = player.known.play.as_ref().and_then(|play| play.prompt.clone()) else { continue };
        let action = prompt.legal[number % prompt.legal.len()].clone();
        let act = Command::Act { seat: Seat::new(0), prompt: prompt.number, action };
        match give(player, table, ledger, act).await {
            Some(version) => ledger.done.push(version),
            None => return,
        }
    }
}

/// Gives a command, and the version at which it was acknowledged; none once nothing can be saved.
async fn give(client: &mut Client, table: &TableId, ledger: &mut Ledger, command: Command) -> Option<u64> {
    let id = crate::client::new_id();
    client.send(&ToServer::Command { table: table.clone(), id, command }).await;
    loop {
        let message = timeout(Duration::from_secs(5), client.try_next()).await.ok()??;
        ledger.learn(&message);
        match message {
            ToClient::Answer { id: answered, answer: Answer::Done { version }, .. } if answered == id => {
                return Some(version);
            }
            ToClient::Answer { id: answered, .. } if answered == id => return None,
            _ => {}
        }
    }
}
