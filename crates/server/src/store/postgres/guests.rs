//! Guests: names, hashed tokens, codes for other devices, and being forgotten.

use super::super::{Hash, News};
use super::link::{Done, Link};
use super::tables::json;
use super::{bots, devices, matches, nodes, webhooks};
use crate::table::{Entry, Person, Time};
use protocol::{GuestId, TableId};
use tokio_postgres::Row;

pub(super) async fn add(link: &Link, (person, token): &(Person, Hash)) -> Done<()> {
    let Person { guest, name } = person;
    link.execute("INSERT INTO guests VALUES ($1, $2)", &[&guest.0, name]).await?;
    add_token(link, guest, *token).await
}

pub(super) async fn add_token(link: &Link, guest: &GuestId, token: Hash) -> Done<()> {
    link.execute("INSERT INTO tokens VALUES ($1, $2)", &[&token.bytes(), &guest.0]).await.map(drop)
}

pub(super) async fn find(link: &Link, token: &Hash) -> Done<Option<Person>> {
    let sql = "SELECT id, name FROM guests JOIN tokens ON guest = id WHERE hash = $1";
    Ok(link.row(sql, &[&token.bytes()]).await?.as_ref().map(person))
}

pub(super) async fn rename(link: &Link, (guest, name, run): &(GuestId, String, i64)) -> Done<()> {
    link.execute("UPDATE guests SET name = $2 WHERE id = $1", &[&guest.0, name]).await?;
    nodes::tell(link, *run, &News::Renamed { guest: guest.clone(), name: name.clone() }).await
}

pub(super) async fn add_code(link: &Link, (guest, code, until): &(GuestId, Hash, Time)) -> Done<()> {
    link.execute("DELETE FROM codes WHERE guest = $1", &[&guest.0]).await?;
    let sql = "INSERT INTO codes VALUES ($1, $2, $3)";
    link.execute(sql, &[&code.bytes(), &guest.0, until]).await.map(drop)
}

pub(super) async fn use_code(link: &Link, (code, token, now): &(Hash, Hash, Time)) -> Done<Option<Person>> {
    let sql = "WITH used AS (DELETE FROM codes WHERE hash = $1 RETURNING guest, until)
        SELECT id, name FROM guests JOIN used ON guest = id WHERE until > $2";
    let found = link.row(sql, &[&code.bytes(), now]).await?.as_ref().map(person);
    link.execute("DELETE FROM codes WHERE until <= $1", &[now]).await?;
    if let Some(person) = &found {
        add_token(link, &person.guest, *token).await?;
    }
    Ok(found)
}

/// Lets a person in no more, nor the person's bots.
pub(super) async fn revoke(link: &Link, (guest, run): &(GuestId, i64)) -> Done<()> {
    for each in with_bots(link, guest).await? {
        link.execute("DELETE FROM codes WHERE guest = $1", &[&each.0]).await?;
        webhooks::end(link, &each).await?;
        devices::end(link, &each).await?;
        matches::leave_ladder(link, &each).await?;
        let ban = "INSERT INTO banned SELECT hash FROM tokens WHERE guest = $1 ON CONFLICT DO NOTHING";
        link.execute(ban, &[&each.0]).await?;
        link.execute("DELETE FROM tokens WHERE guest = $1", &[&each.0]).await?;
        nodes::tell(link, *run, &News::Gone { guest: each }).await?;
    }
    Ok(())
}

pub(super) async fn is_banned(link: &Link, token: &Hash) -> Done<bool> {
    Ok(link.row("SELECT 1 FROM banned WHERE hash = $1", &[&token.bytes()]).await?.is_some())
}

/// Forgets a person, and the person's bots with their names.
pub(super) async fn forget(link: &Link, (guest, run): &(GuestId, i64)) -> Done<Vec<TableId>> {
    let mut tables = Vec::new();
    for each in with_bots(link, guest).await? {
        tables.extend(forget_one(link, &each).await?);
        nodes::tell(link, *run, &News::Gone { guest: each }).await?;
    }
    for table in &tables {
        nodes::tell(link, *run, &News::Rewritten { table: table.clone() }).await?;
    }
    Ok(tables)
}

async fn with_bots(link: &Link, guest: &GuestId) -> Done<Vec<GuestId>> {
    let bots = bots::of(link, guest).await?.into_iter().map(|bot| bot.guest);
    Ok(bots.chain([guest.clone()]).collect())
}

async fn forget_one(link: &Link, guest: &GuestId) -> Done<Vec<TableId>> {
    let told = "SELECT id FROM tables WHERE id IN (SELECT table_id FROM mentions WHERE guest = $1)
        ORDER BY id FOR NO KEY UPDATE";
    let tables = super::tables::ids(link.rows(told, &[&guest.0]).await?)?;
    for table in &tables {
        clean(link, table, guest).await?;
    }
    for sql in [
        "DELETE FROM members WHERE guest = $1",
        "DELETE FROM mentions WHERE guest = $1",
        "UPDATE results SET player = NULL, mean = NULL, deviation = NULL WHERE player = $1",
        "DELETE FROM ratings WHERE player = $1",
        "DELETE FROM guests WHERE id = $1",
    ] {
        link.execute(sql, &[&guest.0]).await?;
    }
    Ok(tables)
}

/// Takes a person's name and words out of a log, which nobody else writes to meanwhile.
async fn clean(link: &Link, table: &TableId, guest: &GuestId) -> Done<()> {
    for row in link.rows("SELECT number, entry FROM log WHERE table_id = $1", &[&table.0]).await? {
        let entry: Entry = serde_json::from_str(row.get(1))?;
        if let Some(cleaned) = entry.without(guest) {
            let sql = "UPDATE log SET entry = $3 WHERE table_id = $1 AND number = $2";
            link.execute(sql, &[&table.0, &row.get::<_, i64>(0), &json(&cleaned)]).await?;
        }
    }
    Ok(())
}

pub(super) fn person(row: &Row) -> Person {
    Person { guest: GuestId(row.get(0)), name: row.get(1) }
}
