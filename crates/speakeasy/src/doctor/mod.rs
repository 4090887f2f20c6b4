//! `doctor`: looks at everything a server needs and says what to do about what is wrong.

mod clock;
mod data;
mod database;
mod finding;
mod ports;
mod postgres;
mod settings;

use crate::fail::Fail;
use crate::output::{print, print_json};
use crate::serve;
use finding::{Finding, Verdict};
use server::Config;

// A group of its own would have the name of the one within it.
#[derive(clap::Args)]
#[group(skip)]
#[command(
    about = "Check settings, disk, database, clock and ports of a server, and say what to do",
    long_about = "Check settings, disk, database, clock and ports of a server, and say what to do.\n\n\
        Takes the flags and the environment of `speakeasy serve`, so give it what the server gets. Nothing is changed; \
        the server may run meanwhile. Every line is `ok`, `odd` (it works, but look at it) or `bad`; the exit code is 1 \
        if anything is bad.",
    after_help = EXAMPLES
)]
pub(crate) struct Args {
    /// Print the findings as JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    serve: serve::Args,
}

const EXAMPLES: &str = "Examples:
  speakeasy doctor --data club                   the server that keeps its data there
  speakeasy doctor --json                        for programs";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let findings = match serve::config(&args.serve) {
        Ok(config) => examine(&config),
        Err(fail) => vec![Finding::bad("settings", fail.to_string(), "mend this flag or variable")],
    };
    match args.json {
        true => print_json(&findings)?,
        false => print(&findings.iter().map(Finding::to_string).collect::<String>())?,
    }
    match findings.iter().any(|finding| finding.verdict == Verdict::Bad) {
        true => Err(Fail::Reported),
        false => Ok(()),
    }
}

/// One block a part.
fn examine(config: &Config) -> Vec<Finding> {
    let mut findings = settings::check(config);
    findings.extend(data::check(&config.data));
    let (found, last_written) = match &config.database {
        Some(url) => postgres::check(url),
        None => database::check(&config.data),
    };
    findings.extend(found);
    findings.push(clock::check(last_written));
    findings.extend(ports::check(config.listen));
    findings
}
