//! D7: nobody gets more than a share of the house, neither a person nor an address.

use super::proof::Proof;
use super::status;
use crate::client::Client;
use crate::house::{House, open_table, settings};
use protocol::{Command, GuestInfo, TableId, ToClient, ToServer};
use reqwest::RequestBuilder;
use serde_json::json;
use server::Limits;
use std::net::{IpAddr, Ipv4Addr};
use std::num::NonZeroU32;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

/// Whom the proxy speaks for.
const HERE: &str = "203.0.113.1";
const THERE: &str = "203.0.113.2";

/// A house behind a proxy, whose limits are small.
async fn house(change: impl FnOnce(&mut Limits)) -> House {
    House::with(|config| {
        config.trusted_proxies = vec![IpAddr::V4(Ipv4Addr::LOCALHOST)];
        change(&mut config.limits);
    })
    .await
}

/// So many an hour that so many are allowed at once, and the next after minutes.
fn at_once(number: u32) -> NonZeroU32 {
    NonZeroU32::new(5 * number).unwrap()
}

#[tokio::test]
async fn d7_nobody_gets_more_than_a_share() {
    let proof = Proof::of("D7", "limits per identity and address");
    let limits = [guests().await, tables().await, tables_at_once().await, sockets().await, watched().await];
    bots().await;
    proof.holds(format!(
        "{} limits: guests an address, tables a person and an address, tables at once, sockets a person and an \
         address, tables a socket, bots a person; all exact, nobody else refused",
        limits.iter().sum::<usize>() + 1
    ));
}

async fn guests() -> usize {
    let house = house(|limits| limits.guests = at_once(4)).await;
    let come_in = async |from| {
        let request = crate::client::http().post(house.url("/api/guest")).header("x-forwarded-for", from);
        status(request.json(&json!({ "name": "Ada" }))).await
    };
    for _ in 0..4 {
        assert_eq!(come_in(HERE).await, 200);
    }
    assert_eq!((come_in(HERE).await, come_in(THERE).await), (429, 200));
    1
}

async fn tables() -> usize {
    let house = house(|limits| (limits.tables, limits.tables_from_address) = (at_once(3), at_once(5))).await;
    let (ada, bob, cay) = (house.guest("Ada").await, house.guest("Bob").await, house.guest("Cay").await);
    let open = async |client: &Client, from| status(opening(client).header("x-forwarded-for", from)).await;
    for _ in 0..3 {
        assert_eq!(open(&ada, HERE).await, 201);
    }
    assert_eq!(open(&ada, THERE).await, 429, "a person");
    for _ in 0..2 {
        assert_eq!(open(&bob, HERE).await, 201);
    }
    assert_eq!((open(&bob, HERE).await, open(&cay, THERE).await), (429, 201), "an address");
    2
}

async fn tables_at_once() -> usize {
    let house = house(|limits| limits.tables_at_once = 2).await;
    let (mut ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let first = open_table(&ada, &settings("don", 3)).await;
    open_table(&ada, &settings("don", 3)).await;
    assert_eq!((status(opening(&ada)).await, status(opening(&bob)).await), (409, 201));
    ada.watch(&first).await;
    ada.must(&first, Command::Close).await;
    assert_eq!((status(opening(&ada)).await, status(opening(&ada)).await), (201, 409));
    1
}

async fn sockets() -> usize {
    let house = house(|limits| (limits.sockets, limits.sockets_from_address) = (2, 3)).await;
    let (ada, bob, cay) = (house.guest("Ada").await, house.guest("Bob").await, house.guest("Cay").await);
    let mut held = Vec::new();
    for (client, from, taken) in [
        (&ada, HERE, true),
        (&ada, THERE, true),
        (&ada, THERE, false),
        (&bob, HERE, true),
        (&bob, HERE, true),
        (&cay, HERE, false),
        (&cay, THERE, true),
    ] {
        let mut request = format!("ws://{}/ws", house.address).into_client_request().unwrap();
        let headers = request.headers_mut();
        headers.insert("authorization", format!("Bearer {}", client.token).parse().unwrap());
        headers.insert("x-forwarded-for", from.parse().unwrap());
        match connect_async(request).await {
            Ok(socket) if taken => held.push(socket),
            Err(Error::Http(answer)) if !taken => assert_eq!(answer.status(), 429),
            other => panic!("{taken}: {other:?}"),
        }
    }
    2
}

/// How many tables a socket watches.
async fn watched() -> usize {
    let house = house(|_| {}).await;
    let mut ada = house.guest("Ada").await;
    ada.connect().await;
    let mut refused = 0;
    for number in 0..40 {
        ada.send(&ToServer::Watch { table: TableId(format!("none-{number}")), since: None, seat: None })
            .await;
        refused += u32::from(matches!(ada.next().await, ToClient::Unreadable { .. }));
    }
    assert_eq!(refused, 8);
    1
}

async fn bots() {
    let house = house(|_| {}).await;
    let (ada, bob) = (house.guest("Ada").await, house.guest("Bob").await);
    for _ in 0..16 {
        let made = ada.post("/api/bots", &json!({ "name": "Al" })).await;
        assert!(made.json::<GuestInfo>().await.unwrap().token.is_some());
    }
    assert_eq!(ada.post("/api/bots", &json!({ "name": "Al" })).await.status(), 409);
    assert_eq!(bob.post("/api/bots", &json!({ "name": "Al" })).await.status(), 201);
}

fn opening(client: &Client) -> RequestBuilder {
    client.request(reqwest::Method::POST, "/api/tables").json(&json!({ "settings": settings("don", 3) }))
}
