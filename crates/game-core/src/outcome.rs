//! How a match ended: scores, ranks, and the game's own account of where the points came from.

use crate::PerSeat;
use serde::Serialize;
use std::fmt::Debug;

/// The result of a finished match; it serializes with at least `scores`, `ranks` and a `breakdown` per seat.
pub trait Outcome: Clone + PartialEq + Debug + Serialize + Send + Sync {
    fn scores(&self) -> &[i32];
    /// Rank 1 is best; seats that tie share a rank and the next ranks are left out (1, 1, 3).
    fn ranks(&self) -> &[u8];
}

/// Ranks by `keys`, one a seat, the greatest first: 1 + the number of seats with a greater key.
pub fn ranks_by<K: Ord>(keys: &[K]) -> PerSeat<u8> {
    keys.iter().map(|key| 1 + keys.iter().filter(|other| *other > key).count() as u8).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_keys_share_a_rank() {
        assert_eq!(ranks_by(&[5, 9, 5, 9, 1])[..], [3, 1, 3, 1, 5]);
    }
}
