//! The figures of a simulation, as tables to read, as a page or as one JSON object.

use super::run::Played;
use super::setting::Setting;
use super::shard::Shard;
use super::statistics::{Group, Mean, Statistics};
use crate::page::{Page, Sheet, table, words};
use crate::plot::Figure;
use bots::arena::Rate;
use indicatif::HumanCount;
use serde::{Serialize, Serializer};
use serde_json::Value;

#[derive(Serialize)]
pub(crate) struct Report {
    game: String,
    seats: usize,
    options: Value,
    seed: u64,
    #[serde(skip_serializing_if = "Option::is_none", serialize_with = "as_text")]
    shard: Option<Shard>,
    games: u64,
    /// Who sat where in the first match.
    bots: Vec<String>,
    per_seat: Vec<SeatReport>,
    /// Where several bots play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    per_bot: Vec<BotReport>,
    length: LengthReport,
    #[serde(flatten)]
    clock: Option<Clock>,
}

#[derive(Serialize)]
struct SeatReport {
    seat: usize,
    /// Null where bots took turns.
    bot: Option<String>,
    #[serde(flatten)]
    figures: Figures,
}

#[derive(Serialize)]
struct BotReport {
    bot: String,
    /// In how many places it played; a bot can have several in a match.
    places: u64,
    #[serde(flatten)]
    figures: Figures,
}

/// `…_95` is half the width of the 95 % interval; null for a single match.
#[derive(Serialize)]
struct Figures {
    /// The share of matches won, from 0 to 1; a shared first place counts its part.
    wins: f64,
    wins_95: Option<f64>,
    wins_low: f64,
    wins_high: f64,
    score: f64,
    score_95: Option<f64>,
    rank: f64,
}

/// In moves, which are the decisions of seats only.
#[derive(Serialize)]
struct LengthReport {
    moves: f64,
    moves_95: Option<f64>,
    min: u32,
    max: u32,
    chances: f64,
}

/// How long it took.
#[derive(Serialize)]
pub(crate) struct Clock {
    games_per_s: f64,
    moves_per_s: f64,
    seconds: f64,
    threads: usize,
}

impl Clock {
    pub(crate) fn new(played: &Played) -> Clock {
        let seconds = played.time.as_secs_f64().max(1e-9);
        Clock {
            games_per_s: played.statistics.matches as f64 / seconds,
            moves_per_s: played.statistics.total_moves() as f64 / seconds,
            seconds,
            threads: played.threads,
        }
    }
}

impl Report {
    pub(crate) fn new(
        setting: &Setting,
        names: &[String],
        statistics: &Statistics,
        shard: Option<Shard>,
        clock: Option<Clock>,
    ) -> Report {
        let Setting { game, seats, options, seed, .. } = setting.clone();
        let bots: Vec<String> =
            statistics.first_seating().iter().map(|&bot| names[usize::from(bot)].clone()).collect();
        let per_seat = bots.iter().enumerate().filter_map(|(seat, bot)| {
            let bot = (!statistics.is_shared[seat]).then(|| bot.clone());
            Some(SeatReport { seat, bot, figures: Figures::new(&statistics.seats[seat])? })
        });
        let per_bot = names.iter().zip(&statistics.bots).filter_map(|(bot, group)| {
            let (bot, places) = (bot.clone(), group.places());
            Some(BotReport { bot, places, figures: Figures::new(group)? })
        });
        Report {
            game,
            seats,
            options,
            seed,
            shard,
            games: statistics.matches,
            per_seat: per_seat.collect(),
            per_bot: if names.len() > 1 { per_bot.collect() } else { Vec::new() },
            bots,
            length: LengthReport::new(statistics),
            clock,
        }
    }

    pub(crate) fn to_text(&self) -> String {
        if self.games == 0 {
            return "no match was finished\n".to_owned();
        }
        let sheets: Vec<String> = self.sheets().iter().map(|sheet| table(sheet, 2).to_string()).collect();
        format!("{}\n{}\n", sheets.join("\n"), self.summary())
    }

