//! What can be played, as the games describe themselves.

use super::fail::Fail;
use axum::Json;
use axum::extract::{Path, Query};
use axum::http::{HeaderName, StatusCode, header};
use game_core::GameInfo;
use serde::Deserialize;

pub(super) async fn list() -> Json<Vec<&'static GameInfo>> {
    Json(games::all().iter().map(|game| game.info()).collect())
}

#[derive(Deserialize)]
pub(super) struct Wish {
    language: Option<String>,
}

type Text = ([(HeaderName, &'static str); 2], &'static str);

/// The rules of a game in the language that is wished for, else in English; the answer says which it is.
pub(super) async fn rules(Path(id): Path<String>, Query(wish): Query<Wish>) -> Result<Text, Fail> {
    let game =
        games::find(&id).map_err(|error| Fail::new(StatusCode::NOT_FOUND, "no_game", error.to_string()))?;
    let info = game.info();
    let wished = wish.language.as_deref().unwrap_or("en");
    let language = info.languages().find(|&each| each == wished).unwrap_or("en");
    let text = info.rules_in(language).unwrap_or(info.rules);
    Ok(([(header::CONTENT_TYPE, "text/markdown; charset=utf-8"), (header::CONTENT_LANGUAGE, language)], text))
}
