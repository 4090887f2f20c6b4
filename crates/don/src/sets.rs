//! Sets of districts and of digits, as bits: whatever the rules ask of them is a few machine instructions.

use crate::{Digit, District};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A set of districts; it serializes alphabetically by id.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct DistrictSet(u32);

/// A set of digits.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub(crate) struct DigitSet(u16);

impl DistrictSet {
    pub const EMPTY: DistrictSet = DistrictSet(0);
    pub const ALL: DistrictSet = DistrictSet((1 << 30) - 1);

    #[inline]
    pub const fn only(district: District) -> DistrictSet {
        DistrictSet(1 << district.0)
    }

    #[inline]
    pub const fn contains(self, district: District) -> bool {
        self.0 & (1 << district.0) != 0
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
    pub const fn union(self, other: DistrictSet) -> DistrictSet {
        DistrictSet(self.0 | other.0)
    }

    #[inline]
    #[must_use]
    pub const fn intersection(self, other: DistrictSet) -> DistrictSet {
        DistrictSet(self.0 & other.0)
    }

    #[inline]
    #[must_use]
    pub const fn without(self, other: DistrictSet) -> DistrictSet {
        DistrictSet(self.0 & !other.0)
    }

    #[inline]
    pub const fn insert(&mut self, district: District) {
        self.0 |= 1 << district.0;
    }

    #[inline]
    pub const fn remove(&mut self, district: District) {
        self.0 &= !(1 << district.0);
    }

    /// The districts, number by number within a layer (not alphabetically).
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = District> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let district = (left != 0).then(|| District(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(district)
        })
    }

    /// How many of them have this number.
    #[inline]
    pub const fn count(self, digit: Digit) -> u32 {
        let shifted = self.0 >> digit.0;
        (shifted & 1) + ((shifted >> 10) & 1) + ((shifted >> 20) & 1)
    }

    /// Those with this number.
    pub const fn with_digit(self, digit: Digit) -> DistrictSet {
        DistrictSet(self.0 & (0b1_0000_0000_0100_0000_0001 << digit.0))
    }

    /// The numbers of its districts.
    #[inline]
    pub(crate) const fn digits(self) -> DigitSet {
        DigitSet(((self.0 | self.0 >> 10 | self.0 >> 20) & 0x3ff) as u16)
    }

    /// The sum of their numbers.
    pub fn sum(self) -> u32 {
        self.iter().map(|district| u32::from(district.digit().0)).sum()
    }

    /// Takes one out that `choose` picks among the set bits of a word.
    pub(crate) fn draw(&mut self, choose: impl FnOnce(u32) -> u32) -> District {
        let district = District(choose(self.0) as u8);
        self.remove(district);
        district
    }
}

impl DigitSet {
    #[inline]
    pub(crate) const fn contains(self, digit: Digit) -> bool {
        self.0 & (1 << digit.0) != 0
    }

    /// The amounts from 0 to 79 that end in one of these digits, as bits.
    #[inline]
    pub(crate) const fn amounts(self) -> u128 {
        const EVERY_TEN: u128 = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40 | 1 << 50 | 1 << 60 | 1 << 70;
        self.0 as u128 * EVERY_TEN
    }
}

impl FromIterator<District> for DistrictSet {
    fn from_iter<I: IntoIterator<Item = District>>(districts: I) -> DistrictSet {
        districts.into_iter().fold(DistrictSet::EMPTY, |set, district| set.union(DistrictSet::only(district)))
    }
}

impl fmt::Debug for DistrictSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Serialize for DistrictSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(District::all().filter(|&district| self.contains(district)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn digits_of_a_set_repeat_every_ten_amounts() {
        let set: DistrictSet =
            ["new_town_3", "old_town_7"].iter().filter_map(|id| District::from_id(id)).collect();
        let amounts: Vec<u32> = (0..80).filter(|&amount| set.digits().amounts() >> amount & 1 == 1).collect();
        assert_eq!(amounts[..5], [3, 7, 13, 17, 23]);
        assert_eq!(amounts.len(), 16);
        assert_eq!(set.sum(), 10);
    }
}
