//! Who runs the house: known by a token that is compared as a hash, so that how long it takes tells nothing.

use crate::config::Config;
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
    metrics: Option<Hash>,
}

impl Keys {
    /// The keys, and the token if it had to be made up.
    pub(crate) fn new(config: &Config) -> Result<(Keys, Option<String>), TooShort> {
        let (token, metrics) = (config.operator_token.as_deref(), config.metrics_token.as_deref());
        if [token, metrics].into_iter().flatten().any(|token| token.len() < SHORTEST) {
            return Err(TooShort);
        }
        let made = token.is_none().then(|| Token::random().into_text());
        let token = hash(token.or(made.as_deref()).unwrap_or_default());
        let password = config.house_password.as_deref().map(hash);
        Ok((Keys { token, password, metrics: metrics.map(hash) }, made))
    }

    /// Whether the house asks for no password, or for this one.
    pub(crate) fn lets_in(&self, password: Option<&str>) -> bool {
        self.password.is_none_or(|wanted| password.map(hash) == Some(wanted))
    }
}

#[derive(Clone, Copy, PartialEq, Debug, thiserror::Error)]
#[error("a token of the operator's or for /metrics has at least {SHORTEST} characters")]
pub struct TooShort;

/// A request of the operator's.
pub(crate) struct Operator;

impl FromRequestParts<Arc<House>> for Operator {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<Operator, Fail> {
        match proof(&parts.headers) {
            Some(Proof::Bearer(hash)) if hash == house.keys.token => Ok(Operator),
            _ => Err(not_for_you()),
        }
    }
}

/// A request of whoever may read what the server counts. Where a request comes from does not matter: behind a proxy all
/// of them come from this machine.
pub(crate) struct MetricsReader;

impl FromRequestParts<Arc<House>> for MetricsReader {
    type Rejection = Fail;

    async fn from_request_parts(parts: &mut Parts, house: &Arc<House>) -> Result<MetricsReader, Fail> {
        match proof(&parts.headers) {
            Some(Proof::Bearer(hash)) if hash == house.keys.token || Some(hash) == house.keys.metrics => {
                Ok(MetricsReader)
            }
            _ => Err(not_for_you()),
        }
    }
}

fn not_for_you() -> Fail {
    Fail::new(
        StatusCode::FORBIDDEN,
        "operator",
        "this is for the operator of the house: another token is needed",
    )
}
