//! What whoever asks has played, how he did, and who is best in the house.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::house::House;
use crate::store::Matches;
use axum::Json;
use axum::extract::{Path, Query, State};
use protocol::{Ladder, MyMatches, Statistics};
use serde::Deserialize;
use std::sync::Arc;

/// Pages after it are empty: nobody has played so much.
const LAST_PAGE: u32 = 10_000;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Wanted {
    game: Option<String>,
    seats: Option<u8>,
    #[serde(default)]
    page: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OfGame {
    game: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Page {
    #[serde(default)]
    page: u32,
}

pub(super) async fn matches(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Query(Wanted { game, seats, page }): Query<Wanted>,
) -> Result<Json<MyMatches>, Fail> {
    let wanted = Matches { game, seats, page: page.min(LAST_PAGE) };
    Ok(Json(house.store.matches_of(person.guest, wanted).await?))
}

pub(super) async fn mine(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Query(OfGame { game }): Query<OfGame>,
) -> Result<Json<Statistics>, Fail> {
    Ok(Json(house.store.statistics_of(person.guest, game).await?))
}

/// For guests: names of those who play here are for the house.
pub(super) async fn ladder(
    State(house): State<Arc<House>>,
    _: Visitor,
    Path(game): Path<String>,
    Query(Page { page }): Query<Page>,
) -> Result<Json<Ladder>, Fail> {
    Ok(Json(house.store.ladder(game, page.min(LAST_PAGE)).await?))
}
