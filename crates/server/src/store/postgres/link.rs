//! One line to the database. Statements are prepared once; several may be under way at the same time, and are done in
//! the order in which they were begun.

use super::super::StartError;
use super::problem::Problem;
use super::{schema, settings};
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::Duration;
use tokio_postgres::types::ToSql;
use tokio_postgres::{Client, Config, NoTls, Row, Statement};

pub(in crate::store) type Done<T> = Result<T, Problem>;

/// What a statement is given.
pub(in crate::store) type Given<'a> = &'a [&'a (dyn ToSql + Sync)];

/// A database that does not answer for so long counts as away.
pub(super) const PATIENCE: Duration = Duration::from_secs(10);

pub(in crate::store) struct Link {
    client: Client,
    known: Mutex<HashMap<String, Statement>>,
    /// Whoever reads before it writes has it: what shares a transaction is not kept apart by the database.
    pub(super) alone: tokio::sync::Mutex<()>,
}

impl Link {
    /// Connects, to a database that keeps what it says it has.
    pub(super) async fn connect(config: &Config) -> Done<Link> {
        let connect = async {
            let (client, connection) = config.connect(NoTls).await?;
            // It ends when the client is dropped, or the line is cut.
            tokio::spawn(async move {
                if let Err(error) = connection.await {
                    tracing::debug!(%error, "a line to the database ended");
                }
            });
            settings::check(&client).await?;
            Ok(Link { client, known: Mutex::default(), alone: tokio::sync::Mutex::default() })
        };
        tokio::time::timeout(PATIENCE, connect).await.unwrap_or(Err(Problem::Slow))
    }

    /// A line for whoever copies, to a database that has its tables.
    pub(in crate::store) async fn open(url: &str) -> Result<Link, StartError> {
        let link = Link::connect(&settings::parse(url)?).await.map_err(schema::failed)?;
        schema::migrate(&link).await?;
        Ok(link)
    }

    pub(super) fn is_cut(&self) -> bool {
        self.client.is_closed()
    }

    pub(in crate::store) async fn rows(&self, sql: &str, given: Given<'_>) -> Done<Vec<Row>> {
        Ok(self.client.query(&self.statement(sql).await?, given).await?)
    }

    pub(super) async fn row(&self, sql: &str, given: Given<'_>) -> Done<Option<Row>> {
        Ok(self.client.query_opt(&self.statement(sql).await?, given).await?)
    }

    /// The one row that there must be.
    pub(super) async fn one(&self, sql: &str, given: Given<'_>) -> Done<Row> {
        Ok(self.client.query_one(&self.statement(sql).await?, given).await?)
    }

    /// Tells how many rows it changed.
    pub(super) async fn execute(&self, sql: &str, given: Given<'_>) -> Done<u64> {
        Ok(self.client.execute(&self.statement(sql).await?, given).await?)
    }

    pub(in crate::store) async fn batch(&self, sql: &str) -> Done<()> {
        Ok(self.client.batch_execute(sql).await?)
    }

    /// A statement that is prepared, by which it is quicker ever after.
    pub(in crate::store) async fn statement(&self, sql: &str) -> Done<Statement> {
        let known = self.known.lock().unwrap_or_else(PoisonError::into_inner).get(sql).cloned();
        if let Some(known) = known {
            return Ok(known);
        }
        let prepared = self.client.prepare(sql).await?;
        self.known.lock().unwrap_or_else(PoisonError::into_inner).insert(sql.to_owned(), prepared.clone());
        Ok(prepared)
    }
}