    /// All as a page, with these figures.
    pub(crate) fn page(&self, figures: Vec<Figure>) -> Page {
        let Report { seats, seed, games, .. } = self;
        let name = games::find(&self.game).map_or(self.game.as_str(), |game| game.info().name);
        let shard = self.shard.map(|shard| format!(" · shard {shard}")).unwrap_or_default();
        let facts = format!("{seats} seats · {} matches · seed {seed}{shard}", HumanCount(*games));
        let options = format!("Options: {}.", self.options);
        Page {
            title: format!("{name} between {}", self.names().join(", ")),
            facts,
            sheets: self.sheets(),
            sentences: vec![self.summary(), options],
            figures,
            note: NOTE,
        }
    }

    /// Every bot once.
    fn names(&self) -> Vec<String> {
        match self.per_bot.as_slice() {
            [] => self.bots.first().cloned().into_iter().collect(),
            bots => bots.iter().map(|bot| bot.bot.clone()).collect(),
        }
    }

    fn sheets(&self) -> Vec<Sheet> {
        let seats = Sheet {
            header: words(["seat", "bot", "wins %", "score", "rank"]),
            rows: self.per_seat.iter().map(SeatReport::row).collect(),
        };
        let bots = Sheet {
            header: words(["bot", "places", "wins %", "score", "rank"]),
            rows: self.per_bot.iter().map(BotReport::row).collect(),
        };
        if self.per_bot.is_empty() { vec![seats] } else { vec![bots, seats] }
    }

    fn summary(&self) -> String {
        let LengthReport { moves, moves_95, min, max, .. } = self.length;
        let games = HumanCount(self.games);
        let played = format!("{games} matches of {} moves ({min}–{max})", with_error(moves, moves_95));
        let clock = self.clock.as_ref().map(|clock| {
            let Clock { games_per_s, moves_per_s, seconds, threads } = clock;
            let [games, moves] = [games_per_s, moves_per_s].map(|rate| HumanCount(*rate as u64));
            format!("\n{games} games/s · {moves} moves/s · {seconds:.2} s · {threads} threads")
        });
        played + &clock.unwrap_or_default()
    }
}

const NOTE: &str = "A first place shared by several counts as their part of a win. Intervals hold the true value in \
    95 % of such runs. Made by <code>speakeasy sim</code>.";

impl SeatReport {
    fn row(&self) -> Vec<String> {
        let bot = self.bot.clone().unwrap_or_else(|| "in turn".to_owned());
        [self.seat.to_string(), bot].into_iter().chain(self.figures.cells()).collect()
    }
}

impl BotReport {
    fn row(&self) -> Vec<String> {
        let places = HumanCount(self.places).to_string();
        [self.bot.clone(), places].into_iter().chain(self.figures.cells()).collect()
    }
}

impl Figures {
    /// None before the first match.
    fn new(group: &Group) -> Option<Figures> {
        let Rate { rate, low, high, .. } = group.wins.rate()?;
        let Mean { value, half_width } = group.mean_score();
        Some(Figures {
            wins: rate,
            wins_95: half_width.map(|_| (high - low) / 2.0),
            wins_low: low,
            wins_high: high,
            score: value,
            score_95: half_width,
            rank: group.mean_rank(),
        })
    }

    fn cells(&self) -> [String; 3] {
        [
            with_error(100.0 * self.wins, self.wins_95.map(|half| 100.0 * half)),
            with_error(self.score, self.score_95),
            format!("{:.2}", self.rank),
        ]
    }
}

impl LengthReport {
    fn new(statistics: &Statistics) -> LengthReport {
        let Mean { value, half_width } = statistics.mean_moves();
        let (min, max) = statistics.extremes.unwrap_or_default();
        LengthReport { moves: value, moves_95: half_width, min, max, chances: statistics.mean_chances() }
    }
}

/// `25.13 ± 0.42`; a mean of one match has no error to show.
fn with_error(value: f64, half_width: Option<f64>) -> String {
    half_width.map_or_else(|| format!("{value:.2}"), |half| format!("{value:.2} ± {half:.2}"))
}

fn as_text<S: Serializer>(shard: &Option<Shard>, serializer: S) -> Result<S::Ok, S::Error> {
    shard.map(|shard| shard.to_string()).serialize(serializer)
}
