//! Whole matches of every game: two people over sockets, the other seats bots, to the result and its proof.

use crate::client::Client;
use crate::house::{House, open_table, settings};
use game_core::{Replay, Seat, replay_text};
use protocol::{Command, Phase, TableId, What};
use serde_json::{Value, json};

/// Plays for a person: takes the last legal action, which in these games gets on.
pub(crate) async fn play_to_the_end(client: &mut Client, table: &TableId) {
    let mut turns = 0usize;
    loop {
        client.until(|known| known.is_asked() || known.is_over()).await;
        if client.known.is_over() {
            return;
        }
        let play = client.known.play();
        let prompt = play.prompt.clone().expect("asked");
        let seat = play.viewer.expect("seated");
        turns += 1;
        let action = prompt.legal[(turns * 7) % prompt.legal.len()].clone();
        client.must(table, Command::Act { seat, prompt: prompt.number, action }).await;
    }
}

async fn a_match_of(game: &str) {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(&ada, &settings(game, 4)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(2) }).await;
    bob.must(&table, Command::AddValue { seat: Seat::new(2), value: "né en 1930".to_owned() }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    let commitment = ada.known.lobby().commitment.clone();
    ada.must(&table, Command::Start).await;
    tokio::join!(play_to_the_end(&mut ada, &table), play_to_the_end(&mut bob, &table));

    let lobby = ada.known.lobby();
    assert_eq!((lobby.phase, &lobby.commitment), (Phase::Over, &commitment));
    assert!(ada.known.happened.iter().any(|each| matches!(each.what, What::Finished { .. })));
    assert_eq!(ada.known.play().result, bob.known.play().result);
    let record = ada.get(&format!("/api/tables/{table}/record")).await.text().await.unwrap();
    check_record(game, &record, ada.known.play().steps, ada.known.play().result.as_ref().unwrap());
    let verdict = ada.request(reqwest::Method::POST, "/api/verify").body(record).send().await.unwrap();
    let verdict: Value = verdict.json().await.unwrap();
    assert_eq!(verdict["type"], "fair", "{verdict}");
    check_positions(&ada, &table).await;
}

fn check_record(game: &str, record: &str, steps: u32, result: &Value) {
    let (header, played) =
        replay_text(record.trim_end().as_bytes(), Replay::new(&games::find), |_, _| {}).unwrap();
    assert_eq!(header.game, game);
    assert_eq!(header.names.unwrap(), ["Ada", "easy", "Bob", "easy"]);
    assert_eq!(header.fairness.unwrap()["values"], json!([null, null, "né en 1930", null]));
    assert_eq!((played.steps() as u32, played.result().as_ref()), (steps, Some(result)));
    let verified = server::fairness::verify(record.as_bytes()).unwrap();
    assert!(verified.draws > 0 && verified.taken_over == 0, "{verified:?}");
    let other = record.replace("né en 1930", "né en 1931");
    assert_eq!(server::fairness::verify(other.as_bytes()).unwrap_err().id(), "fairness");
}

async fn check_positions(client: &Client, table: &TableId) {
    let steps = client.known.play().steps;
    let path = |number: u32| format!("/api/tables/{table}/position/{number}");
    let last: Value = client.get(&path(steps)).await.json().await.unwrap();
    assert_eq!(last["view"], client.known.play().view);
    let first: Value = client.get(&path(0)).await.json().await.unwrap();
    assert_eq!(first["steps"], 0);
    assert_eq!(client.get(&path(steps + 1)).await.status(), 404);
}

#[tokio::test]
async fn a_match_of_don_is_played_to_its_end() {
    a_match_of("don").await;
}

#[tokio::test]
async fn a_match_of_gangster_is_played_to_its_end() {
    a_match_of("gangster").await;
}

#[tokio::test]
async fn a_match_of_new_york_is_played_to_its_end() {
    a_match_of("new_york").await;
}
