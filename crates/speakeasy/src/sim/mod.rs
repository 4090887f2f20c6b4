//! `sim`: plays many matches on all cores and sums them up.

mod records;
mod report;
mod run;
mod statistics;

use crate::fail::Fail;
use crate::output::{print, print_json};
use crate::table_args::TableArgs;
use crate::workers::Threads;
use game_core::Game;
use games::Visitor;
use report::Report;
use run::Plan;
use std::path::PathBuf;

/// Play many matches between bots and sum them up.
///
/// Match number i depends only on the seed and i, never on the number of threads: the same command gives the same
/// statistics, and the same records, on every machine.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many matches to play
    #[arg(long, value_name = "K", default_value_t = 1000, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where all luck comes from
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Who plays: one name for all seats, or one for each; `hard:miser@50ms` names a personality and a budget, too
    #[arg(long = "bot", value_name = "NAME[,NAME…]", default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// Write a record of every match into this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

const EXAMPLES: &str = "Examples:
  speakeasy sim don
  speakeasy sim don --seats 3 --games 100000 --seed 7 --json
  speakeasy sim don --seats 3 --bot random,random,random --options '{\"exchange\": true}'
  speakeasy sim don --games 10 --records out && speakeasy replay out/*.jsonl";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let report = games::visit(&args.table.game, Simulate { args })??;
    if args.json { print_json(&report) } else { print(&report.to_text()) }
}

struct Simulate<'a> {
    args: &'a Args,
}

impl Visitor for Simulate<'_> {
    type Output = Result<Report, Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        let args = self.args;
        let game: G = args.table.build()?;
        let plan = Plan {
            bots: bots_for::<G>(&args.bots, game.seats().count())?,
            game: &game,
            games: args.games,
            seed: args.seed,
            threads: args.threads.count(),
        };
        let records = args.records.as_deref().map(|folder| plan.records(folder)).transpose()?;
        let played = run::play_all(&plan, records.as_ref())?;
        Ok(Report::new(&plan, &played))
    }
}

/// One name for each seat, all of them known.
fn bots_for<G: Game>(names: &[String], seats: usize) -> Result<Vec<String>, Fail> {
    let bots = match names {
        [one] => vec![one.clone(); seats],
        all if all.len() == seats => all.to_vec(),
        all => {
            let count = all.len();
            let reason = format!("--bot names {count} bots for {seats} seats; give one for all, or {seats}");
            return Err(Fail::Usage(reason));
        }
    };
    for name in &bots {
        bots::player::<G>(name, None).map_err(|error| Fail::Usage(error.to_string()))?;
    }
    Ok(bots)
}
