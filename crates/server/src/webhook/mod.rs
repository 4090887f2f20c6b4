//! Tells people elsewhere whose turn it is: a JSON text is posted to the address they gave for themselves, and to those
//! given for the table. It never holds up a table: what waits is bounded, and so are the time and the tries that any
//! address gets.

mod address;
mod post;

pub(crate) use post::{Target, Unfit};

use crate::clock::now;
use crate::push::Pusher;
use crate::store::Store;
use crate::table::Person;
use axum::http::header;
use futures_util::future::{join, join_all};
use protocol::{TableId, YourTurn};
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::time::sleep;
use tokio_util::sync::CancellationToken;

/// How many notices may wait; further ones are dropped.
const QUEUE: usize = 256;
/// How many are posted at the same time.
const AT_ONCE: usize = 8;
/// How long to wait before each further try.
pub(crate) const TRY_AGAIN: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(15)];

/// Where a table says whose turn it is.
pub(crate) struct Notifier {
    queue: mpsc::Sender<YourTurn>,
}

/// What posting needs.
struct Post {
    store: Arc<dyn Store>,
    allow_private: bool,
    pusher: Pusher,
    stop: CancellationToken,
}

impl Notifier {
    pub(crate) fn start(pusher: Pusher, stop: CancellationToken) -> Notifier {
        let (queue, waiting) = mpsc::channel(QUEUE);
        let (store, allow_private) = (pusher.store.clone(), pusher.allow_private);
        tokio::spawn(run(Arc::new(Post { store, allow_private, pusher, stop }), waiting));
        Notifier { queue }
    }

    pub(crate) fn your_turn(&self, Person { guest, name }: Person, table: TableId, game: String) {
        let notice = YourTurn { event: "your_turn".to_owned(), guest, name, table, game, at: now() };
        if self.queue.try_send(notice).is_err() {
            tracing::warn!("too many webhooks wait; one is dropped");
        }
    }
}

async fn run(post: Arc<Post>, mut waiting: mpsc::Receiver<YourTurn>) {
    let slots = Arc::new(Semaphore::new(AT_ONCE));
    loop {
        let notice = tokio::select! {
            biased;
            () = post.stop.cancelled() => return,
            notice = waiting.recv() => notice,
        };
        let (Some(notice), Ok(slot)) = (notice, slots.clone().acquire_owned().await) else { return };
        let post = post.clone();
        tokio::spawn(async move {
            let _slot = slot;
            tokio::select! {
                biased;
                () = post.stop.cancelled() => {}
                () = post.deliver(&notice) => {}
            }
        });
    }
}

impl Post {
    async fn deliver(&self, notice: &YourTurn) {
        if self.is_seen(notice).await {
            return;
        }
        let body = serde_json::to_string(notice).expect("a notice is plain JSON");
        join(self.pusher.tell(notice, &body), self.post(notice, &body)).await;
    }

    /// Whether whose turn it is looks at the table, at another node.
    async fn is_seen(&self, notice: &YourTurn) -> bool {
        let Some(nodes) = self.store.nodes() else { return false };
        nodes.is_watched_elsewhere(notice.table.clone(), notice.guest.clone()).await.unwrap_or(false)
    }

    /// Tells all addresses that were given for it.
    async fn post(&self, notice: &YourTurn, body: &str) {
        let told = self.store.told_of_turn(notice.table.clone(), notice.guest.clone()).await;
        let urls = match told {
            Ok(urls) => urls,
            Err(error) => return tracing::warn!(%error, "webhooks cannot be looked up"),
        };
        join_all(urls.iter().map(|url| self.tell(url, notice, body))).await;
    }

    async fn tell(&self, url: &str, notice: &YourTurn, body: &str) {
        let Ok(target) = Target::parse(url) else { return };
        let headers = [(header::CONTENT_TYPE, "application/json".to_owned())];
        for pause in TRY_AGAIN.into_iter().map(Some).chain([None]) {
            let failed = match target.post(&headers, body.to_owned().into(), self.allow_private).await {
                Ok(status) if status.is_server_error() => status.to_string(),
                Ok(_) => return,
                Err(failed) => failed.to_string(),
            };
            // The address is the person's own affair and does not go to the log.
            tracing::debug!(guest = %notice.guest, failed, "a webhook was not delivered");
            let Some(pause) = pause else { return };
            sleep(pause).await;
        }
    }
}
