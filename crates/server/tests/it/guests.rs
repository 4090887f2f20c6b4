//! Guests: the same person in the same browser and on another device, renamed, forgotten.

use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, DeviceCode, GuestInfo, Holder, Room, What};
use reqwest::Method;
use serde_json::json;

#[tokio::test]
async fn the_same_token_is_the_same_person_and_no_other_is() {
    let house = House::open().await;
    let ada = house.guest(" Ada \u{7} L. ").await;
    let info: GuestInfo = ada.get("/api/guest").await.json().await.unwrap();
    assert_eq!((info.guest, info.name.as_str()), (ada.guest.clone(), "Ada L."));
    let mut stranger = house.guest("Ada").await;
    assert_ne!(stranger.guest, ada.guest);
    stranger.token = ada.guest.to_string();
    assert_eq!(stranger.get("/api/guest").await.status(), 401);
    for name in ["", "   ", &"x".repeat(25)] {
        let answer = ada.request(Method::PATCH, "/api/guest").json(&json!({ "name": name })).send().await;
        assert_eq!(answer.unwrap().status(), 422, "{name}");
    }
}

#[tokio::test]
async fn a_code_brings_the_person_to_another_device_once() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    let code: DeviceCode = ada.post("/api/guest/code", &json!({})).await.json().await.unwrap();
    let mut other = house.guest("somebody").await;
    let used = other.post("/api/guest", &json!({ "code": code.code })).await;
    let info: GuestInfo = used.json().await.unwrap();
    assert_eq!(info.guest, ada.guest);
    other.token = info.token.unwrap();
    let info: GuestInfo = other.get("/api/guest").await.json().await.unwrap();
    assert_eq!(info.guest, ada.guest);
    assert_eq!(ada.get("/api/guest").await.status(), 200);
    assert_eq!(other.post("/api/guest", &json!({ "code": code.code })).await.status(), 403);
}

#[tokio::test]
async fn a_new_name_is_shown_at_the_tables_of_the_person() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    let answer = ada.request(Method::PATCH, "/api/guest").json(&json!({ "name": "Countess" })).send().await;
    assert_eq!(answer.unwrap().status(), 200);
    let named = |holder: &Holder| matches!(holder, Holder::Guest { name, .. } if name == "Countess");
    ada.until(|known| named(&known.lobby().seats[0].holder)).await;
    ada.must(&table, Command::Say { room: Room::Table, text: "call me so".to_owned() }).await;
    let said = |what: &What| matches!(what, What::Said { name, .. } if name == "Countess");
    assert!(ada.known.happened.iter().any(|each| said(&each.what)));
}

#[tokio::test]
async fn whoever_is_forgotten_leaves_neither_name_nor_words() {
    let mut house = House::open().await;
    let (mut ada, mut bob) = (house.guest("Ada-Who-Goes").await, house.guest("Bob").await);
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::Say { room: Room::Table, text: "remember-me".to_owned() }).await;
    let answer = ada.request(Method::DELETE, "/api/guest").send().await.unwrap();
    assert_eq!(answer.status(), 204);
    assert_eq!(ada.get("/api/guest").await.status(), 401);
    while ada.try_next().await.is_some() {}
    bob.until(|known| known.lobby().seats[0].holder == Holder::Empty).await;
    house.close().await;
    // What is deleted stays readable in the file until the database uses its place again, but no row tells it.
    for column in ["log.entry", "tables.card", "guests.name"] {
        let (rows, column) = column.split_once('.').unwrap();
        let sql = format!(
            "SELECT count(*) FROM {rows} WHERE {column} LIKE '%Ada-Who%' OR {column} LIKE '%remember%'"
        );
        assert_eq!(house.sql(&sql).await, ["0"], "{rows}.{column}");
    }
}
