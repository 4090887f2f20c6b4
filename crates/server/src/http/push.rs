//! Devices that want to be told when it is their person's turn.

use super::fail::Fail;
use super::visitor::Visitor;
use crate::clock::now;
use crate::house::House;
use crate::push::Receiver;
use crate::webhook::Target;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use protocol::{PushEndpoint, PushKey, PushSubscription};
use std::sync::Arc;

/// What browsers are to know this server by.
pub(super) async fn key(State(house): State<Arc<House>>) -> Json<PushKey> {
    Json(PushKey { key: house.vapid.public() })
}

pub(super) async fn add(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Json(device): Json<PushSubscription>,
) -> Result<StatusCode, Fail> {
    let unfit = |why: String| Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "push", why);
    Receiver::parse(&device.keys).ok_or_else(|| unfit("these are no keys of a browser".to_owned()))?;
    let target = Target::parse(&device.endpoint).map_err(|error| unfit(error.to_string()))?;
    let allowed = target.addresses(house.config.private_webhooks).await;
    allowed.map_err(|error| unfit(error.to_string()))?;
    house.store.add_device(person.guest, device, now()).await?;
    Ok(StatusCode::NO_CONTENT)
}

pub(super) async fn remove(
    State(house): State<Arc<House>>,
    Visitor(person): Visitor,
    Json(PushEndpoint { endpoint }): Json<PushEndpoint>,
) -> Result<StatusCode, Fail> {
    house.store.remove_device(person.guest, endpoint).await?;
    Ok(StatusCode::NO_CONTENT)
}
