//! Tables that are awake: one task each, which alone changes its table, and the hub that finds it.

mod actor;
mod frames;
mod hub;
mod outbox;
#[cfg(test)]
mod promises;
mod request;
mod sweeper;
mod troubled;
mod watchers;

pub(crate) use hub::Hub;
pub(crate) use outbox::{Outbox, outbox};
pub(crate) use request::{Absent, Command, Request, Watch};
pub(crate) use sweeper::sweep;
