//! When servers were up, so that clocks can stand still while none was.

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

fn gaps(runs: &[(Time, Time)], since: Time, now: Time) -> i64 {
    let gap = |pair: &[(Time, Time)]| {
        let (from, to) = (pair[0].1.max(since), pair[1].0.min(now));
        (to - from).max(0)
    };
    runs.windows(2).map(gap).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_time_between_runs_counts() {
        let runs = [(0, 10), (20, 30), (50, 60)];
        assert_eq!(gaps(&runs, 5, 70), 30);
        assert_eq!(gaps(&runs, 25, 70), 20);
        assert_eq!(gaps(&runs, 15, 70), 25);
        assert_eq!(gaps(&runs, 55, 70), 0);
    }
}
