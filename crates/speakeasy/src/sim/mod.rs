//! `sim`: plays many matches on all cores, sums them up, and writes what researchers work on; `sim-merge` puts the parts
//! of a run together that were played apart.

mod counts;
mod course;
mod figures;
mod line_up;
mod merge;
mod output;
mod parquet;
mod records;
mod report;
mod row;
mod run;
mod setting;
mod shard;
mod shown;
mod statistics;

pub(crate) use merge::{Args as MergeArgs, run as run_merge};

use crate::fail::Fail;
use crate::table_args::TableArgs;
use crate::workers::Threads;
use game_core::Game;
use games::Visitor;
use line_up::LineUp;
use output::Files;
use report::{Clock, Report};
use run::Plan;
use setting::Setting;
use shard::Shard;
use shown::{Shown, ShownArgs};
use std::path::PathBuf;

/// Play many matches between bots and sum them up.
///
/// Match number i depends only on the seed and i, never on the number of threads: the same command gives the same
/// statistics, and the same records and files, on every machine. Ctrl-C ends a run with the matches that are finished.
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
    /// Let the bots move a seat on from match to match; any number of them can be named then
    #[arg(long)]
    rotate: bool,
    /// Play only part I of N; all parts together are the whole run (see sim-merge)
    #[arg(long, value_name = "I/N", default_value_t = Shard::WHOLE)]
    shard: Shard,
    /// Write a record of every match into this directory
    #[arg(long, value_name = "DIR")]
    records: Option<PathBuf>,
    #[command(flatten)]
    shown: ShownArgs,
    #[command(flatten)]
    threads: Threads,
}

const EXAMPLES: &str = "Examples:
  speakeasy sim don
  speakeasy sim don --seats 3 --games 100000 --seed 7 --json
  speakeasy sim don --seats 3 --bot random,random,random --options '{\"exchange\": true}'
  speakeasy sim don --games 10 --records out && speakeasy replay out/*.jsonl
  speakeasy sim don --games 2000 --bot greedy,random --rotate --csv runs.csv --report report.html
  speakeasy sim don --games 1000000 --shard 2/4 --csv part2.csv";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    games::visit(&args.table.game, Simulate { args })?
}

struct Simulate<'a> {
    args: &'a Args,
}

impl Visitor for Simulate<'_> {
    type Output = Result<(), Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        let args = self.args;
        let game: G = args.table.build()?;
        let line_up = LineUp::new(&args.bots, game.seats().count(), args.rotate)?;
        let setting = Setting::new(&game, args.seed);
        let plan = Plan {
            game: &game,
            line_up: &line_up,
            setting: &setting,
            games: args.games,
            numbers: args.shard.numbers(args.games),
            threads: args.threads.count(),
            has_course: args.shown.has_figures(),
        };
        let shown = Shown::prepare(&args.shown)?;
        let records = args.records.as_deref().map(|folder| plan.records(folder)).transpose()?;
        let (csv, parquet) = (args.shown.csv.as_deref(), args.shown.parquet.as_deref());
        let played = run::play_all(&plan, records.as_ref(), Files::create(csv, parquet, &setting)?)?;
        let is_whole = played.statistics.matches == plan.numbers.end - plan.numbers.start;
        let clock = Clock::new(&played);
        let shard = Some(args.shard).filter(|&shard| shard != Shard::WHOLE);
        let report = Report::new(&setting, line_up.names(), &played.statistics, shard, Some(clock));
        shown.show(&report, &played.statistics, line_up.names())?;
        if is_whole { Ok(()) } else { Err(Fail::Interrupted) }
    }
}
