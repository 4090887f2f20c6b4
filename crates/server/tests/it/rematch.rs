//! The same people once more.

use crate::client::Client;
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, Holder, Lobby, Phase, TableId, TableLists, What};
use serde_json::{Value, json};

async fn rematch(client: &Client, table: &TableId) -> (u16, Value) {
    let answer = client.post(&format!("/api/tables/{table}/rematch"), &json!({})).await;
    (answer.status().as_u16(), answer.json().await.unwrap())
}

#[tokio::test]
async fn the_same_people_meet_again_in_the_same_seats_at_a_linked_table() {
    let house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let mut chosen = settings("don", 3);
    chosen.hints = true;
    let table = open_table(&ada, &chosen).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(2) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy:miser".to_owned() }).await;
    assert_eq!(rematch(&ada, &table).await.1["code"], "not_over");
    ada.must(&table, Command::Start).await;
    ada.must(&table, Command::Close).await;
    assert_eq!(rematch(&bob, &table).await, (403, rematch(&bob, &table).await.1));
    let (status, opened) = rematch(&ada, &table).await;
    assert_eq!(status, 201, "{opened}");
    let next = TableId(opened["table"].as_str().unwrap().to_owned());
    assert_eq!(rematch(&ada, &table).await, (200, opened), "there is one rematch");

    bob.until(|known| known.lobby().rematch.as_ref() == Some(&next)).await;
    assert!(bob.known.happened.iter().any(|each| each.what == What::Rematch { table: next.clone() }));
    let lists: TableLists = bob.get("/api/tables").await.json().await.unwrap();
    assert!(lists.mine.iter().any(|card| card.table == next));
    let first: Lobby = ada.get(&format!("/api/tables/{table}")).await.json().await.unwrap();
    let lobby: Lobby = ada.get(&format!("/api/tables/{next}")).await.json().await.unwrap();
    assert_eq!((lobby.phase, lobby.rematch_of.as_ref()), (Phase::Open, Some(&table)));
    assert_eq!((&lobby.settings, &lobby.host), (&first.settings, &ada.guest));
    let holders = |lobby: &Lobby| lobby.seats.iter().map(|seat| seat.holder.clone()).collect::<Vec<Holder>>();
    assert_eq!(holders(&lobby), holders(&first));
    assert_ne!(lobby.commitment, first.commitment);
    ada.watch(&next).await;
    ada.must(&next, Command::Start).await;
}
