//! A4: while the disk is full the server refuses and pretends nothing; when there is room again it goes on by itself.

use super::ledger::{Ledger, logs};
use super::lossy_disk::LossyDisk;
use super::proof::{Proof, share};
use crate::client::{Client, new_id};
use crate::house::{House, open_table, settings};
use game_core::Seat;
use protocol::{Answer, Command, Room, TableId};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::sleep;

const TABLES: usize = 8;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a4_a_full_disk_is_told_and_the_server_resumes_alone() {
    let proof = Proof::of("A4", "5 outages, 0 false acknowledgements");
    let outages = share(5, 2);
    let disk = LossyDisk::register("disk-that-fills");
    let mut house = House::with(|config| config.sqlite.vfs = Some(disk.name.clone())).await;
    let over = Arc::new(AtomicBool::new(false));
    let mut talking = Vec::new();
    for index in 0..TABLES {
        let mut client = house.guest("Ada").await;
        let table = open_table(&client, &settings("don", 3)).await;
        client.watch(&table).await;
        client.must(&table, Command::Sit { seat: Seat::new(0) }).await;
        talking.push(tokio::spawn(talk(client, table, index, over.clone())));
    }
    for _ in 0..outages {
        sleep(Duration::from_millis(300)).await;
        disk.set_full(true);
        sleep(Duration::from_millis(500)).await;
        disk.set_full(false);
    }
    sleep(Duration::from_millis(500)).await;
    over.store(true, Ordering::SeqCst);
    let mut all = Vec::new();
    for each in talking {
        all.push(each.await.unwrap());
    }
    house.close().await;
    let logs = logs(&house.config.data).await;
    let (mut acknowledged, mut refused) = (0, 0);
    for (table, ledger, refusals) in &all {
        assert_eq!(ledger.lost(&logs[table]), (0, 0));
        // One entry opened the table and one took the seat; nothing is there twice.
        assert_eq!(logs[table].entries.len(), ledger.said.len() + 2);
        acknowledged += ledger.said.len();
        refused += refusals;
    }
    assert!(refused >= outages as usize, "the outages were noticed");
    proof.holds(format!(
        "SQLite, disk full: {outages} outages, {refused} refused, {acknowledged} acknowledged, 0 of them falsely"
    ));
}

/// Says one thing after the other, each until it is saved. Gives how often it was refused.
async fn talk(
    mut client: Client,
    table: TableId,
    index: usize,
    over: Arc<AtomicBool>,
) -> (TableId, Ledger, usize) {
    let (mut ledger, mut refusals) = (Ledger::default(), 0);
    for number in 0.. {
        if over.load(Ordering::SeqCst) {
            break;
        }
        let (id, text) = (new_id(), format!("{index}/{number}"));
        loop {
            let say = Command::Say { room: Room::Table, text: text.clone() };
            match client.command_with_id(&table, id, say).await {
                Answer::Done { version } => break ledger.said.push((version, text)),
                Answer::Refused(refusal) => {
                    assert_eq!((refusal.code.as_str(), refusal.retry), ("unavailable", true));
                    refusals += 1;
                    sleep(Duration::from_millis(20)).await;
                }
            }
        }
    }
    (table, ledger, refusals)
}
