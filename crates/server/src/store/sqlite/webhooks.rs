//! Where people want to be told whose turn it is: of their own turns at any table, or of everybody's at one.

use protocol::{GuestId, TableId};
use rusqlite::{Connection, OptionalExtension, Result, params};

pub(super) fn of(db: &Connection, guest: &GuestId) -> Result<Option<String>> {
    let mut rows = db.prepare_cached("SELECT url FROM webhooks WHERE guest = ?1")?;
    rows.query_row([&guest.0], |row| row.get(0)).optional()
}

pub(super) fn set(db: &Connection, guest: &GuestId, url: Option<&str>) -> Result<()> {
    db.execute("DELETE FROM webhooks WHERE guest = ?1", [&guest.0])?;
    if let Some(url) = url {
        db.execute("INSERT INTO webhooks VALUES (?1, ?2)", params![guest.0, url])?;
    }
    Ok(())
}

pub(super) fn at_table(db: &Connection, table: &TableId, guest: &GuestId) -> Result<Option<String>> {
    let mut rows = db.prepare_cached("SELECT url FROM table_webhooks WHERE table_id = ?1 AND guest = ?2")?;
    rows.query_row([&table.0, &guest.0], |row| row.get(0)).optional()
}

pub(super) fn set_at_table(
    db: &Connection,
    table: &TableId,
    guest: &GuestId,
    url: Option<&str>,
) -> Result<()> {
    db.execute("DELETE FROM table_webhooks WHERE table_id = ?1 AND guest = ?2", [&table.0, &guest.0])?;
    if let Some(url) = url {
        db.execute("INSERT INTO table_webhooks VALUES (?1, ?2, ?3)", params![table.0, guest.0, url])?;
    }
    Ok(())
}

/// Each address once. Whoever has left the table is told no more.
pub(super) fn told_of_turn(db: &Connection, table: &TableId, guest: &GuestId) -> Result<Vec<String>> {
    let mut rows = db.prepare_cached(
        "SELECT url FROM webhooks WHERE guest = ?2
         UNION
         SELECT url FROM table_webhooks JOIN members USING (table_id, guest) WHERE table_id = ?1",
    )?;
    rows.query_map([&table.0, &guest.0], |row| row.get(0))?.collect()
}

/// Nobody is told for this person any more.
pub(super) fn end(db: &Connection, guest: &GuestId) -> Result<()> {
    db.execute("DELETE FROM webhooks WHERE guest = ?1", [&guest.0])?;
    db.execute("DELETE FROM table_webhooks WHERE guest = ?1", [&guest.0]).map(drop)
}
