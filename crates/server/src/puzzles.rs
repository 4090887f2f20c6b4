//! Puzzles: those that the house comes with, which `speakeasy puzzles` made (`puzzles/GAME.manifest.json` says how), and
//! those of a match of the house.

use crate::frames::{Viewer, led_to, seen};
use bots::Standard;
use game_core::erased::AnyMatch;
use game_core::record::{Header, Text, to_value};
use game_core::{Replay, ReplayError, Seat};
use protocol::{Puzzle, PuzzleChoice, PuzzleCount};
use serde::Deserialize;
use serde_json::Value;
use std::sync::{Arc, LazyLock};
use std::time::Duration;

/// A puzzle as it is stored: the record up to its position.
#[derive(Deserialize)]
pub struct Stored {
    pub record: Vec<Value>,
    pub seat: Seat,
    pub choices: Vec<PuzzleChoice>,
}

impl Stored {
    /// The match up to the position.
    pub fn played(&self) -> Result<(Header, Box<dyn AnyMatch>), ReplayError> {
        let mut replay = Replay::new(&games::find);
        for line in &self.record {
            replay.feed(line)?;
        }
        replay.finish()
    }
}

/// Those of one game; none of a game that there are none of.
pub fn of(game: &str) -> &'static [Stored] {
    ALL.iter().find(|(id, _)| *id == game).map_or(&[], |(_, puzzles)| puzzles)
}

pub(crate) fn counts() -> Vec<PuzzleCount> {
    let count = |(game, puzzles): &(&str, Vec<Stored>)| PuzzleCount {
        game: (*game).to_owned(),
        count: puzzles.len() as u32,
    };
    ALL.iter().map(count).collect()
}

/// What is asked of the puzzles of a match while somebody waits for them.
const WAITED_FOR: Standard =
    Standard { margin: 0.05, nodes: 1000, most: 6, time: Some(Duration::from_secs(3)) };

/// Those of a match that is over.
pub(crate) fn of_match(header: &Header, played: &dyn AnyMatch) -> Arc<[Stored]> {
    let found = bots::puzzles(header, played, WAITED_FOR);
    let stored = |puzzle: bots::Puzzle| serde_json::from_value(to_value(&puzzle));
    found.into_iter().map(|puzzle| stored(puzzle).expect("a puzzle is stored as it is found")).collect()
}

/// One of some puzzles as whoever solves it sees it.
pub(crate) fn show(all: &[Stored], number: u32) -> Option<Puzzle<Text>> {
    let stored = all.get(number as usize)?;
    let (header, played) = stored.played().ok()?;
    Some(Puzzle {
        game: header.game,
        number,
        count: all.len() as u32,
        options: header.options,
        seats: played.seats().count() as u8,
        seat: stored.seat,
        happened: led_to(&*played).ok()?,
        play: seen(&*played, Viewer::Seat(stored.seat)),
        choices: stored.choices.clone(),
    })
}

const FILES: [(&str, &str); 3] = [
    ("don", include_str!("../puzzles/don.json")),
    ("gangster", include_str!("../puzzles/gangster.json")),
    ("new_york", include_str!("../puzzles/new_york.json")),
];

static ALL: LazyLock<Vec<(&'static str, Vec<Stored>)>> = LazyLock::new(|| {
    let read = |(game, text): (&'static str, &str)| {
        (game, serde_json::from_str(text).expect("a test reads every puzzle there is"))
    };
    FILES.into_iter().map(read).collect()
});
