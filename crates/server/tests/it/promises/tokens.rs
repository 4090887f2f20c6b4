//! F1: guests hold a real secret. Only its hash is stored, no request takes it from anywhere but a cookie or the
//! `Authorization` header, and nothing near it opens anything. That no log line tells one is proved with C2.

use super::proof::Proof;
use super::status;
use crate::client::Client;
use crate::house::House;
use protocol::{DeviceCode, GuestInfo};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use std::collections::BTreeSet;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const TOKENS: usize = 64;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn f1_guests_hold_a_real_secret() {
    let proof = Proof::of("F1", "256-bit token, stored hashed, never in a URL or log; every misuse refused");
    let mut house = House::open().await;
    assert_are_random(&house).await;
    let ada = house.guest("Ada").await;
    let bob = house.guest("Bob").await;
    assert_eq!(status(ada.request(Method::GET, "/api/guest")).await, 200, "the token itself opens");
    let mut refused = 0;
    for wrong in near(&ada, &bob) {
        refused += no_bearer(&ada, &wrong).await;
    }
    refused += elsewhere(&ada).await;
    refused += used_up(&house, &bob).await;
    assert_is_hashed(&house, &ada).await;
    house.restart().await;
    let known = crate::client::http().get(house.url("/api/guest")).bearer_auth(&ada.token).send().await;
    let known: GuestInfo = known.unwrap().json().await.unwrap();
    assert_eq!(known.guest, ada.guest, "the same browser stays the same person");
    proof.holds(format!(
        "{TOKENS} tokens of 256 bits, all different, none in the database; {refused} misuses, all refused: bits \
         changed, cut, hashed, of others, in addresses, bodies and other headers, after they ended"
    ));
}

/// 64 hexadecimal digits each, no two alike, and no digit of all places always the same.
async fn assert_are_random(house: &House) {
    let mut tokens = BTreeSet::new();
    for number in 0..TOKENS {
        tokens.insert(house.guest(&format!("guest {number}")).await.token);
    }
    assert_eq!(tokens.len(), TOKENS);
    let is_hex = |token: &String| token.len() == 64 && token.bytes().all(|byte| byte.is_ascii_hexdigit());
    assert!(tokens.iter().all(is_hex), "256 bits");
    for place in 0..64 {
        let digits: BTreeSet<u8> = tokens.iter().map(|token| token.as_bytes()[place]).collect();
        assert!(digits.len() > 4, "digit {place}: {digits:?}");
    }
}

/// What is nearly Ada's token, or hers in another way.
fn near(ada: &Client, bob: &Client) -> Vec<String> {
    let token = &ada.token;
    let mut wrong = vec![
        String::new(),
        token[..63].to_owned(),
        format!("{token}0"),
        format!("0{token}"),
        format!("{token}{token}"),
        token.chars().rev().collect(),
        format!("{}{}", &token[..32], &bob.token[32..]),
        hash(token),
        ada.guest.to_string(),
        "0".repeat(64),
        "*".to_owned(),
        "' OR 1=1 --".to_owned(),
        "x".repeat(4000),
    ];
    let flipped = |bit: usize| {
        let mut digits = token.clone().into_bytes();
        let digit = u8::from_str_radix(&token[bit / 4..=bit / 4], 16).unwrap() ^ (1 << (bit % 4));
        digits[bit / 4] = char::from_digit(digit.into(), 16).unwrap() as u8;
        String::from_utf8(digits).unwrap()
    };
    wrong.extend((0..256).map(flipped));
    if token.bytes().any(|byte| byte.is_ascii_lowercase()) {
        wrong.push(token.to_uppercase());
    }
    wrong
}

/// Tries a token as bearer and as cookie, for reading, changing and listening; gives how often it was refused.
async fn no_bearer(ada: &Client, token: &str) -> usize {
    let mut refused = 0;
    for (name, value) in
        [("authorization", format!("Bearer {token}")), ("cookie", format!("speakeasy={token}"))]
    {
        let with = |method, path: &str| {
            let own = format!("http://{}", ada.address);
            plain(ada, method, path).header(name, &value).header("origin", own)
        };
        for (method, path) in [(Method::GET, "/api/guest"), (Method::POST, "/api/guest/code")] {
            assert_eq!(status(with(method, path).json(&json!({}))).await, 401, "{name}: {value}: {path}");
            refused += 1;
        }
        assert!(!listens(ada, "/ws", &[(name, &value)]).await, "{name}: {value}");
        refused += 1;
    }
    refused
}

