//! `sim`: plays many matches on all cores and sums them up.

mod records;
mod report;
mod run;
mod statistics;

use crate::components::ComponentsFile;
use crate::fail::Fail;
use crate::output::{print, print_json};
use game_core::{Game, Setup};
use games::Visitor;
use report::Report;
use run::Plan;
use serde_json::Value;
use std::path::PathBuf;

/// Play many matches between bots and sum them up.
///
/// Match number i depends only on the seed and i, never on the number of threads: the same command gives the same
/// statistics, and the same records, on every machine.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The id of the game, as `speakeasy games` shows it
    #[arg(value_name = "GAME")]
    game: String,
    /// The number of seats; the game's usual one if not given
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<i64>,
    /// How many matches to play
    #[arg(long, value_name = "K", default_value_t = 1000, allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Where all luck comes from
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// Who plays: one name for all seats, or one for each
    #[arg(long = "bot", value_name = "NAME[,NAME…]", default_value = "random", value_delimiter = ',')]
    bots: Vec<String>,
    /// The options of the table as a JSON object; those not given have their defaults
    #[arg(long, value_name = "JSON", default_value = "{}")]
    options: String,
    /// Write a record of every match into this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    /// How many threads; as many as there are cores if not given
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    #[command(flatten)]
    components: ComponentsFile,
}

const EXAMPLES: &str = "Examples:
  speakeasy sim don
  speakeasy sim don --seats 3 --games 100000 --seed 7 --json
  speakeasy sim don --seats 3 --bot random,random,random --options '{\"exchange\": true}'
  speakeasy sim don --games 10 --records out && speakeasy replay out/*.jsonl";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let report = games::visit(&args.game, Simulate { args })??;
    if args.json { print_json(&report) } else { print(&report.to_text()) }
}

struct Simulate<'a> {
    args: &'a Args,
}

impl Visitor for Simulate<'_> {
    type Output = Result<Report, Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        let args = self.args;
        let game: G = args.components.build(setup(args, G::info().usual_seats)?)?;
        let plan = Plan {
            bots: bots_for::<G>(&args.bots, game.seats().count())?,
            game: &game,
            games: args.games,
            seed: args.seed,
            threads: args.threads.map_or_else(all_cores, usize::from),
        };
        let records = args.records.as_deref().map(|folder| plan.records(folder)).transpose()?;
        let played = run::play_all(&plan, records.as_ref())?;
        Ok(Report::new(&plan, &played))
    }
}

fn setup(args: &Args, usual_seats: u8) -> Result<Setup, Fail> {
    let options: Value = serde_json::from_str(&args.options)
        .map_err(|error| Fail::Usage(format!("--options is not JSON: {error}")))?;
    Ok(Setup::new(args.seats.unwrap_or(usual_seats.into()), options))
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
        bots::player::<G>(name).map_err(|error| Fail::Usage(error.to_string()))?;
    }
    Ok(bots)
}

fn all_cores() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}
