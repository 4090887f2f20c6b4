//! Several servers of ours on one PostgreSQL, and people at one table who come to different ones.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

#[path = "../it/client.rs"]
#[allow(dead_code, reason = "shared with the suite on one server")]
mod client;
#[path = "../cluster/mod.rs"]
#[allow(dead_code, reason = "shared with the suite on PostgreSQL")]
mod cluster;

mod house;

mod elsewhere;
mod moving;
mod outages;
mod play;
mod promises;
mod races;
