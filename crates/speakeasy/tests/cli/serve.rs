//! The server as a process: it starts, plays, ends when asked, and what it wrote replays and verifies.

use crate::runner::{BINARY, run_in};
use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::{Message, connect};

pub(crate) struct Server {
    child: Child,
    errors: BufReader<std::process::ChildStderr>,
    pub(crate) address: String,
}

impl Server {
    pub(crate) fn start(folder: &Path) -> Server {
        Server::start_on(folder, "0")
    }

    pub(crate) fn start_on(folder: &Path, port: &str) -> Server {
        Server::try_start(folder, &["--port", port]).expect("the server starts")
    }

    /// A server with further flags; none if it ends at once.
    pub(crate) fn try_start(folder: &Path, flags: &[&str]) -> Option<Server> {
        let mut child = Command::new(BINARY)
            .current_dir(folder)
            .args(["serve", "--data", "data"])
            .args(flags)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut errors = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        let address = loop {
            line.clear();
            if errors.read_line(&mut line).unwrap() == 0 {
                child.wait().unwrap();
                return None;
            }
            if let Some(address) = line.trim().strip_prefix("serving on http://") {
                break address.to_owned();
            }
        };
        Some(Server { child, errors, address })
    }

    pub(crate) fn post(&self, path: &str, token: &str, body: &Value) -> Value {
        serde_json::from_str(&self.request("POST", path, token, &body.to_string())).unwrap()
    }

    /// The body of the answer to a request.
    pub(crate) fn request(&self, method: &str, path: &str, token: &str, body: &str) -> String {
        let mut stream = TcpStream::connect(&self.address).unwrap();
        write!(
            stream,
            "{method} {path} HTTP/1.1\r\nhost: {}\r\nauthorization: Bearer {token}\r\nconnection: close\r\n\
             content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        )
        .unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split_once("\r\n\r\n").unwrap().1.to_owned()
    }

    /// Lets bots play a match and gives its table.
    pub(crate) fn play_a_match(&self) -> String {
        let guest = self.post("/api/guest", "", &json!({ "name": "Ada" }));
        let token = guest["token"].as_str().unwrap();
        let settings = json!({ "settings": { "game": "don", "seats": 3 } });
        let table = self.post("/api/tables", token, &settings)["table"].as_str().unwrap().to_owned();
        let mut request = format!("ws://{}/ws", self.address).into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
        let (mut socket, _) = connect(request).unwrap();
        let commands = [json!({ "type": "fill_with_bots", "bot": "easy" }), json!({ "type": "start" })];
        let mut send = |message: Value| socket.send(Message::text(message.to_string())).unwrap();
        send(json!({ "type": "watch", "table": table }));
        for (number, command) in commands.iter().enumerate() {
            let id = format!("00000000-0000-4000-8000-00000000000{number}");
            send(json!({ "type": "command", "table": table, "id": id, "command": command }));
        }
        loop {
            let message = socket.read().unwrap();
            if message.is_text() && message.to_text().unwrap().contains(r#""type":"finished""#) {
                return table;
            }
        }
    }

    /// Asks the process to end, as an operating system does, and waits until it has.
    pub(crate) fn end(&mut self) {
        assert!(Command::new("kill").arg(self.child.id().to_string()).status().unwrap().success());
        let ended = self.child.wait().unwrap();
        let mut rest = String::new();
        self.errors.read_to_string(&mut rest).unwrap();
        assert!(ended.success() && rest.contains("everything is saved"), "{ended}: {rest}");
    }
}

/// A test that fails leaves no server behind.
impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[test]
#[cfg(unix)]
fn what_was_played_is_exported_replayed_and_verified() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = Server::start(folder.path());
    let table = server.play_a_match();
    server.end();
    run_in(folder.path(), &["export", "--data", "data", "--out", "records"]).expect_good();
    let record = format!("records/{table}.jsonl");
    run_in(folder.path(), &["replay", &record]).expect_good();
    let verified = run_in(folder.path(), &["verify", &record]).expect_good();
    assert!(verified.out.contains("draws are fair"), "{verified:?}");
    let text = std::fs::read_to_string(folder.path().join(&record)).unwrap();
    refuses_a_changed_secret(folder.path(), &text);
    refuses_what_cannot_be_verified(folder.path(), &text);
}

fn refuses_a_changed_secret(folder: &Path, text: &str) {
    let header: Value = serde_json::from_str(text.lines().next().unwrap()).unwrap();
    let secret = header["fairness"]["secret"].as_str().unwrap();
    let other: String = secret.chars().rev().collect();
    std::fs::write(folder.join("other.jsonl"), text.replace(secret, &other)).unwrap();
    let refused = run_in(folder, &["verify", "other.jsonl"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.starts_with("other.jsonl:1: fairness: the secret does not fit"), "{refused:?}");
}

fn refuses_what_cannot_be_verified(folder: &Path, text: &str) {
    let half: String = text.lines().take(5).map(|line| format!("{line}\n")).collect();
    std::fs::write(folder.join("half.jsonl"), half).unwrap();
    let refused = run_in(folder, &["verify", "half.jsonl", "gone.jsonl"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("half.jsonl:1: fairness: the match is not over"), "{refused:?}");
    assert!(refused.err.contains("gone.jsonl: cannot be read"), "{refused:?}");
}

#[test]
#[cfg(unix)]
fn the_local_network_is_served_by_exactly_its_address() {
    let folder = tempfile::tempdir().unwrap();
    // A machine without any network cannot.
    let flags = ["--port", "0", "--lan", "--idle-seconds", "5"];
    let Some(mut server) = Server::try_start(folder.path(), &flags) else { return };
    assert!(!server.address.starts_with("127."), "{}", server.address);
    let status = |host: &str| {
        let mut stream = TcpStream::connect(&server.address).unwrap();
        write!(stream, "GET /healthz HTTP/1.1\r\nhost: {host}\r\nconnection: close\r\n\r\n").unwrap();
        let mut answer = String::new();
        stream.read_to_string(&mut answer).unwrap();
        answer.split(' ').nth(1).unwrap().to_owned()
    };
    let port = server.address.rsplit(':').next().unwrap();
    assert_eq!(status(&server.address), "200");
    assert_eq!(status(&format!("127.0.0.1:{port}")), "421");
    assert_eq!(status(&format!("localhost:{port}")), "421");
    server.end();
}

#[test]
fn there_is_nothing_to_export_where_no_server_was() {
    let folder = tempfile::tempdir().unwrap();
    let refused = run_in(folder.path(), &["export", "--out", "records"]);
    assert_eq!(refused.code, Some(1));
    assert!(refused.err.contains("there is no database here"), "{refused:?}");
}
