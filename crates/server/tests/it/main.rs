//! The server as its clients know it: real sockets, a real database file.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

/// Where the houses of this suite keep what they know: each in a file of its own.
async fn database() -> Option<String> {
    None
}

mod client;
mod house;

mod bots;
mod frames;
mod guests;
mod leaving;
mod lessons;
mod limits;
mod lobby;
mod matches;
mod metrics;
mod openapi;
mod operations;
mod operator;
mod orders;
mod outage;
mod pages;
mod play;
mod play_on;
mod promises;
mod push;
mod puzzles;
mod rematch;
mod security;
mod sleep;
mod statistics;
mod webhooks;
