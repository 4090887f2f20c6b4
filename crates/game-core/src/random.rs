//! Random draws that never change their values: generators by name, and a bounded draw frozen by test vectors.
//! Rules sample through these from whatever generator the driver brings.

pub use rand_core::{Rng, SeedableRng};

/// The generator of simulations and tests. (A server draws from ChaCha20 instead.)
pub type SimRng = rand_xoshiro::Xoshiro256PlusPlus;

/// A whole number below `bound`, every one equally likely (Lemire's method on the upper half of a 64-bit word).
///
/// # Panics
/// If `bound` is 0, in debug builds.
#[inline]
pub fn below(rng: &mut (impl Rng + ?Sized), bound: u32) -> u32 {
    debug_assert!(bound > 0, "nothing lies below 0");
    let mut product = (rng.next_u64() >> 32) * u64::from(bound);
    if (product as u32) < bound {
        let biased = bound.wrapping_neg() % bound;
        while (product as u32) < biased {
            product = (rng.next_u64() >> 32) * u64::from(bound);
        }
    }
    (product >> 32) as u32
}

/// One of `items`, every one equally likely.
///
/// # Panics
/// If there are none.
#[inline]
pub fn pick<T: Copy>(rng: &mut (impl Rng + ?Sized), items: &[T]) -> T {
    items[below(rng, items.len() as u32) as usize]
}

/// The position of one of the set bits of `bits`, every one equally likely.
///
/// # Panics
/// If none is set, in debug builds.
#[inline]
pub fn pick_bit(rng: &mut (impl Rng + ?Sized), bits: u32) -> u32 {
    let mut left = bits;
    for _ in 0..below(rng, bits.count_ones()) {
        left &= left - 1;
    }
    left.trailing_zeros()
}

/// A generator that depends only on the seed, the number of the match and the lane (0 for nature, 1 + seat for a
/// player), so that a match is the same however many are played at once, and its luck whoever plays it.
pub fn stream(seed: u64, number: u64, lane: u64) -> SimRng {
    SimRng::seed_from_u64(scramble(scramble(scramble(seed) ^ number) ^ lane))
}

/// The finalizer of SplitMix64: a bijection that spreads close numbers far apart.
fn scramble(number: u64) -> u64 {
    let mut z = number.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn draws_are_frozen() {
        let mut rng = stream(7, 1, 0);
        let drawn: Vec<u32> = (0..8).map(|_| below(&mut rng, 30)).collect();
        assert_eq!(drawn, FROZEN);
        let mut rng = stream(7, 1, 0);
        let bits: Vec<u32> = (0..8).map(|_| pick_bit(&mut rng, 0b1010_1100)).collect();
        assert_eq!(bits, FROZEN_BITS);
    }

    const FROZEN: [u32; 8] = [0, 22, 23, 23, 29, 15, 24, 1];
    const FROZEN_BITS: [u32; 8] = [2, 7, 7, 7, 7, 5, 7, 2];

    #[test]
    fn every_number_below_the_bound_is_equally_likely() {
        let mut rng = stream(1, 2, 3);
        let mut counts = [0f64; 30];
        for _ in 0..300_000 {
            counts[below(&mut rng, 30) as usize] += 1.0;
        }
        let chi_squared: f64 = counts.iter().map(|count| (count - 10_000.0).powi(2) / 10_000.0).sum();
        assert!(chi_squared < 58.3, "29 degrees of freedom, p = 0.001: {chi_squared}");
    }

    #[test]
    fn neighbouring_matches_and_lanes_differ() {
        let first = |seed, number, lane| stream(seed, number, lane).next_u64();
        let all = [first(1, 1, 0), first(1, 2, 0), first(2, 1, 0), first(1, 1, 1), first(1, 0, 1)];
        let distinct: std::collections::BTreeSet<u64> = all.into_iter().collect();
        assert_eq!(distinct.len(), all.len());
    }
}
