//! The web client: its page for every address that is a screen, and the files the page consists of.

use super::fail::Fail;
use crate::house::House;
use axum::Router;
use axum::http::{HeaderMap, HeaderValue, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use std::sync::Arc;
use web_assets::{Asset, PAGE, find};

const FOR_GOOD: &str = "public, max-age=31536000, immutable";
/// A page that is kept must be asked for again each time: it names the files of one build.
const ASK_AGAIN: &str = "no-cache";
const NOT_BUILT: &str = "The web client is not part of this program: build it with `cargo xtask serve`.\n";

/// The addresses of the client's `router`. They are for people; what programs use is described by OpenAPI.
pub(super) fn routes() -> Router<Arc<House>> {
    [
        "/",
        "/settings",
        "/new/{game}",
        "/t/{table}",
        "/rules/{game}",
        "/learn/{game}",
        "/replay",
        "/replay/{table}",
        "/replay/{table}/puzzles",
        "/puzzles/{game}",
        "/me",
        "/ladder",
    ]
    .into_iter()
    .fold(Router::new(), |router, path| router.route(path, get(page)))
    .fallback(other)
}

/// A screen; which, the page itself reads from its address.
async fn page(headers: HeaderMap) -> Response {
    match find(PAGE, accepted(&headers)) {
        Some(asset) => answer(asset),
        None => (StatusCode::NOT_FOUND, NOT_BUILT).into_response(),
    }
}

/// Everything no route is for: a file of the client, or the page, which says that there is nothing here.
async fn other(uri: Uri, headers: HeaderMap) -> Response {
    let path = uri.path().trim_start_matches('/');
    if path.starts_with("api/") {
        return Fail::new(StatusCode::NOT_FOUND, "no_route", "there is nothing here").into_response();
    }
    match find(path, accepted(&headers)) {
        Some(asset) => answer(asset),
        None => (StatusCode::NOT_FOUND, page(headers).await).into_response(),
    }
}

fn accepted(headers: &HeaderMap) -> &str {
    headers.get(header::ACCEPT_ENCODING).and_then(|value| value.to_str().ok()).unwrap_or_default()
}

fn answer(asset: Asset) -> Response {
    let caching = if asset.is_immutable { FOR_GOOD } else { ASK_AGAIN };
    let headers = [
        (header::CONTENT_TYPE, asset.kind),
        (header::CACHE_CONTROL, caching),
        (header::VARY, "accept-encoding"),
    ];
    let mut response = (headers, asset.bytes).into_response();
    if let Some(encoding) = asset.encoding {
        response.headers_mut().insert(header::CONTENT_ENCODING, HeaderValue::from_static(encoding));
    }
    response
}
