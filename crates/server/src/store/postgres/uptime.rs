//! When nodes were up, so that clocks can stand still while none was, and so that others do what a node that is gone
//! leaves undone.

use super::super::agreed::gaps;
use super::link::{Done, Link};
use crate::table::Time;
use tokio_postgres::Row;

/// A node starts; gives the number of its run.
pub(super) async fn begin_run(link: &Link, now: &Time) -> Done<i64> {
    let sql = "INSERT INTO runs (started_at, alive_at, seen) VALUES ($1, $1, clock_timestamp()) RETURNING id";
    Ok(link.one(sql, &[now]).await?.get(0))
}

/// A run is still up.
pub(super) async fn alive(link: &Link, (now, run): &(Time, i64)) -> Done<()> {
    let sql = "UPDATE runs SET alive_at = $1, seen = clock_timestamp() WHERE id = $2";
    link.execute(sql, &[now, run]).await.map(drop)
}

/// A run ends: others need not wait until it is missed.
pub(super) async fn end_run(link: &Link, (now, run): &(Time, i64)) -> Done<()> {
    let sql = "UPDATE runs SET alive_at = $1, seen = '-infinity' WHERE id = $2";
    link.execute(sql, &[now, run]).await?;
    unwatch_all(link, run).await
}

/// Nobody watches anything at a node.
pub(super) async fn unwatch_all(link: &Link, run: &i64) -> Done<()> {
    link.execute("DELETE FROM watching WHERE run = $1", &[run]).await.map(drop)
}

/// The milliseconds between `since` and `now` at which no node was up.
pub(super) async fn downtime(link: &Link, (since, now): &(Time, Time)) -> Done<i64> {
    let sql = "SELECT started_at, alive_at FROM runs WHERE alive_at >=
        (SELECT coalesce(max(alive_at), 0) FROM runs WHERE alive_at <= $1) ORDER BY started_at, id";
    let run = |row: &Row| (row.get(0), row.get(1));
    let runs: Vec<(Time, Time)> = link.rows(sql, &[since]).await?.iter().map(run).collect();
    Ok(gaps(&runs, *since, *now))
}

/// Keeps the answers of tables changed since `before`, and of the runs those that some table that waits has seen.
pub(super) async fn prune(link: &Link, before: &Time) -> Done<()> {
    let sql = "DELETE FROM commands WHERE table_id IN (SELECT id FROM tables WHERE changed_at < $1)";
    link.execute(sql, &[before]).await?;
    link.execute("DELETE FROM watching WHERE NOT is_up(run)", &[]).await?;
    let sql = "DELETE FROM runs WHERE alive_at < (SELECT max(alive_at) FROM runs WHERE alive_at <= least($1,
        (SELECT min(changed_at) FROM tables WHERE wake_at IS NOT NULL)))";
    link.execute(sql, &[before]).await.map(drop)
}
