//! What can go wrong with the database, in a sentence.

use super::super::{StartError, Unavailable};
use tokio_postgres::error::SqlState;

#[derive(Debug, thiserror::Error)]
pub(in crate::store) enum Problem {
    #[error("{}", told(.0))]
    Database(#[from] tokio_postgres::Error),
    /// A row that this program did not write.
    #[error("a stored text cannot be read: {0}")]
    Content(#[from] serde_json::Error),
    #[error("the database does not answer")]
    Slow,
    #[error(transparent)]
    Weak(Box<StartError>),
}

impl Problem {
    /// Whether the same may well work if it is done again: two transactions were in each other's way.
    pub(super) fn is_passing(&self) -> bool {
        let Problem::Database(error) = self else { return false };
        let code = error.code();
        code == Some(&SqlState::T_R_DEADLOCK_DETECTED) || code == Some(&SqlState::T_R_SERIALIZATION_FAILURE)
    }

    /// Whether it only follows from another in the same transaction.
    pub(super) fn is_aftermath(&self) -> bool {
        matches!(self, Problem::Database(error) if error.code() == Some(&SqlState::IN_FAILED_SQL_TRANSACTION))
    }

    /// Whether the line is of no use any more.
    pub(super) fn is_cut(&self) -> bool {
        match self {
            // Of class 57P are the words with which a server that ends sends everybody away.
            Problem::Database(error) => error.code().is_none_or(|code| code.code().starts_with("57P")),
            Problem::Slow => true,
            Problem::Content(_) | Problem::Weak(_) => false,
        }
    }
}

impl From<Problem> for Unavailable {
    fn from(problem: Problem) -> Unavailable {
        Unavailable { reason: problem.to_string() }
    }
}

/// What the database says, or what became of the line to it.
fn told(error: &tokio_postgres::Error) -> String {
    let Some(said) = error.as_db_error() else {
        let cause = std::error::Error::source(error).map(|cause| format!(": {cause}")).unwrap_or_default();
        return format!("the database is away: {error}{cause}");
    };
    match said.detail() {
        Some(detail) => format!("{}: {detail}", said.message()),
        None => said.message().to_owned(),
    }
}
