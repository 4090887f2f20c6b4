//! The same suite as `it`, on PostgreSQL: every test has a database of its own.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

#[path = "../cluster/mod.rs"]
#[allow(dead_code, reason = "shared with the tests of several nodes")]
mod cluster;

async fn database() -> Option<String> {
    let made = tokio::task::spawn_blocking(|| cluster::Cluster::shared().database());
    Some(made.await.unwrap())
}

#[path = "../it/client.rs"]
#[allow(dead_code, reason = "shared with the suite on SQLite")]
mod client;
#[path = "../it/house.rs"]
#[allow(dead_code, reason = "shared with the suite on SQLite")]
mod house;

#[path = "../it/bots.rs"]
mod bots;
#[path = "../it/frames.rs"]
mod frames;
#[path = "../it/guests.rs"]
mod guests;
#[path = "../it/leaving.rs"]
mod leaving;
#[path = "../it/limits.rs"]
mod limits;
#[path = "../it/lobby.rs"]
mod lobby;
#[path = "../it/matches.rs"]
mod matches;
#[path = "../it/metrics.rs"]
mod metrics;
#[path = "../it/operations.rs"]
mod operations;
#[path = "../it/operator.rs"]
mod operator;
#[path = "../it/orders.rs"]
mod orders;
#[path = "../it/outage.rs"]
mod outage;
#[path = "../it/play.rs"]
mod play;
#[path = "../it/play_on.rs"]
mod play_on;
#[path = "../it/push.rs"]
mod push;
#[path = "../it/puzzles.rs"]
mod puzzles;
#[path = "../it/rematch.rs"]
mod rematch;
#[path = "../it/security.rs"]
mod security;
#[path = "../it/sleep.rs"]
mod sleep;
#[path = "../it/statistics.rs"]
mod statistics;
#[path = "../it/webhooks.rs"]
mod webhooks;

mod settings;
