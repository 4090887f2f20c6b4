//! `export`: writes the records of a server's tables as files.

use crate::fail::Fail;
use crate::output::stdout;
use protocol::TableId;
use server::store::Store;
use server::table::Table;
use server::{Config, open_store};
use std::io::Write;
use std::path::PathBuf;

/// Write the records of tables from a server's database.
///
/// The server may run meanwhile. Each match that has begun becomes a file TABLE.jsonl, which `replay`, `review` and,
/// once it is over, `verify` read.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The tables to write; all unless given
    #[arg(value_name = "TABLE")]
    tables: Vec<String>,
    /// The folder to write to; made if it does not exist
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// The folder of the server's database
    #[arg(long, env = "SPEAKEASY_DATA", default_value = "speakeasy-data", value_name = "DIR")]
    data: PathBuf,
    /// The server's PostgreSQL database, if it uses one
    #[arg(long, env = "SPEAKEASY_DATABASE", value_name = "URL", hide_env_values = true)]
    database: Option<String>,
}

const EXAMPLES: &str = "Examples:
  speakeasy export --out records             every match there is
  speakeasy export TABLE --out records       one of them";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let path = server::database(&args.data);
    if args.database.is_none() && !path.exists() {
        return Err(Fail::File(format!("{}: there is no database here", path.display())));
    }
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fail::File(error.to_string()))?;
    let config = Config { database: args.database.clone(), ..Config::new(args.data.clone()) };
    let opened = runtime.block_on(open_store(&config));
    let store = opened.map_err(|error| Fail::File(error.to_string()))?;
    std::fs::create_dir_all(&args.out).map_err(|error| Fail::cannot_write(&args.out, &error))?;
    let written = runtime.block_on(write_all(&*store, args))?;
    let mut out = stdout();
    writeln!(out, "{written} records written to {}", args.out.display())?;
    Ok(out.flush()?)
}

async fn write_all(store: &dyn Store, args: &Args) -> Result<usize, Fail> {
    let unreadable = |error: server::store::Unavailable| Fail::File(error.to_string());
    let tables = match args.tables.is_empty() {
        true => store.all_tables().await.map_err(unreadable)?,
        false => args.tables.iter().cloned().map(TableId).collect(),
    };
    let mut written = 0;
    for table in tables {
        let log = store.log(table.clone(), 0).await.map_err(unreadable)?;
        let (folded, _) = Table::fold(&log).map_err(|broken| Fail::File(format!("{table}: {broken}")))?;
        let Some(record) = folded.record_text() else { continue };
        let path = args.out.join(format!("{table}.jsonl"));
        std::fs::write(&path, record).map_err(|error| Fail::cannot_write(&path, &error))?;
        written += 1;
    }
    Ok(written)
}
