//! Who runs the house: known by a token that is compared as a hash, so that how long it takes tells nothing.

use crate::house::House;
use crate::http::Fail;
use crate::store::Hash;
use crate::token::{Proof, Token, hash, proof};
use axum::extract::FromRequestParts;
use axum::http::StatusCode;
use axum::http::request::Parts;
use std::sync::Arc;

/// The shortest token that an operator may choose.
const SHORTEST: usize = 16;

/// What lets an operator in.
pub(crate) struct Keys {
    token: Hash,
    password: Option<Hash>,
}

impl Keys {
    /// The keys, and the token if it had to be made up.
    pub(crate) fn new(
        token: Option<&str>,
        password: Option<&str>,
    ) -> Result<(Keys, Option<String>), TooShort> {
        let made = match token {
            None => Some(Token::random().into_text()),
            Some(token) if token.len() < SHORTEST => return Err(TooShort),
            Some(_) => None,
        };
        let token = hash(token.or(made.as_deref()).unwrap_or_default());
        Ok((Keys { token, password: password.map(hash) }, made))
    }

    /// Whether the house asks for no password, or for this one.
    pub(crate) fn lets_in(&self, password: Option<&str>) -> bool {
        self.password.is_none_or(|wanted| password.map(hash) == Some(wanted))
    }
}

#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[error("an operator's token has at least {SHORTEST} characters")]
pub struct TooShort;

/// A request of the operator's.
pub(crate) struct Operator;

impl FromRequestParts<Arc<House>> for Operator {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Operator, Fail> {
        match proof(&parts.headers) {
            Some(Proof::Bearer(hash)) if hash == house.keys.token => Ok(Operator),
            _ => Err(Fail::new(StatusCode::FORBIDDEN, "operator", "this is for the operator of the house")),
        }
    }
}
