//! Positions that have much in common: the first one is looked at as a whole, of the others only what differs.

use super::parts::{add_part, is_there, take_part};
use super::wide::widely;
use super::{FIRST, Inputs, Net, PART, differ, softmax};
use game_core::PerSeat;

/// A position, and what of it flows through a net.
#[derive(Default)]
pub(crate) struct Near {
    rows: Vec<f32>,
    /// What flows into the units of each part that is there, part after part and seat after seat.
    parts: Vec<Option<[f32; PART]>>,
    /// What all parts of each seat come to.
    wholes: PerSeat<[f32; PART]>,
    first_sums: PerSeat<[f32; FIRST]>,
    logits: PerSeat<f32>,
}

impl Near {
    /// Forgets the position: the next one asked about is looked at as a whole.
    pub(crate) fn forget(&mut self) {
        self.rows.clear();
    }

    /// The chances to win of so many seats; `rows` holds one row a seat, all equally long.
    pub(crate) fn chances(&mut self, net: &Net, rows: &[f32], seats: usize) -> PerSeat<f32> {
        let width = rows.len() / seats;
        if self.rows.len() != rows.len() {
            widely(
                #[inline(always)]
                || self.look_at(net, rows, width),
            );
            return softmax(self.logits.clone());
        }
        let seen = self.rows.chunks_exact(width).zip(rows.chunks_exact(width)).enumerate();
        softmax(widely(
            #[inline(always)]
            || {
                // A loop, for `collect` would be compiled by itself and not widely.
                let mut logits = PerSeat::new();
                for (seat, (like, row)) in seen {
                    logits.push(self.logit(net, seat, like, row));
                }
                logits
            },
        ))
    }

    #[inline(always)]
    fn look_at(&mut self, net: &Net, rows: &[f32], width: usize) {
        let Inputs { part, rest } = net.inputs();
        self.rows.clear();
        self.rows.extend_from_slice(rows);
        self.parts.clear();
        (self.wholes, self.first_sums, self.logits) = (PerSeat::new(), PerSeat::new(), PerSeat::new());
        for row in rows.chunks_exact(width) {
            let (parts, rest) = row.split_at(width - rest);
            let mut whole = [0.0; PART];
            for part in parts.chunks_exact(part.max(1)) {
                let sums = is_there(part).then(|| net.part_sums(part));
                sums.iter().for_each(|sums| add_part(&mut whole, sums));
                self.parts.push(sums);
            }
            let sums = net.first_sums_of(if part > 0 { &whole } else { &[] }, rest);
            self.wholes.push(whole);
            self.logits.push(net.finish(sums).0);
            self.first_sums.push(sums);
        }
    }

    #[inline(always)]
    fn logit(&self, net: &Net, seat: usize, like: &[f32], row: &[f32]) -> f32 {
        let Inputs { part: size, rest } = net.inputs();
        let sums = &self.first_sums[seat];
        if size == 0 {
            return net.logit_near(like, sums, row);
        }
        if !differ(like, row) {
            return self.logits[seat];
        }
        let end = row.len() - rest;
        let mut whole = self.wholes[seat];
        let parts = like[..end].chunks_exact(size).zip(row[..end].chunks_exact(size));
        let known = &self.parts[seat * end / size..];
        for ((like, part), sums) in parts.zip(known).filter(|((like, part), _)| differ(like, part)) {
            if let Some(sums) = sums {
                take_part(&mut whole, sums);
                add_part(&mut whole, &net.part_sums_near(like, sums, part));
            }
        }
        net.logit_near_parts((&self.wholes[seat], &like[end..]), sums, (&whole, &row[end..]))
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
