//! Logs of tables and what lists show of them.

use super::super::agreed::{LONGEST_LIST, changes_members, is_listed};
use super::super::{Answered, Append, Appended};
use super::matches;
use crate::table::{Entry, Listing, Stamped, Time};
use protocol::{Answer, GuestId, TableCard, TableId};
use rusqlite::types::Type;
use rusqlite::{Connection, Result, Row, params};
use serde::Serialize;
use serde::de::DeserializeOwned;

/// Entries as they are stored, made before the writer's turn comes.
pub(super) struct Rows(Vec<(u64, Time, String)>);

impl Rows {
    pub(super) fn of(entries: &[Stamped]) -> Rows {
        Rows(entries.iter().map(|each| (each.number, each.at, json(&each.entry))).collect())
    }
}

pub(super) fn append(db: &Connection, append: &Append, rows: &Rows) -> Result<Appended> {
    if let Some(command) = &append.command
        && !is_new(db, &append.table, command)?
    {
        return first_answer(db, &append.table, command).map(Appended::AlreadyDone);
    }
    if !update(db, append)? {
        if let Some(command) = &append.command {
            forget(db, &append.table, command)?;
        }
        return Ok(Appended::Conflict);
    }
    insert_rows(db, &append.table, &append.entries, rows)?;
    Ok(Appended::Done)
}

/// Remembers a command with its answer, unless it was answered before.
fn is_new(db: &Connection, table: &TableId, command: &Answered) -> Result<bool> {
    let mut insert = db.prepare_cached("INSERT OR IGNORE INTO commands VALUES (?1, ?2, ?3, ?4)")?;
    let Answered { guest, id, answer } = command;
    Ok(insert.execute(params![table.0, guest.0, id.0.as_bytes(), json(answer)])? == 1)
}

fn first_answer(db: &Connection, table: &TableId, command: &Answered) -> Result<Answer> {
    let key = params![table.0, command.guest.0, command.id.0.as_bytes()];
    db.prepare_cached("SELECT answer FROM commands WHERE table_id = ?1 AND guest = ?2 AND command = ?3")?
        .query_row(key, |row| from_json(row, 0))
}

fn forget(db: &Connection, table: &TableId, command: &Answered) -> Result<()> {
    let key = params![table.0, command.guest.0, command.id.0.as_bytes()];
    db.prepare_cached("DELETE FROM commands WHERE table_id = ?1 AND guest = ?2 AND command = ?3")?
        .execute(key)
        .map(drop)
}

/// Moves the table to its new version; fails to if it is not at the one expected.
fn update(db: &Connection, append: &Append) -> Result<bool> {
    let Listing { card, members, wake_at, finished } = &append.listing;
    let version = append.after + append.entries.len() as u64;
    let changed = db
        .prepare_cached(
            "UPDATE tables SET version = ?3, card = ?4, is_listed = ?5, changed_at = ?6, wake_at = ?7
             WHERE id = ?1 AND version = ?2",
        )?
        .execute(params![
            append.table.0,
            append.after,
            version,
            json(card),
            is_listed(card),
            card.changed_at,
            wake_at
        ])?;
    if changed == 1 && append.entries.iter().any(|each| changes_members(&each.entry)) {
        put_members(db, &append.table, members)?;
    }
    if changed == 1
        && let Some(finished) = finished
    {
        matches::record(db, &append.table, finished)?;
    }
    Ok(changed == 1)
}

pub(super) fn create(db: &Connection, table: &TableId, first: &Stamped, listing: &Listing) -> Result<()> {
    let Listing { card, members, wake_at, .. } = listing;
    db.execute(
        "INSERT INTO tables VALUES (?1, ?2, ?3, ?4, ?5, ?6)",
        params![table.0, first.number, json(card), is_listed(card), card.changed_at, wake_at],
    )?;
    let entries = std::slice::from_ref(first);
    insert_rows(db, table, entries, &Rows::of(entries))?;
    put_members(db, table, members)
}

