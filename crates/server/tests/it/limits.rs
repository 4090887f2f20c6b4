//! Whoever asks too much hurts nobody else.

use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Answer, Command, Room};
use serde_json::json;
use std::num::NonZeroU32;

#[tokio::test]
async fn a_flood_is_cut_and_others_are_not() {
    let house = House::with(|config| config.limits.messages = NonZeroU32::new(10).unwrap()).await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let table = open_table(&bob, &settings("don", 3)).await;
    bob.watch(&table).await;
    ada.connect().await;
    for _ in 0..40 {
        ada.send_text("{}".to_owned()).await;
    }
    while ada.try_next().await.is_some() {}
    bob.must(&table, Command::Sit { seat: Seat::new(0) }).await;
}

#[tokio::test]
async fn chat_guests_and_tables_are_limited() {
    let house = House::with(|config| {
        let few = NonZeroU32::new(10).unwrap();
        (config.limits.chat, config.limits.guests, config.limits.tables) = (few, few, few);
    })
    .await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    let mut codes = Vec::new();
    for _ in 0..4 {
        let say = Command::Say { room: Room::Table, text: "hello".to_owned() };
        codes.push(match ada.command(&table, say).await {
            Answer::Done { .. } => "done".to_owned(),
            Answer::Refused(refusal) => refusal.code,
        });
    }
    assert_eq!(codes, ["done", "done", "too_fast", "too_fast"]);
    for (path, body, done) in [
        ("/api/tables", json!({ "settings": settings("don", 3) }), 201),
        ("/api/guest", json!({ "name": "Ada" }), 200),
    ] {
        let statuses = [ada.post(path, &body).await.status(), ada.post(path, &body).await.status()];
        assert_eq!(statuses.map(|status| status.as_u16()), [done, 429], "{path}");
    }
}

#[tokio::test]
async fn a_person_has_so_many_connections_and_no_more() {
    let house = House::with(|config| config.limits.sockets = 2).await;
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    ada.connect().await;
    let second = ada.open_socket().await.unwrap();
    assert!(ada.open_socket().await.is_none());
    bob.connect().await;
    drop(second);
    for _ in 0..100 {
        if ada.open_socket().await.is_some() {
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(20)).await;
    }
    panic!("the place of a closed connection stays taken");
}
