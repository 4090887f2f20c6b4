//! The load of `cargo xtask load`: a real server process, real sockets, and what they reach.

#![allow(clippy::unwrap_used, reason = "a measurement that goes wrong ends with what went wrong")]

#[path = "../../tests/cluster/mod.rs"]
#[allow(dead_code, reason = "shared with the tests on PostgreSQL")]
mod cluster;
#[path = "../../tests/crowd/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with the proofs")]
mod crowd;

mod evening;
mod fastest;
mod figures;
mod nodes;
mod peer;

use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::time::Duration;

/// How often the server and a peer are driven in turn.
const ROUNDS: usize = 5;

/// `load BINARY SECONDS TABLES RATE [PEER]`: the program to drive, how long, how many live tables, how many commands a
/// second, and the folder in which boardgame.io is installed. `load BINARY SECONDS nodes MOST`: one node, two, and so on
/// up to so many, on one PostgreSQL. Prints JSON.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let binary = PathBuf::from(arguments.next().expect("the program to drive"));
    let rest: Vec<String> = arguments.collect();
    let number = |index: usize| rest[index].parse::<u64>().expect("a number");
    let seconds = Duration::from_secs(number(0));
    if rest[1] == "nodes" {
        return println!("{}", nodes::run(&binary, seconds, number(2) as usize).await);
    }
    let (tables, rate, peer) = (number(1), number(2), rest.get(3).map(PathBuf::from));
    let evening = evening::run(&binary, seconds, tables, rate).await;
    let seconds = seconds.min(Duration::from_secs(20));
    let (fastest, peer, ratios) = match peer {
        None => (fastest::run(&binary, seconds).await, Value::Null, Vec::new()),
        Some(folder) => beside(&binary, &folder, seconds).await,
    };
    println!("{}", json!({ "evening": evening, "fastest": fastest, "peer": peer, "ratios": ratios }));
}

/// The server and its peer in turn, since a machine is not equally fast all the time: the figures of the round with the
/// middle ratio, and the ratios of all rounds.
async fn beside(binary: &Path, peer: &Path, seconds: Duration) -> (Value, Value, Vec<f64>) {
    let mut rounds = Vec::new();
    for _ in 0..ROUNDS {
        let (fastest, peer) = (fastest::run(binary, seconds).await, peer::run(peer, seconds).await);
        let per_second = |figures: &Value| figures["moves"]["per_second"].as_f64().unwrap_or(f64::NAN);
        rounds.push((per_second(&fastest) / per_second(&peer), fastest, peer));
    }
    rounds.sort_by(|a, b| a.0.total_cmp(&b.0));
    let ratios = rounds.iter().map(|(ratio, ..)| (ratio * 100.0).round() / 100.0).collect();
    let (_, fastest, peer) = rounds.swap_remove(ROUNDS / 2);
    (fastest, peer, ratios)
}
