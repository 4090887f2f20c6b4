//! The house: its password, and what its operator may do.

use crate::client::Client;
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, Phase, TableCard, ToClient};
use reqwest::Method;
use serde_json::json;

const TOKEN: &str = "a token of the operator's own";

/// A client that shows the operator's token in place of a guest's.
async fn operator(house: &House) -> Client {
    let mut client = house.guest("Op").await;
    client.token = TOKEN.to_owned();
    client
}

async fn house() -> House {
    House::with(|config| config.operator_token = Some(TOKEN.to_owned())).await
}

#[tokio::test]
async fn a_house_with_a_password_lets_in_who_knows_it() {
    let house = House::with(|config| config.house_password = Some("swordfish".to_owned())).await;
    let http = crate::client::http();
    for (body, status) in [
        (json!({ "name": "Ada" }), 403),
        (json!({ "name": "Ada", "password": "tuna" }), 403),
        (json!({ "name": "Ada", "password": "swordfish" }), 200),
    ] {
        let answer = http.post(house.url("/api/guest")).json(&body).send().await.unwrap();
        assert_eq!(answer.status(), status, "{body}");
    }
}

#[tokio::test]
async fn only_the_operator_may_do_what_is_the_operators() {
    let house = house().await;
    let ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    for (method, path) in [
        (Method::GET, "/api/operator/tables".to_owned()),
        (Method::POST, format!("/api/operator/tables/{table}/close")),
        (Method::DELETE, format!("/api/operator/tables/{table}")),
        (Method::POST, format!("/api/operator/guests/{}/ban", ada.guest)),
    ] {
        assert_eq!(ada.request(method, &path).send().await.unwrap().status(), 403, "{path}");
    }
    let page = ada.get("/operator").await;
    assert!(page.headers()["content-type"].to_str().unwrap().starts_with("text/html"));
    assert!(page.text().await.unwrap().contains("/operator.js"));
    assert_eq!(ada.get("/operator.js").await.status(), 200);
}

#[tokio::test]
async fn the_operator_lists_closes_and_deletes_tables() {
    let house = house().await;
    let (mut ada, op) = (house.guest("Ada").await, operator(&house).await);
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    let cards: Vec<TableCard> = op.get("/api/operator/tables").await.json().await.unwrap();
    assert_eq!(cards.iter().map(|card| &card.table).collect::<Vec<_>>(), [&table]);
    let closed = op.post(&format!("/api/operator/tables/{table}/close"), &json!({})).await;
    assert_eq!(closed.status(), 204);
    ada.until(|known| known.lobby().phase == Phase::Closed).await;
    let path = format!("/api/operator/tables/{table}");
    assert_eq!(op.request(Method::DELETE, &path).send().await.unwrap().status(), 204);
    while !matches!(ada.next().await, ToClient::NoTable { .. }) {}
    assert_eq!(ada.get(&format!("/api/tables/{table}")).await.status(), 404);
    assert_eq!(ada.refused(&table, Command::Start).await.code, "no_table");
}

#[tokio::test]
async fn a_guest_who_is_banned_is_known_no_more_and_others_play_on() {
    let house = house().await;
    let (mut ada, mut bob, op) = (house.guest("Ada").await, house.guest("Bob").await, operator(&house).await);
    let table = open_table(&ada, &settings("new_york", 2)).await;
    for (index, person) in [&mut ada, &mut bob].into_iter().enumerate() {
        person.watch(&table).await;
        person.must(&table, Command::Sit { seat: Seat::new(index) }).await;
    }
    ada.must(&table, Command::Start).await;
    let banned = op.post(&format!("/api/operator/guests/{}/ban", ada.guest), &json!({})).await;
    assert_eq!(banned.status(), 204);
    while ada.try_next().await.is_some() {}
    assert_eq!(ada.get("/api/guest").await.status(), 401);
    bob.until(|known| known.lobby().seats[0].stand_in.is_some()).await;
    assert_eq!(bob.known.lobby().host, bob.guest);
}

#[tokio::test]
async fn whoever_is_banned_does_not_simply_come_back() {
    let house = House::with(|config| {
        config.operator_token = Some(TOKEN.to_owned());
        config.trusted_proxies = vec!["127.0.0.1".parse().unwrap()];
    })
    .await;
    let (ada, mut bob, op) = (house.guest("Ada").await, house.guest("Bob").await, operator(&house).await);
    bob.connect().await;
    let come_in = async |cookie: &str, from: &str| {
        let request = crate::client::http().post(house.url("/api/guest")).header("x-forwarded-for", from);
        let request = request.header("origin", house.url("")).header("cookie", format!("speakeasy={cookie}"));
        request.json(&json!({ "name": "Eve" })).send().await.unwrap().status().as_u16()
    };
    let [home, elsewhere] = ["127.0.0.1", "203.0.113.9"];
    assert_eq!(come_in(&ada.token, home).await, 200);
    let ban = async |client: &Client, body| {
        let path = format!("/api/operator/guests/{}/ban", client.guest);
        assert_eq!(op.post(&path, &body).await.status(), 204);
    };
    ban(&ada, json!({})).await;
    assert_eq!((come_in(&ada.token, home).await, come_in("", home).await), (403, 200), "the browser");
    ban(&bob, json!({ "address": true })).await;
    assert_eq!((come_in("", home).await, come_in("", elsewhere).await), (403, 200), "the address");
    assert_eq!(come_in(&bob.token, elsewhere).await, 403);
}

#[tokio::test]
async fn an_announcement_reaches_everybody_who_is_connected() {
    let house = house().await;
    let (mut ada, mut bob, op) = (house.guest("Ada").await, house.guest("Bob").await, operator(&house).await);
    ada.connect().await;
    bob.connect().await;
    let told = op.post("/api/operator/announcement", &json!({ "text": " closing at ten " })).await;
    assert_eq!(told.status(), 204);
    for person in [&mut ada, &mut bob] {
        assert_eq!(person.next().await, ToClient::Announcement { text: "closing at ten".to_owned() });
    }
    assert_eq!(op.post("/api/operator/announcement", &json!({ "text": " " })).await.status(), 422);
}
