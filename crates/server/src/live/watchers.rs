//! Who is told of a table.

use super::frames::Frames;
use super::outbox::Outbox;
use super::request::Watch;
use crate::table::Table;
use game_core::Seat;
use protocol::{GuestId, TableId, ToClient};

#[derive(Default)]
pub(crate) struct Watchers(Vec<Watcher>);

struct Watcher {
    socket: u64,
    guest: GuestId,
    seat: Option<Seat>,
    outbox: Outbox,
}

impl Watchers {
    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(crate) fn guests(&self) -> impl Iterator<Item = &GuestId> {
        self.0.iter().map(|watcher| &watcher.guest)
    }

    /// Whom a socket watches for.
    pub(crate) fn guest_at(&self, socket: u64) -> Option<&GuestId> {
        self.0.iter().find(|watcher| watcher.socket == socket).map(|watcher| &watcher.guest)
    }

    pub(crate) fn has(&self, guest: &GuestId) -> bool {
        self.0.iter().any(|watcher| watcher.guest == *guest && !watcher.outbox.is_gone())
    }

    /// A socket watches a table once; asking again takes the place of the first.
    pub(crate) fn add(&mut self, watch: &Watch) {
        self.remove(watch.socket);
        let Watch { socket, guest, seat, outbox, .. } = watch;
        self.0.push(Watcher { socket: *socket, guest: guest.clone(), seat: *seat, outbox: outbox.clone() });
    }

    pub(crate) fn remove(&mut self, socket: u64) {
        self.0.retain(|watcher| watcher.socket != socket && !watcher.outbox.is_gone());
    }

    /// Tells everybody that there is no such table any more.
    pub(crate) fn end(&mut self, id: &TableId) {
        for watcher in self.0.drain(..) {
            watcher.outbox.send(&ToClient::NoTable { table: id.clone() });
        }
    }

    /// Tells everybody, each from his seat; whoever may not watch any more is told so.
    pub(crate) fn tell(&mut self, id: &TableId, table: &Table, mut frames: Frames<'_>) {
        self.0.retain(|watcher| {
            if watcher.outbox.is_gone() {
                return false;
            }
            let is_welcome = table.is_welcome(&watcher.guest);
            match is_welcome {
                true => frames
                    .of(table.viewer(&watcher.guest, watcher.seat))
                    .into_iter()
                    .for_each(|frame| watcher.outbox.push(frame)),
                false => watcher.outbox.send(&ToClient::NoTable { table: id.clone() }),
            }
            is_welcome
        });
    }
}
