//! Devices that are told when it is their person's turn.

use super::super::agreed::MOST_DEVICES;
use crate::table::Time;
use protocol::{GuestId, PushKeys, PushSubscription};
use rusqlite::{Connection, Result, params};

/// A device belongs to whoever uses it last.
pub(super) fn add(db: &Connection, guest: &GuestId, device: &PushSubscription, now: Time) -> Result<()> {
    let PushSubscription { endpoint, keys } = device;
    db.execute(
        "INSERT INTO devices VALUES (?1, ?2, ?3, ?4, ?5) ON CONFLICT (endpoint) DO UPDATE
         SET guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at",
        params![endpoint, guest.0, keys.p256dh, keys.auth, now],
    )?;
    db.execute(
        "DELETE FROM devices WHERE guest = ?1 AND endpoint NOT IN
         (SELECT endpoint FROM devices WHERE guest = ?1 ORDER BY added_at DESC, endpoint LIMIT ?2)",
        params![guest.0, MOST_DEVICES],
    )
    .map(drop)
}

pub(super) fn remove(db: &Connection, guest: &GuestId, endpoint: &str) -> Result<()> {
    db.execute("DELETE FROM devices WHERE guest = ?1 AND endpoint = ?2", params![guest.0, endpoint]).map(drop)
}

pub(super) fn of(db: &Connection, guest: &GuestId) -> Result<Vec<PushSubscription>> {
    let mut rows = db.prepare_cached("SELECT endpoint, p256dh, auth FROM devices WHERE guest = ?1")?;
    let found = rows.query_map([&guest.0], |row| {
        let keys = PushKeys { p256dh: row.get(1)?, auth: row.get(2)? };
        Ok(PushSubscription { endpoint: row.get(0)?, keys })
    })?;
    found.collect()
}

/// None of this person's devices is told any more.
pub(super) fn end(db: &Connection, guest: &GuestId) -> Result<()> {
    db.execute("DELETE FROM devices WHERE guest = ?1", [&guest.0]).map(drop)
}
