//! People at tables of several nodes who say one thing after the other, each until it is saved, and remember what they
//! were told.

use super::ledger::{Ledger, Logged};
use crate::client::{Client, new_id};
use crate::house::{Nodes, open_table, settings};
use game_core::Seat;
use protocol::{Answer, Command, Room, TableId};
use server::table::Entry;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep};
use tokio_util::sync::CancellationToken;

/// Nothing takes longer, however busy the machine is.
const PATIENCE: Duration = Duration::from_secs(90);

/// What the talkers at one node have met with.
#[derive(Default)]
pub(super) struct Met {
    acknowledged: AtomicUsize,
    refused: AtomicUsize,
}

impl Met {
    pub(super) fn acknowledged(&self) -> usize {
        self.acknowledged.load(Ordering::SeqCst)
    }

    pub(super) fn refused(&self) -> usize {
        self.refused.load(Ordering::SeqCst)
    }

    /// Waits until so many more were saved.
    pub(super) async fn saves(&self, more: usize) {
        until("something is saved", || self.acknowledged(), more).await;
    }

    /// Waits until so many more were refused.
    pub(super) async fn refuses(&self, more: usize) {
        until("something is refused", || self.refused(), more).await;
    }
}

async fn until(what: &str, count: impl Fn() -> usize, more: usize) {
    let (begun, before) = (Instant::now(), count());
    while count() < before + more {
        assert!(begun.elapsed() < PATIENCE, "{what} in time");
        sleep(Duration::from_millis(10)).await;
    }
}

pub(super) struct Talkers {
    /// By node.
    pub(super) met: Vec<Arc<Met>>,
    talking: Vec<JoinHandle<(TableId, Ledger)>>,
    over: CancellationToken,
}

impl Talkers {
    /// At every table one talks at each node.
    pub(super) async fn gather(nodes: &Nodes, tables: usize) -> Talkers {
        let met: Vec<Arc<Met>> = nodes.servers.iter().map(|_| Arc::default()).collect();
        let (mut talking, over) = (Vec::new(), CancellationToken::new());
        for number in 0..tables {
            let mut ada = nodes.guest(number % nodes.servers.len(), "Ada").await;
            let table = open_table(&ada, &settings("don", 3)).await;
            ada.connect().await;
            ada.must(&table, Command::Sit { seat: Seat::new(0) }).await;
            for (node, server) in nodes.servers.iter().enumerate() {
                let mut twin = ada.twin();
                twin.address = server.address;
                twin.watch(&table).await;
                let name = format!("{number}/{node}");
                talking.push(tokio::spawn(talk(twin, table.clone(), name, met[node].clone(), over.clone())));
            }
        }
        Talkers { met, talking, over }
    }

    /// Ends, and holds what everybody was told against the logs: how much was acknowledged.
    pub(super) async fn compare(self, nodes: &Nodes) -> usize {
        self.over.cancel();
        let mut all = Vec::new();
        for each in self.talking {
            all.push(each.await.unwrap());
        }
        let logs = super::ledger::logs_in(&nodes.store().await).await;
        let mut acknowledged: BTreeMap<&TableId, usize> = BTreeMap::new();
        for (table, ledger) in &all {
            assert_eq!(ledger.lost(&logs[table]), (0, 0), "lost at {table}");
            *acknowledged.entry(table).or_default() += ledger.said.len();
        }
        for (table, said) in &acknowledged {
            let texts = texts(&logs[*table]);
            assert_eq!(texts.len(), *said, "everything said was acknowledged in the end, and is there once");
            assert_eq!(texts.iter().collect::<BTreeSet<_>>().len(), texts.len(), "doubled at {table}");
        }
        acknowledged.values().sum()
    }
}

fn texts(logged: &Logged) -> Vec<&str> {
    let said = logged.entries.iter().filter_map(|entry| match entry {
        Entry::Said { text, .. } => Some(text.as_str()),
        _ => None,
    });
    said.collect()
}

async fn talk(
    mut client: Client,
    table: TableId,
    name: String,
    met: Arc<Met>,
    over: CancellationToken,
) -> (TableId, Ledger) {
    let mut ledger = Ledger::default();
    for number in 0.. {
        if over.is_cancelled() {
            break;
        }
        let (id, text) = (new_id(), format!("{name}/{number}"));
        loop {
            let say = Command::Say { room: Room::Table, text: text.clone() };
            match client.command_with_id(&table, id, say).await {
                Answer::Done { version } => {
                    met.acknowledged.fetch_add(1, Ordering::SeqCst);
                    break ledger.said.push((version, text));
                }
                Answer::Refused(refusal) => {
                    assert_eq!((refusal.code.as_str(), refusal.retry), ("unavailable", true));
                    met.refused.fetch_add(1, Ordering::SeqCst);
                    sleep(Duration::from_millis(20)).await;
                }
            }
        }
    }
    for happening in &client.known.happened {
        ledger.shown.insert(happening.number, happening.clone());
    }
    (table, ledger)
}
