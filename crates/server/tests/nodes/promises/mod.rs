//! What the server promises where several nodes share a PostgreSQL, each promise with the proof that could show it wrong.

#[path = "../../crowd/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with the load of `cargo xtask load`")]
mod crowd;
#[path = "../../it/promises/ledger.rs"]
#[allow(dead_code, reason = "shared with the proofs on SQLite")]
mod ledger;
#[path = "../../it/promises/proof.rs"]
#[allow(dead_code, reason = "shared with the proofs on SQLite")]
mod proof;

mod backups;
mod outages;
mod races;
mod settings;
mod talkers;
mod wire;
