//! A server process with a table on it, and bots that come as processes of their own.

use crate::runner::{BINARY, run_in};
use crate::serve::Server;
use serde_json::{Value, json};
use std::io::{BufRead, BufReader};
use std::net::TcpStream;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};
use tempfile::TempDir;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::stream::MaybeTlsStream;
use tokio_tungstenite::tungstenite::{Message, WebSocket, connect};

/// Nothing takes longer, however busy the machine.
const PATIENCE: Duration = Duration::from_secs(240);

pub(crate) struct Evening {
    folder: TempDir,
    pub(crate) server: Server,
    /// The host's token.
    pub(crate) host: String,
    pub(crate) table: String,
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    commands: u32,
}

impl Evening {
    /// A public table, opened by somebody who does not sit.
    pub(crate) fn of(game: &str, seats: u8) -> Evening {
        Evening::with(game, seats, &[])
    }

    /// The same on a server with further flags.
    pub(crate) fn with(game: &str, seats: u8, flags: &[&str]) -> Evening {
        let folder = tempfile::tempdir().unwrap();
        let flags = [&["--port", "0"][..], flags].concat();
        let server = Server::try_start(folder.path(), &flags).expect("the server starts");
        let host = server.post("/api/guest", "", &json!({ "name": "Ada" }));
        let host = host["token"].as_str().unwrap().to_owned();
        let settings = json!({ "settings": { "game": game, "seats": seats, "public": true } });
        let table = server.post("/api/tables", &host, &settings)["table"].as_str().unwrap().to_owned();
        let socket = open_socket(&server, &host);
        Evening { folder, server, host, table, socket, commands: 0 }
    }

    /// A new bot of the host's, as the server told of it.
    pub(crate) fn make_bot(&self, name: &str) -> Value {
        self.server.post("/api/bots", &self.host, &json!({ "name": name }))
    }

    /// A bot process with a token of its own at the table.
    pub(crate) fn bot(&self, name: &str, args: &[&str]) -> Bot {
        let made = self.make_bot(name);
        let at_table = [&["--table", &self.table][..], args].concat();
        Bot::start(&self.server.address, made["token"].as_str().unwrap(), &at_table)
    }

    pub(crate) fn lobby(&self) -> Value {
        let path = format!("/api/tables/{}", self.table);
        serde_json::from_str(&self.server.request("GET", &path, &self.host, "")).unwrap()
    }

    /// Waits until the lobby fits.
    #[track_caller]
    pub(crate) fn until(&self, what: &str, fits: impl Fn(&Value) -> bool) {
        let deadline = Instant::now() + PATIENCE;
        while !fits(&self.lobby()) {
            assert!(Instant::now() < deadline, "{what}: {}", self.lobby());
            std::thread::sleep(Duration::from_millis(100));
        }
    }

    /// Waits until so many guests sit.
    #[track_caller]
    pub(crate) fn until_seated(&self, count: usize) {
        let guests = |lobby: &Value| {
            let seats = lobby["seats"].as_array().unwrap();
            seats.iter().filter(|seat| seat["holder"]["type"] == "guest").count()
        };
        self.until("everybody sits", |lobby| guests(lobby) == count);
    }

