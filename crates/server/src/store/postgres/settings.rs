//! How the database is reached, and the refusal of anything weaker than was promised.

use super::super::StartError;
use super::link::PATIENCE;
use super::problem::Problem;
use std::time::Duration;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Client, Config};

/// A node that is cut off in a transaction keeps others from its tables no longer than it takes until it is missed.
const OPTIONS: &str =
    "-c statement_timeout=20s -c lock_timeout=10s -c idle_in_transaction_session_timeout=4s";

/// Reads an address such as `postgres://user@host/database`.
pub(super) fn parse(url: &str) -> Result<Config, StartError> {
    let unfit = |error: tokio_postgres::Error| {
        let cause = std::error::Error::source(&error).map(ToString::to_string);
        StartError::Database(cause.unwrap_or_else(|| error.to_string()))
    };
    let mut config: Config = url.parse().map_err(unfit)?;
    if config.get_ssl_mode() == SslMode::Require {
        let reason = "sslmode=require: this program does not encrypt its line to the database; use a socket, \
            a private network or a tunnel";
        return Err(StartError::Database(reason.to_owned()));
    }
    config
        .application_name("speakeasy")
        .connect_timeout(PATIENCE / 2)
        .tcp_user_timeout(PATIENCE)
        .keepalives_idle(Duration::from_secs(10));
    Ok(config)
}

/// The same for a node, which neither waits for ever nor keeps others waiting.
pub(super) fn impatient(mut config: Config) -> Config {
    let options = [config.get_options().unwrap_or_default(), OPTIONS].join(" ");
    config.options(options.trim());
    config
}

/// Refuses what could lose an acknowledged step.
pub(super) async fn check(client: &Client) -> Result<(), Problem> {
    let sql = "SELECT name, setting FROM pg_settings
        WHERE name IN ('fsync', 'full_page_writes', 'synchronous_commit', 'server_encoding')";
    for row in client.query(sql, &[]).await? {
        let (name, found): (String, String) = (row.get(0), row.get(1));
        let (setting, needed) = match name.as_str() {
            "fsync" => ("fsync", "on"),
            "full_page_writes" => ("full_page_writes", "on"),
            "synchronous_commit" => ("synchronous_commit", "on"),
            _ => ("the encoding", "UTF8"),
        };
        // A commit that waits for other servers, too, or for this one's own disk, is as good.
        let is_fit = if setting == "synchronous_commit" { found != "off" } else { found == needed };
        if !is_fit {
            return Err(Problem::Weak(Box::new(StartError::Weak { setting, needed, found })));
        }
    }
    Ok(())
}
