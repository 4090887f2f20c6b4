//! Opening tables and listing them.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::clock::now;
use crate::fairness::Secret;
use crate::house::House;
use crate::random;
use crate::table::{Entry, Stamped, Table, opening};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{Lobby, NewTable, OpenedTable, TableId, TableLists};
use std::sync::Arc;

pub(super) const ID_LETTERS: usize = 24;

pub(super) async fn open(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Fail> {
    house.limits.tables.check_key(&person.guest).map_err(|_| Fail::too_fast())?;
    let entry = opening(new.settings, person.guest, new_secret()?)?;
    let id = create(&house, entry).await?;
    Ok((StatusCode::CREATED, Json(OpenedTable { table: id })))
}

pub(super) fn new_secret() -> Result<Secret, Fail> {
    Secret::random()
        .map_err(|error| Fail::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", error.to_string()))
}

/// Saves a table that begins with this entry.
pub(super) async fn create(house: &House, entry: Entry) -> Result<TableId, Fail> {
    let first = Stamped { number: 1, at: now(), entry };
    let id = TableId(random::letters(ID_LETTERS));
    let (table, _) = Table::fold(std::slice::from_ref(&first))
        .map_err(|broken| Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "settings", broken.to_string()))?;
    house.store.create_table(id.clone(), first, table.listing(&id)).await?;
    Ok(id)
}

pub(super) async fn list(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
) -> Result<Json<TableLists>, Fail> {
    let mine = house.store.tables_of(person.guest).await?;
    let public = house.store.public_tables().await?;
    Ok(Json(TableLists { mine, public }))
}

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<Json<Lobby>, Fail> {
    let look = move |table: &Table| table.is_welcome(&person.guest).then(|| table.lobby());
    house.hub.look(&TableId(id), look).await?.map(Json).ok_or_else(Fail::no_table)
}
