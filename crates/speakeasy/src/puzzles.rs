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
/// A position counts where the search prefers the same action at several budgets, that action, valued apart like all
/// others, has the margin over the second best, and the match is not decided. Writes GAME.json for every game among the
/// records, a mix of all kinds of decisions, numbers of seats and parts of the match, the plainest first, at most one a
/// match and seat and few in which it is best to do nothing; and manifest.json, which says how they were found.
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
    #[arg(long, value_name = "SHARE", default_value_t = 0.06)]
    margin: f64,
    /// How much to think about a position
    #[arg(long, value_name = "N", default_value_t = 2000)]
    nodes: u64,
    /// The most puzzles of one game
    #[arg(long, value_name = "K", default_value_t = 12)]
    most: usize,
    /// What the manifest says of where the records come from, such as the command and seed that made them
    #[arg(long, value_name = "TEXT")]
    source: Option<String>,
}

const EXAMPLES: &str = "Examples:
  speakeasy sim don --games 6 --seed 8 --bot normal --records out
  speakeasy puzzles out/*.jsonl --out puzzles --source 'speakeasy sim don --games 6 --seed 8 --bot normal'";

/// How many puzzles of one match are enough.
const PER_MATCH: usize = 4;

/// A puzzle with what a mix is made by.
struct Found {
    puzzle: Puzzle,
    /// Where among the records its match is.
    record: usize,
    seats: usize,
    /// Which third of the match it is from.
    third: usize,
}

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let standard = Standard { margin: args.margin, nodes: args.nodes, most: PER_MATCH, time: None };
    let mut found: BTreeMap<String, Vec<Found>> = BTreeMap::new();
    for (record, file) in args.files.iter().enumerate() {
        let (header, played) = replay_file(file, None, |_, _| ()).map_err(|reason| {
            tell(&reason);
            Fail::Reported
        })?;
        let (seats, steps) = (played.seats().count(), played.steps());
        let of_match = puzzles(&header, &*played, standard).into_iter().map(|puzzle| {
            let third = 3 * puzzle.record.len() / (steps + 2);
            Found { puzzle, record, seats, third }
        });
        found.entry(header.game).or_default().extend(of_match);
    }
    fs::create_dir_all(&args.out).map_err(|error| Fail::cannot_write(&args.out, &error))?;
    let mut told = String::new();
    let found: BTreeMap<String, Vec<Puzzle>> =
        found.into_iter().map(|(game, of_game)| (game, mixed(of_game, args.most))).collect();
    for (game, of_game) in &found {
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

/// A mix of what was found: always what there is least of yet, rather what is not plain, rather the clearest.
fn mixed(mut found: Vec<Found>, most: usize) -> Vec<Puzzle> {
    let mut taken: Vec<Found> = Vec::new();
    while taken.len() < most {
        let count = |is_like: &dyn Fn(&Found) -> bool| taken.iter().filter(|each| is_like(each)).count();
        let is_quiet = |each: &Found| each.puzzle.is_quiet;
        let has_enough_quiet = count(&is_quiet) >= most.div_ceil(4);
        let is_new = |each: &Found| {
            count(&|other| (other.record, other.puzzle.seat) == (each.record, each.puzzle.seat)) == 0
        };
        let rank = |each: &Found| {
            let kind = count(&|other| other.puzzle.kind() == each.puzzle.kind());
            let place = count(&|other| other.third == each.third) + count(&|other| other.seats == each.seats);
            (kind, place, each.puzzle.is_plain)
        };
        let fits = |each: &Found| is_new(each) && !(has_enough_quiet && is_quiet(each));
        let clearer = |a: &Found, b: &Found| b.puzzle.margin().total_cmp(&a.puzzle.margin());
        let next = (0..found.len())
            .filter(|&at| fits(&found[at]))
            .min_by(|&a, &b| rank(&found[a]).cmp(&rank(&found[b])).then(clearer(&found[a], &found[b])));
        let Some(next) = next else { break };
        taken.push(found.remove(next));
    }
    let mut puzzles: Vec<Puzzle> = taken.into_iter().map(|each| each.puzzle).collect();
    puzzles.sort_by(|a, b| b.is_plain.cmp(&a.is_plain).then(b.margin().total_cmp(&a.margin())));
    puzzles
}

fn write(path: &Path, value: &impl Serialize) -> Result<(), Fail> {
    let mut text = serde_json::to_string(value).expect("puzzles are plain JSON");
    text.push('\n');
    fs::write(path, text).map_err(|error| Fail::cannot_write(path, &error))
}

#[cfg(test)]
mod tests {
    use super::*;
    use bots::Choice;
    use game_core::Seat;

    fn found(record: usize, seat: usize, kind: &str, chance: f64) -> Found {
        let choice =
            |kind: &str, chance| Choice { action: json!({ "type": kind }), chance, grounds: Vec::new() };
        let puzzle = Puzzle {
            record: Vec::new(),
            seat: Seat::new(seat),
            choices: vec![choice(kind, chance), choice("other", 0.1)],
            is_quiet: kind == "pass",
            is_plain: false,
        };
        Found { puzzle, record, seats: 3, third: 0 }
    }

    #[test]
    fn a_mix_has_all_kinds_few_quiet_ones_and_one_a_match_and_seat() {
        let all = vec![
            found(0, 0, "pass", 0.9),
            found(0, 1, "pass", 0.8),
            found(1, 0, "bid", 0.5),
            found(1, 0, "bid", 0.4),
            found(1, 1, "offer", 0.2),
            found(2, 1, "bid", 0.3),
        ];
        let kinds: Vec<(String, f64)> =
            mixed(all, 4).iter().map(|puzzle| (puzzle.kind().to_owned(), puzzle.choices[0].chance)).collect();
        let wanted = [("pass", 0.9), ("bid", 0.5), ("bid", 0.3), ("offer", 0.2)];
        assert_eq!(kinds, wanted.map(|(kind, chance)| (kind.to_owned(), chance)));
    }
}
