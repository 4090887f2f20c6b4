//! The load of `cargo xtask load`: a real server process, real sockets, and what they reach.

#![allow(clippy::unwrap_used, reason = "a measurement that goes wrong ends with what went wrong")]

#[path = "../../tests/crowd/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with the proofs")]
mod crowd;

mod evening;
mod fastest;
mod figures;
mod peer;

use serde_json::{Value, json};
use std::path::PathBuf;
use std::time::Duration;

/// `load BINARY SECONDS TABLES RATE [PEER]`: the program to drive, how long, how many live tables, how many commands a
/// second, and the folder in which boardgame.io is installed. Prints JSON.
#[tokio::main(flavor = "current_thread")]
async fn main() {
    let mut arguments = std::env::args().skip(1);
    let binary = PathBuf::from(arguments.next().expect("the program to drive"));
    let mut number = || arguments.next().expect("a number").parse::<u64>().expect("a number");
    let (seconds, tables, rate) = (Duration::from_secs(number()), number(), number());
    let peer = arguments.next().map(PathBuf::from);
    let evening = evening::run(&binary, seconds, tables, rate).await;
    let fastest = fastest::run(&binary, seconds.min(Duration::from_secs(20))).await;
    let peer = match peer {
        Some(folder) => peer::run(&folder, seconds.min(Duration::from_secs(20))).await,
        None => Value::Null,
    };
    println!("{}", json!({ "evening": evening, "fastest": fastest, "peer": peer }));
}
