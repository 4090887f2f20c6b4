//! `verify`: checks that every draw of a record follows from the secret its server committed to.

use crate::fail::{Fail, tell};
use crate::output::stdout;
use server::fairness::{self, Verified};
use std::io::Write;
use std::path::{Path, PathBuf};

/// Check that every draw of a match was fair.
///
/// A server shows the SHA-256 of its secret before the match and publishes the secret afterwards. This replays a record,
/// checks that secret and hash fit, and that every draw follows from the secret and what the seats added to it. A bad
/// record is reported on standard error as `FILE:LINE: ID: reason`, with the id `fairness` where a draw does not
/// follow; the other files are still checked. The exit code is 1 if any file is bad.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records (*.jsonl) of finished matches
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

const EXAMPLES: &str = "Examples:
  speakeasy verify match.jsonl    were the cards drawn as promised?";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let mut out = stdout();
    let mut all_good = true;
    for file in &args.files {
        match check(file) {
            Ok(Verified { draws, taken_over: 0 }) => {
                writeln!(out, "{}: ok, all {draws} draws are fair", file.display())?;
            }
            Ok(Verified { draws, taken_over }) => writeln!(
                out,
                "{}: ok, all {draws} draws after step {taken_over} are fair; the steps before come from another record",
                file.display()
            )?,
            Err(reason) => {
                all_good = false;
                tell(&reason);
            }
        }
    }
    out.flush()?;
    if all_good { Ok(()) } else { Err(Fail::Reported) }
}

/// What is fair; the error is what is wrong with the file, and where.
fn check(file: &Path) -> Result<Verified, String> {
    let text = std::fs::read(file).map_err(|error| Fail::cannot_read(file, &error).to_string())?;
    fairness::verify(&text).map_err(|unfair| format!("{}:{unfair}", file.display()))
}
