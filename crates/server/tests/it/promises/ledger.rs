//! What clients were told of a table, to be held against its log.

use protocol::{Happening, TableId, ToClient};
use server::store::{Sqlite, SqliteSettings, Store};
use server::table::{Entry, Table};
use std::collections::BTreeMap;
use std::path::Path;

/// What one client knows of one table.
#[derive(Default)]
pub(crate) struct Ledger {
    /// What was said, and at which version that was acknowledged.
    pub(crate) said: Vec<(u64, String)>,
    /// The versions of other commands that were acknowledged.
    pub(crate) done: Vec<u64>,
    pub(crate) shown: BTreeMap<u64, Happening>,
}

impl Ledger {
    pub(crate) fn learn(&mut self, message: &ToClient) {
        if let ToClient::Snapshot { happened, .. } | ToClient::Update { happened, .. } = message {
            self.shown.extend(happened.iter().map(|each| (each.number, each.clone())));
        }
    }

    pub(crate) fn acknowledged(&self) -> usize {
        self.said.len() + self.done.len()
    }

    /// How much of what was acknowledged, and of what was shown, is not in the log.
    pub(crate) fn lost(&self, logged: &Logged) -> (usize, usize) {
        let is_said = |(version, text): &&(u64, String)| {
            let said = logged.entries.get(*version as usize - 1);
            matches!(said, Some(Entry::Said { text: found, .. }) if found == text)
        };
        let said = self.said.len() - self.said.iter().filter(is_said).count();
        let done = self.done.iter().filter(|version| **version as usize > logged.entries.len()).count();
        let is_there = |each: &&Happening| logged.happened.get(each.number as usize - 1) == Some(*each);
        let shown = self.shown.len() - self.shown.values().filter(is_there).count();
        (said + done, shown)
    }
}

/// A log as it is on disk; its fold fails if there is a gap.
pub(crate) struct Logged {
    pub(crate) entries: Vec<Entry>,
    pub(crate) happened: Vec<Happening>,
}

/// All logs of the database in a folder, which must be sound.
pub(crate) async fn logs(folder: &Path) -> BTreeMap<TableId, Logged> {
    let path = server::database(folder);
    let store = Sqlite::open(&path, &SqliteSettings::default()).unwrap();
    let check: String = rusqlite::Connection::open(&path)
        .unwrap()
        .pragma_query_value(None, "integrity_check", |row| row.get(0))
        .unwrap();
    assert_eq!(check, "ok");
    logs_in(&store).await
}

/// All logs of a store, which must be sound.
pub(crate) async fn logs_in(store: &dyn Store) -> BTreeMap<TableId, Logged> {
    let mut logs = BTreeMap::new();
    for table in store.all_tables().await.unwrap() {
        let log = store.log(table.clone(), 0).await.unwrap();
        let (_, happened) = Table::fold(&log).unwrap();
        let happened = serde_json::from_value(serde_json::json!(happened)).unwrap();
        let entries = log.into_iter().map(|each| each.entry).collect();
        logs.insert(table, Logged { entries, happened });
    }
    logs
}
