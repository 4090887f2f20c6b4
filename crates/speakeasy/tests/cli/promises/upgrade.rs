//! E2: an upgrade breaks no running match. Matches begin on the newest release, which is killed in the middle of them;
//! the present program goes on with them to their ends.

use super::crowd::Process;
use super::dice::Dice;
use super::proof::{Proof, share};
use crate::runner::BINARY;
use futures_util::future::join_all;
use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Duration;
use tokio::time::timeout;
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

const GAMES: [(&str, u8); 3] = [("don", 3), ("new_york", 2), ("gangster", 2)];
const PATIENCE: Duration = Duration::from_secs(60);
/// Without limits that would be in the way.
const FLAGS: [&str; 12] = [
    "--guests-per-hour",
    "1000000",
    "--tables-per-hour",
    "1000000",
    "--tables-per-address",
    "1000000",
    "--messages-per-second",
    "1000",
    "--requests-per-second",
    "100000",
    "--idle-seconds",
    "60",
];

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn e2_matches_go_on_after_an_upgrade() {
    // No other proof measures time while a release is built.
    let proof = Proof::of("E2", "200 matches, begun on the previous release and ended on this one");
    let (old, name) = match newest_release() {
        Ok(found) => found,
        Err(why) => return proof.skip(&why),
    };
    let count = share(200, 6);
    let folder = tempfile::tempdir().unwrap();
    let before = Process::start(&old, folder.path(), &FLAGS);
    let address = before.address;
    let mut matches = join_all((0..count).map(|number| Evening::begin(address, number))).await;
    before.kill();
    let after = Process::start(Path::new(BINARY), folder.path(), &FLAGS);
    join_all(matches.iter_mut().map(|evening| evening.end(after.address))).await;
    let taken: usize = matches.iter().map(|evening| evening.steps.len()).sum();
    proof.holds(format!(
        "{count} matches begun on {name}, killed after {taken} steps in all, ended on this program; 0 steps lost, every draw fair"
    ));
}

