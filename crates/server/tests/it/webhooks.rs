//! "Your turn", told to an address elsewhere.

use crate::client::{Client, PATIENCE};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Command, TableId};
use reqwest::Method;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

async fn put(client: &Client, url: &str) -> (u16, String) {
    let request = client.request(Method::PUT, "/api/guest/webhook").json(&json!({ "url": url }));
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
    let play = async {
        while ada.known.is_asked() {
            let prompt = ada.known.play().prompt.clone().unwrap();
            let action = prompt.legal[0].clone();
            ada.must(&table, Command::Act { seat: Seat::new(0), prompt: prompt.number, action }).await;
        }
    };
    let ((first, second), ()) = tokio::join!(told, play);
    assert_eq!(first, second);
    let (line, body) = second;
    assert_eq!(line, "POST /hook?for=bob HTTP/1.1");
    let expected = json!({ "event": "your_turn", "guest": bob.guest, "table": table, "game": "new_york" });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(&body[key], value, "{key}");
    }
    let gone = bob.request(Method::DELETE, "/api/guest/webhook").send().await.unwrap();
    assert_eq!(gone.status(), 204);
    let kept: Value = bob.get("/api/guest/webhook").await.json().await.unwrap();
    assert_eq!(kept, Value::Null);
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
