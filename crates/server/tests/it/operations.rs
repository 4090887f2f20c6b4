//! What whoever runs the server relies on: limits behind a proxy, headers, tables that cannot be read, reviews kept.

use crate::client::Known;
use crate::house::{House, open_table, settings};
use protocol::Command;
use serde_json::{Value, json};
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

#[tokio::test]
async fn behind_a_trusted_proxy_limits_count_whom_it_speaks_for() {
    for (trusted, statuses) in [(true, [200, 429, 200]), (false, [200, 429, 429])] {
        let house = House::with(|config| {
            config.limits.guests = NonZeroU32::new(5).unwrap();
            config.trusted_proxies = if trusted { vec![IpAddr::V4(Ipv4Addr::LOCALHOST)] } else { Vec::new() };
        })
        .await;
        let http = crate::client::http();
        let mut seen = Vec::new();
        for client in ["203.0.113.1", "203.0.113.1", "203.0.113.2"] {
            let request = http.post(house.url("/api/guest")).header("x-forwarded-for", client);
            seen.push(request.json(&json!({ "name": "Ada" })).send().await.unwrap().status().as_u16());
        }
        assert_eq!(seen, statuses);
    }
}

#[tokio::test]
async fn an_address_has_so_many_sockets_and_no_more() {
    let house = House::with(|config| config.limits.sockets_from_address = 2).await;
    let (mut ada, mut bob, cay) =
        (house.guest("Ada").await, house.guest("Bob").await, house.guest("Cay").await);
    ada.connect().await;
    bob.connect().await;
    assert!(cay.open_socket().await.is_none());
    ada.disconnect();
    for _ in 0..100 {
        if cay.open_socket().await.is_some() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("the place of a closed connection stays taken");
}

#[tokio::test]
async fn headers_that_are_too_long_or_too_slow_end_the_connection() {
    let house = House::open().await;
    let head = format!("GET /healthz HTTP/1.1\r\nhost: {}\r\n", house.address);
    let mut long = TcpStream::connect(house.address).await.unwrap();
    let _ = long.write_all(format!("{head}x: {}\r\n\r\n", "y".repeat(64 << 10)).as_bytes()).await;
    let mut answer = String::new();
    let _ = long.read_to_string(&mut answer).await;
    assert!(!answer.contains("200 OK"), "{answer}");
    let mut slow = TcpStream::connect(house.address).await.unwrap();
    slow.write_all(head.as_bytes()).await.unwrap();
    let ended = timeout(Duration::from_secs(20), slow.read(&mut [0; 64])).await;
    assert!(ended.is_ok(), "the server waits for ever");
}

#[tokio::test]
async fn a_table_that_cannot_be_read_hurts_no_other() {
    let mut house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let broken = open_table(&ada, &settings("don", 3)).await;
    let sound = open_table(&ada, &settings("don", 3)).await;
    house.close().await;
    let sql = r#"UPDATE log SET entry = '{"type":"started"}' WHERE table_id = "#;
    let changed = house.sql(&format!("{sql} '{broken}' RETURNING number")).await;
    assert_eq!(changed, ["1"]);
    house.start().await;
    ada.address = house.address;
    for _ in 0..3 {
        assert_eq!(ada.get(&format!("/api/tables/{broken}")).await.status(), 503);
        assert_eq!(ada.get(&format!("/api/tables/{sound}")).await.status(), 200);
    }
}

#[tokio::test]
async fn a_review_is_made_once() {
    let house = House::open().await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    ada.until(Known::is_over).await;
    let path = format!("/api/tables/{table}/review");
    let first: Value = ada.get(&path).await.json().await.unwrap();
    let started = Instant::now();
    let second: Value = ada.get(&path).await.json().await.unwrap();
    assert_eq!(first, second);
    assert!(started.elapsed() < Duration::from_secs(1), "{:?}", started.elapsed());
}
