//! The tables of the file, and how an older file becomes a newer one: numbered steps, each done once.

use super::super::StartError;
use rusqlite::Connection;

/// Step *n* leads from version *n* to *n* + 1. Steps are never changed, only added.
const STEPS: [&str; 7] = [
    include_str!("migrations/0001_tables.sql"),
    include_str!("migrations/0002_house.sql"),
    include_str!("migrations/0003_bots.sql"),
    include_str!("migrations/0004_told.sql"),
    include_str!("migrations/0005_matches.sql"),
    include_str!("migrations/0006_devices.sql"),
    include_str!("migrations/0007_log.sql"),
];

/// The version that this program writes.
pub(super) const KNOWN: i64 = STEPS.len() as i64;

pub(super) fn migrate(connection: &mut Connection) -> Result<(), StartError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    let Some(missing) = usize::try_from(found).ok().and_then(|done| STEPS.get(done..)) else {
        return Err(StartError::Newer { found, known: KNOWN });
    };
    let transaction = connection.transaction()?;
    for step in missing {
        transaction.execute_batch(step)?;
    }
    transaction.pragma_update(None, "user_version", KNOWN)?;
    Ok(transaction.commit()?)
}

/// Whether the file has all steps and no others.
pub(in crate::store) fn is_known(connection: &Connection) -> Result<bool, StartError> {
    let found: i64 = connection.pragma_query_value(None, "user_version", |row| row.get(0))?;
    Ok(found == STEPS.len() as i64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_file_keeps_its_log() {
        let mut connection = Connection::open_in_memory().unwrap();
        STEPS[..6].iter().for_each(|step| connection.execute_batch(step).unwrap());
        connection
            .execute_batch(
                "INSERT INTO tables VALUES ('t', 2, '{}', 0, 5, NULL);
                 INSERT INTO log VALUES ('t', 2, 5, '\"second\"'), ('t', 1, 4, '\"first\"');
                 PRAGMA user_version = 6; PRAGMA foreign_keys = ON;",
            )
            .unwrap();
        migrate(&mut connection).unwrap();
        let mut rows = connection.prepare("SELECT number, at, entry FROM log ORDER BY number").unwrap();
        let read = |row: &rusqlite::Row<'_>| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
        let read: Result<Vec<(u32, u32, String)>, _> = rows.query_map([], read).unwrap().collect();
        assert_eq!(read.unwrap(), [(1, 4, "\"first\"".to_owned()), (2, 5, "\"second\"".to_owned())]);
        connection.execute("DELETE FROM tables", []).unwrap();
        let left: u32 = connection.query_row("SELECT count(*) FROM log", [], |row| row.get(0)).unwrap();
        assert_eq!(left, 0, "a table takes its log with it");
    }

    #[test]
    fn a_file_of_a_newer_program_is_refused() {
        let mut connection = Connection::open_in_memory().unwrap();
        migrate(&mut connection).unwrap();
        migrate(&mut connection).unwrap();
        connection.pragma_update(None, "user_version", 1000).unwrap();
        assert!(matches!(migrate(&mut connection), Err(StartError::Newer { found: 1000, .. })));
    }
}
