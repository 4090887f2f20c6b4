//! The database: does it open, is it whole, does every log in it make a table?

use super::finding::Finding;
use protocol::TableId;
use server::store::{Examined, Schema, examine};
use std::path::Path;

pub(super) const ABOUT: &str = "database";
/// So many broken tables are named.
const NAMED: usize = 5;

/// The findings, and when something was written last.
pub(super) fn check(data: &Path) -> (Vec<Finding>, Option<i64>) {
    let path = server::database(data);
    if !path.exists() {
        return (vec![Finding::ok(ABOUT, format!("{} is made by the first start", path.display()))], None);
    }
    match examine(&path) {
        Ok(examined) => (findings(&path, &examined), examined.last_written),
        Err(error) => {
            let found = format!("{} cannot be read: {error}", path.display());
            (vec![Finding::bad(ABOUT, found, RESTORE)], None)
        }
    }
}

const RESTORE: &str = "keep a copy of the file, and put the last backup in its place";

fn findings(path: &Path, examined: &Examined) -> Vec<Finding> {
    let mut findings = Vec::new();
    for damage in &examined.damage {
        findings.push(Finding::bad(ABOUT, format!("{} is damaged: {damage}", path.display()), RESTORE));
    }
    findings.extend(of_schema(examined.schema));
    if examined.journal != "wal" {
        findings.push(Finding::odd(
            ABOUT,
            format!(
                "its journal is {}, not wal: no server has opened it, or another program changed it",
                examined.journal
            ),
            "start the server, which sets it back; use no other program that writes to it",
        ));
    }
    findings.extend(of_broken(&examined.broken));
    if findings.is_empty() {
        findings.push(Finding::ok(
            ABOUT,
            format!("whole, with {} tables, all of which can be read", examined.tables),
        ));
    }
    findings
}

pub(super) fn of_schema(schema: Schema) -> Option<Finding> {
    match schema {
        Schema::Current => None,
        Schema::Older => Some(Finding::odd(
            ABOUT,
            "an older version of this program wrote it; the next start brings it up to date",
            "copy it before that: older versions do not start on it afterwards",
        )),
        Schema::Newer => Some(Finding::bad(
            ABOUT,
            "a newer version of this program wrote it, and this one does not start on it",
            "install the newer version again, or put the backup from before it in place",
        )),
    }
}

/// The first of the tables that cannot be read.
pub(super) fn of_broken(broken: &[(TableId, String)]) -> impl Iterator<Item = Finding> {
    broken.iter().take(NAMED).map(|(table, why)| {
        Finding::bad(
            ABOUT,
            format!("table {table} cannot be read: {why}"),
            "other tables are well; delete this one on the page /operator, or put a backup in place",
        )
    })
}
