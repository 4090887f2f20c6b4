//! The tables of the database, and how an older one becomes a newer one: numbered steps, each done once, whichever node
//! comes first.

use super::super::{Schema, StartError};
use super::link::{Done, Link};
use super::problem::Problem;

/// Step *n* leads from version *n* to *n* + 1. Steps are never changed, only added.
const STEPS: [&str; 1] = [include_str!("migrations/0001_house.sql")];

/// Any number: whoever has its lock changes the schema.
const LOCK: &str = "SELECT pg_advisory_xact_lock(19301930)";

pub(super) async fn migrate(link: &Link) -> Result<(), StartError> {
    let begin = format!(
        "BEGIN; {LOCK}; CREATE TABLE IF NOT EXISTS schema_version (version bigint NOT NULL);
         INSERT INTO schema_version SELECT 0 WHERE NOT EXISTS (SELECT 1 FROM schema_version)"
    );
    link.batch(&begin).await.map_err(failed)?;
    let found: i64 = link.one("SELECT version FROM schema_version", &[]).await.map_err(failed)?.get(0);
    let known = STEPS.len() as i64;
    let Some(missing) = usize::try_from(found).ok().and_then(|done| STEPS.get(done..)) else {
        return Err(StartError::Newer { found, known });
    };
    for step in missing {
        link.batch(step).await.map_err(failed)?;
    }
    link.execute("UPDATE schema_version SET version = $1", &[&known]).await.map_err(failed)?;
    link.batch("COMMIT").await.map_err(failed)
}

/// The schema of a database that has one.
pub(super) async fn found(link: &Link) -> Done<Option<Schema>> {
    let version = link.row("SELECT version FROM schema_version", &[]).await?.map(|row| row.get::<_, i64>(0));
    Ok(version.map(|version| match version.cmp(&(STEPS.len() as i64)) {
        std::cmp::Ordering::Less => Schema::Older,
        std::cmp::Ordering::Equal => Schema::Current,
        std::cmp::Ordering::Greater => Schema::Newer,
    }))
}

pub(super) fn failed(problem: Problem) -> StartError {
    match problem {
        Problem::Weak(weak) => *weak,
        other => StartError::Database(other.to_string()),
    }
}
