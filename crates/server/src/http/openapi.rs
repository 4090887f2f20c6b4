//! The description of the routes for programs that read such things. It is kept by hand, so that handlers stay plain;
//! a test holds it against the routes there are and against what they answer.

use axum::http::{HeaderName, header};

const DOCUMENT: &str = include_str!("openapi.json");

pub(super) async fn show() -> ([(HeaderName, &'static str); 1], &'static str) {
    ([(header::CONTENT_TYPE, "application/json")], DOCUMENT)
}
