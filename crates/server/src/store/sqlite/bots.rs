//! Bots that people made for their programs: guests of their own, with an owner.

use super::super::Hash;
use super::super::agreed::MOST_BOTS;
use super::guests;
use crate::table::Person;
use protocol::GuestId;
use rusqlite::{Connection, OptionalExtension, Result, params};

pub(super) fn add(db: &Connection, owner: &GuestId, bot: &Person, token: Hash) -> Result<bool> {
    let made: i64 =
        db.query_row("SELECT count(*) FROM bots WHERE owner = ?1", [&owner.0], |row| row.get(0))?;
    if made >= MOST_BOTS {
        return Ok(false);
    }
    guests::add(db, bot, token)?;
    db.execute("INSERT INTO bots VALUES (?1, ?2)", params![bot.guest.0, owner.0])?;
    Ok(true)
}

pub(super) fn of(db: &Connection, owner: &GuestId) -> Result<Vec<Person>> {
    let mut rows = db.prepare_cached(
        "SELECT id, name FROM guests JOIN bots ON guest = id WHERE owner = ?1 ORDER BY name, id",
    )?;
    rows.query_map([&owner.0], guests::person)?.collect()
}

pub(super) fn renew(db: &Connection, owner: &GuestId, bot: &GuestId, token: Hash) -> Result<Option<Person>> {
    let found = db
        .query_row(
            "SELECT id, name FROM guests JOIN bots ON guest = id WHERE owner = ?1 AND guest = ?2",
            params![owner.0, bot.0],
            guests::person,
        )
        .optional()?;
    if found.is_some() {
        db.execute("DELETE FROM tokens WHERE guest = ?1", [&bot.0])?;
        db.execute("DELETE FROM codes WHERE guest = ?1", [&bot.0])?;
        db.execute("INSERT INTO tokens VALUES (?1, ?2)", params![token.0, bot.0])?;
    }
    Ok(found)
}
