//! `copy`: moves a whole house from one database to another.

use crate::fail::Fail;
use crate::output::stdout;
use server::store::{Place, copy};
use std::io::Write;

/// Copy a whole house from one database to another.
///
/// Tables, people, results, everything: as it is at one moment, into a database in which nobody lives yet. Every record
/// is read again from both and compared before any of it counts. Stop the server first if what happens meanwhile shall
/// not be left behind.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A folder of data, a SQLite file that ends in .db, or postgres://…
    #[arg(value_name = "FROM")]
    from: String,
    /// The same; what is not there is made, but for a PostgreSQL database itself
    #[arg(value_name = "TO")]
    to: String,
}

const EXAMPLES: &str = "Examples:
  speakeasy copy speakeasy-data postgres://speakeasy@localhost/house    from one machine to several
  speakeasy copy postgres://speakeasy@localhost/house speakeasy-data    and back
  speakeasy copy backup.db postgres://speakeasy@localhost/house         a backup restored";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let (from, to) = (Place::parse(&args.from), Place::parse(&args.to));
    let runtime = tokio::runtime::Runtime::new().map_err(|error| Fail::File(error.to_string()))?;
    let copied = runtime.block_on(copy(&from, &to)).map_err(|error| Fail::File(error.to_string()))?;
    let mut out = stdout();
    for (kind, count) in copied {
        writeln!(out, "{count:>10} {kind}")?;
    }
    writeln!(out, "copied from {from} to {to}; every record was compared")?;
    Ok(out.flush()?)
}