/// The program of the newest release and its name, or why there is none.
fn newest_release() -> Result<(PathBuf, String), String> {
    if let Some(given) = std::env::var_os("SPEAKEASY_OLD_BINARY") {
        return Ok((given.into(), "the program in SPEAKEASY_OLD_BINARY".to_owned()));
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let described = Command::new("git")
        .args(["describe", "--tags", "--abbrev=0", "--match", "v[0-9]*"])
        .current_dir(&root)
        .output()
        .map_err(|error| format!("git does not run: {error}"))?;
    if !described.status.success() {
        return Err("there is no release yet: no tag such as v0.1.0 in the history".to_owned());
    }
    let tag = String::from_utf8_lossy(&described.stdout).trim().to_owned();
    Ok((build(&root, &tag), tag))
}

/// Builds a release from the history, in a folder of its own; once.
fn build(root: &Path, tag: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("releases").join(tag);
    let (source, target) = (folder.join("source"), folder.join("target"));
    let binary = target.join("debug").join(format!("speakeasy{}", std::env::consts::EXE_SUFFIX));
    if binary.exists() {
        return binary;
    }
    eprintln!("E2: building {tag} from the history; this takes minutes, once");
    std::fs::create_dir_all(&source).unwrap();
    let mut archive =
        Command::new("git").args(["archive", tag]).current_dir(root).stdout(Stdio::piped()).spawn().unwrap();
    let mut unpack = Command::new("tar");
    unpack.arg("--extract").current_dir(&source).stdin(archive.stdout.take().unwrap());
    assert!(unpack.status().unwrap().success() && archive.wait().unwrap().success(), "{tag} is unpacked");
    let mut cargo = Command::new(env!("CARGO"));
    cargo
        .args(["build", "--locked", "--package", "speakeasy", "--target-dir"])
        .arg(&target)
        .current_dir(&source);
    assert!(cargo.status().unwrap().success(), "{tag} builds");
    binary
}

/// A match of one person among bots.
struct Evening {
    token: String,
    table: String,
    dice: Dice,
    /// The lines of the record, without its header, as they were before the upgrade.
    steps: Vec<String>,
}

impl Evening {
    /// A match that has begun and is in its middle.
    async fn begin(server: SocketAddr, number: u64) -> Evening {
        let (game, seats) = GAMES[number as usize % GAMES.len()];
        let guest = post(server, "/api/guest", "", &json!({ "name": "Ada" }).to_string()).await;
        let token = guest["token"].as_str().unwrap_or_else(|| panic!("{guest}")).to_owned();
        let settings = json!({ "settings": { "game": game, "seats": seats } });
        let opened = post(server, "/api/tables", &token, &settings.to_string()).await;
        let table = opened["table"].as_str().unwrap_or_else(|| panic!("{opened}")).to_owned();
        let mut evening = Evening { token, table, dice: Dice::new(9, number), steps: Vec::new() };
        let moves = 2 + evening.dice.below(6);
        let mut line = evening.connect(server).await;
        for command in [
            json!({ "type": "sit", "seat": 0 }),
            json!({ "type": "fill_with_bots", "bot": "easy" }),
            json!({ "type": "start" }),
        ] {
            line.command(&evening.table, &command).await;
        }
        evening.play(&mut line, Some(moves)).await;
        evening.steps = evening.record(server).await.lines().skip(1).map(str::to_owned).collect();
        evening
    }

    /// Plays the match to its end; nothing of before is lost, and all draws are fair.
    async fn end(&mut self, server: SocketAddr) {
        let mut line = self.connect(server).await;
        self.play(&mut line, None).await;
        let record = self.record(server).await;
        let steps: Vec<&str> = record.lines().skip(1).collect();
        assert!(steps.len() > self.steps.len(), "{} went on", self.table);
        assert!(
            self.steps.iter().zip(&steps).all(|(before, after)| before == after),
            "{} lost steps",
            self.table
        );
        let verdict = post(server, "/api/verify", &self.token, &record).await;
        assert_eq!(verdict["type"], "fair", "{}: {verdict}", self.table);
    }

    /// Does anything legal when asked, so many times or until the match is over.
    async fn play(&mut self, line: &mut Line, moves: Option<u64>) {
        line.send(&json!({ "type": "watch", "table": self.table })).await;
        let (mut acted, mut done) = (0, 0);
        loop {
            let message = line.next().await;
            if message["type"] == "answer" && message["answer"]["type"] != "refused" {
                done += 1;
            }
            let play = &message["play"];
            if !play["result"].is_null() || moves.is_some_and(|moves| done >= moves) {
                return;
            }
            let Some(number) = play["prompt"]["number"].as_u64().filter(|number| *number > acted) else {
                continue;
            };
            acted = number;
            let legal = play["prompt"]["legal"].as_array().unwrap();
            let action = &legal[self.dice.below(legal.len() as u64) as usize];
            line.act(&self.table, &json!({ "type": "act", "seat": 0, "prompt": number, "action": action }))
                .await;
        }
    }

    async fn connect(&self, server: SocketAddr) -> Line {
        let mut request = format!("ws://{server}/ws").into_client_request().unwrap();
        request.headers_mut().insert("authorization", format!("Bearer {}", self.token).parse().unwrap());
        Line(connect_async(request).await.unwrap().0)
    }

    async fn record(&self, server: SocketAddr) -> String {
        let url = format!("http://{server}/api/tables/{}/record", self.table);
        let request = crate::nodes::client::http().get(url).bearer_auth(&self.token);
        request.send().await.unwrap().text().await.unwrap()
    }
}

/// Messages as plain JSON: the other end may be older than the types of this program.
struct Line(tokio_tungstenite::WebSocketStream<tokio_tungstenite::MaybeTlsStream<tokio::net::TcpStream>>);

impl Line {
    async fn send(&mut self, message: &Value) {
        self.0.send(Message::text(message.to_string())).await.unwrap();
    }

    async fn next(&mut self) -> Value {
        loop {
            let message = timeout(PATIENCE, self.0.next()).await.expect("a message in time");
            if let Message::Text(text) = message.expect("the server goes on").unwrap() {
                return serde_json::from_str(&text).unwrap();
            }
        }
    }

    async fn act(&mut self, table: &str, command: &Value) -> String {
        let id = uuid::Uuid::new_v4().to_string();
        self.send(&json!({ "type": "command", "table": table, "id": id, "command": command })).await;
        id
    }

    /// Gives a command and waits for its answer.
    async fn command(&mut self, table: &str, command: &Value) {
        let id = self.act(table, command).await;
        loop {
            let message = self.next().await;
            if message["type"] == "answer" && message["id"] == id.as_str() {
                return assert_ne!(message["answer"]["type"], "refused", "{command}: {message}");
            }
        }
    }
}

async fn post(server: SocketAddr, path: &str, token: &str, body: &str) -> Value {
    let request = crate::nodes::client::http().post(format!("http://{server}{path}")).bearer_auth(token);
    let request = request.header("content-type", "application/json").body(body.to_owned());
    request.send().await.unwrap().json().await.unwrap()
}
