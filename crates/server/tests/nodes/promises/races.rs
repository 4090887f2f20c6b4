//! B2: one winner per turn, however many try at however many nodes. The key of the log is the last word.

use super::proof::{Proof, share};
use crate::client::{Client, Known};
use crate::house::{Nodes, open_table, settings};
use crate::races::all_try;
use futures_util::future::join_all;
use game_core::Seat;
use protocol::Command;
use server::table::Entry;

const AT_A_TIME: usize = 32;
/// Matches at a time: the tries of one table wait for each other.
const LANES: u64 = 5;
/// Turns that show what a weakened database does.
const CONTROL: u64 = 20;

/// `append_to_log` without the look at the version.
const UNCHECKED: &str = "DO $$ BEGIN EXECUTE replace(pg_get_functiondef('append_to_log'::regproc),
    'found_version IS DISTINCT FROM expected', 'false'); END $$";
const NO_KEY: &str = "ALTER TABLE log DROP CONSTRAINT log_pkey";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn b2_one_wins_a_turn_whichever_node_is_asked() {
    let proof = Proof::of("B2", "100,000 tries, 32 at a time, on two nodes");
    let turns = share(3125, 15).next_multiple_of(LANES);
    let nodes = Nodes::start(2).await;
    let lanes = join_all((0..LANES).map(|_| race(&nodes, turns.div_ceil(LANES)))).await;
    let lanes: Result<Vec<usize>, String> = lanes.into_iter().collect();
    let matches: usize = lanes.unwrap_or_else(|failed| panic!("{failed}")).iter().sum();
    let keyed = Nodes::start(2).await;
    weaken(&keyed, UNCHECKED).await;
    race(&keyed, CONTROL).await.unwrap_or_else(|failed| panic!("the key alone: {failed}"));
    let weak = Nodes::start(2).await;
    weaken(&weak, UNCHECKED).await;
    weaken(&weak, NO_KEY).await;
    let failed = race(&weak, CONTROL).await.expect_err("the control must fail");
    assert!(failed.contains("winners"), "the control fails for another reason: {failed}");
    proof.holds(format!(
        "PostgreSQL, two nodes: {} tries, {AT_A_TIME} at a time, {turns} turns of {matches} matches, one winner each; the same \
         with the key alone; control (key dropped): {failed}",
        turns * AT_A_TIME as u64
    ));
}

async fn weaken(nodes: &Nodes, sql: &str) {
    let (client, connection) = tokio_postgres::connect(&nodes.url, tokio_postgres::NoTls).await.unwrap();
    tokio::spawn(connection);
    client.batch_execute(sql).await.unwrap();
}

/// Lets many take the same turn at once; gives how many matches that took, or what was not kept.
async fn race(nodes: &Nodes, turns: u64) -> Result<usize, String> {
    let mut ada = nodes.guest(0, "Ada").await;
    ada.connect().await;
    let mut racers = Vec::new();
    for number in 0..AT_A_TIME {
        let mut racer = ada.twin();
        racer.address = nodes.servers[number % nodes.servers.len()].address;
        racer.connect().await;
        racers.push(racer);
    }
    let (mut left, mut matches) = (turns, 0);
    while left > 0 {
        left -= play(nodes, &mut ada, &mut racers, left).await?;
        matches += 1;
    }
    Ok(matches)
}

/// Plays a match, or as much of it as is wanted; gives the number of turns.
async fn play(nodes: &Nodes, ada: &mut Client, racers: &mut [Client], most: u64) -> Result<u64, String> {
    let table = open_table(ada, &settings("don", 3)).await;
    ada.known = Known::default();
    ada.watch(&table).await;
    ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
    ada.must(&table, Command::FillWithBots { bot: "easy".to_owned() }).await;
    ada.must(&table, Command::Start).await;
    let mut turns = 0;
    while turns < most {
        ada.until(|known| known.is_over() || known.is_asked()).await;
        if ada.known.is_over() {
            break;
        }
        let (prompt, winners) = all_try(ada, racers, &table).await;
        turns += 1;
        if winners != 1 {
            return Err(format!("turn {turns} had {winners} winners"));
        }
        ada.until(|known| known.play().prompt.as_ref().is_none_or(|next| next.number != prompt)).await;
    }
    let acted = |entry: &Entry| matches!(entry, Entry::Acted { seat, .. } if seat.index() == 0);
    let logged = nodes.log(&table).await.iter().filter(|each| acted(&each.entry)).count() as u64;
    match logged == turns {
        true => Ok(turns),
        false => Err(format!("{logged} winners in the log of {turns} turns")),
    }
}
