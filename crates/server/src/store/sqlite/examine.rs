//! Looks at a file without changing it, as whoever suspects it would: is it whole, does every log make a table?

use super::schema::KNOWN;
use super::{Settings, tables};
use crate::table::{Table, Time};
use protocol::TableId;
use rusqlite::{Connection, Result};
use std::path::Path;

/// What was found in a file.
#[derive(Clone, PartialEq, Debug)]
pub struct Examined {
    pub schema: Schema,
    pub journal: String,
    /// What SQLite objects to.
    pub damage: Vec<String>,
    pub tables: usize,
    /// Tables whose logs cannot be folded, and why.
    pub broken: Vec<(TableId, String)>,
    /// When something was written last.
    pub last_written: Option<Time>,
}

/// The schema of the file beside the one this program writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Schema {
    Current,
    /// The next start brings it up to date.
    Older,
    /// A newer program wrote it; this one does not start on it.
    Newer,
}

/// Reads all of the file; a server may use it meanwhile.
pub fn examine(path: &Path) -> Result<Examined> {
    let db = Settings::default().open_reader(path)?;
    let version: i64 = db.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let schema = match version.cmp(&KNOWN) {
        std::cmp::Ordering::Less => Schema::Older,
        std::cmp::Ordering::Equal => Schema::Current,
        std::cmp::Ordering::Greater => Schema::Newer,
    };
    let journal = db.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    let damage = damage(&db)?;
    let mut examined =
        Examined { schema, journal, damage, tables: 0, broken: Vec::new(), last_written: None };
    if schema == Schema::Current && examined.damage.is_empty() {
        let all = tables::all(&db)?;
        examined.tables = all.len();
        let broken = all.into_iter().filter_map(|id| objection(&db, &id).map(|why| (id, why)));
        examined.broken = broken.collect();
        examined.last_written = db.query_row("SELECT max(alive_at) FROM runs", [], |row| row.get(0))?;
    }
    Ok(examined)
}

fn damage(db: &Connection) -> Result<Vec<String>> {
    let mut check = db.prepare("PRAGMA integrity_check(10)")?;
    let told: Vec<String> = check.query_map([], |row| row.get(0))?.collect::<Result<_>>()?;
    let mut damage: Vec<String> = told.into_iter().filter(|line| line != "ok").collect();
    let mut check = db.prepare("PRAGMA foreign_key_check")?;
    let dangling = check.query_map([], |_| Ok(()))?.count();
    if dangling > 0 {
        damage.push(format!("{dangling} rows belong to nothing"));
    }
    Ok(damage)
}

/// Why a log makes no table.
fn objection(db: &Connection, id: &TableId) -> Option<String> {
    let log = tables::log(db, id, 0).map_err(|error| error.to_string());
    log.and_then(|log| Table::fold(&log).map(drop).map_err(|broken| broken.to_string())).err()
}
