//! How a request fails: a status, and the same refusal that a WebSocket would give.

use crate::live::Absent;
use crate::store::Unavailable;
use crate::table::{Refused, UnfitSettings};
use axum::Json;
use axum::http::StatusCode;
use axum::response::{IntoResponse, Response};
use protocol::Refusal;
use serde_json::Value;

pub(crate) struct Fail {
    status: StatusCode,
    refusal: Box<Refusal>,
}

/// The code of a refusal, beside the response that tells it, for whoever counts them.
#[derive(Clone)]
pub(super) struct RefusedAs(pub(super) String);

impl Fail {
    pub(crate) fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Fail {
        let retry = status == StatusCode::SERVICE_UNAVAILABLE || status == StatusCode::TOO_MANY_REQUESTS;
        let refusal =
            Refusal { code: code.to_owned(), rule: None, facts: Value::Null, message: message.into(), retry };
        Fail { status, refusal: Box::new(refusal) }
    }

    pub(crate) fn refused(status: StatusCode, refusal: Refusal) -> Fail {
        Fail { status, refusal: Box::new(refusal) }
    }

    /// With what a client needs to say it in other words.
    pub(crate) fn with_facts(mut self, facts: Value) -> Fail {
        self.refusal.facts = facts;
        self
    }

    pub(crate) fn no_guest() -> Fail {
        Fail::new(StatusCode::UNAUTHORIZED, "no_guest", "come in with a name first: POST /api/guest")
    }

    pub(crate) fn too_fast() -> Fail {
        Fail::new(StatusCode::TOO_MANY_REQUESTS, "too_fast", "that was too much at once: wait a moment")
    }

    pub(crate) fn no_table() -> Fail {
        Absent::NoTable.into()
    }
}

impl IntoResponse for Fail {
    fn into_response(self) -> Response {
        let code = RefusedAs(self.refusal.code.clone());
        let mut response = (self.status, Json(self.refusal)).into_response();
        response.extensions_mut().insert(code);
        response
    }
}

impl From<Unavailable> for Fail {
    fn from(error: Unavailable) -> Fail {
        Fail::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", error.to_string())
    }
}

impl From<Absent> for Fail {
    fn from(absent: Absent) -> Fail {
        let status = match absent {
            Absent::NoTable => StatusCode::NOT_FOUND,
            Absent::Unavailable(_) => StatusCode::SERVICE_UNAVAILABLE,
        };
        Fail { status, refusal: Box::new(absent.refusal()) }
    }
}

impl From<Refused> for Fail {
    fn from(refused: Refused) -> Fail {
        let status = match refused {
            Refused::HostOnly | Refused::NotWelcome => StatusCode::FORBIDDEN,
            _ => StatusCode::CONFLICT,
        };
        Fail { status, refusal: Box::new(Refusal::from(&refused)) }
    }
}

impl From<UnfitSettings> for Fail {
    fn from(error: UnfitSettings) -> Fail {
        Fail::new(StatusCode::UNPROCESSABLE_ENTITY, "settings", error.to_string())
    }
}
