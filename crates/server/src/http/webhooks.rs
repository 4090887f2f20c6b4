//! Where a person wants to be told that it is his turn, or whose turn it is at one table.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::house::House;
use crate::table::Table;
use crate::webhook::{Target, Unfit};
use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use protocol::{TableId, Webhook};
use std::sync::Arc;

pub(super) async fn show(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
) -> Result<Json<Option<Webhook>>, Fail> {
    let url = house.store.webhook(person.guest).await?;
    Ok(Json(url.map(|url| Webhook { url })))
}

pub(super) async fn put(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Json(webhook): Json<Webhook>,
) -> Result<StatusCode, Fail> {
    check(&house, &webhook).await?;
    house.store.set_webhook(person.guest, Some(webhook.url)).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn delete(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
) -> Result<StatusCode, Fail> {
    house.store.set_webhook(person.guest, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn show_at_table(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<Json<Option<Webhook>>, Fail> {
    let url = house.store.table_webhook(TableId(id), person.guest).await?;
    Ok(Json(url.map(|url| Webhook { url })))
}

/// For the host and whoever sits there: strangers learn nothing of a table in this way.
pub(super) async fn put_at_table(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
    Json(webhook): Json<Webhook>,
) -> Result<StatusCode, Fail> {
    let (id, guest) = (TableId(id), person.guest.clone());
    let look = move |table: &Table| (table.is_welcome(&guest), table.is_member(&guest));
    match house.hub.look(&id, look).await? {
        (_, true) => {}
        (true, false) => return Err(Fail::new(StatusCode::FORBIDDEN, "not_seated", "take a seat first")),
        (false, false) => return Err(Fail::no_table()),
    }
    check(&house, &webhook).await?;
    house.store.set_table_webhook(id, person.guest, Some(webhook.url)).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn delete_at_table(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Path(id): Path<String>,
) -> Result<StatusCode, Fail> {
    house.store.set_table_webhook(TableId(id), person.guest, None).await?;
    Ok(StatusCode::NO_CONTENT)
}

async fn check(house: &House, webhook: &Webhook) -> Result<(), Fail> {
    let unfit = |unfit: Unfit| Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "webhook", unfit.to_string());
    let target = Target::parse(&webhook.url).map_err(unfit)?;
    target.addresses(house.config.private_webhooks).await.map_err(unfit).map(drop)
}
