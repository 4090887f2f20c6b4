//! Sets as bits: places, movement cards, and the levels of a tile's spaces. Whatever the rules ask of them is a few
//! machine instructions.

use crate::Place;
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A set of places; it serializes in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlaceSet(u16);

/// [G1.1] The movement cards of a crew that are turned up, of 1, 2 and 3.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Cards(u8);

/// [G1.3] A set of levels, from 1 to 16: the spaces of a tile that somebody stands on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Levels(u16);

impl PlaceSet {
    pub const EMPTY: PlaceSet = PlaceSet(0);

    #[inline]
    pub const fn only(place: Place) -> PlaceSet {
        PlaceSet(1 << place as u8)
    }

    #[inline]
    pub const fn contains(self, place: Place) -> bool {
        self.0 & (1 << place as u8) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    #[must_use]
    pub const fn union(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: PlaceSet) -> PlaceSet {
        PlaceSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn insert(&mut self, place: Place) {
        self.0 |= 1 << place as u8;
    }

    #[inline]
    pub const fn bits(self) -> u32 {
        self.0 as u32
    }

    /// The places, in the order of the rules.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Place> {
        bits_of(self.0).map(|bit| Place::ALL[bit as usize])
    }
}

impl Cards {
    pub const NONE: Cards = Cards(0);
    pub const ALL: Cards = Cards(0b111);

    /// Whether the card of this value is turned up; never for a value that no card has.
    #[inline]
    pub const fn contains(self, card: u8) -> bool {
        matches!(card, 1..=3) && self.0 & (1 << (card - 1)) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Turns a card down.
    #[inline]
    pub const fn remove(&mut self, card: u8) {
        self.0 &= !(1 << (card - 1));
    }

    #[inline]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    #[cfg(test)]
    pub(crate) fn from_index(index: usize) -> Cards {
        Cards(index as u8 & 0b111)
    }

    /// The values, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        bits_of(self.0.into()).map(|bit| bit as u8 + 1)
    }
}

impl Levels {
    pub const NONE: Levels = Levels(0);

    /// Every level of a tile with so many spaces, 16 at most.
    #[inline]
    pub const fn up_to(spaces: u8) -> Levels {
        Levels(((1u32 << spaces) - 1) as u16)
    }

    /// Whether the level is among them; never a level that no tile has.
    #[inline]
    pub const fn contains(self, level: u8) -> bool {
        matches!(level, 1..=16) && self.0 & (1 << (level - 1)) != 0
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    #[inline]
    pub const fn insert(&mut self, level: u8) {
        self.0 |= 1 << (level - 1);
    }

    #[inline]
    pub const fn remove(&mut self, level: u8) {
        self.0 &= !(1 << (level - 1));
    }

    #[inline]
    #[must_use]
    pub const fn union(self, other: Levels) -> Levels {
        Levels(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: Levels) -> Levels {
        Levels(self.0 & !other.0)
    }

    /// These levels, or none.
    #[inline]
    #[must_use]
    pub(crate) const fn only_if(self, condition: bool) -> Levels {
        Levels(self.0 * condition as u16)
    }

    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The highest level; 0 if there is none.
    #[inline]
    pub const fn highest(self) -> u8 {
        (16 - self.0.leading_zeros()) as u8
    }

    /// [G5.2] Where the next gangster goes on a tile with so many spaces, these being occupied: after the last one,
    /// or if that is the tile's last space, to the first free one. Nowhere on a full tile.
    #[inline]
    pub const fn next(self, spaces: u8) -> Option<u8> {
        let last = self.highest();
        if last < spaces {
            return Some(last + 1);
        }
        let first_free = self.0.trailing_ones() as u8 + 1;
        if first_free <= spaces { Some(first_free) } else { None }
    }

    /// The levels, ascending.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = u8> {
        bits_of(self.0).map(|bit| bit as u8 + 1)
    }
}

#[inline]
fn bits_of(bits: u16) -> impl Iterator<Item = u32> {
    let mut left = bits;
    std::iter::from_fn(move || {
        let bit = (left != 0).then(|| left.trailing_zeros())?;
        left &= left - 1;
        Some(bit)
    })
}

impl FromIterator<Place> for PlaceSet {
    fn from_iter<I: IntoIterator<Item = Place>>(places: I) -> PlaceSet {
        places.into_iter().fold(PlaceSet::EMPTY, |set, place| set.union(PlaceSet::only(place)))
    }
}

impl FromIterator<u8> for Levels {
    fn from_iter<I: IntoIterator<Item = u8>>(levels: I) -> Levels {
        let mut set = Levels::NONE;
        levels.into_iter().for_each(|level| set.insert(level));
        set
    }
}

impl fmt::Debug for PlaceSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Debug for Cards {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl fmt::Debug for Levels {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for PlaceSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Cards {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn next(occupied: &[u8], spaces: u8) -> Option<u8> {
        occupied.iter().copied().collect::<Levels>().next(spaces)
    }

    #[test]
    fn a_gangster_goes_after_the_last_one_and_fills_gaps_only_behind_an_occupied_last_space() {
        // [G5.2] [G5.4]
        assert_eq!(next(&[], 12), Some(1));
        assert_eq!(next(&[1, 2], 12), Some(3));
        assert_eq!(next(&[2, 5], 12), Some(6));
        assert_eq!(next(&[2, 5, 12], 12), Some(1));
        assert_eq!(next(&[1, 2, 5, 12], 12), Some(3));
        assert_eq!(next(&(1..=12).collect::<Vec<_>>(), 12), None);
        assert_eq!(next(&(1..=16).collect::<Vec<_>>(), 16), None);
        assert_eq!(next(&(2..=16).collect::<Vec<_>>(), 16), Some(1));
        assert_eq!(next(&(1..=15).collect::<Vec<_>>(), 16), Some(16));
    }

    #[test]
    fn no_set_holds_what_does_not_exist() {
        for strange in [0, 4, 17, 255] {
            assert!(!Cards::ALL.contains(strange), "{strange}");
        }
        for strange in [0, 17, 255] {
            assert!(!Levels::up_to(16).contains(strange), "{strange}");
        }
        assert_eq!(Levels::up_to(16).len(), 16);
        assert_eq!(Levels::up_to(0), Levels::NONE);
    }
}
