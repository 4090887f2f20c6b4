//! Where a person wants to be told that it is his turn.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::house::House;
use crate::webhook::{Target, Unfit};
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::Webhook;
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
    let unfit = |unfit: Unfit| Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "webhook", unfit.to_string());
    let target = Target::parse(&webhook.url).map_err(unfit)?;
    target.addresses(house.config.private_webhooks).await.map_err(unfit)?;
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
