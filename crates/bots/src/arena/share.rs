//! A part of a win. A first place shared by k counts 1/k for each of them, kept as a whole number so that sums
//! do not depend on their order.

use game_core::PerSeat;
use std::ops::{Add, AddAssign};

/// A part of a win.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Share(u64);

/// Every number of seats from 1 to 8 divides it.
const WHOLE: u64 = 840;

impl Share {
    pub const NONE: Share = Share(0);
    /// A win alone.
    pub const WIN: Share = Share(WHOLE);

    /// What each of `sharers` gets of one win.
    ///
    /// # Panics
    /// If there are none.
    pub fn of(sharers: usize) -> Share {
        Share(WHOLE / sharers as u64)
    }

    /// In parts of a win that are whole numbers, [`Share::WIN`] being the unit.
    pub fn parts(self) -> u64 {
        self.0
    }

    pub fn to_f64(self) -> f64 {
        self.0 as f64 / WHOLE as f64
    }
}

impl Add for Share {
    type Output = Share;
    fn add(self, other: Share) -> Share {
        Share(self.0 + other.0)
    }
}

impl AddAssign for Share {
    fn add_assign(&mut self, other: Share) {
        self.0 += other.0;
    }
}

impl std::iter::Sum for Share {
    fn sum<I: Iterator<Item = Share>>(shares: I) -> Share {
        shares.fold(Share::NONE, Add::add)
    }
}

/// What every seat won, by their ranks.
pub fn shares(ranks: &[u8]) -> PerSeat<Share> {
    let sharers = ranks.iter().filter(|&&rank| rank == 1).count();
    ranks.iter().map(|&rank| if rank == 1 { Share::of(sharers) } else { Share::NONE }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_first_place_is_shared_by_all_who_have_it() {
        assert_eq!(shares(&[2, 1, 3])[..], [Share::NONE, Share::WIN, Share::NONE]);
        assert_eq!(shares(&[1, 1, 3, 1])[3].to_f64(), 1.0 / 3.0);
    }

    #[test]
    fn every_match_has_exactly_one_win_to_share() {
        for sharers in 1..=8 {
            assert_eq!(shares(&[1; 8][..sharers]).into_iter().sum::<Share>(), Share::WIN);
        }
    }
}
