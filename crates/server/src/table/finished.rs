//! A match that is over as statistics remember it: who sat where, and in which order they came out.

use super::entry::Time;
use super::place::Place;
use super::{Stage, Table};
use protocol::{GuestId, Holder};

#[derive(Clone, PartialEq, Debug)]
pub struct Finished {
    pub game: String,
    pub is_public: bool,
    pub is_rated: bool,
    pub at: Time,
    /// Seat by seat.
    pub places: Vec<Placed>,
}

#[derive(Clone, PartialEq, Debug)]
pub struct Placed {
    pub player: Contestant,
    pub rank: u8,
    pub score: i64,
}

/// Whom a result belongs to. A bot of the house is its level and personality.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Contestant {
    Guest(GuestId),
    Bot(String),
}

impl Table {
    /// The match as it ended; none before.
    pub fn finished(&self) -> Option<Finished> {
        let Stage::Over(course) = &self.stage else { return None };
        let result = course.played.result()?;
        let numbers = |key: &str| Some(result[key].as_array()?.iter().map(|n| n.as_i64().unwrap_or(0)));
        let ranks: Vec<u8> = numbers("ranks")?.map(|rank| rank as u8).collect();
        let has_left: Vec<bool> = self.places.iter().map(|place| place.stand_in.is_some()).collect();
        let placed = |((place, rank), score): ((&Place, u8), i64)| {
            let player = match &place.holder {
                Holder::Empty => return None,
                Holder::Guest { guest, .. } => Contestant::Guest(guest.clone()),
                Holder::Bot { bot } => Contestant::Bot(plain(bot)),
            };
            Some(Placed { player, rank, score })
        };
        let places = self.places.iter().zip(stayers_first(&ranks, &has_left)).zip(numbers("scores")?);
        Some(Finished {
            game: self.settings.game.clone(),
            is_public: self.settings.public,
            is_rated: self.settings.rated,
            at: self.changed_at,
            places: places.filter_map(placed).collect(),
        })
    }
}

/// Whoever let a bot finish the match shares the last place, however well the bot did; the others keep their order.
fn stayers_first(ranks: &[u8], has_left: &[bool]) -> Vec<u8> {
    let key = |index: usize| if has_left[index] { u8::MAX } else { ranks[index] };
    let ahead = |index| (0..ranks.len()).filter(|other| key(*other) < key(index)).count();
    (0..ranks.len()).map(|index| ahead(index) as u8 + 1).collect()
}

/// A bot without the personality that every bot has unless it has another.
fn plain(bot: &str) -> String {
    bot.strip_suffix(":balanced").unwrap_or(bot).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn those_who_left_share_the_last_place() {
        assert_eq!(stayers_first(&[1, 2, 3], &[false; 3]), [1, 2, 3]);
        assert_eq!(stayers_first(&[1, 2, 3], &[true, false, false]), [3, 1, 2]);
        assert_eq!(stayers_first(&[1, 2, 2, 4], &[true, false, false, true]), [3, 1, 1, 3]);
        assert_eq!(stayers_first(&[1, 1], &[true, true]), [1, 1]);
    }

    #[test]
    fn a_balanced_bot_is_its_level() {
        assert_eq!(
            (plain("hard:balanced"), plain("hard:miser")),
            ("hard".to_owned(), "hard:miser".to_owned())
        );
    }
}
