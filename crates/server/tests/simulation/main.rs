//! The whole house in one thread, from one seed: people, two nodes, the database and the network between them, while
//! lines are cut and nodes crash. The same seed is the same evening; a seed that fails is run again by
//! `SPEAKEASY_SIMULATION_SEED=… cargo test -p server --test simulation`.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

#[path = "../it/client.rs"]
#[allow(dead_code, reason = "shared with the suite on one server")]
mod client;
#[path = "../it/promises/dice.rs"]
#[allow(dead_code, reason = "shared with the proofs on one server")]
mod dice;
#[path = "../it/promises/proof.rs"]
#[allow(dead_code, reason = "shared with the proofs on one server")]
mod proof;

mod chance;
mod check;
mod database;
mod diary;
mod evening;
mod line;
mod node;
mod person;
mod weather;
mod wire;

mod promises;
