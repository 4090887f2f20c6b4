//! The one line of a node on which it hears what other nodes tell. It comes back by itself.

use super::super::News;
use super::link::{Done, PATIENCE};
use super::nodes::Told;
use super::problem::Problem;
use futures_util::stream::poll_fn;
use futures_util::{FutureExt, StreamExt};
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep, timeout};
use tokio_postgres::{AsyncMessage, Config, NoTls};

/// How long to wait before the next try to connect.
const TRY_AGAIN: Duration = Duration::from_millis(200);
/// How often a line on which nothing is said is tried.
const LOOK_EVERY: Duration = Duration::from_secs(5);

/// Hears until nobody wants to know any more.
pub(super) fn start(config: Config, run: i64) -> mpsc::UnboundedReceiver<News> {
    let (heard, news) = mpsc::unbounded_channel();
    tokio::spawn(async move {
        let mut is_told = false;
        while !heard.is_closed() {
            let begun = Instant::now();
            let ended = listen(&config, run, &heard).await;
            is_told &= begun.elapsed() < LOOK_EVERY;
            if let (Err(error), false) = (ended, is_told) {
                tracing::warn!(%error, "cannot hear other nodes; trying again until it works");
                is_told = true;
            }
            sleep(TRY_AGAIN).await;
        }
    });
    news
}

async fn listen(config: &Config, run: i64, heard: &mpsc::UnboundedSender<News>) -> Done<()> {
    let connected = timeout(PATIENCE, config.connect(NoTls)).await.map_err(|_| Problem::Slow)?;
    let (client, mut connection) = connected?;
    let mut messages = poll_fn(move |context| connection.poll_message(context));
    let listening = async {
        client.batch_execute("LISTEN speakeasy").await?;
        // What was told before is not told again.
        let _ = heard.send(News::Missed);
        loop {
            tokio::select! {
                () = heard.closed() => return Ok(()),
                () = sleep(LOOK_EVERY) => {}
            }
            timeout(PATIENCE, client.check_connection()).await.map_err(|_| Problem::Slow)??;
        }
    };
    let mut listening = std::pin::pin!(listening.fuse());
    loop {
        tokio::select! {
            ended = &mut listening => return ended,
            message = messages.next() => match message {
                Some(Ok(AsyncMessage::Notification(notification))) => hear(notification.payload(), run, heard),
                Some(Ok(_)) => {}
                Some(Err(error)) => return Err(error.into()),
                None => return Ok(()),
            }
        }
    }
}

/// What this node told itself it knows, unless it never learnt that it was written.
fn hear(payload: &str, run: i64, heard: &mpsc::UnboundedSender<News>) {
    match serde_json::from_str(payload) {
        Ok(Told { run: by, news }) if by != run || matches!(news, News::Changed { .. }) => {
            drop(heard.send(news));
        }
        Ok(_) => {}
        Err(error) => tracing::warn!(%error, "another node tells what this one does not understand"),
    }
}
