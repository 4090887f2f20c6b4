//! What the server promises, proved on the real process: kills, memory, floods, many tables.

#[path = "../../../../server/tests/crowd/mod.rs"]
#[allow(dead_code, unused_imports, reason = "shared with the load of `cargo xtask load`")]
pub(crate) mod crowd;
#[path = "../../../../server/tests/it/promises/dice.rs"]
#[allow(dead_code, reason = "shared with the proofs of the server crate")]
mod dice;
#[path = "../../../../server/tests/it/promises/ledger.rs"]
#[allow(dead_code, reason = "shared with the proofs of the server crate")]
mod ledger;
#[path = "../../../../server/tests/it/promises/proof.rs"]
#[allow(dead_code, reason = "shared with the proofs of the server crate")]
mod proof;

mod bots;
mod floods;
mod kills;
mod logs;
mod memory;
mod node_kills;
mod releases;
mod upgrade;
mod weakened;

use protocol::Settings;
use serde_json::json;
use std::time::Duration;

fn settings(game: &str, seats: u8) -> Settings {
    serde_json::from_value(json!({ "game": game, "seats": seats })).unwrap()
}

/// The time that so many of a hundred did not exceed.
fn percentile(times: &mut [Duration], of_hundred: usize) -> Duration {
    times.sort();
    times
        .get((times.len() * of_hundred / 100).min(times.len().saturating_sub(1)))
        .copied()
        .unwrap_or_default()
}
