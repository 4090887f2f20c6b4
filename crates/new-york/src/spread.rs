//! Up to four money cards lying in order, as in the display.

use crate::{Card, Money};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// Up to four cards: currency by currency, then by value.
///
/// One byte a card, the first in the highest, free places being zero: comparing two words compares the lists.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Spread(u32);

impl Spread {
    pub const SIZE: usize = 4;

    #[inline]
    pub const fn len(self) -> usize {
        Spread::SIZE - self.0.trailing_zeros() as usize / 8
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The card at this place, counted from 0.
    #[inline]
    pub const fn get(self, place: usize) -> Option<Card> {
        Card::from_byte((self.0 >> (24 - 8 * place)) as u8)
    }

    #[inline]
    pub fn cards(self) -> impl Iterator<Item = Card> {
        (0..Spread::SIZE).map_while(move |place| self.get(place))
    }

    #[inline]
    pub fn money(self) -> Money {
        self.cards().collect()
    }

    /// The sum of their values.
    pub fn total(self) -> u32 {
        self.cards().map(|card| u32::from(card.value())).sum()
    }

    /// Lays a card in its place.
    ///
    /// # Panics
    /// If four lie there already, in debug builds.
    #[inline]
    pub fn add(&mut self, card: Card) {
        debug_assert!(self.len() < Spread::SIZE, "there is room for four cards");
        let place = self.cards().take_while(|&other| other <= card).count();
        let (before, after) = self.split(place);
        self.0 = before | u32::from(card.byte()) << (24 - 8 * place) | after >> 8;
    }

    /// Takes a card away that lies there.
    #[inline]
    pub fn remove(&mut self, card: Card) {
        if let Some(place) = (0..Spread::SIZE).find(|&place| self.get(place) == Some(card)) {
            let (before, after) = self.split(place);
            self.0 = before | (after << 8) & (u32::MAX >> (8 * place));
        }
    }

    /// What the two lowest cards total; with fewer than two, more than any cards do.
    #[inline]
    pub(crate) fn lowest_two(self) -> u8 {
        let value = |place| self.get(place).map_or(100, Card::value);
        let (one, two, three, four) = (value(0), value(1), value(2), value(3));
        let (low, high) = (one.min(two).min(three.min(four)), one.min(two).max(three.min(four)));
        low + high.min(one.max(two)).min(three.max(four))
    }

    /// With one more card after the `length` that lie there, none of which comes after it.
    #[inline]
    #[must_use]
    pub(crate) const fn with(self, length: usize, card: Card) -> Spread {
        Spread(self.0 | (card.byte() as u32) << (24 - 8 * length))
    }

    /// The bytes before a place and those from it on, both where they are.
    #[inline]
    const fn split(self, place: usize) -> (u32, u32) {
        let from = u32::MAX >> (8 * place);
        (self.0 & !from, self.0 & from)
    }
}

impl FromIterator<Card> for Spread {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Spread {
        let mut spread = Spread::default();
        cards.into_iter().for_each(|card| spread.add(card));
        spread
    }
}

impl fmt::Debug for Spread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Spread {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_two_lowest_cards_are_found_wherever_they_lie() {
        let lowest_two =
            |ids: &[&str]| ids.iter().filter_map(|id| Card::from_id(id)).collect::<Spread>().lowest_two();
        assert_eq!(lowest_two(&["blue_9", "green_3", "orange_7", "yellow_2"]), 5);
        assert_eq!(lowest_two(&["blue_1", "green_1", "orange_7", "yellow_2"]), 2);
        assert_eq!(lowest_two(&["blue_8", "blue_9", "yellow_1", "yellow_4"]), 5);
        assert_eq!(lowest_two(&["blue_8", "blue_9"]), 17);
        assert!(lowest_two(&["blue_1"]) > 100 && lowest_two(&[]) > 100);
    }

    #[test]
    fn cards_lie_in_order_whatever_comes_and_goes() {
        let card = |id: &str| Card::from_id(id).unwrap();
        let mut spread: Spread = ["green_3", "blue_9", "green_3", "blue_1"].map(card).into_iter().collect();
        assert_eq!(format!("{spread:?}"), "[blue_1, blue_9, green_3, green_3]");
        spread.remove(card("green_3"));
        spread.remove(card("blue_1"));
        spread.add(card("blue_2"));
        assert_eq!(
            (format!("{spread:?}"), spread.len(), spread.total()),
            ("[blue_2, blue_9, green_3]".to_owned(), 3, 14)
        );
    }
}
