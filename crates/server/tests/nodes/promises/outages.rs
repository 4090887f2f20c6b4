//! A4 on PostgreSQL: while the database, or the way to it, is away the nodes refuse and pretend nothing; when it is back
//! they go on by themselves.

use super::proof::{Proof, share};
use super::talkers::Talkers;
use super::wire::{State, Wire};
use crate::cluster::Cluster;
use crate::house::Nodes;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::spawn_blocking;
use tokio::time::{Instant, sleep};

const TABLES: usize = 4;
const ASKED: &str = "5 outages, 0 false acknowledgements";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a4_a_database_that_stops_is_told_and_the_nodes_resume_alone() {
    let proof = Proof::of("A4", ASKED);
    let outages = share(5, 1);
    let cluster = Arc::new(spawn_blocking(|| Cluster::start(&[])).await.unwrap());
    let nodes = Nodes::start_on(cluster.database(), 2).await;
    let talkers = Talkers::gather(&nodes, TABLES).await;
    for _ in 0..outages {
        talkers.met[0].saves(5).await;
        let gone = cluster.clone();
        spawn_blocking(move || gone.stop()).await.unwrap();
        tokio::join!(talkers.met[0].refuses(5), talkers.met[1].refuses(5));
        let back = cluster.clone();
        spawn_blocking(move || back.resume(&[])).await.unwrap();
        tokio::join!(talkers.met[0].saves(5), talkers.met[1].saves(5));
    }
    let refused = talkers.met.iter().map(|met| met.refused()).sum::<usize>();
    let acknowledged = talkers.compare(&nodes).await;
    proof.holds(format!(
        "PostgreSQL, two nodes: the database stopped and started {outages} times, {refused} refused, {acknowledged} \
         acknowledged, 0 of them falsely, 0 doubled"
    ));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a4_a_node_without_its_network_refuses_and_the_other_goes_on() {
    let proof = Proof::of("A4", ASKED);
    let outages = share(6, 3);
    let cluster = spawn_blocking(|| Cluster::start(&[])).await.unwrap();
    let database = cluster.database();
    let wire = Wire::lay(cluster.socket()).await;
    let mut nodes = Nodes::start_on(database.clone(), 0).await;
    nodes.add(|config| config.database = Some(wire.url(&database))).await;
    nodes.add(|_| {}).await;
    let talkers = Talkers::gather(&nodes, TABLES).await;
    let (cut_off, other) = (&talkers.met[0], &talkers.met[1]);
    // Longer than a node waits for an answer, unless there is no time for that.
    let stall = Duration::from_millis(share(25_000, 1000));
    let mut longest = Duration::ZERO;
    for number in 0..outages {
        cut_off.saves(5).await;
        let kind = [State::Stalled, State::Deaf, State::Cut][number as usize % 3];
        wire.set(kind);
        let begun = Instant::now();
        let pause = async {
            other.saves(5).await;
            begun.elapsed()
        };
        let outage = async {
            match kind {
                State::Stalled => return sleep(stall).await,
                // What is committed now the node cannot know.
                State::Deaf => sleep(Duration::from_millis(200)).await,
                State::Cut | State::Whole => {}
            }
            wire.set(State::Cut);
            cut_off.refuses(5).await;
        };
        longest = longest.max(tokio::join!(pause, outage).0);
        wire.set(State::Whole);
        cut_off.saves(5).await;
    }
    let (refused, refused_there) = (cut_off.refused(), other.refused());
    let acknowledged = talkers.compare(&nodes).await;
    proof.holds(format!(
        "PostgreSQL, two nodes: the network between one of them and the database stalled, lost answers or was cut \
         {outages} times, {refused} refused there and {refused_there} at the other node, which saved on after {longest:.1?} at \
         most, {acknowledged} acknowledged, 0 of them falsely, 0 doubled"
    ));
}
