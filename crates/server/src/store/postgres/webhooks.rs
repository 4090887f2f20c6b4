//! Where people want to be told whose turn it is: of their own turns at any table, or of everybody's at one.

use super::link::{Done, Link};
use protocol::{GuestId, TableId};

pub(super) async fn of(link: &Link, guest: &GuestId) -> Done<Option<String>> {
    let row = link.row("SELECT url FROM webhooks WHERE guest = $1", &[&guest.0]).await?;
    Ok(row.map(|row| row.get(0)))
}

pub(super) async fn set(link: &Link, (guest, url): &(GuestId, Option<String>)) -> Done<()> {
    link.execute("DELETE FROM webhooks WHERE guest = $1", &[&guest.0]).await?;
    if let Some(url) = url {
        link.execute("INSERT INTO webhooks VALUES ($1, $2)", &[&guest.0, url]).await?;
    }
    Ok(())
}

pub(super) async fn at_table(link: &Link, (table, guest): &(TableId, GuestId)) -> Done<Option<String>> {
    let sql = "SELECT url FROM table_webhooks WHERE table_id = $1 AND guest = $2";
    Ok(link.row(sql, &[&table.0, &guest.0]).await?.map(|row| row.get(0)))
}

pub(super) async fn set_at_table(
    link: &Link,
    (table, guest, url): &(TableId, GuestId, Option<String>),
) -> Done<()> {
    let sql = "DELETE FROM table_webhooks WHERE table_id = $1 AND guest = $2";
    link.execute(sql, &[&table.0, &guest.0]).await?;
    if let Some(url) = url {
        let sql = "INSERT INTO table_webhooks VALUES ($1, $2, $3)";
        link.execute(sql, &[&table.0, &guest.0, url]).await?;
    }
    Ok(())
}

/// Each address once. Whoever has left the table is told no more.
pub(super) async fn told_of_turn(link: &Link, (table, guest): &(TableId, GuestId)) -> Done<Vec<String>> {
    let sql = "SELECT url FROM webhooks WHERE guest = $2
        UNION
        SELECT url FROM table_webhooks JOIN members USING (table_id, guest) WHERE table_id = $1";
    let rows = link.rows(sql, &[&table.0, &guest.0]).await?;
    Ok(rows.iter().map(|row| row.get(0)).collect())
}

/// Nobody is told for this person any more.
pub(super) async fn end(link: &Link, guest: &GuestId) -> Done<()> {
    link.execute("DELETE FROM webhooks WHERE guest = $1", &[&guest.0]).await?;
    link.execute("DELETE FROM table_webhooks WHERE guest = $1", &[&guest.0]).await.map(drop)
}
