//! `puzzles`: positions of matches in which one choice is clearly best.

use crate::fail::{Fail, tell};
use crate::output::print;
use crate::replay::replay_file;
use bots::{Puzzle, Standard, puzzles};
use serde::Serialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

/// Find positions in which one choice is clearly best.
///
/// A position counts where the search prefers the same action at two budgets and that action, valued apart like all
/// others, has the margin over the second best. Writes GAME.json for every game among the records, the clearest
/// puzzles of it, at most one a match and seat, and manifest.json, which says how they were found.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records (*.jsonl)
    #[arg(required = true, value_name = "RECORD")]
    files: Vec<PathBuf>,
    /// Where the puzzles are written
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// What the best choice must have more of the win than the second best
    #[arg(long, value_name = "SHARE", default_value_t = 0.08)]
    margin: f64,
    /// How much to think about a position
    #[arg(long, value_name = "N", default_value_t = 4000)]
    nodes: u64,
    /// The most puzzles of one game
    #[arg(long, value_name = "K", default_value_t = 8)]
    most: usize,
    /// What the manifest says of where the records come from, such as the command and seed that made them
    #[arg(long, value_name = "TEXT")]
    source: Option<String>,
}

const EXAMPLES: &str = "Examples:
  speakeasy sim don --games 6 --seed 8 --bot normal --records out
  speakeasy puzzles out/*.jsonl --out puzzles --source 'sim don --games 6 --seed 8 --bot normal'";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let standard = Standard { margin: args.margin, nodes: args.nodes };
    let mut found: BTreeMap<String, Vec<Puzzle>> = BTreeMap::new();
    for file in &args.files {
        let (header, played) = replay_file(file, None, |_, _| ()).map_err(|reason| {
            tell(&reason);
            Fail::Reported
        })?;
        let of_match = clearest_of_each_seat(puzzles(&header, &*played, standard));
        found.entry(header.game).or_default().extend(of_match);
    }
    fs::create_dir_all(&args.out).map_err(|error| Fail::cannot_write(&args.out, &error))?;
    let mut told = String::new();
    for (game, of_game) in &mut found {
        of_game.sort_by(|a, b| b.margin().total_cmp(&a.margin()));
        of_game.truncate(args.most);
        write(&args.out.join(format!("{game}.json")), of_game)?;
        told += &format!("{game}: {} puzzles\n", of_game.len());
    }
    let counts: BTreeMap<&String, usize> =
        found.iter().map(|(game, of_game)| (game, of_game.len())).collect();
    let command =
        format!("speakeasy puzzles --margin {} --nodes {} --most {}", args.margin, args.nodes, args.most);
    write(
        &args.out.join("manifest.json"),
        &json!({ "command": command, "source": args.source, "records": args.files.len(), "puzzles": counts }),
    )?;
    print(&told)
}

/// One puzzle of each seat, so that no match is asked about again and again.
fn clearest_of_each_seat(mut found: Vec<Puzzle>) -> Vec<Puzzle> {
    found.sort_by(|a, b| a.seat.cmp(&b.seat).then(b.margin().total_cmp(&a.margin())));
    found.dedup_by_key(|puzzle| puzzle.seat);
    found
}

fn write(path: &Path, value: &impl Serialize) -> Result<(), Fail> {
    let mut text = serde_json::to_string(value).expect("puzzles are plain JSON");
    text.push('\n');
    fs::write(path, text).map_err(|error| Fail::cannot_write(path, &error))
}
