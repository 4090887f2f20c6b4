//! What those who watch over the server ask: is it up, can it save, what has it counted.

use crate::house::House;
use crate::operator::MetricsReader;
use axum::extract::State;
use axum::http::{HeaderName, StatusCode, header};
use std::sync::Arc;

pub(super) async fn health() -> &'static str {
    "ok\n"
}

/// Unlike `/healthz` it says no while nothing can be saved or the server is closing: send no people here.
pub(super) async fn ready(State(house): State<Arc<House>>) -> (StatusCode, &'static str) {
    match house.hub.is_ready() {
        true => (StatusCode::OK, "ready\n"),
        false => (
            StatusCode::SERVICE_UNAVAILABLE,
            "not ready: the store does not save, or the server is closing\n",
        ),
    }
}

pub(super) async fn metrics(
    State(house): State<Arc<House>>,
    _: MetricsReader,
) -> ([(HeaderName, &'static str); 1], String) {
    let store = if house.store.nodes().is_some() { "postgresql" } else { "sqlite" };
    let page = house.hub.metrics.page(store, house.hub.is_ready());
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")], page)
}
