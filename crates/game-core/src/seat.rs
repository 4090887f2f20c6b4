//! Seats at the table, sets of them, and how many there are. Play goes clockwise: seat + 1, after the last one seat 0.

use arrayvec::ArrayVec;
use serde::de::{Deserialize, Deserializer, Error, Unexpected, Visitor};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// One value for each seat, seat 0 first.
pub type PerSeat<T> = ArrayVec<T, { Seat::MAX }>;

/// A place at the table, counted from 0.
///
/// A seat read from outside may not exist at this table ([`Seats::contains`] tells): any whole number reads as
/// some seat, so that a rule can answer a wrong one.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seat(u8);

/// How many seats a table has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Seats(u8);

/// A set of seats.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SeatSet(u8);

impl Seat {
    /// No game seats more than this.
    pub const MAX: usize = 8;

    pub const fn new(index: usize) -> Seat {
        Seat(if index < 255 { index as u8 } else { 255 })
    }

    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Serialize for Seat {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl<'de> Deserialize<'de> for Seat {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Seat, D::Error> {
        deserializer.deserialize_i64(SeatVisitor)
    }
}

struct SeatVisitor;

impl Visitor<'_> for SeatVisitor {
    type Value = Seat;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a seat number")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<Seat, E> {
        Ok(Seat(u8::try_from(number).unwrap_or(u8::MAX)))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<Seat, E> {
        Ok(Seat(u8::try_from(number).unwrap_or(u8::MAX)))
    }

    fn visit_f64<E: Error>(self, number: f64) -> Result<Seat, E> {
        Err(E::invalid_type(Unexpected::Float(number), &self))
    }
}

impl Seats {
    /// # Panics
    /// If `count` is 0 or more than [`Seat::MAX`].
    pub const fn new(count: usize) -> Seats {
        assert!(count > 0 && count <= Seat::MAX);
        Seats(count as u8)
    }

    #[inline]
    pub const fn count(self) -> usize {
        self.0 as usize
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        seat.0 < self.0
    }

    /// The next seat clockwise.
    #[inline]
    pub const fn after(self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 < self.0 { seat.0 + 1 } else { 0 })
    }

    /// Every seat at the table.
    #[inline]
    pub const fn all(self) -> SeatSet {
        SeatSet(((1u16 << self.0) - 1) as u8)
    }

    pub fn iter(self) -> impl DoubleEndedIterator<Item = Seat> + ExactSizeIterator {
        (0..self.0).map(Seat)
    }
}

impl SeatSet {
    pub const EMPTY: SeatSet = SeatSet(0);

    #[inline]
    pub const fn only(seat: Seat) -> SeatSet {
        SeatSet(1 << (seat.0 & 7))
    }

    #[inline]
    pub const fn contains(self, seat: Seat) -> bool {
        (self.0 as u32) & 1u32.unbounded_shl(seat.0 as u32) != 0
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
    pub const fn with(self, seat: Seat) -> SeatSet {
        SeatSet(self.0 | SeatSet::only(seat).0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: SeatSet) -> SeatSet {
        SeatSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn insert(&mut self, seat: Seat) {
        *self = self.with(seat);
    }

    /// The first seat of the set clockwise from `seat`, `seat` itself included.
    #[inline]
    pub const fn first_from(self, seat: Seat) -> Option<Seat> {
        let ahead = self.0 & (u8::MAX << (seat.0 & 7));
        match (ahead, self.0) {
            (0, 0) => None,
            (0, any) => Some(Seat(any.trailing_zeros() as u8)),
            (ahead, _) => Some(Seat(ahead.trailing_zeros() as u8)),
        }
    }

    /// The first seat of the set clockwise after `seat`; `seat` itself comes last.
    #[inline]
    pub const fn first_after(self, seat: Seat) -> Option<Seat> {
        let ahead = self.0 as u32 & (u32::MAX << ((seat.0 & 7) + 1));
        match (ahead, self.0) {
            (0, 0) => None,
            (0, any) => Some(Seat(any.trailing_zeros() as u8)),
            (ahead, _) => Some(Seat(ahead.trailing_zeros() as u8)),
        }
    }

    /// Those of the set whom one meets going clockwise after one seat and before another; all but the one when
    /// they are the same.
    #[inline]
    #[must_use]
    pub const fn between(self, after: Seat, before: Seat) -> SeatSet {
        let above = (u32::MAX << ((after.0 & 7) + 1)) as u8;
        let below = (1u8 << (before.0 & 7)) - 1;
        SeatSet(self.0 & if after.0 < before.0 { above & below } else { above | below })
    }

    /// The seats of the set in ascending order.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Seat> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let seat = (left != 0).then(|| Seat(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(seat)
        })
    }
}

