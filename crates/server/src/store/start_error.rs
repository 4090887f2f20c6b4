//! Why a store does not start.

#[derive(Debug, thiserror::Error)]
pub enum StartError {
    #[error("the database cannot be opened: {0}")]
    Sqlite(#[from] rusqlite::Error),
    #[error("the database cannot be opened: {0}")]
    Database(String),
    #[error("the database must have {setting} {needed} but has {found}: what was acknowledged could be lost")]
    Weak { setting: &'static str, needed: &'static str, found: String },
    #[error("the database was written by a newer version of this program (schema {found}, known {known})")]
    Newer { found: i64, known: i64 },
}