/// The true token where none is looked for: in addresses, bodies and other headers.
async fn elsewhere(ada: &Client) -> usize {
    let token = &ada.token;
    let mut refused = 0;
    let paths = [
        format!("/api/guest?token={token}"),
        format!("/api/guest?speakeasy={token}"),
        format!("/api/guest?access_token={token}"),
        format!("/api/guest#{token}"),
    ];
    for path in &paths {
        assert_eq!(status(plain(ada, Method::GET, path)).await, 401, "{path}");
        refused += 1;
    }
    let headers = [
        ("authorization", token.clone()),
        ("authorization", format!("bearer={token}")),
        ("authorization", format!("Basic {token}")),
        ("authorization", format!("Token {token}")),
        ("x-token", token.clone()),
        ("x-auth-token", token.clone()),
        ("cookie", format!("token={token}")),
        ("cookie", format!("Speakeasy={token}")),
        ("cookie", format!("speakeasy{token}")),
        ("cookie", token.clone()),
        ("sec-websocket-protocol", token.clone()),
    ];
    for (name, value) in &headers {
        assert_eq!(status(plain(ada, Method::GET, "/api/guest").header(*name, value)).await, 401, "{name}");
        assert!(!listens(ada, "/ws", &[(name, value)]).await, "{name}: {value}");
        refused += 2;
    }
    for path in [format!("/ws?token={token}"), format!("/ws?access_token={token}")] {
        assert!(!listens(ada, &path, &[]).await, "{path}");
        refused += 1;
    }
    let body = plain(ada, Method::POST, "/api/guest/code").json(&json!({ "token": token }));
    assert_eq!(status(body).await, 401);
    refused + 1
}

/// What opened once and does no more: a code that was used, and the token of somebody who is forgotten.
async fn used_up(house: &House, bob: &Client) -> usize {
    let code: DeviceCode = bob.post("/api/guest/code", &json!({})).await.json().await.unwrap();
    let somebody = house.guest("somebody").await;
    let come_in = async || somebody.post("/api/guest", &json!({ "code": code.code })).await;
    let taken: Value = come_in().await.json().await.unwrap();
    assert_ne!(taken["token"], bob.token, "each device has a token of its own");
    assert_eq!(come_in().await.status(), 403, "a code is used once");
    assert_eq!(status(bob.request(Method::DELETE, "/api/guest")).await, 204);
    let device = taken["token"].as_str().unwrap();
    1 + no_bearer(bob, &bob.token).await + no_bearer(bob, device).await
}

/// No row of the database holds a token, in letters or in bytes; its hash is there.
async fn assert_is_hashed(house: &House, ada: &Client) {
    let tables = house.sql("SELECT name FROM sqlite_master WHERE type = 'table'").await;
    let (mut hashes, mut columns) = (0, 0);
    for table in &tables {
        for column in house.sql(&format!("SELECT name FROM pragma_table_info('{table}')")).await {
            let count = async |hex: &str| {
                let sql = format!(
                    "SELECT count(*) FROM \"{table}\" WHERE instr(hex(CAST(\"{column}\" AS BLOB)), '{hex}')"
                );
                house.sql(&sql).await[0].parse::<u32>().unwrap()
            };
            let letters: String = ada.token.bytes().map(|byte| format!("{byte:02X}")).collect();
            let bytes = ada.token.to_uppercase();
            assert_eq!((count(&letters).await, count(&bytes).await), (0, 0), "{table}.{column}");
            hashes += count(&hash(&ada.token).to_uppercase()).await;
            columns += 1;
        }
    }
    assert!(hashes > 0 && columns > 10, "{hashes} hashes in {columns} columns of {tables:?}");
}

/// A request that proves nothing yet.
fn plain(ada: &Client, method: Method, path: &str) -> RequestBuilder {
    crate::client::http().request(method, format!("http://{}{path}", ada.address))
}

async fn listens(ada: &Client, path: &str, headers: &[(&'static str, &str)]) -> bool {
    let mut request = format!("ws://{}{path}", ada.address).into_client_request().unwrap();
    request.headers_mut().insert("origin", format!("http://{}", ada.address).parse().unwrap());
    for (name, value) in headers {
        request.headers_mut().insert(*name, value.parse().unwrap());
    }
    connect_async(request).await.is_ok()
}

/// As the server stores it.
fn hash(token: &str) -> String {
    Sha256::digest(token).iter().map(|byte| format!("{byte:02x}")).collect()
}