impl FromIterator<Seat> for SeatSet {
    fn from_iter<I: IntoIterator<Item = Seat>>(seats: I) -> SeatSet {
        seats.into_iter().fold(SeatSet::EMPTY, SeatSet::with)
    }
}

impl fmt::Debug for SeatSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Seat::index)).finish()
    }
}

impl Serialize for SeatSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn set(seats: &[usize]) -> SeatSet {
        seats.iter().map(|&index| Seat::new(index)).collect()
    }

    #[test]
    fn clockwise_wraps_around_the_table() {
        assert_eq!([0, 1, 2].map(|seat| Seats::new(3).after(Seat::new(seat)).index()), [1, 2, 0]);
        let some = set(&[1, 4]);
        assert_eq!(some.first_from(Seat::new(1)), Some(Seat::new(1)));
        assert_eq!(some.first_after(Seat::new(1)), Some(Seat::new(4)));
        assert_eq!(some.first_after(Seat::new(4)), Some(Seat::new(1)));
        assert_eq!(some.first_from(Seat::new(5)), Some(Seat::new(1)));
        assert_eq!(set(&[7]).first_after(Seat::new(7)), Some(Seat::new(7)));
        assert_eq!(SeatSet::EMPTY.first_from(Seat::new(0)), None);
        assert_eq!(SeatSet::EMPTY.first_after(Seat::new(0)), None);
    }

    #[test]
    fn between_two_seats_are_those_met_clockwise() {
        let all = Seats::new(5).all();
        let between = |after, before| all.between(Seat::new(after), Seat::new(before));
        assert_eq!(between(1, 4), set(&[2, 3]));
        assert_eq!(between(3, 1), set(&[4, 0]));
        assert_eq!(between(2, 2), set(&[3, 4, 0, 1]));
        assert_eq!(between(4, 0), SeatSet::EMPTY);
        assert_eq!(Seats::new(8).all().between(Seat::new(7), Seat::new(2)), set(&[0, 1]));
    }

    #[test]
    fn a_set_lists_its_seats_in_order() {
        let some = set(&[5, 0, 3]);
        assert_eq!(some.iter().map(Seat::index).collect::<Vec<_>>(), [0, 3, 5]);
        assert_eq!((some.len(), Seats::new(8).all().len()), (3, 8));
        assert_eq!(some.without(set(&[3])), set(&[0, 5]));
        assert_eq!(serde_json::to_string(&some).unwrap(), "[0,3,5]");
    }

    #[test]
    fn any_whole_number_reads_as_a_seat_and_nothing_else_does() {
        let read = |text: &str| serde_json::from_str::<Seat>(text);
        assert_eq!(read("3").unwrap(), Seat::new(3));
        for strange in ["-1", "300", "18446744073709551615"] {
            assert!(!Seats::new(8).contains(read(strange).unwrap()), "{strange}");
            assert!(!Seats::new(8).all().contains(read(strange).unwrap()), "{strange}");
        }
        for wrong in ["1.5", "\"1\"", "null", "[1]"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }
}
