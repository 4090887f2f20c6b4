//! As many moves as go with one node, two, three… on one PostgreSQL, by the same crowd: people of a table at one node, as
//! a proxy could arrange it, or at any, as it comes.

use crate::cluster::Cluster;
use crate::crowd::{Process, Town};
use crate::fastest::{PLAYERS, drive, settle};
use crate::figures::figures;
use serde_json::{Value, json};
use std::net::SocketAddr;
use std::path::Path;
use std::time::Duration;

pub(crate) async fn run(binary: &Path, seconds: Duration, most: usize) -> Value {
    let cluster = Cluster::start(&["shared_buffers=128MB"]);
    let mut rows = Vec::new();
    for count in 1..=most {
        for is_spread in [false, true] {
            if count > 1 || !is_spread {
                rows.push(measure(binary, seconds, &cluster, count, is_spread).await);
            }
        }
    }
    json!({ "cores": std::thread::available_parallelism().map_or(1, usize::from), "nodes": rows })
}

async fn measure(
    binary: &Path,
    seconds: Duration,
    cluster: &Cluster,
    count: usize,
    is_spread: bool,
) -> Value {
    let (url, folder) = (cluster.database(), tempfile::tempdir().unwrap());
    let places = settle(Town::found_at(&url).await).await;
    let node = |number: usize| {
        let data = folder.path().join(number.to_string());
        Process::start(binary, &data, &["--messages-per-second", "100000", "--database", &url])
    };
    let nodes: Vec<Process> = (0..count).map(node).collect();
    let addresses: Vec<SocketAddr> = nodes.iter().map(|node| node.address).collect();
    let busy = || [nodes.iter().map(Process::busy).sum(), cluster.busy(), own()];
    let before = busy();
    let times =
        drive(&places, seconds, |row, seat| addresses[(row + if is_spread { seat } else { 0 }) % count])
            .await;
    let cores = |part: usize| {
        let spent: Duration = busy()[part] - before[part];
        (spent.as_secs_f64() / seconds.as_secs_f64() * 100.0).round() / 100.0
    };
    json!({ "nodes": count, "people_of_a_table": if is_spread { "at any node" } else { "at one node" }, "players": PLAYERS,
            "moves": figures(times, seconds),
            "cores": { "nodes": cores(0), "database": cores(1), "crowd": cores(2) } })
}

/// Processor time of the crowd itself.
fn own() -> Duration {
    crate::cluster::busy(std::process::id()).unwrap_or_default()
}
