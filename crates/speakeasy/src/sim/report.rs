//! The figures of a simulation, as a table to read or as one JSON object.

use super::run::{Plan, Played};
use super::statistics::{Mean, SeatSums, Statistics};
use comfy_table::{CellAlignment, Table, presets};
use game_core::Game;
use indicatif::HumanCount;
use serde::Serialize;
use serde_json::{Value, json};

#[derive(Serialize)]
pub(crate) struct Report {
    game: &'static str,
    seats: usize,
    options: Value,
    seed: u64,
    games: u64,
    bots: Vec<String>,
    per_seat: Vec<SeatReport>,
    length: LengthReport,
    games_per_s: f64,
    moves_per_s: f64,
    seconds: f64,
    threads: usize,
}

/// `…_95` is half the width of the 95 % interval; null for a single match.
#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    bot: String,
    /// The share of matches won, from 0 to 1; a shared first place counts its part.
    wins: f64,
    wins_95: Option<f64>,
    score: f64,
    score_95: Option<f64>,
    rank: f64,
}

/// In moves, which are the decisions of seats only.
#[derive(Serialize)]
struct LengthReport {
    moves: f64,
    moves_95: Option<f64>,
    min: u64,
    max: u64,
    chances: f64,
}

impl Report {
    pub(crate) fn new<G: Game>(plan: &Plan<'_, G>, played: &Played) -> Report {
        let Played { statistics, time, threads } = played;
        let seconds = time.as_secs_f64().max(1e-9);
        let seats = statistics.seats.iter().zip(&plan.bots).enumerate();
        Report {
            game: G::info().id,
            seats: plan.game.seats().count(),
            options: json!(plan.game.options()),
            seed: plan.seed,
            games: plan.games,
            bots: plan.bots.clone(),
            per_seat: seats.map(|(seat, (sums, bot))| SeatReport::new(seat, bot, sums, plan.games)).collect(),
            length: LengthReport::new(statistics),
            games_per_s: plan.games as f64 / seconds,
            moves_per_s: statistics.total_moves() as f64 / seconds,
            seconds,
            threads: *threads,
        }
    }

    pub(crate) fn to_text(&self) -> String {
        format!("{}\n{}\n", self.table(), self.summary())
    }

    fn table(&self) -> Table {
        let mut table = Table::new();
        table.load_style(presets::UTF8_FULL_CONDENSED);
        table.set_header(["seat", "bot", "wins %", "score", "rank"]);
        for seat in &self.per_seat {
            table.add_row([
                seat.seat.to_string(),
                seat.bot.clone(),
                with_error(100.0 * seat.wins, seat.wins_95.map(|half| 100.0 * half)),
                with_error(seat.score, seat.score_95),
                format!("{:.2}", seat.rank),
            ]);
        }
        for column in table.column_iter_mut().skip(2) {
            column.set_cell_alignment(CellAlignment::Right);
        }
        table
    }

    fn summary(&self) -> String {
        let LengthReport { moves, moves_95, min, max, .. } = self.length;
        let Report { games, games_per_s, moves_per_s, seconds, threads, .. } = self;
        format!(
            "{games} matches of {moves} moves ({min}–{max})\n{games_per_s} games/s · {moves_per_s} moves/s · \
             {seconds:.2} s · {threads} threads",
            games = HumanCount(*games),
            moves = with_error(moves, moves_95),
            games_per_s = HumanCount(*games_per_s as u64),
            moves_per_s = HumanCount(*moves_per_s as u64),
        )
    }
}

impl SeatReport {
    fn new(seat: usize, bot: &str, sums: &SeatSums, matches: u64) -> SeatReport {
        let (wins, score) = (sums.wins(matches), sums.scores.mean(matches));
        SeatReport {
            seat,
            bot: bot.to_owned(),
            wins: wins.value,
            wins_95: wins.half_width,
            score: score.value,
            score_95: score.half_width,
            rank: sums.mean_rank(matches),
        }
    }
}

impl LengthReport {
    fn new(statistics: &Statistics) -> LengthReport {
        let Mean { value, half_width } = statistics.moves.mean(statistics.matches);
        let (min, max) = statistics.extremes.unwrap_or_default();
        let chances = statistics.chances as f64 / statistics.matches as f64;
        LengthReport { moves: value, moves_95: half_width, min, max, chances }
    }
}

/// `25.13 ± 0.42`; a mean of one match has no error to show.
fn with_error(value: f64, half_width: Option<f64>) -> String {
    half_width.map_or_else(|| format!("{value:.2}"), |half| format!("{value:.2} ± {half:.2}"))
}