pub(super) fn log(db: &Connection, table: &TableId, after: u64) -> Result<Vec<Stamped>> {
    let mut rows = db.prepare_cached(
        "SELECT number, at, entry FROM log WHERE table_id = ?1 AND number > ?2 ORDER BY number",
    )?;
    let read = |row: &Row<'_>| {
        Ok(Stamped { number: row.get(0)?, at: row.get(1)?, entry: from_json::<Entry>(row, 2)? })
    };
    rows.query_map(params![table.0, after], read)?.collect()
}

pub(super) fn delete(db: &Connection, table: &TableId) -> Result<()> {
    db.execute("DELETE FROM tables WHERE id = ?1", [&table.0]).map(drop)
}

pub(super) fn due(db: &Connection, now: Time) -> Result<Vec<TableId>> {
    let mut rows =
        db.prepare_cached("SELECT id FROM tables WHERE wake_at <= ?1 ORDER BY wake_at LIMIT ?2")?;
    rows.query_map(params![now, LONGEST_LIST], |row| row.get(0).map(TableId))?.collect()
}

pub(super) fn of_guest(db: &Connection, guest: &GuestId) -> Result<Vec<TableCard>> {
    let mut rows = db.prepare_cached(
        "SELECT card FROM tables JOIN members ON table_id = id WHERE guest = ?1
         ORDER BY changed_at DESC LIMIT ?2",
    )?;
    rows.query_map(params![guest.0, LONGEST_LIST], |row| from_json(row, 0))?.collect()
}

pub(super) fn public(db: &Connection) -> Result<Vec<TableCard>> {
    let mut rows =
        db.prepare_cached("SELECT card FROM tables WHERE is_listed ORDER BY changed_at DESC LIMIT ?1")?;
    rows.query_map([LONGEST_LIST], |row| from_json(row, 0))?.collect()
}

pub(super) fn cards(db: &Connection) -> Result<Vec<TableCard>> {
    let mut rows = db.prepare_cached("SELECT card FROM tables ORDER BY changed_at DESC LIMIT ?1")?;
    rows.query_map([LONGEST_LIST], |row| from_json(row, 0))?.collect()
}

pub(super) fn all(db: &Connection) -> Result<Vec<TableId>> {
    db.prepare("SELECT id FROM tables ORDER BY id")?.query_map([], |row| row.get(0).map(TableId))?.collect()
}

fn insert_rows(db: &Connection, table: &TableId, entries: &[Stamped], rows: &Rows) -> Result<()> {
    let mut insert = db.prepare_cached("INSERT INTO log VALUES (?1, ?2, ?3, ?4)")?;
    for (number, at, entry) in &rows.0 {
        insert.execute(params![table.0, number, at, entry])?;
    }
    let mut mention = db.prepare_cached("INSERT OR IGNORE INTO mentions VALUES (?1, ?2)")?;
    for guest in entries.iter().filter_map(|each| each.entry.guest()) {
        mention.execute(params![guest.0, table.0])?;
    }
    Ok(())
}

fn put_members(db: &Connection, table: &TableId, members: &[GuestId]) -> Result<()> {
    db.prepare_cached("DELETE FROM members WHERE table_id = ?1")?.execute([&table.0])?;
    let mut insert = db.prepare_cached("INSERT INTO members VALUES (?1, ?2)")?;
    for member in members {
        insert.execute(params![member.0, table.0])?;
    }
    Ok(())
}

pub(super) fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("what is stored is plain JSON")
}

pub(super) fn from_json<T: DeserializeOwned>(row: &Row<'_>, column: usize) -> Result<T> {
    let text = row.get_ref(column)?.as_str()?;
    serde_json::from_str(text)
        .map_err(|error| rusqlite::Error::FromSqlConversionFailure(column, Type::Text, Box::new(error)))
}
