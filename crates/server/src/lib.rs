//! Tables for people and bots over HTTP and WebSocket. A table is a fold over its log; every entry is saved before
//! anybody sees it.

mod base64url;
mod client_address;
mod clock;
mod company;
mod config;
mod doors;
pub mod fairness;
mod frames;
#[doc(hidden)]
pub mod fuzzing;
mod hex;
mod house;
mod http;
mod lately;
mod limits;
mod live;
mod metrics;
mod operator;
#[doc(hidden)]
pub mod outside;
mod presence;
#[cfg(test)]
#[path = "../tests/it/promises/proof.rs"]
mod proof;
mod pulse;
mod push;
pub mod puzzles;
mod random;
mod ratings;
mod request_id;
mod running;
mod serving;
mod shut_out;
mod socket;
pub mod store;
pub mod table;
mod thinking_room;
mod token;
mod webhook;

pub use config::{Config, Limits, USUAL_PORT, Weakness};
pub use running::{Server, StartError, database, open_store};
pub use serving::Listener;
pub use thinking_room::{Bots, Thinker};
