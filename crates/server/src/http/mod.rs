//! The routes. Everything live goes over the WebSocket; the rest is plain requests with JSON.

mod advice;
mod bots;
mod fail;
mod frames;
mod games;
mod guard;
mod guests;
mod lessons;
mod openapi;
mod operations;
mod operator;
mod pages;
mod play_on;
mod push;
mod puzzles;
mod queries;
mod records;
mod rematch;
mod statistics;
mod tables;
mod visitor;
mod webhooks;

pub(crate) use fail::Fail;
pub(crate) use queries::read_query;
pub(crate) use visitor::Visitor;

use crate::house::House;
use crate::socket;
use axum::extract::DefaultBodyLimit;
use axum::routing::{delete, get, post, put};
use axum::{Router, middleware};
use std::sync::Arc;

/// The longest record that is verified or looked at, in bytes.
const LONGEST_RECORD: usize = 4 << 20;

/// All routes of a server.
pub(crate) fn app(house: Arc<House>) -> Router {
    let message_bytes = house.config.limits.message_bytes;
    Router::new()
        .route("/healthz", get(operations::health))
        .route("/readyz", get(operations::ready))
        .route("/metrics", get(operations::metrics))
        .route("/ws", get(socket::upgrade))
        .route("/api/openapi.json", get(openapi::show))
        .route("/api/games", get(games::list))
        .route("/api/games/{id}/rules", get(games::rules))
        .route("/api/lessons/{game}", get(lessons::show))
        .route("/api/lessons/{game}/try", post(lessons::attempt))
        .route(
            "/api/guest",
            get(guests::show).post(guests::come_in).patch(guests::rename).delete(guests::forget),
        )
        .route("/api/guest/code", post(guests::make_code))
        .route("/api/guest/webhook", get(webhooks::show).put(webhooks::put).delete(webhooks::delete))
        .route("/api/push", get(push::key))
        .route("/api/guest/push", put(push::add).delete(push::remove))
        .route("/api/guest/matches", get(statistics::matches))
        .route("/api/guest/statistics", get(statistics::mine))
        .route("/api/ladder/{game}", get(statistics::ladder))
        .route("/api/bots", get(bots::list).post(bots::make))
        .route("/api/bots/{bot}", delete(bots::forget))
        .route("/api/bots/{bot}/token", post(bots::renew))
        .route("/api/tables", get(tables::list).post(tables::open))
        .route("/api/tables/{id}", get(tables::show))
        .route("/api/tables/{id}/rematch", post(rematch::open))
        .route(
            "/api/tables/{id}/webhook",
            get(webhooks::show_at_table).put(webhooks::put_at_table).delete(webhooks::delete_at_table),
        )
        .route("/api/tables/{id}/record", get(records::record))
        .route("/api/tables/{id}/position/{steps}", get(records::position))
        .route("/api/tables/{id}/frames", get(frames::of_table))
        .route("/api/tables/{id}/play_on", post(play_on::from_table))
        .route("/api/puzzles", get(puzzles::list))
        .route("/api/puzzles/{game}/{number}", get(puzzles::show))
        .route("/api/tables/{id}/review", get(advice::review))
        .route("/api/tables/{id}/puzzles", get(puzzles::count_of_table))
        .route("/api/tables/{id}/puzzles/{number}", get(puzzles::show_of_table))
        .route("/api/tables/{id}/hint/{seat}", get(advice::hint))
        .merge(operator::routes())
        .layer(DefaultBodyLimit::max(message_bytes))
        .route("/api/verify", post(records::verify).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
        .route("/api/play_on", post(play_on::from_record).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
        .route("/api/review", post(advice::review_record).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
        .route("/api/frames", post(frames::of_record).layer(DefaultBodyLimit::max(LONGEST_RECORD)))
        .merge(pages::routes())
        .layer(middleware::from_fn_with_state(house.clone(), guard::guard))
        .with_state(house)
}
