//! The layer that parts go through: every part by itself and all of them alike, so that what is learned of one holds
//! for the others; the net goes on with what they come to together.

use super::{Layers, Net, PART, Shape, accumulate, accumulate_all, array, at_width};

/// By how much each part counts in what they come to, so that many of them do not drown the rest.
const SHARE: f32 = 0.25;

impl Net {
    /// What of a seat's row is fed to the first hidden layer; `room` is a place to put it.
    #[inline(always)]
    pub(crate) fn fed<'a>(&self, row: &'a [f32], room: &'a mut Vec<f32>) -> &'a [f32] {
        let Layers { part, rest, .. } = self.layers;
        if part == 0 {
            return row;
        }
        let (parts, rest) = row.split_at(row.len() - rest);
        let mut whole = [0.0; PART];
        for part in parts.chunks_exact(part).filter(|part| is_there(part)) {
            add_part(&mut whole, &self.part_sums(part));
        }
        room.clear();
        room.extend(whole);
        room.extend_from_slice(rest);
        room
    }

    /// What flows into the units of a part.
    #[inline(always)]
    pub(crate) fn part_sums(&self, part: &[f32]) -> [f32; PART] {
        let mut sums: [f32; PART] = array(&self.weights[Shape::of(self.layers).part_biases..]);
        accumulate_all(&mut sums, part, self.weights.as_chunks().0);
        sums
    }

    /// What a part comes to.
    #[inline(always)]
    pub(crate) fn units_of(&self, part: &[f32]) -> [f32; PART] {
        let mut units = [0.0; PART];
        if is_there(part) {
            add_part(&mut units, &self.part_sums(part));
        }
        units
    }

    /// How promising a seat looks, told what all its parts come to and the rest.
    #[inline(always)]
    pub(crate) fn logit_of(&self, whole: &[f32; PART], rest: &[f32]) -> f32 {
        at_width!(self.layers.width, self.finish::<FIRST, SECOND>(self.first_sums_of(whole, rest)).0)
    }

    /// Adds the gradient of the weights of a seat's parts, given the slopes of what they come to.
    #[inline(always)]
    pub(crate) fn add_slopes_of_parts(&self, row: &[f32], slopes: &[f32; PART], gradient: &mut [f32]) {
        let Layers { part, rest, .. } = self.layers;
        let biases = Shape::of(self.layers).part_biases;
        for part in row[..row.len() - rest].chunks_exact(part).filter(|part| is_there(part)) {
            let mut flow = self.part_sums(part);
            for (flow, slope) in flow.iter_mut().zip(slopes) {
                *flow = if *flow > 0.0 { SHARE * slope } else { 0.0 };
            }
            for (&value, row) in part.iter().zip(gradient[..biases].as_chunks_mut::<PART>().0) {
                if value != 0.0 {
                    accumulate(row, value, &flow);
                }
            }
            accumulate(&mut gradient[biases..].as_chunks_mut().0[0], 1.0, &flow);
        }
    }
}

/// A part of which nothing is seen is not there.
#[inline(always)]
fn is_there(part: &[f32]) -> bool {
    part.iter().any(|&value| value != 0.0)
}

/// Adds what a part comes to, told what flows into its units.
#[inline(always)]
fn add_part(whole: &mut [f32; PART], sums: &[f32; PART]) {
    for (whole, sum) in whole.iter_mut().zip(sums) {
        *whole += SHARE * sum.max(0.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::Width;
    use game_core::random::{below, stream};

    /// A net all of whose weights matter.
    fn net() -> Net {
        let mut net = Net::untrained(Layers { part: 3, rest: 2, width: Width::Wide }, &mut stream(1, 1, 1));
        let mut rng = stream(2, 2, 2);
        net.weights_mut().iter_mut().for_each(|weight| *weight += below(&mut rng, 100) as f32 / 500.0);
        net
    }

    fn logit(net: &Net, row: &[f32]) -> f32 {
        net.logit(net.fed(row, &mut Vec::new()))
    }

    #[test]
    fn the_order_of_parts_does_not_matter_and_what_is_in_them_does() {
        let net = net();
        let one = logit(&net, &[1.0, 0.0, 2.0, 0.5, 0.5, 0.0, 1.0, -1.0]);
        let turned = logit(&net, &[0.5, 0.5, 0.0, 1.0, 0.0, 2.0, 1.0, -1.0]);
        let other = logit(&net, &[0.5, 0.0, 2.0, 1.0, 0.5, 0.0, 1.0, -1.0]);
        assert!((one - turned).abs() < 1e-5 && (one - other).abs() > 1e-4, "{one} {turned} {other}");
    }

    #[test]
    fn a_part_that_is_not_there_changes_nothing() {
        let net = net();
        let without = logit(&net, &[1.0, 0.0, 2.0, 1.0, -1.0]);
        assert_eq!(without, logit(&net, &[1.0, 0.0, 2.0, 0.0, 0.0, 0.0, 1.0, -1.0]));
    }

    #[test]
    fn a_seat_looks_as_promising_from_what_its_parts_come_to_as_from_its_row() {
        let (net, row) = (net(), [1.0, 0.0, 2.0, 0.5, 0.5, 0.0, 1.0, -1.0]);
        let units = [&row[..3], &row[3..6], &[0.0; 3]].map(|part| net.units_of(part));
        let whole = std::array::from_fn(|unit| units.iter().map(|part| part[unit]).sum());
        assert!((net.logit_of(&whole, &row[6..]) - logit(&net, &row)).abs() < 1e-5);
    }
}
