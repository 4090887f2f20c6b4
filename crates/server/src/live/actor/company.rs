//! A table among several nodes: who does what is due, what others wrote, who watches.

use super::{Actor, TRY_AGAIN};
use crate::live::request::Watch;
use crate::store::Unavailable;
use protocol::GuestId;
use tokio::time::Instant;

impl Actor {
    /// Finds out whether this node does what is due next, if anything is.
    pub(super) async fn claim(&mut self) -> Result<(), Unavailable> {
        let hub = self.hub.clone();
        self.is_ours = match hub.store.nodes() {
            Some(nodes) if self.table.wake_at().is_some() => nodes.claim(self.id.clone()).await?,
            Some(_) => false,
            None => true,
        };
        Ok(())
    }

    /// The store says that something is due here which is this node's to do.
    pub(super) async fn wake(&mut self) {
        let is_at_it = self.is_ours && self.thinking.is_some();
        if !is_at_it {
            self.is_ours = true;
            self.time_passed().await;
        }
    }

    /// Does and tells what other nodes have written; tells whether that worked, and else tries again later.
    pub(super) async fn look_for_news(&mut self) -> bool {
        let heard = self.hear_out().await;
        if let Err(error) = &heard {
            tracing::warn!(table = %self.id, %error, "cannot look for news; trying again");
            self.due = Some(Instant::now() + TRY_AGAIN);
        }
        heard.is_ok()
    }

    /// Learns of entries up to this number, if they are not known.
    pub(super) async fn catch_up_to(&mut self, version: u64) {
        if version > self.table.version() {
            self.look_for_news().await;
        }
    }

    /// Whether another node has shown this watcher more than is known here: nobody is set back.
    pub(super) fn is_behind(&self, watch: &Watch) -> bool {
        self.hub.store.nodes().is_some() && watch.since.is_some_and(|since| since > self.table.version())
    }

    pub(super) async fn missed(&mut self) {
        self.watchers.guests().for_each(|guest| self.note_watcher(guest));
        self.look_for_news().await;
    }

    pub(super) fn note_watcher(&self, guest: &GuestId) {
        if let Some(nodes) = self.hub.store.nodes() {
            nodes.watch(self.id.clone(), guest.clone());
        }
    }

    pub(super) fn unwatch(&mut self, socket: u64) {
        let guest = self.watchers.guest_at(socket).cloned();
        self.watchers.remove(socket);
        if let (Some(nodes), Some(guest)) = (self.hub.store.nodes(), guest)
            && !self.watchers.has(&guest)
        {
            nodes.unwatch(self.id.clone(), guest);
        }
    }
}
