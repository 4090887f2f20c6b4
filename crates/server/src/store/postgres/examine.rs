//! Looks at a database without changing it, as whoever suspects it would: can it be reached, does it keep what it says,
//! does every log make a table?

use super::super::{Schema, StartError};
use super::link::{Done, Link};
use super::problem::Problem;
use super::{schema, settings, tables};
use crate::clock::now;
use crate::table::{Table, Time};
use protocol::TableId;
use tokio_postgres::Config;
use tokio_postgres::config::Host;

/// What was found in a PostgreSQL database. That it was shows that it can be reached and that its settings are fit.
#[derive(Clone, PartialEq, Debug)]
pub struct ExaminedDatabase {
    /// The version of PostgreSQL, as it tells it, such as `15.7`.
    pub version: String,
    /// None before the first start.
    pub schema: Option<Schema>,
    pub tables: usize,
    /// Tables whose logs cannot be folded, and why.
    pub broken: Vec<(TableId, String)>,
    /// Nodes that are up.
    pub nodes: i64,
    /// How many more connections the server takes.
    pub connections_left: i64,
    /// By how many milliseconds its clock is ahead of this machine's.
    pub clock_ahead: i64,
    /// Whether the way to it leaves this machine.
    pub is_remote: bool,
    /// When something was written last.
    pub last_written: Option<Time>,
}

/// Reads all logs; nodes may use the database meanwhile.
pub async fn examine_database(url: &str) -> Result<ExaminedDatabase, StartError> {
    let config = settings::parse(url)?;
    let link = Link::connect(&config).await.map_err(schema::failed)?;
    look(&link, is_remote(&config)).await.map_err(schema::failed)
}

async fn look(link: &Link, is_remote: bool) -> Done<ExaminedDatabase> {
    let sql = "SELECT current_setting('server_version'), to_regclass('schema_version') IS NOT NULL,
        current_setting('max_connections')::bigint - (SELECT count(*) FROM pg_stat_activity WHERE datid IS NOT NULL),
        (extract(epoch FROM clock_timestamp()) * 1000)::bigint";
    let asked = now();
    let row = link.one(sql, &[]).await?;
    // The answer was made half way.
    let clock_ahead = row.get::<_, i64>(3) - (asked + now()) / 2;
    let mut found = ExaminedDatabase {
        version: row.get(0),
        schema: None,
        tables: 0,
        broken: Vec::new(),
        nodes: 0,
        connections_left: row.get(2),
        clock_ahead,
        is_remote,
        last_written: None,
    };
    if row.get(1) {
        found.schema = schema::found(link).await?;
    }
    if found.schema == Some(Schema::Current) {
        let sql = "SELECT count(*) FILTER (WHERE is_up(id)), max(alive_at) FROM runs";
        let row = link.one(sql, &[]).await?;
        (found.nodes, found.last_written) = (row.get(0), row.get(1));
        for table in tables::all(link).await? {
            found.tables += 1;
            if let Some(why) = objection(link, &table).await? {
                found.broken.push((table, why));
            }
        }
    }
    Ok(found)
}

/// Why a log makes no table.
async fn objection(link: &Link, table: &TableId) -> Done<Option<String>> {
    match tables::log(link, &(table.clone(), 0)).await {
        Ok(log) => Ok(Table::fold(&log).err().map(|broken| broken.to_string())),
        Err(unreadable @ Problem::Content(_)) => Ok(Some(unreadable.to_string())),
        Err(problem) => Err(problem),
    }
}

fn is_remote(config: &Config) -> bool {
    let is_elsewhere = |host: &Host| match host {
        Host::Tcp(name) => {
            name != "localhost" && !name.parse().is_ok_and(|ip: std::net::IpAddr| ip.is_loopback())
        }
        Host::Unix(_) => false,
    };
    config.get_hosts().iter().any(is_elsewhere)
}
