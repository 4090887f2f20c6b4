//! Wakes sleeping tables at which something is due, and notes that the server is up.

use super::hub::Hub;
use super::request::Request;
use crate::clock::now;
use crate::limits::Limits;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{MissedTickBehavior, interval};

const EVERY: Duration = Duration::from_secs(1);
/// Limits are tidied once in so many rounds.
const TIDY: u64 = 60;
/// Old rows are pruned once in so many rounds.
const PRUNE: u64 = 6 * 60 * 60;
/// How long a command that is sent again gets its first answer, at a table where nothing happens.
const ANSWERS_KEPT: i64 = 30 * 24 * 60 * 60 * 1000;

pub(crate) async fn sweep(hub: Arc<Hub>, limits: Arc<Limits>) {
    let mut rounds = interval(EVERY);
    rounds.set_missed_tick_behavior(MissedTickBehavior::Delay);
    for round in 0u64.. {
        tokio::select! {
            biased;
            () = hub.stop.cancelled() => break,
            _ = rounds.tick() => {}
        }
        if let Err(error) = wake_due(&hub).await {
            tracing::warn!(%error, "cannot look for tables at which something is due");
        }
        if round % PRUNE == 0
            && let Err(error) = hub.store.prune(now() - ANSWERS_KEPT).await
        {
            tracing::warn!(%error, "old rows are not pruned");
        }
        if round % TIDY == 0 {
            limits.tidy();
        }
    }
    let _ = match hub.store.nodes() {
        Some(nodes) => nodes.end_run(now()).await,
        None => hub.store.alive(now()).await,
    };
}

async fn wake_due(hub: &Arc<Hub>) -> Result<(), crate::store::Unavailable> {
    hub.store.alive(now()).await?;
    hub.pulse.beat();
    let Some(nodes) = hub.store.nodes() else {
        for table in hub.store.due(now()).await? {
            if !hub.is_awake(&table) {
                hub.ask(&table, Request::Wake).await;
            }
        }
        return Ok(());
    };
    let mut due = nodes.take_over(now()).await?;
    due.extend(hub.store.due(now()).await?);
    for table in due {
        // A table that is awake may not know that it is this node's.
        match hub.is_awake(&table) {
            true => hub.nudge(&table, Request::Wake),
            false => hub.ask(&table, Request::Wake).await,
        }
    }
    Ok(())
}
