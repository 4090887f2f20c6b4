//! What nodes on the same database tell each other, who does what is due, and who is watched for.

use super::super::{News, Nodes, Stored};
use super::link::{Done, Link};
use super::tables::{self, json};
use super::{Postgres, uptime};
use crate::table::Time;
use protocol::{GuestId, TableId};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

/// News with the run that tells them.
#[derive(Serialize, Deserialize)]
pub(super) struct Told {
    pub(super) run: i64,
    pub(super) news: News,
}

/// News as they are sent.
pub(super) fn text(run: i64, news: &News) -> String {
    json(&Told { run, news: news.clone() })
}

/// Tells the other nodes, once the transaction is committed.
pub(super) async fn tell(link: &Link, run: i64, news: &News) -> Done<()> {
    link.row("SELECT pg_notify('speakeasy', $1)", &[&text(run, news)]).await.map(drop)
}

impl Nodes for Postgres {
    fn news(&self) -> mpsc::UnboundedReceiver<News> {
        super::listener::start(self.config.clone(), self.run())
    }

    fn tell(&self, news: News) -> Stored<'_, ()> {
        self.writer.write("", (self.run(), news), |link, (run, news)| Box::pin(tell(link, *run, news)))
    }

    fn claim(&self, table: TableId) -> Stored<'_, bool> {
        self.writer.write(&table.0.clone(), (table, self.run()), |link, given| Box::pin(claim(link, given)))
    }

    fn take_over(&self, now: Time) -> Stored<'_, Vec<TableId>> {
        self.writer.write("", (now, self.run()), |link, given| Box::pin(take_over(link, given)))
    }

    fn watch(&self, table: TableId, guest: GuestId) {
        self.note((table, guest, self.run()), |link, given| Box::pin(watch(link, given)));
    }

    fn unwatch(&self, table: TableId, guest: GuestId) {
        self.note((table, guest, self.run()), |link, given| Box::pin(unwatch(link, given)));
    }

    fn unwatch_all(&self) {
        self.note(self.run(), |link, run| Box::pin(uptime::unwatch_all(link, run)));
    }

    fn is_watched_elsewhere(&self, table: TableId, guest: GuestId) -> Stored<'_, bool> {
        let given = (table, guest, self.run());
        self.readers.read(given, |link, given| Box::pin(is_watched_elsewhere(link, given)))
    }

    fn keep(&self, name: &'static str, value: String) -> Stored<'_, String> {
        self.writer.write("", (name, value), |link, given| Box::pin(keep(link, given)))
    }

    fn end_run(&self, now: Time) -> Stored<'_, ()> {
        self.writer.write("", (now, self.run()), |link, given| Box::pin(uptime::end_run(link, given)))
    }
}

/// Locked rows are left alone: whoever has them is about to write, and then owns them.
async fn claim(link: &Link, (table, run): &(TableId, i64)) -> Done<bool> {
    let take = "WITH free AS (
            SELECT id FROM tables WHERE id = $1 AND owner IS DISTINCT FROM $2 AND NOT coalesce(is_up(owner), false)
            FOR NO KEY UPDATE SKIP LOCKED)
        UPDATE tables SET owner = $2 FROM free WHERE tables.id = free.id";
    link.execute(take, &[&table.0, run]).await?;
    let owned = link.row("SELECT 1 FROM tables WHERE id = $1 AND owner = $2", &[&table.0, run]).await?;
    Ok(owned.is_some())
}

async fn take_over(link: &Link, (now, run): &(Time, i64)) -> Done<Vec<TableId>> {
    let sql = "WITH free AS (
            SELECT id FROM tables WHERE wake_at <= $1 AND owner IS DISTINCT FROM $2
                AND NOT coalesce(is_up(owner), false)
            ORDER BY wake_at LIMIT $3 FOR NO KEY UPDATE SKIP LOCKED)
        UPDATE tables SET owner = $2 FROM free WHERE tables.id = free.id RETURNING tables.id";
    tables::ids(link.rows(sql, &[now, run, &super::super::agreed::LONGEST_LIST]).await?)
}

async fn watch(link: &Link, (table, guest, run): &(TableId, GuestId, i64)) -> Done<()> {
    let sql = "INSERT INTO watching VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    link.execute(sql, &[&table.0, &guest.0, run]).await.map(drop)
}

async fn unwatch(link: &Link, (table, guest, run): &(TableId, GuestId, i64)) -> Done<()> {
    let sql = "DELETE FROM watching WHERE table_id = $1 AND guest = $2 AND run = $3";
    link.execute(sql, &[&table.0, &guest.0, run]).await.map(drop)
}

async fn is_watched_elsewhere(link: &Link, (table, guest, run): &(TableId, GuestId, i64)) -> Done<bool> {
    let sql =
        "SELECT 1 FROM watching WHERE table_id = $1 AND guest = $2 AND run <> $3 AND is_up(run) LIMIT 1";
    Ok(link.row(sql, &[&table.0, &guest.0, run]).await?.is_some())
}

async fn keep(link: &Link, (name, value): &(&'static str, String)) -> Done<String> {
    link.execute("INSERT INTO house VALUES ($1, $2) ON CONFLICT DO NOTHING", &[name, value]).await?;
    Ok(link.one("SELECT value FROM house WHERE name = $1", &[name]).await?.get(0))
}