    /// Gives a command as the host and waits until it is done.
    #[track_caller]
    pub(crate) fn command(&mut self, command: &Value) {
        self.commands += 1;
        let id = format!("00000000-0000-4000-8000-{:012}", self.commands);
        let message = json!({ "type": "command", "table": self.table, "id": id, "command": command });
        self.socket.send(Message::text(message.to_string())).unwrap();
        loop {
            let message = self.socket.read().unwrap();
            let Ok(text) = message.to_text() else { continue };
            if text.contains(&id) {
                assert!(text.contains(r#""type":"done""#), "{command}: {text}");
                return;
            }
        }
    }

    pub(crate) fn fill_and_start(&mut self) {
        self.command(&json!({ "type": "fill_with_bots", "bot": "easy" }));
        self.command(&json!({ "type": "start" }));
    }

    /// Ends the server and starts it again where it was.
    pub(crate) fn restart(&mut self) {
        let port = self.server.address.rsplit(':').next().unwrap().to_owned();
        self.server.end();
        self.server = Server::start_on(self.folder.path(), &port);
        self.socket = open_socket(&self.server, &self.host);
    }

    /// The record of the match, after it was replayed and verified.
    pub(crate) fn checked_record(&self) -> String {
        let path = format!("/api/tables/{}/record", self.table);
        let record = self.server.request("GET", &path, &self.host, "");
        std::fs::write(self.folder.path().join("match.jsonl"), &record).unwrap();
        run_in(self.folder.path(), &["replay", "match.jsonl"]).expect_good();
        run_in(self.folder.path(), &["verify", "match.jsonl"]).expect_good();
        record
    }
}

fn open_socket(server: &Server, token: &str) -> WebSocket<MaybeTlsStream<TcpStream>> {
    let mut request = format!("ws://{}/ws", server.address).into_client_request().unwrap();
    request.headers_mut().insert("authorization", format!("Bearer {token}").parse().unwrap());
    connect(request).unwrap().0
}

/// `speakeasy bot` as a process; killed if the test forgets it.
pub(crate) struct Bot {
    child: Child,
    lines: Receiver<String>,
    told: String,
}

impl Bot {
    pub(crate) fn start(address: &str, token: &str, args: &[&str]) -> Bot {
        Bot::start_at(&format!("http://{address}"), token, args)
    }

    pub(crate) fn start_at(url: &str, token: &str, args: &[&str]) -> Bot {
        let mut child = Command::new(BINARY)
            .args(["bot", "--connect", url])
            .args(args)
            .env("SPEAKEASY_TOKEN", token)
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let errors = BufReader::new(child.stderr.take().unwrap());
        let (send, lines) = channel();
        std::thread::spawn(move || errors.lines().map_while(Result::ok).try_for_each(|line| send.send(line)));
        Bot { child, lines, told: String::new() }
    }

    /// Interrupts it as Ctrl-C does.
    pub(crate) fn interrupt(&self) {
        self.signal("-INT");
    }

    /// Interrupts it while it has yet to learn what `happen` does.
    pub(crate) fn interrupt_unawares(&self, happen: impl FnOnce()) {
        self.signal("-STOP");
        happen();
        self.interrupt();
        self.signal("-CONT");
    }

    fn signal(&self, signal: &str) {
        let done = Command::new("kill").args([signal, &self.child.id().to_string()]).status();
        assert!(done.unwrap().success());
    }

    /// Waits until it has told of something.
    #[track_caller]
    pub(crate) fn until_told(&mut self, what: &str) {
        while !self.told.contains(what) {
            let line = self.lines.recv_timeout(PATIENCE);
            let line = line.unwrap_or_else(|_| panic!("{what} is not told: {}", self.told));
            self.told += &(line + "\n");
        }
    }

    /// Waits for its end and gives the exit code and all it told.
    #[track_caller]
    pub(crate) fn end(mut self) -> (Option<i32>, String) {
        let deadline = Instant::now() + PATIENCE;
        let code = loop {
            if let Some(status) = self.child.try_wait().unwrap() {
                break status.code();
            }
            assert!(Instant::now() < deadline, "the bot does not end: {}", self.told);
            std::thread::sleep(Duration::from_millis(50));
        };
        while let Ok(line) = self.lines.recv_timeout(Duration::from_secs(5)) {
            self.told += &(line + "\n");
        }
        (code, std::mem::take(&mut self.told))
    }

    /// Waits for the end of a match that was played to its end.
    #[track_caller]
    pub(crate) fn expect_over(self) -> String {
        let (code, told) = self.end();
        assert!(code == Some(0) && told.contains("the match is over: rank "), "{code:?}: {told}");
        told
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
