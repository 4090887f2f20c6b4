//! Who sends a request.

use super::fail::Fail;
use crate::house::House;
use crate::table::Person;
use crate::token::proof;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use std::sync::Arc;

/// A guest that the server knows.
pub(crate) struct Visitor(pub(crate) Person);

impl FromRequestParts<Arc<House>> for Visitor {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Visitor, Fail> {
        let proof = proof(&parts.headers).ok_or_else(Fail::no_guest)?;
        let found = house.store.guest(proof.hash()).await?;
        found.map(Visitor).ok_or_else(Fail::no_guest)
    }
}
