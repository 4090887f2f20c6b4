//! When servers were up, so that clocks can stand still while none was.

use super::super::agreed::gaps;
use crate::table::Time;
use rusqlite::{Connection, Result, params};

/// A server starts.
pub(super) fn begin_run(db: &Connection, now: Time) -> Result<()> {
    db.execute("INSERT INTO runs VALUES (?1, ?1)", [now]).map(drop)
}

/// The server that started last is still up.
pub(super) fn alive(db: &Connection, now: Time) -> Result<()> {
    let sql = "UPDATE runs SET alive_at = ?1 WHERE rowid = (SELECT max(rowid) FROM runs)";
    db.prepare_cached(sql)?.execute([now]).map(drop)
}

/// The milliseconds between `since` and `now` that lie between the end of one run and the start of the next.
pub(super) fn downtime(db: &Connection, since: Time, now: Time) -> Result<i64> {
    let mut rows = db.prepare_cached(
        "SELECT started_at, alive_at FROM runs WHERE started_at > ?1 OR rowid >=
            (SELECT coalesce(max(rowid), 0) FROM runs WHERE started_at <= ?1) ORDER BY rowid",
    )?;
    let runs: Vec<(Time, Time)> =
        rows.query_map(params![since], |row| Ok((row.get(0)?, row.get(1)?)))?.collect::<Result<_>>()?;
    Ok(gaps(&runs, since, now))
}

/// Keeps the answers of tables changed since `before`, and of the runs those that some table that waits has seen.
pub(super) fn prune(db: &Connection, before: Time) -> Result<()> {
    db.execute(
        "DELETE FROM commands WHERE table_id IN (SELECT id FROM tables WHERE changed_at < ?1)",
        [before],
    )?;
    let sql = "DELETE FROM runs WHERE rowid < (SELECT max(rowid) FROM runs WHERE started_at <= coalesce(
        (SELECT min(changed_at) FROM tables WHERE wake_at IS NOT NULL), (SELECT max(started_at) FROM runs)))";
    db.execute(sql, []).map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn runs_that_a_waiting_table_has_seen_are_kept() {
        let db = Connection::open_in_memory().unwrap();
        db.execute_batch(include_str!("migrations/0001_tables.sql")).unwrap();
        for (started, last) in [(0, 10), (20, 30), (50, 60)] {
            begin_run(&db, started).unwrap();
            alive(&db, last).unwrap();
        }
        let table = |id, changed: Time, wake: Option<Time>| {
            let row = params![id, 1, "{}", false, changed, wake];
            db.execute("INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6)", row).unwrap();
            db.execute("INSERT INTO commands VALUES (?1, 'ada', x'00', '{}')", [id]).unwrap();
        };
        table("old", 5, None);
        table("waits", 25, Some(99));
        prune(&db, 10).unwrap();
        assert_eq!(downtime(&db, 25, 70).unwrap(), 20);
        let count = |sql| db.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        assert_eq!(count("SELECT count(*) FROM runs"), 2);
        assert_eq!(count("SELECT count(*) FROM commands WHERE table_id = 'waits'"), 1);
        assert_eq!(count("SELECT count(*) FROM commands"), 1);
    }
}
