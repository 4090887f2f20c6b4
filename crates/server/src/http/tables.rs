//! Opening tables and listing them.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::client_address::ClientAddress;
use crate::clock::now;
use crate::fairness::Secret;
use crate::house::House;
use crate::random;
use crate::table::{Entry, Stamped, Table, opening};
use axum::extract::{Path, State};
use axum::http::StatusCode;
use axum::{Extension, Json};
use protocol::{GuestId, Lobby, NewTable, OpenedTable, Phase, TableId, TableLists};
use std::sync::Arc;

pub(super) const ID_LETTERS: usize = 24;

pub(super) async fn open(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Extension(address): Extension<ClientAddress>,
    Json(new): Json<NewTable>,
) -> Result<(StatusCode, Json<OpenedTable>), Fail> {
    check_may_open(&house, &person.guest, address).await?;
    let entry = opening(new.settings, person.guest, new_secret()?)?;
    let id = create(&house, entry).await?;
    Ok((StatusCode::CREATED, Json(OpenedTable { table: id })))
}

/// Whether this person, and this address, may open one more table.
pub(super) async fn check_may_open(
    house: &House,
    guest: &GuestId,
    ClientAddress(address): ClientAddress,
) -> Result<(), Fail> {
    house.limits.tables.check_key(guest).map_err(|_| Fail::too_fast())?;
    house.limits.tables_from_address.check_key(&address).map_err(|_| Fail::too_fast())?;
    let cards = house.store.tables_of(guest.clone()).await?;
    let hosted = cards.iter().filter(|card| card.host == *guest && !is_done(card.phase)).count();
    match hosted < house.config.limits.tables_at_once {
        true => Ok(()),
        false => Err(Fail::new(
            StatusCode::CONFLICT,
            "too_many_tables",
            "you are the host of as many tables as one person may have: end or close one first",
        )),
    }
}

fn is_done(phase: Phase) -> bool {
    matches!(phase, Phase::Over | Phase::Closed)
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
    house.hub.metrics.table_opened();
    tracing::info!(table = %id, "a table was opened");
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
