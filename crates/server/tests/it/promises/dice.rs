//! Chance that can be had again: a seed printed when a proof fails.

use game_core::random::{SimRng, below, stream};

pub(crate) struct Dice(SimRng);

impl Dice {
    pub(crate) fn new(seed: u64, number: u64) -> Dice {
        Dice(stream(seed, number, 0))
    }

    pub(crate) fn below(&mut self, end: u64) -> u64 {
        u64::from(below(&mut self.0, end as u32))
    }

    /// True so many times in a hundred.
    pub(crate) fn percent(&mut self, chance: u64) -> bool {
        self.below(100) < chance
    }

    pub(crate) fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u64 + 1) as usize);
        }
    }

    pub(crate) fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u64) as usize]
    }
}
