//! Guests: names, hashed tokens, codes for other devices, and being forgotten.

use super::super::Hash;
use super::bots;
use super::devices;
use super::matches;
use super::tables::{from_json, json};
use super::webhooks;
use crate::table::{Entry, Person, Time};
use protocol::{GuestId, TableId};
use rusqlite::{Connection, OptionalExtension, Result, Row, params};

pub(super) fn add(db: &Connection, person: &Person, token: Hash) -> Result<()> {
    db.execute("INSERT INTO guests VALUES (?1, ?2)", params![person.guest.0, person.name])?;
    db.execute("INSERT INTO tokens VALUES (?1, ?2)", params![token.0, person.guest.0]).map(drop)
}

pub(super) fn find(db: &Connection, token: Hash) -> Result<Option<Person>> {
    let mut rows =
        db.prepare_cached("SELECT id, name FROM guests JOIN tokens ON guest = id WHERE hash = ?1")?;
    rows.query_row(params![token.0], person).optional()
}

pub(super) fn rename(db: &Connection, guest: &GuestId, name: &str) -> Result<()> {
    db.execute("UPDATE guests SET name = ?2 WHERE id = ?1", params![guest.0, name]).map(drop)
}

pub(super) fn add_code(db: &Connection, guest: &GuestId, code: Hash, until: Time) -> Result<()> {
    db.execute("DELETE FROM codes WHERE guest = ?1", [&guest.0])?;
    db.execute("INSERT INTO codes VALUES (?1, ?2, ?3)", params![code.0, guest.0, until]).map(drop)
}

pub(super) fn use_code(db: &Connection, code: Hash, token: Hash, now: Time) -> Result<Option<Person>> {
    let found = db
        .query_row(
            "SELECT id, name FROM guests JOIN codes ON guest = id WHERE hash = ?1 AND until > ?2",
            params![code.0, now],
            person,
        )
        .optional()?;
    db.execute("DELETE FROM codes WHERE hash = ?1 OR until <= ?2", params![code.0, now])?;
    if let Some(person) = &found {
        db.execute("INSERT INTO tokens VALUES (?1, ?2)", params![token.0, person.guest.0])?;
    }
    Ok(found)
}

/// Lets a person in no more, nor the person's bots.
pub(super) fn revoke(db: &Connection, guest: &GuestId) -> Result<()> {
    for bot in bots::of(db, guest)? {
        revoke_one(db, &bot.guest)?;
    }
    revoke_one(db, guest)
}

fn revoke_one(db: &Connection, guest: &GuestId) -> Result<()> {
    db.execute("DELETE FROM codes WHERE guest = ?1", [&guest.0])?;
    webhooks::end(db, guest)?;
    devices::end(db, guest)?;
    matches::leave_ladder(db, guest)?;
    db.execute("INSERT OR IGNORE INTO banned SELECT hash FROM tokens WHERE guest = ?1", [&guest.0])?;
    db.execute("DELETE FROM tokens WHERE guest = ?1", [&guest.0]).map(drop)
}

pub(super) fn is_banned(db: &Connection, token: Hash) -> Result<bool> {
    db.prepare_cached("SELECT 1 FROM banned WHERE hash = ?1")?.exists(params![token.0])
}

/// Forgets a person, and the person's bots with their names.
pub(super) fn forget(db: &Connection, guest: &GuestId) -> Result<Vec<TableId>> {
    let mut tables = Vec::new();
    for bot in bots::of(db, guest)? {
        tables.extend(forget_one(db, &bot.guest)?);
    }
    tables.extend(forget_one(db, guest)?);
    Ok(tables)
}

fn forget_one(db: &Connection, guest: &GuestId) -> Result<Vec<TableId>> {
    let mut told = db.prepare("SELECT table_id FROM mentions WHERE guest = ?1")?;
    let tables: Vec<TableId> =
        told.query_map([&guest.0], |row| row.get(0).map(TableId))?.collect::<Result<_>>()?;
    for table in &tables {
        clean(db, table, guest)?;
    }
    db.execute("DELETE FROM members WHERE guest = ?1", [&guest.0])?;
    db.execute("DELETE FROM mentions WHERE guest = ?1", [&guest.0])?;
    matches::forget(db, guest)?;
    db.execute("DELETE FROM guests WHERE id = ?1", [&guest.0])?;
    Ok(tables)
}

/// Takes a person's name and words out of a log.
fn clean(db: &Connection, table: &TableId, guest: &GuestId) -> Result<()> {
    let mut rows = db.prepare_cached("SELECT number, entry FROM log WHERE table_id = ?1")?;
    let read = |row: &Row<'_>| Ok((row.get::<_, u64>(0)?, from_json::<Entry>(row, 1)?));
    let entries: Vec<(u64, Entry)> = rows.query_map([&table.0], read)?.collect::<Result<_>>()?;
    let mut update = db.prepare_cached("UPDATE log SET entry = ?3 WHERE table_id = ?1 AND number = ?2")?;
    for (number, entry) in entries {
        if let Some(cleaned) = entry.without(guest) {
            update.execute(params![table.0, number, json(&cleaned)])?;
        }
    }
    Ok(())
}

pub(super) fn person(row: &Row<'_>) -> Result<Person> {
    Ok(Person { guest: GuestId(row.get(0)?), name: row.get(1)? })
}
