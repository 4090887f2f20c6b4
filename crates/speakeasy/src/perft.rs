//! `perft`: counts decision sequences, for tests of other implementations of the rules.

use crate::fail::Fail;
use crate::output::{print, print_json};
use crate::table_args::TableArgs;
use game_core::erased::Erased;
use game_core::record::to_value;
use game_core::{Game, Match, Refusal, Replay, divide, perft, replay_text};
use games::Visitor;
use serde::Serialize;
use serde_json::json;
use std::fs::File;
use std::io::BufReader;
use std::path::{Path, PathBuf};

/// Count the decision sequences that can follow a position, to compare with another implementation of the rules.
///
/// A decision is one action of a seat. What nature does follows the script of the game (docs/commands.md) and is not
/// counted; a sequence that ends early because the match is over counts once.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    #[command(flatten)]
    table: TableArgs,
    /// How many decisions a sequence has; every depth up to this one is counted
    #[arg(long, value_name = "N", default_value_t = 4, allow_negative_numbers = true, value_parser = clap::value_parser!(u8).range(0..=100))]
    depth: u8,
    /// Count from the position after the steps of this record, in place of the start
    #[arg(long, value_name = "FILE", conflicts_with_all = ["seats", "options", "path"])]
    record: Option<PathBuf>,
    /// Count after each first decision on its own: where two implementations differ, this shows it
    #[arg(long)]
    divide: bool,
    /// Print JSON instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "Examples:
  speakeasy perft don --depth 6
  speakeasy perft gangster --seats 3 --depth 4 --json
  speakeasy perft don --record half-a-match.jsonl --depth 2 --divide";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    games::visit(&args.table.game, Count { args })?
}

struct Count<'a> {
    args: &'a Args,
}

impl Visitor for Count<'_> {
    type Output = Result<(), Fail>;

    fn visit<G: Game>(self) -> Self::Output {
        let args = self.args;
        let played: Match<G> = match &args.record {
            Some(path) => read(path)?,
            None => Match::new(args.table.build()?),
        };
        let depth = usize::from(args.depth);
        if args.divide {
            show_shares(&played, depth, args.json)
        } else {
            show_counts(&played, depth, args.json)
        }
    }
}

/// The match of a record of this game, finished or not.
fn read<G: Game>(path: &Path) -> Result<Match<G>, Fail> {
    let file = File::open(path).map_err(|error| Fail::cannot_read(path, &error))?;
    let replayed = replay_text(BufReader::new(file), Replay::new(&Erased::<G>::find), |_, _| {});
    let (_, played) = replayed.map_err(|error| Fail::File(format!("{}:{error}", path.display())))?;
    Ok(played.known::<G>().clone())
}

#[derive(Serialize)]
struct Counted {
    depth: usize,
    sequences: u64,
}

fn show_counts<G: Game>(played: &Match<G>, depth: usize, is_json: bool) -> Result<(), Fail> {
    for depth in 0..=depth {
        let sequences =
            perft(played.game(), played.state(), depth, &mut G::scripted).map_err(|error| unfit(&error))?;
        // Line by line: the last counts take longest.
        match is_json {
            true => print_json(&Counted { depth, sequences })?,
            false => print(&format!("{depth:>3} {sequences:>16}\n"))?,
        }
    }
    Ok(())
}

fn show_shares<G: Game>(played: &Match<G>, depth: usize, is_json: bool) -> Result<(), Fail> {
    let shares =
        divide(played.game(), played.state(), depth, &mut G::scripted).map_err(|error| unfit(&error))?;
    for (action, sequences) in shares {
        let action = to_value(&action);
        match is_json {
            true => print_json(&json!({ "action": action, "sequences": sequences }))?,
            false => print(&format!("{sequences:>16}  {action}\n"))?,
        }
    }
    Ok(())
}

/// Components of one's own may hold too little for what the script draws.
fn unfit(refusal: &impl Refusal) -> Fail {
    Fail::File(format!("the script of this game does not fit these components: {refusal}"))
}
