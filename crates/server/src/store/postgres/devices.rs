//! Devices that are told when it is their person's turn.

use super::super::agreed::MOST_DEVICES;
use super::link::{Done, Link};
use crate::table::Time;
use protocol::{GuestId, PushKeys, PushSubscription};

/// A device belongs to whoever uses it last.
pub(super) async fn add(link: &Link, (guest, device, now): &(GuestId, PushSubscription, Time)) -> Done<()> {
    let PushSubscription { endpoint, keys } = device;
    let put = "INSERT INTO devices VALUES ($1, $2, $3, $4, $5) ON CONFLICT (endpoint) DO UPDATE
        SET guest = excluded.guest, p256dh = excluded.p256dh, auth = excluded.auth, added_at = excluded.added_at";
    link.execute(put, &[endpoint, &guest.0, &keys.p256dh, &keys.auth, now]).await?;
    let oldest = "DELETE FROM devices WHERE guest = $1 AND endpoint NOT IN
        (SELECT endpoint FROM devices WHERE guest = $1 ORDER BY added_at DESC, endpoint LIMIT $2)";
    link.execute(oldest, &[&guest.0, &MOST_DEVICES]).await.map(drop)
}

pub(super) async fn remove(link: &Link, (guest, endpoint): &(GuestId, String)) -> Done<()> {
    let sql = "DELETE FROM devices WHERE guest = $1 AND endpoint = $2";
    link.execute(sql, &[&guest.0, endpoint]).await.map(drop)
}

pub(super) async fn of(link: &Link, guest: &GuestId) -> Done<Vec<PushSubscription>> {
    let rows = link.rows("SELECT endpoint, p256dh, auth FROM devices WHERE guest = $1", &[&guest.0]).await?;
    let device = |row: &tokio_postgres::Row| PushSubscription {
        endpoint: row.get(0),
        keys: PushKeys { p256dh: row.get(1), auth: row.get(2) },
    };
    Ok(rows.iter().map(device).collect())
}

/// None of this person's devices is told any more.
pub(super) async fn end(link: &Link, guest: &GuestId) -> Done<()> {
    link.execute("DELETE FROM devices WHERE guest = $1", &[&guest.0]).await.map(drop)
}
