//! Bots that people made for their programs: guests of their own, with an owner.

use super::super::Hash;
use super::super::agreed::MOST_BOTS;
use super::guests::{self, add_token};
use super::link::{Done, Link};
use crate::table::Person;
use protocol::GuestId;

/// The owner's row is locked first, so that two nodes do not make the last bot each.
pub(super) async fn add(link: &Link, (owner, new): &(GuestId, (Person, Hash))) -> Done<bool> {
    let _alone = link.alone.lock().await;
    link.row("SELECT 1 FROM guests WHERE id = $1 FOR NO KEY UPDATE", &[&owner.0]).await?;
    let made = link.one("SELECT count(*) FROM bots WHERE owner = $1", &[&owner.0]).await?;
    if made.get::<_, i64>(0) >= MOST_BOTS {
        return Ok(false);
    }
    guests::add(link, new).await?;
    link.execute("INSERT INTO bots VALUES ($1, $2)", &[&new.0.guest.0, &owner.0]).await?;
    Ok(true)
}

pub(super) async fn of(link: &Link, owner: &GuestId) -> Done<Vec<Person>> {
    let sql = "SELECT id, name FROM guests JOIN bots ON guest = id WHERE owner = $1 ORDER BY name, id";
    Ok(link.rows(sql, &[&owner.0]).await?.iter().map(guests::person).collect())
}

pub(super) async fn renew(
    link: &Link,
    (owner, bot, token): &(GuestId, GuestId, Hash),
) -> Done<Option<Person>> {
    let sql = "SELECT id, name FROM guests JOIN bots ON guest = id WHERE owner = $1 AND guest = $2";
    let found = link.row(sql, &[&owner.0, &bot.0]).await?.as_ref().map(guests::person);
    if found.is_some() {
        link.execute("DELETE FROM tokens WHERE guest = $1", &[&bot.0]).await?;
        link.execute("DELETE FROM codes WHERE guest = $1", &[&bot.0]).await?;
        add_token(link, bot, *token).await?;
    }
    Ok(found)
}
