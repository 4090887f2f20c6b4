//! `backup`: a house in one file, while its server goes on.

use crate::fail::Fail;
use crate::output::stdout;
use server::store::{Place, backup};
use std::io::Write;
use std::path::PathBuf;

/// Write a backup of a server's database to a file.
///
/// The server may go on meanwhile: the file is the house as it was at one moment, a SQLite database whatever the server
/// uses. To restore it, put it into a folder of data as speakeasy.db, or `copy` it to PostgreSQL.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The file to write, which must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,
    /// The folder of the server's database
    #[arg(long, env = "SPEAKEASY_DATA", default_value = "speakeasy-data", value_name = "DIR")]
    data: PathBuf,
    /// The server's PostgreSQL database, if it uses one
    #[arg(long, env = "SPEAKEASY_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
}

const EXAMPLES: &str = "Examples:
  speakeasy backup monday.db
  speakeasy backup monday.db --database postgres://speakeasy@localhost/house";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let from = match &args.database {
        Some(url) => Place::Database(url.clone()),
        None => Place::File(server::database(&args.data)),
    };
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fail::File(error.to_string()))?;
    runtime.block_on(backup(&from, &args.file)).map_err(|error| Fail::File(error.to_string()))?;
    let mut out = stdout();
    writeln!(out, "{from} is saved in {}", args.file.display())?;
    Ok(out.flush()?)
}
