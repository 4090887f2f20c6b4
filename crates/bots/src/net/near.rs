//! Positions that have much in common: the first one is looked at as a whole, of the others only what differs.

use super::wide::widely;
use super::{FirstSums, Net, softmax};
use game_core::PerSeat;

/// What of a position is fed to the first hidden layer of a net, and what flows into that.
#[derive(Default)]
pub(crate) struct Near {
    rows: Vec<f32>,
    first_sums: PerSeat<FirstSums>,
}

impl Near {
    /// Forgets the position: the next one asked about is looked at as a whole.
    pub(crate) fn forget(&mut self) {
        self.rows.clear();
    }

    /// The chances to win of so many seats; `rows` holds what is fed of each seat, all equally long.
    pub(crate) fn chances(&mut self, net: &Net, rows: &[f32], seats: usize) -> PerSeat<f32> {
        let width = rows.len() / seats;
        softmax(widely(
            #[inline(always)]
            || {
                if self.rows.len() != rows.len() {
                    self.look_at(net, rows, width);
                }
                // A loop, for `collect` would be compiled by itself and not widely.
                let mut logits = PerSeat::new();
                let seen = self.rows.chunks_exact(width).zip(rows.chunks_exact(width));
                for ((like, row), sums) in seen.zip(&self.first_sums) {
                    logits.push(net.logit_near(like, sums, row));
                }
                logits
            },
        ))
    }

    #[inline(always)]
    fn look_at(&mut self, net: &Net, rows: &[f32], width: usize) {
        self.rows.clear();
        self.rows.extend_from_slice(rows);
        self.first_sums.clear();
        for row in rows.chunks_exact(width) {
            self.first_sums.push(net.first_sums(row));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{Layers, Width};
    use game_core::random::{below, stream};

    #[test]
    fn chances_near_a_position_are_those_from_scratch() {
        let width = 20;
        let mut net = Net::untrained(Layers::plain(width, Width::Wide), &mut stream(1, 1, 1));
        let mut rng = stream(2, 2, 2);
        net.weights_mut().iter_mut().for_each(|weight| *weight += below(&mut rng, 100) as f32 / 500.0);
        let mut rows: Vec<f32> = (0..3 * width).map(|each| (each % 4) as f32 / 2.0).collect();
        let mut near = Near::default();
        for change in 0..6 {
            let chances = near.chances(&net, &rows, 3);
            for (near, whole) in chances.iter().zip(net.chances(&rows, 3)) {
                assert!((near - whole).abs() < 1e-5, "{change}");
            }
            rows[change * 9] += 0.7;
            rows[change + width] *= 0.5;
        }
    }
}
