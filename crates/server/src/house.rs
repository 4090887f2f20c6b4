//! What all requests share.

use crate::config::Config;
use crate::doors::Doors;
use crate::lately::Lately;
use crate::limits::Limits;
use crate::live::Hub;
use crate::operator::Keys;
use crate::presence::Presence;
use crate::push::Vapid;
use crate::puzzles::Stored;
use crate::shut_out::ShutOut;
use crate::store::{News, Store, Unavailable};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tokio::sync::Semaphore;

pub(crate) struct House {
    pub(crate) hub: Arc<Hub>,
    pub(crate) store: Arc<dyn Store>,
    pub(crate) limits: Arc<Limits>,
    pub(crate) presence: Arc<Presence>,
    pub(crate) shut_out: ShutOut,
    pub(crate) doors: Doors,
    pub(crate) keys: Keys,
    pub(crate) vapid: Arc<Vapid>,
    pub(crate) config: Config,
    /// Reviews, hints and the search for puzzles, one at a time.
    pub(crate) advice: Arc<Semaphore>,
    pub(crate) reviews: Lately<Value>,
    /// The puzzles of matches.
    pub(crate) puzzles: Lately<Arc<[Stored]>>,
    sockets: AtomicU64,
}

impl House {
    pub(crate) fn new(
        hub: Arc<Hub>,
        limits: Arc<Limits>,
        doors: Doors,
        keys: Keys,
        vapid: Arc<Vapid>,
        config: Config,
    ) -> Arc<House> {
        Arc::new(House {
            store: hub.store.clone(),
            hub,
            limits,
            presence: Presence::new(config.limits.sockets, config.limits.sockets_from_address),
            shut_out: ShutOut::default(),
            doors,
            keys,
            vapid,
            config,
            advice: Arc::new(Semaphore::new(1)),
            reviews: Lately::default(),
            puzzles: Lately::default(),
            sockets: AtomicU64::new(0),
        })
    }

    /// Tells the other nodes, if there may be any.
    pub(crate) async fn tell_nodes(&self, news: News) -> Result<(), Unavailable> {
        match self.store.nodes() {
            Some(nodes) => nodes.tell(news).await,
            None => Ok(()),
        }
    }

    /// A number that no other socket has.
    pub(crate) fn next_socket(&self) -> u64 {
        self.sockets.fetch_add(1, Ordering::Relaxed)
    }
}
