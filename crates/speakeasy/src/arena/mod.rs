//! `arena`: measures how well bots play, and says how sure that is.

mod csv;
mod findings;
mod ledger;
mod report;
mod request;
mod row;
mod run;

use crate::fail::Fail;
use crate::output::{print, print_json, try_to_write, write_file};
use crate::page::{self, Page};
use crate::plot;
use crate::table_args::TableArgs;
use crate::workers::Threads;
use csv::CsvFile;
use findings::Findings;
use game_core::Game;
use games::Visitor;
use row::Rows;
use run::Tournament;
use std::path::PathBuf;

/// Measure how well bots play: one against many, all against all, or a new version against the old.
///
/// Match number i depends only on the seed and i, never on the number of threads. A shared first place counts as its
/// share of a win; intervals are 95 % ones. The file of `--csv` is continued where an earlier run broke off.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
#[command(group(clap::ArgGroup::new("mode").required(true).args(["one", "all", "sprt"])))]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// One against many: this bot in one seat, a seat further every match
    #[arg(long, value_name = "BOT", requires = "against")]
    one: Option<String>,
    /// The bots in all other seats: one for all of them, or one for each, clockwise
    #[arg(long, value_name = "BOT[,BOT…]", value_delimiter = ',', conflicts_with = "all")]
    against: Vec<String>,
    /// All against all: each alone at a table of each other, and mixed tables
    #[arg(long, value_name = "BOT,BOT[,BOT…]", value_delimiter = ',')]
    all: Vec<String>,
    /// Two versions on the same deals, until it is decided which is better; against OLD unless --against names others
    #[arg(long, num_args = 2, value_names = ["NEW", "OLD"])]
    sprt: Vec<String>,
    /// With --sprt: NEW is no better than this, in percentage points of the win rate …
    #[arg(
        long,
        value_name = "POINTS",
        default_value_t = 0.0,
        allow_negative_numbers = true,
        conflicts_with_all = ["one", "all"]
    )]
    from: f64,
    /// … or at least as much better as this
    #[arg(
        long,
        value_name = "POINTS",
        default_value_t = 2.0,
        allow_negative_numbers = true,
        conflicts_with_all = ["one", "all"]
    )]
    to: f64,
    /// How many matches: in all, of each pairing with --all, at most with --sprt [default: 1000; 100000 with --sprt]
    #[arg(long, value_name = "K", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    games: Option<u64>,
    /// Where all luck comes from
    #[arg(long, value_name = "S", default_value_t = 1, allow_negative_numbers = true)]
    seed: u64,
    /// How long a bot thinks about a move, in milliseconds, where its name does not say it
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u64).range(1..=3_600_000))]
    ms: Option<u64>,
    /// Write a line a match into this file, or continue it
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Write a page with tables and plots
    #[arg(long, value_name = "FILE.html")]
    report: Option<PathBuf>,
    /// Write the plots alone
    #[arg(long, value_name = "FILE.svg")]
    svg: Option<PathBuf>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    threads: Threads,
}

const EXAMPLES: &str = "Examples:
  speakeasy arena don --seats 4 --one random --against random --games 1000 --seed 1 --json
  speakeasy arena don --all random,random --games 500 --csv runs.csv --report report.html
  speakeasy arena new_york --sprt random random --from 0 --to 5";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    games::visit(&args.table.game, Measure { args })?
}

struct Measure<'a> {
    args: &'a Args,
}

impl Visitor for Measure<'_> {
    type Output = Result<(), Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        let args = self.args;
        let game: G = args.table.build()?;
        let plan = request::plan::<G>(args, game.seats())?;
        let matches = request::matches(args, &plan);
        [&args.report, &args.svg].into_iter().flatten().try_for_each(|path| try_to_write(path))?;
        let open = |path: &PathBuf| CsvFile::open(path, Rows::new(&game, &plan), matches);
        let csv = args.csv.as_ref().map(open).transpose()?;
        let tournament = Tournament { game: &game, plan: &plan, matches, threads: args.threads.count() };
        let played = run::play_all(&tournament, csv)?;
        let findings = Findings::new(&plan, &played);
        show(args, &findings, || report::report::<G>(&plan, &played, &findings))
    }
}

/// Writes the files asked for and prints the figures; a report is made only where one is wanted.
fn show(args: &Args, findings: &Findings, report: impl FnOnce() -> Page) -> Result<(), Fail> {
    if args.json && args.report.is_none() && args.svg.is_none() {
        return print_json(findings);
    }
    let report = report();
    if let Some(path) = &args.report {
        write_file(path, &page::html(&report))?;
    }
    if let Some(path) = &args.svg {
        write_file(path, &plot::stack(&report.figures))?;
    }
    if args.json { print_json(findings) } else { print(&page::text(&report)) }
}
