//! What can be played, as the games describe themselves.

use axum::Json;
use game_core::GameInfo;

pub(super) async fn list() -> Json<Vec<&'static GameInfo>> {
    Json(games::all().iter().map(|game| game.info()).collect())
}
