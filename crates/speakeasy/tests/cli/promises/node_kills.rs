//! A3 on PostgreSQL: `kill -9` of one of two nodes under load loses nothing and doubles nothing; its people go on at the
//! other one, and it is back at once.

use super::crowd::{Process, Town};
use super::dice::Dice;
use super::kills::{Witness, compare, gather};
use super::ledger::logs_in;
use super::proof::{Proof, share};
use crate::nodes::cluster::Cluster;
use crate::runner::BINARY;
use server::store::Postgres;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::time::Duration;
use tokio::task::{JoinHandle, spawn_blocking};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

const SEED: u64 = 33;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a3_kill_minus_nine_of_one_of_two_nodes_loses_and_doubles_nothing() {
    let proof =
        Proof::of("A3", "60 kills of one of two nodes on PostgreSQL, 100 tables, 400 sockets; back in 2 s");
    let (kills, tables) = (share(60, 2), share(100, 6).max(6));
    // Beside all other tests nobody is quick.
    let back_in = Duration::from_secs(share(2, 30).max(2));
    let cluster = spawn_blocking(|| Cluster::start(&[])).await.unwrap();
    let url = cluster.database();
    let folder = tempfile::tempdir().unwrap();
    let mut witnesses = gather(Town::found_at(&url).await, tables).await;
    let mut nodes = [start(folder.path(), 0, &url).await, start(folder.path(), 1, &url).await];
    let (mut dice, mut slowest) = (Dice::new(SEED, 0), Duration::ZERO);
    for _ in 0..kills {
        let over = CancellationToken::new();
        let addresses = [nodes[0].address, nodes[1].address];
        let evenings: Vec<_> = witnesses
            .drain(..)
            .enumerate()
            .map(|(number, witness)| go_out(witness, addresses, number % 2, over.clone()))
            .collect();
        sleep(Duration::from_millis(800 + dice.below(700))).await;
        let doomed = dice.below(2) as usize;
        let [one, other] = nodes;
        let (killed, survivor) = if doomed == 0 { (one, other) } else { (other, one) };
        killed.kill();
        let back = start(folder.path(), doomed, &url).await;
        slowest = slowest.max(back.started_in);
        nodes = if doomed == 0 { [back, survivor] } else { [survivor, back] };
        // Those who were sent away play on elsewhere.
        sleep(Duration::from_millis(300)).await;
        over.cancel();
        for evening in evenings {
            witnesses.push(evening.await.unwrap());
        }
    }
    nodes.into_iter().for_each(Process::kill);
    let sockets = witnesses.len();
    let logs = logs_in(&Postgres::open(&url).await.unwrap()).await;
    let (acknowledged, shown) = compare(&logs, &witnesses);
    assert!(slowest <= back_in, "back after {slowest:?}");
    proof.holds(format!(
        "PostgreSQL: {kills} kills of one of two nodes, {tables} tables, {sockets} sockets, {acknowledged} acknowledged and \
         {shown} shown, 0 lost, 0 doubled; back in {slowest:.1?} at most"
    ));
}

async fn start(folder: &Path, number: usize, url: &str) -> Process {
    let data: PathBuf = folder.join(number.to_string());
    let url = url.to_owned();
    let arguments = move || {
        Process::start(Path::new(BINARY), &data, &["--database", &url, "--chat-per-minute", "100000"])
    };
    spawn_blocking(arguments).await.unwrap()
}

/// An evening at one node, and when that is gone at the other, until all is over. What was not answered is sent again.
fn go_out(
    mut witness: Witness,
    nodes: [SocketAddr; 2],
    first: usize,
    over: CancellationToken,
) -> JoinHandle<Witness> {
    tokio::spawn(async move {
        let evening = async {
            for node in (first..).map(|number| nodes[number % 2]) {
                witness.evening(node).await;
                sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::select! {
            () = evening => {}
            () = over.cancelled() => {}
        }
        witness
    })
}
