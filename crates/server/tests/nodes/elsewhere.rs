//! What is not in any log: names of those connected, bans, announcements, keys, and who is told of a turn.

use crate::client::Known;
use crate::house::{Nodes, open_table, settings, take_turn};
use game_core::Seat;
use protocol::{Command, Holder, PushKey, ToClient, What};
use reqwest::Method;
use serde_json::json;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

#[tokio::test]
async fn a_new_name_is_known_at_every_node() {
    let nodes = Nodes::start(2).await;
    let ada = nodes.guest(0, "Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    let mut there = ada.twin();
    there.address = nodes.servers[1].address;
    there.watch(&table).await;
    let named = json!({ "name": "Countess" });
    let answer = ada.request(Method::PATCH, "/api/guest").json(&named).send().await.unwrap();
    assert_eq!(answer.status(), 200);
    for _ in 0..100 {
        there.must(&table, Command::Sit { seat: Seat::new(0) }).await;
        let name = match &there.known.lobby().seats[0].holder {
            Holder::Guest { name, .. } => name.clone(),
            _ => String::new(),
        };
        if name == "Countess" {
            return;
        }
        there.must(&table, Command::Stand { seat: Seat::new(0) }).await;
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the name is not known");
}

#[tokio::test]
async fn the_operator_of_one_node_rules_all() {
    let nodes = Nodes::start(2).await;
    let (ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
    let table = open_table(&ada, &settings("don", 3)).await;
    bob.watch(&table).await;
    let operator = |method: Method, path: String| {
        let url = format!("http://{}{path}", nodes.servers[0].address);
        crate::client::http().request(method, url).bearer_auth("the-operators-token")
    };
    let announced = operator(Method::POST, "/api/operator/announcement".to_owned());
    assert_eq!(announced.json(&json!({ "text": "last orders" })).send().await.unwrap().status(), 204);
    while !matches!(bob.next().await, ToClient::Announcement { text } if text == "last orders") {}
    let deleted = operator(Method::DELETE, format!("/api/operator/tables/{table}")).send().await.unwrap();
    assert_eq!(deleted.status(), 204);
    while !matches!(bob.next().await, ToClient::NoTable { .. }) {}
    let banned =
        operator(Method::POST, format!("/api/operator/guests/{}/ban", bob.guest)).send().await.unwrap();
    assert_eq!(banned.status(), 204);
    while bob.try_next().await.is_some() {}
    assert_eq!(bob.get("/api/guest").await.status(), 401);
}

#[tokio::test]
async fn whoever_is_forgotten_is_forgotten_at_every_node() {
    let nodes = Nodes::start(2).await;
    let (mut ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
    let table = open_table(&bob, &settings("don", 3)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    let text = "remember me".to_owned();
    ada.must(&table, Command::Say { room: protocol::Room::Table, text }).await;
    let says = |known: &Known, wanted: &str| {
        known.happened.iter().any(|each| matches!(&each.what, What::Said { text, .. } if text == wanted))
    };
    bob.until(|known| says(known, "remember me")).await;
    assert_eq!(ada.request(Method::DELETE, "/api/guest").send().await.unwrap().status(), 204);
    bob.until(|known| says(known, "")).await;
    assert!(!says(&bob.known, "remember me"));
}

#[tokio::test]
async fn browsers_know_all_nodes_by_one_key() {
    let nodes = Nodes::start(2).await;
    let mut keys = Vec::new();
    for server in &nodes.servers {
        let url = format!("http://{}/api/push", server.address);
        keys.push(crate::client::http().get(url).send().await.unwrap().json::<PushKey>().await.unwrap());
    }
    assert_eq!(keys[0], keys[1]);
}

#[tokio::test]
async fn nobody_is_told_of_a_turn_that_is_seen_at_another_node() {
    let nodes = Nodes::start(2).await;
    let (mut ada, mut bob) = (nodes.guest(0, "Ada").await, nodes.guest(1, "Bob").await);
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/hook", listener.local_addr().unwrap());
    let hook =
        bob.request(Method::PUT, "/api/guest/webhook").json(&json!({ "url": url })).send().await.unwrap();
    assert!(hook.status().is_success(), "{hook:?}");
    let table = open_table(&ada, &settings("new_york", 2)).await;
    ada.watch(&table).await;
    bob.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    ada.must(&table, Command::Start).await;
    // Bob watches at his node, and is told nothing of the turn that Ada's move gives him.
    while !bob.known.is_asked() {
        if ada.known.is_asked() {
            take_turn(&mut ada, &table).await;
            continue;
        }
        tokio::select! {
            message = ada.next() => drop(message),
            message = bob.next() => drop(message),
        }
    }
    assert!(timeout(Duration::from_millis(800), listener.accept()).await.is_err(), "told though he looks");
    // Once he is gone he is.
    while bob.known.is_asked() {
        take_turn(&mut bob, &table).await;
    }
    bob.disconnect();
    tokio::time::sleep(Duration::from_millis(500)).await;
    ada.until(Known::is_asked).await;
    let told = async {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut bytes = [0; 64];
        let _ = stream.read(&mut bytes).await;
        let _ = stream.write_all(b"HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n").await;
    };
    let play = async {
        while ada.known.is_asked() {
            take_turn(&mut ada, &table).await;
        }
    };
    timeout(Duration::from_secs(20), async { tokio::join!(told, play) }).await.expect("told of the turn");
}
