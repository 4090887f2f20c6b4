//! The server as its clients know it: real sockets, a real database file.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

mod client;
mod house;

mod bots;
mod guests;
mod limits;
mod lobby;
mod matches;
mod openapi;
mod outage;
mod play;
mod security;
mod sleep;
