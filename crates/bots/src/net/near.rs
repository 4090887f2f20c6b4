//! Positions that have much in common: the first one is looked at as a whole, of the others only what differs.

use super::parts::{add_part, is_there, take_part};
use super::wide::widely;
use super::{FIRST, Inputs, Net, PART, differ, softmax};
use game_core::PerSeat;

/// A position, and what of it flows through a net.
#[derive(Default)]
pub(crate) struct Near {
    rows: Vec<f32>,
    seats: PerSeat<SeatNear>,
}

/// What of a seat's row flows through the net.
struct SeatNear {
    /// What flows into the units of each part that is there.
    parts: Vec<Option<[f32; PART]>>,
    fed: Vec<f32>,
    first_sums: [f32; FIRST],
    logit: f32,
}

impl Near {
    /// Forgets the position: the next one asked about is looked at as a whole.
    pub(crate) fn forget(&mut self) {
        self.seats.clear();
    }

    /// The chances to win of so many seats; `rows` holds one row a seat, all equally long.
    pub(crate) fn chances(&mut self, net: &Net, rows: &[f32], seats: usize) -> PerSeat<f32> {
        let width = rows.len() / seats;
        if self.seats.len() != seats || self.rows.len() != rows.len() {
            self.rows.clear();
            self.rows.extend_from_slice(rows);
            self.seats = rows.chunks_exact(width).map(|row| SeatNear::new(net, row)).collect();
        }
        let likes = self.seats.iter().zip(self.rows.chunks_exact(width));
        let rows = likes.zip(rows.chunks_exact(width));
        softmax(widely(|| rows.map(|((seat, like), row)| seat.logit(net, like, row)).collect()))
    }
}

impl SeatNear {
    fn new(net: &Net, row: &[f32]) -> SeatNear {
        let Inputs { part, rest } = net.inputs();
        let parts = row[..row.len() - rest].chunks_exact(part.max(1));
        let parts = parts.map(|part| is_there(part).then(|| net.part_sums(part))).collect();
        let fed = net.fed(row, &mut Vec::new()).to_vec();
        let first_sums = net.first_sums(&fed);
        SeatNear { parts, logit: net.forward(&fed).0, fed, first_sums }
    }

    #[inline(always)]
    fn logit(&self, net: &Net, like: &[f32], row: &[f32]) -> f32 {
        if !differ(like, row) {
            return self.logit;
        }
        let Inputs { part: size, rest } = net.inputs();
        if size == 0 {
            return net.logit_near(like, &self.first_sums, row);
        }
        let end = row.len() - rest;
        let mut whole = *self.fed.first_chunk().expect("parts are fed first");
        let parts = like[..end].chunks_exact(size).zip(row[..end].chunks_exact(size));
        for ((like, part), sums) in parts.zip(&self.parts).filter(|((like, part), _)| differ(like, part)) {
            if let Some(sums) = sums {
                take_part(&mut whole, sums);
                add_part(&mut whole, &net.part_sums_near(like, sums, part));
            }
        }
        net.logit_near_parts(&self.fed, &self.first_sums, &whole, &row[end..])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::{below, stream};

    #[test]
    fn chances_near_a_position_are_those_from_scratch() {
        for (inputs, width) in [(Inputs::plain(20), 20), (Inputs { part: 5, rest: 4 }, 19)] {
            let mut net = Net::untrained(inputs, &mut stream(1, 1, 1));
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
}
