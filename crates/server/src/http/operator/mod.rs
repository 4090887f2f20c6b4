//! What the operator of the house may do: see all tables, close and delete them, send a guest away, tell everybody
//! something. One plain page does all of it.

use super::fail::Fail;
use super::guests::{leave_tables, with_bots};
use crate::house::House;
use crate::live::Request;
use crate::operator::Operator;
use crate::store::News;
use axum::extract::{Path, State};
use axum::http::{HeaderName, StatusCode, header};
use axum::routing::{delete, get, post};
use axum::{Json, Router};
use protocol::{Announcement, Ban, GuestId, TableCard, TableId};
use std::sync::Arc;
use std::time::Instant;

const LONGEST_TEXT: usize = 500;

pub(super) fn routes() -> Router<Arc<House>> {
    Router::new()
        .route("/operator", get(page))
        .route("/operator.css", get(style))
        .route("/operator.js", get(script))
        .route("/api/operator/tables", get(tables))
        .route("/api/operator/tables/{id}/close", post(close))
        .route("/api/operator/tables/{id}", delete(remove))
        .route("/api/operator/guests/{id}/ban", post(ban))
        .route("/api/operator/announcement", post(announce))
}

type File = ([(HeaderName, &'static str); 1], &'static str);

async fn page() -> File {
    ([(header::CONTENT_TYPE, "text/html; charset=utf-8")], include_str!("page.html"))
}

async fn style() -> File {
    ([(header::CONTENT_TYPE, "text/css; charset=utf-8")], include_str!("page.css"))
}

async fn script() -> File {
    ([(header::CONTENT_TYPE, "text/javascript; charset=utf-8")], include_str!("page.js"))
}

async fn tables(State(house): State<Arc<House>>, _: Operator) -> Result<Json<Vec<TableCard>>, Fail> {
    Ok(Json(house.store.cards().await?))
}

async fn close(
    State(house): State<Arc<House>>,
    _: Operator,
    Path(id): Path<String>,
) -> Result<StatusCode, Fail> {
    house.hub.change(&TableId(id), |table| Ok(table.closed())).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The table is gone for those who watch it, too.
async fn remove(
    State(house): State<Arc<House>>,
    _: Operator,
    Path(id): Path<String>,
) -> Result<StatusCode, Fail> {
    let id = TableId(id);
    house.store.delete_table(id.clone()).await?;
    house.hub.ask(&id, Request::Reload).await;
    Ok(StatusCode::NO_CONTENT)
}

/// Nobody knows the guest by the old token any more, nor the bots he made, and others play on without them. A browser
/// that has such a token does not come in under a new name; from where the guest is now nobody does, if that is asked
/// for.
async fn ban(
    State(house): State<Arc<House>>,
    _: Operator,
    Path(id): Path<String>,
    ban: Option<Json<Ban>>,
) -> Result<StatusCode, Fail> {
    let guest = GuestId(id);
    let from_there_too = ban.is_some_and(|Json(ban)| ban.address);
    if from_there_too {
        house.tell_nodes(News::ShutOut { guest: guest.clone() }).await?;
    }
    house.store.revoke(guest.clone()).await?;
    if from_there_too {
        house.shut_out.add(house.presence.addresses(&guest), Instant::now());
    }
    tracing::info!(%guest, "a guest was banned");
    for gone in with_bots(&house, &guest).await? {
        house.presence.cut(&gone);
        leave_tables(&house, &gone).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

async fn announce(
    State(house): State<Arc<House>>,
    _: Operator,
    Json(Announcement { text }): Json<Announcement>,
) -> Result<StatusCode, Fail> {
    let text = text.trim();
    if text.is_empty() || text.chars().count() > LONGEST_TEXT {
        let message = format!("an announcement has 1 to {LONGEST_TEXT} characters");
        return Err(Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "text", message));
    }
    house.presence.announce(text);
    house.tell_nodes(News::Announced { text: text.to_owned() }).await?;
    Ok(StatusCode::NO_CONTENT)
}
