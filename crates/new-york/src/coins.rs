//! Money cards of one currency as a multiset that fits in a machine word, and the ways to pay with them.

use std::fmt;

/// Cards of one currency: two bits a value for the number of cards, which is 3 at most.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Coins(u32);

/// One card of every value.
const ONES: u32 = 0b01_0101_0101_0101_0101;

impl Coins {
    pub const NONE: Coins = Coins(0);

    /// Every value `copies` times.
    pub(crate) const fn each(copies: u32) -> Coins {
        Coins(ONES * copies)
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn one(value: u8) -> Coins {
        Coins(1 << (2 * (value - 1)))
    }

    #[inline]
    pub const fn count(self, value: u8) -> u8 {
        (self.0 >> (2 * (value - 1)) & 3) as u8
    }

    /// How many cards there are.
    #[inline]
    pub const fn len(self) -> u32 {
        let (low, high) = self.halves();
        LOW_COUNTS[low] as u32 + HIGH_COUNTS[high] as u32
    }

    /// The sum of their values.
    #[inline]
    pub const fn total(self) -> u32 {
        let (low, high) = self.halves();
        LOW_TOTALS[low] as u32 + HIGH_TOTALS[high] as u32
    }

    /// The bits of the values 1 to 4, and those of 5 to 9.
    #[inline]
    const fn halves(self) -> (usize, usize) {
        (self.0 as usize & 255, self.0 as usize >> 8 & 1023)
    }

    #[inline]
    #[must_use]
    pub const fn plus(self, other: Coins) -> Coins {
        Coins(self.0 + other.0)
    }

    #[inline]
    #[must_use]
    pub const fn minus(self, other: Coins) -> Coins {
        Coins(self.0 - other.0)
    }

    /// Whether all of `other` is among these.
    pub fn contains(self, other: Coins) -> bool {
        (1..=9).all(|value| self.count(value) >= other.count(value))
    }

    /// The lowest value among them.
    #[inline]
    pub const fn lowest(self) -> Option<u8> {
        match self.0 {
            0 => None,
            bits => Some((bits.trailing_zeros() / 2) as u8 + 1),
        }
    }

    /// [N3.3] Calls `push` with each part of them that is worth at least `price` and of which no card can be left out,
    /// in order.
    #[inline]
    pub fn payments(self, price: u32, mut push: impl FnMut(Coins)) {
        add_a_card(self.0, 0, price, &mut push);
    }

    /// The values of the cards, ascending, each as often as there are cards.
    pub fn values(self) -> impl Iterator<Item = u8> {
        (1..=9).flat_map(move |value| std::iter::repeat_n(value, self.count(value).into()))
    }

    /// The value of the card with this number when they lie in order.
    #[inline]
    pub(crate) fn nth(self, mut number: u32) -> u8 {
        let mut value = 1;
        loop {
            let count = u32::from(self.count(value));
            if number < count {
                return value;
            }
            number -= count;
            value += 1;
        }
    }
}

impl fmt::Debug for Coins {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.values()).finish()
    }
}

/// Adds to `paid` each card of `left` that can lead to a payment, and goes on with the cards no higher than it. From
/// high cards to low ones, whatever covers the rest is a payment without a needless card: the last one is its lowest.
#[inline(always)]
fn add_a_card(left: u32, paid: u32, short: u32, push: &mut impl FnMut(Coins)) {
    let mut enough_alone = left & u32::MAX << (2 * (short - 1));
    let low = left - enough_alone;
    if Coins(low).total() >= short {
        add_low_cards(low, paid, short, push);
    }
    while enough_alone != 0 {
        let place = enough_alone.trailing_zeros() & !1;
        push(Coins(paid + (1 << place)));
        enough_alone &= !(3 << place);
    }
}

/// The cards of `low` are not enough alone, but together they are.
fn add_low_cards(low: u32, paid: u32, short: u32, push: &mut impl FnMut(Coins)) {
    let (mut higher, mut total) = (low, 0);
    while higher != 0 {
        let place = higher.trailing_zeros() & !1;
        let (worth, card) = (place / 2 + 1, 1 << place);
        let equals = higher & 3 << place;
        higher -= equals;
        total += worth * (equals >> place);
        if total >= short {
            add_a_card(low - higher - card, paid + card, short - worth, push);
        }
    }
}

/// How many cards the bits of a half stand for, and what they total.
const LOW_COUNTS: [u8; 256] = weighted([1, 1, 1, 1, 0]);
const HIGH_COUNTS: [u8; 1024] = weighted([1, 1, 1, 1, 1]);
const LOW_TOTALS: [u8; 256] = weighted([1, 2, 3, 4, 0]);
const HIGH_TOTALS: [u8; 1024] = weighted([5, 6, 7, 8, 9]);

const fn weighted<const N: usize>(weights: [u8; 5]) -> [u8; N] {
    let mut sums = [0; N];
    let mut at = 0;
    while at < 5 * N {
        let (bits, value) = (at / 5, at % 5);
        sums[bits] += weights[value] * (bits >> (2 * value) & 3) as u8;
        at += 1;
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coins(values: &[u8]) -> Coins {
        values.iter().fold(Coins::NONE, |coins, &value| coins.plus(Coins::one(value)))
    }

    #[test]
    fn coins_count_add_up_and_contain_each_other() {
        let some = coins(&[9, 1, 4, 9, 9]);
        assert_eq!((some.len(), some.total(), some.count(9), some.lowest()), (5, 32, 3, Some(1)));
        assert_eq!(some.values().collect::<Vec<_>>(), [1, 4, 9, 9, 9]);
        assert!(
            some.contains(coins(&[9, 9, 4])) && !some.contains(coins(&[4, 4])) && !some.contains(coins(&[2]))
        );
        assert_eq!(some.minus(coins(&[1, 9])), coins(&[4, 9, 9]));
        assert_eq!((Coins::NONE.lowest(), Coins::NONE.total()), (None, 0));
    }

    #[test]
    fn payments_cover_the_price_without_a_needless_card() {
        // [N3.3]
        let payments = |values: &[u8], price| {
            let mut all = Vec::new();
            coins(values).payments(price, |paid| all.push(paid.values().collect::<Vec<_>>()));
            all
        };
        assert_eq!(payments(&[2, 3, 6], 8), [vec![2, 6], vec![3, 6]]);
        assert_eq!(payments(&[1, 1, 2, 9], 4), [vec![1, 1, 2], vec![9]]);
        assert_eq!(payments(&[3, 3, 3], 5), [vec![3, 3]]);
        assert!(payments(&[3, 4], 8).is_empty());
        assert_eq!(payments(&[5, 9], 5), [vec![5], vec![9]]);
    }
}
