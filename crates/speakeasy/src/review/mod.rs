//! `review`: the chance of every seat to win over a match, its costliest decisions, and the result split into decisions
//! and luck; as text, JSON or a page.

mod html;
mod report;
mod spark;
mod text;

use crate::components::ComponentsFile;
use crate::fail::{Fail, tell};
use crate::output::{print, print_json};
use crate::replay::replay_file;
use bots::{Budget, Effort, review};
use report::Report;
use std::fs;
use std::path::PathBuf;

/// Review a match: win chances, costliest decisions, and how much of the result was luck.
///
/// Every decision is judged on what the seat could know, never on what was drawn later. A match that is not finished is
/// reviewed as far as it goes.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record (*.jsonl)
    #[arg(value_name = "RECORD")]
    file: PathBuf,
    /// How much to think about the whole match: time such as 6s, or a fixed number of nodes such as 500000n
    #[arg(long, value_name = "BUDGET", default_value = "6s", value_parser = read_budget)]
    budget: Budget,
    /// What the searches draw from; give each match one of its own where their luck is to be averaged
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many of the costliest decisions to tell
    #[arg(long, value_name = "K", default_value_t = 5)]
    worst: usize,
    /// Print one JSON object instead of text
    #[arg(long)]
    json: bool,
    /// Write a page that needs nothing else
    #[arg(long, value_name = "FILE")]
    html: Option<PathBuf>,
    #[command(flatten)]
    components: ComponentsFile,
}

const EXAMPLES: &str = "Examples:
  speakeasy review match.jsonl
  speakeasy review match.jsonl --html review.html
  speakeasy review match.jsonl --json --budget 200000n     the same numbers on every machine";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let components = args.components.read_for(games::all())?;
    let (header, played) = replay_file(&args.file, components.as_ref(), |_, _| ()).map_err(|reason| {
        tell(&reason);
        Fail::Reported
    })?;
    let review = review(&*played, Effort::Total(args.budget), args.seed);
    let report = Report::new(played.info(), header.names.as_deref(), review, args.worst);
    if let Some(path) = &args.html {
        fs::write(path, html::page(&report)).map_err(|error| Fail::cannot_write(path, &error))?;
    }
    if args.json { print_json(&report) } else { print(&text::text(&report)) }
}

fn read_budget(text: &str) -> Result<Budget, String> {
    Budget::parse(text).ok_or_else(|| "write 6s or 500ms for time, 500000n for a number of nodes".to_owned())
}
