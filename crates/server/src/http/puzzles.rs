//! Positions to think about: those that the house comes with, and those of a match that is over.

use super::advice::{looked_back_on, think};
use super::fail::Fail;
use super::visitor::Visitor;
use crate::house::House;
use crate::puzzles::{self, Stored};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use game_core::record::Text;
use protocol::{GuestId, Puzzle, PuzzleCount, TableId};
use std::sync::Arc;

pub(super) async fn list() -> Json<Vec<PuzzleCount>> {
    Json(puzzles::counts())
}

pub(super) async fn show(Path((game, number)): Path<(String, u32)>) -> Result<Json<Puzzle<Text>>, Fail> {
    shown(puzzles::of(&game), number)
}

pub(super) async fn count_of_table(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<Json<PuzzleCount>, Fail> {
    let (game, all) = of_table(&house, TableId(id), person.guest).await?;
    Ok(Json(PuzzleCount { game, count: all.len() as u32 }))
}

pub(super) async fn show_of_table(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path((id, number)): Path<(String, u32)>,
) -> Result<Json<Puzzle<Text>>, Fail> {
    let (_, all) = of_table(&house, TableId(id), person.guest).await?;
    shown(&all, number)
}

/// The game of a table's match and its puzzles, looked for if nobody asked lately.
async fn of_table(house: &House, id: TableId, guest: GuestId) -> Result<(String, Arc<[Stored]>), Fail> {
    let (header, played) = looked_back_on(house, &id, guest).await?;
    let game = header.game.clone();
    if let Some(all) = house.puzzles.find(&id) {
        return Ok((game, all));
    }
    let all = think(house, played, move |played| puzzles::of_match(&header, played)).await?;
    house.puzzles.keep(id, all.clone());
    Ok((game, all))
}

fn shown(all: &[Stored], number: u32) -> Result<Json<Puzzle<Text>>, Fail> {
    let found = puzzles::show(all, number);
    found.map(Json).ok_or_else(|| Fail::new(StatusCode::NOT_FOUND, "no_puzzle", "there is no such puzzle"))
}
