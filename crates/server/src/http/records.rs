//! The record of a match, its positions by number, and whether its draws were fair.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::fairness;
use crate::house::House;
use crate::table::Table;
use axum::Json;
use axum::body::Bytes;
use axum::extract::{Path, State};
use axum::http::{HeaderName, StatusCode, header};
use game_core::record::Text;
use protocol::{Position, TableId, Verdict};
use std::sync::Arc;

type File = ([(HeaderName, String); 2], String);

pub(super) async fn record(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<File, Fail> {
    let name = format!("attachment; filename=\"{id}.jsonl\"");
    let look = move |table: &Table| table.may_look_back(&person.guest).then(|| table.record_text()).flatten();
    let text = house.hub.look(&TableId(id), look).await?.ok_or_else(Fail::no_table)?;
    let kind = "application/jsonl".to_owned();
    Ok(([(header::CONTENT_TYPE, kind), (header::CONTENT_DISPOSITION, name)], text))
}

pub(super) async fn position(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path((id, steps)): Path<(String, u32)>,
) -> Result<Json<Position<Text>>, Fail> {
    let look = move |table: &Table| {
        let viewer = table.viewer(&person.guest, None);
        table.is_welcome(&person.guest).then(|| table.position(steps, viewer)).flatten()
    };
    let found = house.hub.look(&TableId(id), look).await?;
    found
        .map(Json)
        .ok_or_else(|| Fail::new(StatusCode::NOT_FOUND, "no_position", "there is no such position"))
}

pub(super) async fn verify(record: Bytes) -> Result<Json<Verdict>, Fail> {
    let verified = tokio::task::spawn_blocking(move || fairness::verify(&record)).await;
    let verified = verified
        .map_err(|error| Fail::new(StatusCode::INTERNAL_SERVER_ERROR, "verify", error.to_string()))?;
    Ok(Json(match verified {
        Ok(fair) => Verdict::Fair { draws: fair.draws as u32, taken_over: fair.taken_over as u32 },
        Err(unfair) => Verdict::Refused {
            line: unfair.line() as u32,
            id: unfair.id().to_owned(),
            message: unfair.reason().to_owned(),
        },
    }))
}
