//! The log as JSON: every line an object, and what a message did is found by the name of its request.

use crate::runner::BINARY;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::process::{Command, Stdio};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, connect};

#[test]
#[cfg(unix)]
fn every_line_of_the_log_is_json_and_messages_are_named_after_their_connection() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Command::new(BINARY)
        .current_dir(folder.path())
        .args(["serve", "--port", "0", "--log", "server=debug", "--trusted-proxy", "127.0.0.1"])
        .env("SPEAKEASY_LOG_FORMAT", "json")
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(server.stderr.take().unwrap()).lines().map(|line| {
        let line = line.unwrap();
        serde_json::from_str::<Value>(&line).unwrap_or_else(|_| panic!("not JSON: {line}"))
    });
    let serving = lines.find(|line| line["message"].as_str().unwrap().starts_with("serving on ")).unwrap();
    let address = serving["message"].as_str().unwrap().strip_prefix("serving on http://").unwrap().to_owned();
    let post = |path: &str, token: &str, body: &Value| -> Value {
        let mut stream = TcpStream::connect(&address).unwrap();
        let body = body.to_string();
        write!(
            stream,
            "POST {path} HTTP/1.1\r\nhost: {address}\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\
             x-request-id: from-the-proxy\r\ncontent-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        serde_json::from_str(answer.split_once("\r\n\r\n").unwrap().1).unwrap()
    };
    let guest = post("/api/guest", "", &json!({ "name": "Ada" }));
    let token = guest["token"].as_str().unwrap();
    let table = post("/api/tables", token, &json!({ "settings": { "game": "don", "seats": 3 } }));
    let mut request = format!("ws://{address}/ws").into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    request.headers_mut().insert("x-request-id", "the-connection".parse().unwrap());
    let (mut socket, upgraded) = connect(request).unwrap();
    assert_eq!(upgraded.headers()["x-request-id"], "the-connection");
    socket.send(Message::text("no JSON")).unwrap();
    let id = "00000000-0000-4000-8000-000000000001";
    let start =
        json!({ "type": "command", "table": table["table"], "id": id, "command": { "type": "start" } });
    socket.send(Message::text(start.to_string())).unwrap();
    while !socket.read().unwrap().to_text().unwrap().contains(r#""type":"answer""#) {}
    assert!(Command::new("kill").arg(server.id().to_string()).status().unwrap().success());
    let log: Vec<Value> = lines.collect();
    server.wait().unwrap();
    let line = |message: &str| {
        log.iter().find(|line| line["message"] == message).unwrap_or_else(|| panic!("{log:?}"))
    };
    assert_eq!(line("a table was opened")["span"]["request"], "from-the-proxy");
    assert_eq!(line("an unreadable message")["span"]["request"], "the-connection-1");
    let command = line("a command");
    assert_eq!(
        (&command["span"]["request"], &command["answer"]),
        (&json!("the-connection-2"), &json!("empty_seats"))
    );
    assert!(log.iter().all(|line| !line.to_string().contains(token)), "a token is told");
}
