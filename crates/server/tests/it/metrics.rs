//! What those who watch over a server read: its numbers, whether it can save, and the names of requests.

use crate::client::Known;
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::Command;
use std::collections::BTreeMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::atomic::Ordering;
use std::time::Duration;

const OPERATOR: &str = "a token of the operator's own";
const METRICS: &str = "a token for the numbers";

async fn house() -> House {
    House::with(|config| {
        config.operator_token = Some(OPERATOR.to_owned());
        config.metrics_token = Some(METRICS.to_owned());
    })
    .await
}

/// The numbers by their names with labels.
async fn numbers(house: &House) -> BTreeMap<String, f64> {
    let request = crate::client::http().get(house.url("/metrics")).bearer_auth(METRICS);
    let text = request.send().await.unwrap().text().await.unwrap();
    let lines = text.lines().filter(|line| !line.starts_with('#'));
    lines
        .map(|line| line.rsplit_once(' ').unwrap())
        .map(|(name, value)| (name.to_owned(), value.parse().unwrap()))
        .collect()
}

/// Waits until a number is as expected: what a client sees may come before what is counted.
async fn until(house: &House, name: &str, fits: impl Fn(f64) -> bool) {
    for _ in 0..200 {
        if numbers(house).await.get(name).is_some_and(|value| fits(*value)) {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{name} is {:?}", numbers(house).await.get(name));
}

#[tokio::test]
async fn a_match_shows_in_the_numbers() {
    let house = house().await;
    let before = numbers(&house).await;
    assert_eq!((before["speakeasy_ready"], before["speakeasy_steps_total"]), (1.0, 0.0));
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    ada.refused(&table, Command::Start).await;
    ada.send_text("no JSON".to_owned()).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    ada.until(Known::is_over).await;
    let record = ada.get(&format!("/api/tables/{table}/record")).await.text().await.unwrap();
    let steps = record.lines().count() - 2;
    let after = numbers(&house).await;
    assert_eq!(after["speakeasy_steps_total"], steps as f64);
    assert_eq!(after["speakeasy_tables_awake"], 1.0);
    assert_eq!(after["speakeasy_tables_opened_total"], 1.0);
    assert_eq!(after["speakeasy_sockets"], 1.0);
    assert_eq!(after[r#"speakeasy_refused_messages_total{kind="empty_seats"}"#], 1.0);
    assert_eq!(after[r#"speakeasy_refused_messages_total{kind="unreadable"}"#], 1.0);
    assert_eq!(after["speakeasy_commit_failures_total"], 0.0);
    let commits = after["speakeasy_commit_seconds_count"];
    assert!(commits >= 3.0 && after["speakeasy_commit_seconds_sum"] > 0.0, "{after:?}");
    assert_eq!(after[r#"speakeasy_commit_seconds_bucket{le="+Inf"}"#], commits);
    let bound = |at: &str| after[&format!("speakeasy_commit_seconds_bucket{{le=\"{at}\"}}")];
    assert!(bound("0.001") <= bound("0.25") && bound("0.25") <= bound("5"), "{after:?}");
    assert_eq!((after["speakeasy_bots_waiting"], after["speakeasy_bots_thinking"]), (0.0, 0.0));
    ada.disconnect();
    until(&house, "speakeasy_sockets", |value| value == 0.0).await;
}

#[tokio::test]
async fn the_numbers_are_for_whoever_has_a_token_for_them() {
    let house = house().await;
    let mut client = house.guest("Ada").await;
    assert_eq!(client.get("/metrics").await.status(), 403, "a guest, though from this very machine");
    let nobody = crate::client::http().get(house.url("/metrics")).send().await.unwrap();
    assert_eq!(nobody.status(), 403);
    for (token, metrics, tables) in [(OPERATOR, 200, 200), (METRICS, 200, 403)] {
        token.clone_into(&mut client.token);
        assert_eq!(client.get("/metrics").await.status(), metrics);
        assert_eq!(client.get("/api/operator/tables").await.status(), tables, "{token}");
    }
    let kind = r#"speakeasy_refused_requests_total{kind="operator"}"#;
    assert_eq!(numbers(&house).await[kind], 3.0);
}

#[tokio::test]
async fn a_server_that_cannot_save_is_up_but_not_ready() {
    let (house, is_out) = House::that_fails().await;
    let status =
        async |path: &str| crate::client::http().get(house.url(path)).send().await.unwrap().status().as_u16();
    assert_eq!((status("/healthz").await, status("/readyz").await), (200, 200));
    is_out.store(true, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(6500)).await;
    assert_eq!((status("/healthz").await, status("/readyz").await), (200, 503));
    is_out.store(false, Ordering::SeqCst);
    tokio::time::sleep(Duration::from_millis(1500)).await;
    assert_eq!(status("/readyz").await, 200);
}

#[tokio::test]
async fn what_cannot_be_saved_is_counted() {
    let (house, is_out) =
        House::that_fails_with(|config| config.metrics_token = Some(METRICS.to_owned())).await;
    let mut ada = house.guest("Ada").await;
    let table = open_table(&ada, &settings("don", 3)).await;
    ada.watch(&table).await;
    is_out.store(true, Ordering::SeqCst);
    assert_eq!(ada.refused(&table, Command::Sit { seat: Seat::new(0) }).await.code, "unavailable");
    let numbers = numbers(&house).await;
    assert_eq!(numbers["speakeasy_commit_failures_total"], 1.0);
    assert_eq!(numbers[r#"speakeasy_refused_messages_total{kind="unavailable"}"#], 1.0);
}

#[tokio::test]
async fn every_answer_names_its_request() {
    for is_trusted in [true, false] {
        let house = House::with(|config| {
            let proxy = IpAddr::V4(Ipv4Addr::LOCALHOST);
            config.trusted_proxies = is_trusted.then_some(proxy).into_iter().collect();
        })
        .await;
        let id = async |path: &str, given: &str| {
            let request = crate::client::http().get(house.url(path)).header("x-request-id", given);
            let answer = request.send().await.unwrap();
            answer.headers()["x-request-id"].to_str().unwrap().to_owned()
        };
        for path in ["/healthz", "/api/guest", "/nothing/here"] {
            assert_eq!(id(path, "c0ffee").await == "c0ffee", is_trusted, "{path}");
        }
        assert_ne!(id("/healthz", "not plain").await, "not plain");
    }
}

#[tokio::test]
async fn a_token_for_numbers_is_not_short() {
    let folder = tempfile::tempdir().unwrap();
    let mut config = server::Config::new(folder.path().to_owned());
    config.listen.set_port(0);
    config.metrics_token = Some("short".to_owned());
    let refused = server::Server::start(config).await.err().unwrap().to_string();
    assert!(refused.contains("at least 16 characters"), "{refused}");
}
