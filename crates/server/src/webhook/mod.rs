//! Tells people elsewhere whose turn it is: a JSON text is posted to the address they gave for themselves, and to those
//! given for the table. It never holds up a table: what waits is bounded, and so are the time and the tries that any
//! address gets.

mod address;
mod post;

pub(crate) use post::{Target, Unfit};

use crate::clock::now;
use crate::store::Store;
use crate::table::Person;
use futures_util::future::join_all;
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
const TRY_AGAIN: [Duration; 2] = [Duration::from_secs(2), Duration::from_secs(15)];

/// Where a table says whose turn it is.
pub(crate) struct Notifier {
    queue: mpsc::Sender<YourTurn>,
}

/// What posting needs.
struct Post {
    store: Arc<dyn Store>,
    allow_private: bool,
    stop: CancellationToken,
}

impl Notifier {
    pub(crate) fn start(store: Arc<dyn Store>, allow_private: bool, stop: CancellationToken) -> Notifier {
        let (queue, waiting) = mpsc::channel(QUEUE);
        tokio::spawn(run(Arc::new(Post { store, allow_private, stop }), waiting));
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
            () = post.stop.cancelled() => return,
            notice = waiting.recv() => notice,
        };
        let (Some(notice), Ok(slot)) = (notice, slots.clone().acquire_owned().await) else { return };
        let post = post.clone();
        tokio::spawn(async move {
            let _slot = slot;
            tokio::select! {
                () = post.stop.cancelled() => {}
                () = post.deliver(&notice) => {}
            }
        });
    }
}

impl Post {
    async fn deliver(&self, notice: &YourTurn) {
        let told = self.store.told_of_turn(notice.table.clone(), notice.guest.clone()).await;
        let urls = match told {
            Ok(urls) => urls,
            Err(error) => return tracing::warn!(%error, "webhooks cannot be looked up"),
        };
        let body = serde_json::to_string(notice).expect("a notice is plain JSON");
        join_all(urls.iter().map(|url| self.tell(url, notice, &body))).await;
    }

    async fn tell(&self, url: &str, notice: &YourTurn, body: &str) {
        let Ok(target) = Target::parse(url) else { return };
        for pause in TRY_AGAIN.into_iter().map(Some).chain([None]) {
            let failed = match target.post(body, self.allow_private).await {
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
