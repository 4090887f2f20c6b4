//! Times, put into figures.

use serde_json::{Value, json};
use std::time::Duration;

/// The number of things a second, and how long they took.
pub(crate) fn figures(mut times: Vec<Duration>, within: Duration) -> Value {
    times.sort();
    let at = |of_thousand: usize| {
        let index = (times.len() * of_thousand / 1000).min(times.len().saturating_sub(1));
        times.get(index).map(|time| time.as_micros() as f64 / 1000.0)
    };
    json!({
        "done": times.len(),
        "per_second": (times.len() as f64 / within.as_secs_f64()).round(),
        "p50_ms": at(500),
        "p99_ms": at(990),
    })
}
