//! A position of a match as the laws look at it.

use game_core::{Game, Seat, Turn};
use serde::Serialize;

/// One position, whose turn it is there, and the actions listed for it.
pub(crate) struct Position<'a, G: Game> {
    pub(crate) game: &'a G,
    pub(crate) state: &'a G::State,
    pub(crate) turn: Turn,
    pub(crate) legal: &'a [G::Action],
}

impl<G: Game> Position<'_, G> {
    /// Everybody who is not `seat`, two who have no place at this table included.
    pub(crate) fn others(&self, seat: Seat) -> impl Iterator<Item = Seat> {
        let seats = self.game.seats();
        let strangers = [Seat::new(seats.count()), Seat::new(usize::MAX)];
        seats.iter().chain(strangers).filter(move |&other| other != seat)
    }

    /// Everybody who sits here, and two who do not.
    pub(crate) fn everybody(&self) -> impl Iterator<Item = Seat> {
        let seats = self.game.seats();
        seats.iter().chain([Seat::new(seats.count()), Seat::new(usize::MAX)])
    }
}

/// How many things were found to keep the law, or what breaks it.
pub(crate) type Verdict = Result<u64, String>;

/// # Panics
/// If the value cannot be JSON, which fails the test as it should.
pub(crate) fn to_text(value: &(impl Serialize + ?Sized)) -> String {
    serde_json::to_string(value).expect("the values of a game are plain JSON")
}
