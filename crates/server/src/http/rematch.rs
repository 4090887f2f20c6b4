//! The same people once more, at a further table that is linked with the first both ways.

use super::fail::Fail;
use super::tables::{check_may_open, create, new_secret};
use super::visitor::Visitor;
use crate::client_address::ClientAddress;
use crate::house::House;
use crate::table::{Refused, Table};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use protocol::{OpenedTable, TableId};
use std::sync::Arc;

pub(super) async fn open(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Extension(address): Extension<ClientAddress>,
    Path(id): Path<String>,
) -> Result<(StatusCode, Json<OpenedTable>), Fail> {
    check_may_open(&house, &person.guest, address).await?;
    let first = TableId(id);
    let look = move |table: &Table| match table.is_welcome(&person.guest) {
        true => table.rematch(&person.guest),
        false => Err(Refused::NotWelcome),
    };
    let rematch = match house.hub.look(&first, look).await?? {
        Ok(rematch) => rematch,
        Err(table) => return Ok((StatusCode::OK, Json(OpenedTable { table }))),
    };
    let (opened, seated) = rematch.entries(first.clone(), new_secret()?)?;
    let next = create(&house, opened).await?;
    house.hub.change(&next, move |_| Ok(seated.clone())).await?;
    let told = next.clone();
    house.hub.change(&first, move |table| Ok(table.rematch_opened(&told))).await?;
    let linked = house.hub.look(&first, |table: &Table| table.rematch_table().cloned()).await?;
    if linked.as_ref() != Some(&next) {
        // Somebody was quicker: there is one rematch.
        house.hub.change(&next, |table| Ok(table.closed())).await?;
    }
    let table = linked.unwrap_or(next);
    Ok((StatusCode::CREATED, Json(OpenedTable { table })))
}
