//! How long something takes, as counts of times up to a few bounds.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// Upper bounds in milliseconds: a synced commit takes a few, a disk in trouble thousands.
pub(super) const BOUNDS: [u64; 13] = [1, 2, 5, 10, 15, 25, 50, 100, 250, 500, 1000, 2500, 5000];

#[derive(Default)]
pub(crate) struct Histogram {
    /// How many were within each bound but not within the one before.
    counts: [AtomicU64; BOUNDS.len()],
    /// How many took longer than any bound.
    longer: AtomicU64,
    micros: AtomicU64,
}

impl Histogram {
    pub(super) fn add(&self, took: Duration) {
        let place = BOUNDS.iter().position(|bound| took <= Duration::from_millis(*bound));
        place.map_or(&self.longer, |place| &self.counts[place]).fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(took.as_micros() as u64, Ordering::Relaxed);
    }

    /// How many were within each bound.
    pub(super) fn within(&self) -> impl Iterator<Item = (u64, u64)> {
        BOUNDS.into_iter().zip(&self.counts).scan(0, |sum, (bound, count)| {
            *sum += count.load(Ordering::Relaxed);
            Some((bound, *sum))
        })
    }

    pub(super) fn count(&self) -> u64 {
        let longer = self.longer.load(Ordering::Relaxed);
        longer + self.counts.iter().map(|count| count.load(Ordering::Relaxed)).sum::<u64>()
    }

    pub(super) fn seconds(&self) -> f64 {
        self.micros.load(Ordering::Relaxed) as f64 / 1e6
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_time_counts_within_all_bounds_that_it_does_not_exceed() {
        let histogram = Histogram::default();
        for micros in [1000, 1001, 9_000_000] {
            histogram.add(Duration::from_micros(micros));
        }
        let within: Vec<(u64, u64)> = histogram.within().collect();
        assert_eq!((within[0], within[1], within[12]), ((1, 1), (2, 2), (5000, 2)));
        assert_eq!(histogram.count(), 3);
        assert!((histogram.seconds() - 9.002_001).abs() < 1e-9);
    }
}
