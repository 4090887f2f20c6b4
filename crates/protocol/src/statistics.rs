//! What is remembered of finished matches: lists, sums, ratings and the ladder.

use crate::{GuestId, TableId};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// Who played a seat: a person (or a person's own bot), a bot of the house, or somebody who was forgotten.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Player {
    Guest { guest: GuestId, name: String },
    Bot { bot: String },
    Nobody,
}

/// How strong somebody is thought to be, and how far off that may well be.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Rating {
    pub mean: i32,
    pub deviation: i32,
}

/// `GET /api/guest/matches?game=…&seats=…&page=…`: the finished matches of whoever asks, the last first.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MyMatches {
    pub matches: Vec<PlayedMatch>,
    /// How many there are on all pages, and on one.
    pub total: u32,
    pub page_size: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PlayedMatch {
    pub table: TableId,
    pub game: String,
    pub public: bool,
    pub rated: bool,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub finished_at: i64,
    /// Seat by seat.
    pub places: Vec<PlayedSeat>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct PlayedSeat {
    pub player: Player,
    /// Rank 1 is best; whoever left before the end ranks behind those who stayed.
    pub rank: u8,
    #[ts(type = "number")]
    pub score: i64,
    /// What the player's rating became, where the table was rated.
    pub rating: Option<Rating>,
}

/// `GET /api/guest/statistics?game=…`. Matches in which one person held several seats are not counted.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Statistics {
    pub results: Vec<Results>,
    /// Those met most often first.
    pub met: Vec<Met>,
    pub ratings: Vec<MyRating>,
}

/// How somebody did at tables of one game and size.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Results {
    pub game: String,
    pub seats: u8,
    pub played: u32,
    /// A win that is shared is one, too.
    pub won: u32,
    pub average_rank: f64,
    /// Where the true share of wins lies, with a certainty of 95 in 100.
    pub wins_from: f64,
    pub wins_to: f64,
}

/// Two at the same tables, from the side of whoever asks: one count a seat of the other.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Met {
    pub player: Player,
    pub played: u32,
    pub ahead: u32,
    pub level: u32,
    pub behind: u32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct MyRating {
    pub game: String,
    pub rating: Rating,
    pub matches: u32,
    /// How it came about, oldest first; only the last of many.
    pub course: Vec<RatingPoint>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct RatingPoint {
    #[ts(type = "number")]
    pub at: i64,
    pub rating: Rating,
}

/// `GET /api/ladder/{game}?page=…`: the best first, bots among them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Ladder {
    pub rungs: Vec<Rung>,
    pub total: u32,
    pub page_size: u32,
    /// Those who are rated but not shown yet: they have played fewer than `least_matches`, or their rating is less sure
    /// than `most_deviation`.
    pub hidden: u32,
    pub least_matches: u32,
    pub most_deviation: i32,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Rung {
    pub place: u32,
    pub player: Player,
    pub rating: Rating,
    pub matches: u32,
}
