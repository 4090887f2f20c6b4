//! Positions to think about.

use super::fail::Fail;
use crate::puzzles;
use axum::Json;
use axum::extract::Path;
use axum::http::StatusCode;
use game_core::record::Text;
use protocol::{Puzzle, PuzzleCount};

pub(super) async fn list() -> Json<Vec<PuzzleCount>> {
    Json(puzzles::counts())
}

pub(super) async fn show(Path((game, number)): Path<(String, u32)>) -> Result<Json<Puzzle<Text>>, Fail> {
    let found = puzzles::show(&game, number);
    found.map(Json).ok_or_else(|| Fail::new(StatusCode::NOT_FOUND, "no_puzzle", "there is no such puzzle"))
}
