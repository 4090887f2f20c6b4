//! What every request passes: is it meant for this server, does one of its own pages send it, is it too much?

use super::fail::{Fail, RefusedAs};
use crate::client_address::{ClientAddress, client_address};
use crate::house::House;
use crate::request_id::{self, RequestId};
use crate::token::{Proof, proof};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;
use tracing::Instrument;

pub(super) async fn guard(
    State(house): State<Arc<House>>,
    ConnectInfo(address): ConnectInfo<SocketAddr>,
    mut request: Request,
    next: Next,
) -> Response {
    let trusted = &house.config.trusted_proxies;
    let client = client_address(address.ip(), request.headers(), trusted);
    let id = RequestId::of(address.ip(), request.headers(), trusted);
    request.extensions_mut().insert(client);
    request.extensions_mut().insert(id.clone());
    let span = tracing::info_span!("http", request = %id);
    let answer = async {
        let (begun, method) = (Instant::now(), request.method().clone());
        let response = match check(&house, client, &request) {
            Ok(()) => next.run(request).await,
            Err(fail) => fail.into_response(),
        };
        note(&house, &method, begun, &response);
        response
    };
    let mut response = answer.instrument(span).await;
    let headers = response.headers_mut();
    headers.insert(request_id::HEADER, id.header());
    for (name, value) in HEADERS {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    }
    response
}

/// Counts an answer, and logs it without the address: what people see and where they go is theirs.
fn note(house: &House, method: &Method, begun: Instant, response: &Response) {
    let (metrics, status) = (&house.hub.metrics, response.status());
    metrics.requests.add(status.as_str());
    if let Some(RefusedAs(code)) = response.extensions().get() {
        metrics.refused_requests.add(code);
    }
    let took = format!("{}us", begun.elapsed().as_micros());
    match status.is_server_error() {
        true => tracing::warn!(%method, status = status.as_str(), took, "a request failed"),
        false => tracing::debug!(%method, status = status.as_str(), took, "a request"),
    }
}

/// Nothing here is shown in frames, guessed at, or kept by others.
const HEADERS: [(HeaderName, &str); 6] = [
    (
        header::CONTENT_SECURITY_POLICY,
        "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
    ),
    (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    (header::X_FRAME_OPTIONS, "DENY"),
    (header::REFERRER_POLICY, "no-referrer"),
    (header::CACHE_CONTROL, "no-store"),
    (HeaderName::from_static("cross-origin-resource-policy"), "same-origin"),
];

fn check(house: &House, client: ClientAddress, request: &Request) -> Result<(), Fail> {
    house.limits.requests.check_key(&client.0).map_err(|_| Fail::too_fast())?;
    let headers = request.headers();
    if !house.doors.knows_host(headers) {
        return Err(Fail::new(
            StatusCode::MISDIRECTED_REQUEST,
            "host",
            "this server is not known by that name",
        ));
    }
    let is_upgrade = headers.contains_key(header::UPGRADE);
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    match only_reads && !is_upgrade || may_change(house, headers) {
        true => Ok(()),
        false => Err(Fail::new(StatusCode::FORBIDDEN, "origin", "other sites may not use this server")),
    }
}

/// Whether the request comes from a page of this server, or from a program that needs no page.
fn may_change(house: &House, headers: &HeaderMap) -> bool {
    match headers.contains_key(header::ORIGIN) {
        true => house.doors.knows_origin(headers),
        // A browser names the origin of whatever it sends with its cookies; only programs send none.
        false => !matches!(proof(headers), Some(Proof::Cookie(_))),
    }
}
