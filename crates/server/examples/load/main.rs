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
use std::path::PathBuf;
use std::time::Duration;

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
    let fastest = fastest::run(&binary, seconds.min(Duration::from_secs(20))).await;
    let peer = match peer {
        Some(folder) => peer::run(&folder, seconds.min(Duration::from_secs(20))).await,
        None => Value::Null,
    };
    println!("{}", json!({ "evening": evening, "fastest": fastest, "peer": peer }));
}
