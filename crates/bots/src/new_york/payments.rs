//! The ways to pay a price that can be best.

use arrayvec::ArrayVec;
use new_york::Coins;

/// How many ways to pay one price are looked at, and how many of them where none is exact.
const MOST_WAYS: usize = 3;
const MOST_WASTEFUL_WAYS: usize = 2;

/// Ways to pay one price, the likeliest best first.
pub(super) struct Ways {
    pub(super) coins: ArrayVec<Coins, MOST_WAYS>,
    /// Whether all of them are exact; else none is.
    pub(super) are_exact: bool,
}

/// The exact ways to pay `price` from `hand`; where there is none, those that waste least. Fewer cards come first:
/// what they leave is in smaller coins, which pay more prices exactly.
pub(super) fn ways_to_pay(hand: Coins, price: u8) -> Ways {
    let mut ways = Ways { coins: ArrayVec::new(), are_exact: false };
    if hand.total() < u32::from(price) {
        return ways;
    }
    let cost = |coins: Coins| (coins.total(), coins.len());
    hand.payments(price.into(), |coins| {
        let at = ways.coins.iter().take_while(|&&other| cost(other) <= cost(coins)).count();
        if at < MOST_WAYS {
            if ways.coins.is_full() {
                ways.coins.pop();
            }
            ways.coins.insert(at, coins);
        }
    });
    ways.are_exact = ways.coins.first().is_some_and(|coins| coins.total() == u32::from(price));
    match ways.are_exact {
        true => ways.coins.retain(|coins| coins.total() == u32::from(price)),
        false => ways.coins.truncate(MOST_WASTEFUL_WAYS),
    }
    ways
}

/// The sums that some of the coins make, as bits.
pub(super) fn sums(coins: Coins) -> u64 {
    coins.values().fold(1, |sums, value| sums | sums << value)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn coins(values: &[u8]) -> Coins {
        values.iter().fold(Coins::NONE, |coins, &value| coins.plus(Coins::one(value)))
    }

    fn ways(values: &[u8], price: u8) -> (Vec<Vec<u8>>, bool) {
        let ways = ways_to_pay(coins(values), price);
        (ways.coins.iter().map(|coins| coins.values().collect()).collect(), ways.are_exact)
    }

    #[test]
    fn exact_ways_come_alone_and_with_the_fewest_cards_first() {
        assert_eq!(ways(&[1, 2, 5, 7, 8, 9], 8), (vec![vec![8], vec![1, 7], vec![1, 2, 5]], true));
    }

    #[test]
    fn without_an_exact_way_the_least_waste_comes_first() {
        assert_eq!(ways(&[3, 4, 7, 9], 8), (vec![vec![9], vec![3, 7]], false));
        assert_eq!(ways(&[3, 4], 8), (vec![], false));
    }

    #[test]
    fn sums_are_those_of_all_parts() {
        let sums = sums(coins(&[2, 3, 3]));
        assert_eq!((0..16).filter(|sum| sums >> sum & 1 == 1).collect::<Vec<_>>(), [0, 2, 3, 5, 6, 8]);
    }
}
