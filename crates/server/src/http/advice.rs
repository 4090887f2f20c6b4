//! What the bots have to say: hints during a match where the table allows them, the review afterwards. One at a time,
//! on threads apart from those of the network.

use super::fail::Fail;
use super::frames::read;
use super::visitor::Visitor;
use crate::house::House;
use crate::table::Table;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use bots::{Budget, Effort};
use game_core::erased::AnyMatch;
use game_core::record::Header;
use game_core::{Seat, Turn};
use protocol::{GuestId, Phase, TableId};
use serde_json::{Value, json};
use std::sync::Arc;

const HINT: Budget = Budget::milliseconds(500);
const REVIEW: Budget = Budget::milliseconds(3000);

pub(super) async fn review(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Fail> {
    let id = TableId(id);
    let (_, played) = looked_back_on(&house, &id, person.guest).await?;
    if let Some(review) = house.reviews.find(&id) {
        return Ok(Json(review));
    }
    let review = think(&house, played, reviewed).await?;
    house.reviews.keep(id, review.clone());
    Ok(Json(review))
}

/// The match of a table that is over, for whoever may look back on it.
pub(super) async fn looked_back_on(
    house: &House,
    id: &TableId,
    guest: GuestId,
) -> Result<(Header, Box<dyn AnyMatch>), Fail> {
    let look = move |table: &Table| {
        let is_over = table.phase() == Phase::Over && table.may_look_back(&guest);
        is_over.then(|| table.header().zip(table.played())).flatten()
    };
    house
        .hub
        .look(id, look)
        .await?
        .ok_or_else(|| Fail::new(StatusCode::NOT_FOUND, "no_review", "a match is reviewed when it is over"))
}

/// The review of a record from anywhere.
pub(super) async fn review_record(
    State(house): State<Arc<House>>,
    _: Visitor,
    record: Bytes,
) -> Result<Json<Value>, Fail> {
    let (_, played) = read(record).await?;
    think(&house, played, reviewed).await.map(Json)
}

fn reviewed(played: &dyn AnyMatch) -> Value {
    json!(bots::review(played, Effort::Total(REVIEW), 0))
}

pub(super) async fn hint(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<Value>, Fail> {
    let seat = Seat::new(seat.into());
    let look = move |table: &Table| {
        let is_own = table.viewer(&person.guest, Some(seat)) == Some(seat);
        let played = table.played().filter(|played| played.turn() == Turn::Seat(seat));
        played.filter(|_| is_own && table.settings().hints && table.phase() == Phase::Playing)
    };
    let played = house.hub.look(&TableId(id), look).await?;
    let played = played.ok_or_else(|| {
        Fail::new(
            StatusCode::FORBIDDEN,
            "no_hint",
            "hints are for the seat to act, where the table allows them",
        )
    })?;
    think(&house, played, |played| json!(bots::hint(played, HINT))).await.map(Json)
}

/// Works on a match when its turn has come.
pub(super) async fn think<T: Send + 'static>(
    house: &House,
    played: Box<dyn AnyMatch>,
    work: impl FnOnce(&dyn AnyMatch) -> T + Send + 'static,
) -> Result<T, Fail> {
    let busy = |_| Fail::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", "the bots are busy");
    let permit = house.advice.clone().acquire_owned().await.map_err(busy)?;
    let thought = tokio::task::spawn_blocking(move || {
        let _permit = permit;
        work(&*played)
    });
    thought.await.map_err(|error| Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "bots", error.to_string()))
}
