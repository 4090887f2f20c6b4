//! A match that was played, as the files and the statistics take it.

use game_core::PerSeat;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Row {
    pub(crate) number: u64,
    /// The bot in each seat, by its place in a list of names.
    pub(crate) bots: PerSeat<u8>,
    pub(crate) scores: PerSeat<i32>,
    pub(crate) ranks: PerSeat<u8>,
    pub(crate) length: Length,
}

/// How long a match was.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Length {
    /// The decisions of all seats.
    pub(crate) moves: u32,
    /// What nature decided.
    pub(crate) chances: u32,
}
