//! `bench`: how many random moves a second one core plays.

mod measure;

use crate::fail::Fail;
use crate::output::{print, print_json};
use comfy_table::{CellAlignment, Table, presets};
use game_core::{Game, Setup, SetupError};
use games::Visitor;
use measure::{Count, Rates};
use serde::Serialize;
use serde_json::{Map, json};
use std::time::Duration;

/// Measure how many random moves a second one core plays.
///
/// Plays random matches with the default options, one after the other on one core. A move is a decision of a seat;
/// what nature decides is not counted.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The games to measure; all of them if none is named
    #[arg(value_name = "GAME")]
    games: Vec<String>,
    /// How long to measure each game, after a warm-up
    #[arg(long, value_name = "N", default_value = "3", allow_negative_numbers = true, value_parser = seconds)]
    seconds: Duration,
    /// Play exactly K matches and count their moves, without any clock
    #[arg(long, value_name = "K", conflicts_with = "seconds", value_parser = clap::value_parser!(u64).range(1..))]
    playouts: Option<u64>,
    /// The number of seats; the game's usual one if not given
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    seats: Option<i64>,
    /// Print one JSON object instead of a table
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "Examples:
  speakeasy bench
  speakeasy bench don --seconds 10 --seats 3 --json
  valgrind --tool=callgrind speakeasy bench don --playouts 100 --json";

/// What is known of one game; it serializes as its figures.
#[derive(Serialize)]
struct Measured {
    #[serde(skip)]
    game: &'static str,
    seats: usize,
    #[serde(flatten)]
    figures: Figures,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Figures {
    Counted(Count),
    Timed(Rates),
}

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let mut all = Vec::new();
    for id in chosen(args) {
        let measured = games::visit(&id, Measure { args })??;
        all.push(measured);
    }
    if args.json {
        return print_json(&all.iter().map(|one| (one.game.to_owned(), json!(one))).collect::<Map<_, _>>());
    }
    print(&format!("{}\n", table(&all)))
}

fn chosen(args: &Args) -> Vec<String> {
    match args.games.as_slice() {
        [] => games::all().iter().map(|game| game.info().id.to_owned()).collect(),
        named => named.to_vec(),
    }
}

struct Measure<'a> {
    args: &'a Args,
}

impl Visitor for Measure<'_> {
    type Output = Result<Measured, SetupError>;

    fn visit<G: Game>(self) -> Self::Output {
        let info = G::info();
        let seats = self.args.seats.unwrap_or(info.usual_seats.into());
        let game: G = Setup::new(seats, info.default_options()).build()?;
        let figures = match self.args.playouts {
            Some(playouts) => Figures::Counted(measure::count(&game, playouts)),
            None => Figures::Timed(measure::time(&game, self.args.seconds)),
        };
        Ok(Measured { game: info.id, seats: game.seats().count(), figures })
    }
}

fn table(all: &[Measured]) -> Table {
    let mut table = Table::new();
    table.load_style(presets::UTF8_FULL_CONDENSED);
    table.set_header(match all.first().map(|one| &one.figures) {
        Some(Figures::Counted(_)) => ["game", "seats", "playouts", "moves", "moves/playout"],
        _ => ["game", "seats", "moves/s", "playouts/s", "moves/playout"],
    });
    for one in all {
        table.add_row(row(one));
    }
    for column in table.column_iter_mut().skip(1) {
        column.set_cell_alignment(CellAlignment::Right);
    }
    table
}

fn row(one: &Measured) -> Vec<String> {
    let figures = match &one.figures {
        Figures::Counted(count) => {
            [count.playouts.to_string(), count.moves.to_string(), format!("{:.1}", count.moves_per_playout())]
        }
        Figures::Timed(rates) => [
            format!("{:.0}", rates.moves_per_s),
            format!("{:.0}", rates.playouts_per_s),
            format!("{:.1}", rates.moves_per_playout),
        ],
    };
    [one.game.to_owned(), one.seats.to_string()].into_iter().chain(figures).collect()
}

fn seconds(text: &str) -> Result<Duration, String> {
    let number = text.parse().ok().filter(|seconds| (0.01..=3600.0).contains(seconds));
    number.map(Duration::from_secs_f64).ok_or_else(|| "a number of seconds from 0.01 to 3600".to_owned())
}
