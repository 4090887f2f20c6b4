//! "Your turn", told to an address elsewhere.

use crate::client::{Client, PATIENCE};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, TableId};
use reqwest::Method;
use serde_json::{Value, json};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

async fn put(client: &Client, url: &str) -> (u16, String) {
    put_at(client, "/api/guest/webhook", url).await
}

async fn put_at(client: &Client, path: &str, url: &str) -> (u16, String) {
    let request = client.request(Method::PUT, path).json(&json!({ "url": url }));
    let answer = request.send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// Takes one request, answers with `status` and gives its path and body.
async fn receive(listener: &TcpListener, status: &str) -> (String, Value) {
    let (mut stream, _) = timeout(PATIENCE, listener.accept()).await.expect("told in time").unwrap();
    let mut request = String::new();
    loop {
        let mut bytes = [0; 1024];
        let count = stream.read(&mut bytes).await.unwrap();
        request.push_str(std::str::from_utf8(&bytes[..count]).unwrap());
        if let Some((head, body)) = request.split_once("\r\n\r\n")
            && let Ok(body) = serde_json::from_str(body)
        {
            let answer = format!("HTTP/1.1 {status}\r\ncontent-length: 0\r\n\r\n");
            stream.write_all(answer.as_bytes()).await.unwrap();
            return (head.lines().next().unwrap().to_owned(), body);
        }
    }
}

/// Ada and Bob at a match of two; Bob does not look.
async fn begin(ada: &mut Client, bob: &mut Client) -> TableId {
    let table = open_table(ada, &settings("new_york", 2)).await;
    ada.watch(&table).await;
    bob.connect().await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    ada.must(&table, Command::Start).await;
    table
}

/// Ada acts until it is Bob's turn.
async fn end_turn(ada: &mut Client, table: &TableId) {
    while ada.known.is_asked() {
        let prompt = ada.known.play().prompt.clone().unwrap();
        let action = prompt.legal[0].clone();
        ada.must(table, Command::Act { seat: Seat::new(0), prompt: prompt.number, action }).await;
    }
}

#[tokio::test]
async fn whoever_does_not_look_is_told_elsewhere_that_it_is_their_turn() {
    let house = House::with(|config| config.private_webhooks = true).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (mut ada, mut bob) = (house.guest("Ada").await, house.guest("Bob").await);
    let url = format!("http://{}/hook?for=bob", listener.local_addr().unwrap());
    assert_eq!(put(&bob, &url).await.0, 204);
    let kept: Value = bob.get("/api/guest/webhook").await.json().await.unwrap();
    assert_eq!(kept["url"], url);
    let table = begin(&mut ada, &mut bob).await;
    // The server is told that something is wrong there, and tries again.
    let told = async { (receive(&listener, "503 No").await, receive(&listener, "200 OK").await) };
    let ((first, second), ()) = tokio::join!(told, end_turn(&mut ada, &table));
    assert_eq!(first, second);
    let (line, body) = second;
    assert_eq!(line, "POST /hook?for=bob HTTP/1.1");
    let expected = json!({ "event": "your_turn", "guest": bob.guest, "name": "Bob", "table": table,
                           "game": "new_york" });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(&body[key], value, "{key}");
    }
    let gone = bob.request(Method::DELETE, "/api/guest/webhook").send().await.unwrap();
    assert_eq!(gone.status(), 204);
    let kept: Value = bob.get("/api/guest/webhook").await.json().await.unwrap();
    assert_eq!(kept, Value::Null);
}

#[tokio::test]
async fn whoever_belongs_to_a_table_has_an_address_told_whose_turn_it_is_there() {
    let house = House::with(|config| config.private_webhooks = true).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (mut ada, mut bob, eve) =
        (house.guest("Ada").await, house.guest("Bob").await, house.guest("Eve").await);
    // Chance says who begins; Bob's turn shall come after the address is given.
    let mut table = begin(&mut ada, &mut bob).await;
    while !ada.known.is_asked() {
        table = begin(&mut ada, &mut bob).await;
    }
    let (path, url) =
        (format!("/api/tables/{table}/webhook"), format!("http://{}/club", listener.local_addr().unwrap()));
    assert_eq!(put_at(&eve, &path, &url).await.0, 403, "strangers are not told");
    assert_eq!(put_at(&ada, &path, "ftp://example.org/").await.0, 422);
    for person in [&ada, &bob] {
        assert_eq!(put_at(person, &path, &url).await.0, 204);
    }
    // Both gave the same address, and Bob has it for himself, too: it is told once.
    assert_eq!(put(&bob, &url).await.0, 204);
    let ((line, body), ()) = tokio::join!(receive(&listener, "200 OK"), end_turn(&mut ada, &table));
    assert_eq!(line, "POST /club HTTP/1.1");
    assert_eq!((&body["name"], &body["table"]), (&json!("Bob"), &json!(table)));
    assert!(timeout(Duration::from_millis(300), listener.accept()).await.is_err(), "told twice");
    let kept: Value = ada.get(&path).await.json().await.unwrap();
    assert_eq!(kept["url"], url);
    assert_eq!(ada.request(Method::DELETE, &path).send().await.unwrap().status(), 204);
    assert_eq!(ada.get(&path).await.json::<Value>().await.unwrap(), Value::Null);
    assert_eq!(put_at(&ada, "/api/tables/none/webhook", &url).await.0, 404);
}

#[tokio::test]
async fn whoever_has_left_a_table_is_told_no_more() {
    let house = House::with(|config| config.private_webhooks = true).await;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (mut ada, mut bob, mut eve) =
        (house.guest("Ada").await, house.guest("Bob").await, house.guest("Eve").await);
    let table = open_table(&ada, &settings("new_york", 2)).await;
    ada.watch(&table).await;
    bob.connect().await;
    eve.connect().await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    eve.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    let url = format!("http://{}/eve", listener.local_addr().unwrap());
    assert_eq!(put_at(&eve, &format!("/api/tables/{table}/webhook"), &url).await.0, 204);
    eve.must(&table, Command::Stand { seat: Seat::new(1) }).await;
    bob.must(&table, Command::Sit { seat: Seat::new(1) }).await;
    ada.must(&table, Command::Start).await;
    end_turn(&mut ada, &table).await;
    assert!(timeout(Duration::from_millis(500), listener.accept()).await.is_err(), "told who has left");
}

#[tokio::test]
async fn private_addresses_are_refused_unless_the_operator_allows_them() {
    let house = House::open().await;
    let ada = house.guest("Ada").await;
    for (wrong, why) in [
        ("http://127.0.0.1:9/", "private"),
        ("http://[::ffff:192.168.0.1]/", "private"),
        ("http://localhost:1930/", "private"),
        ("http://169.254.169.254/latest/meta-data", "private"),
        ("ftp://example.org/", "a webhook is"),
        ("gopher", "a webhook is"),
    ] {
        let (status, text) = put(&ada, wrong).await;
        assert!(status == 422 && text.contains(why), "{wrong}: {status} {text}");
    }
}
