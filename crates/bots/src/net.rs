//! A small net: what is seen of one seat goes in, how promising that is comes out; over all seats these make the
//! chances to win. The forward pass is written out, and inputs that are 0 cost nothing.

mod near;
mod parts;
mod shape;
mod wide;

pub(crate) use near::Near;
pub use shape::{Layers, Width};
pub(crate) use shape::{PART, Shape, at_width};
pub(crate) use wide::widely;

use game_core::PerSeat;
use game_core::random::{SimRng, below};

/// Inputs that are compared at once.
const STRETCH: usize = 8;

const MAGIC: &[u8; 4] = b"SPN1";
const MAGIC_WITH_PARTS: &[u8; 4] = b"SPN2";

/// The layers in the order of the weights: a part's inputs × units, biases (where there are parts); then what all parts
/// come to and the rest × first, biases, first × second, biases, second × 1, bias.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    layers: Layers,
    weights: Vec<f32>,
}

/// What the hidden layers held for one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hidden<const FIRST: usize, const SECOND: usize> {
    pub(crate) first: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
}

/// What flows into the first hidden layer; nothing does beyond its width.
pub(crate) type FirstSums = [f32; Width::Wide.first()];

impl Net {
    /// A net that knows nothing yet: random weights, but the last layer 0, so that all seats look alike.
    pub fn untrained(layers: Layers, rng: &mut SimRng) -> Net {
        let shape = Shape::of(layers);
        let mut weights = vec![0.0; shape.count];
        let mut fill = |weights: &mut [f32], fan_in: usize| {
            let width = (6.0 / fan_in as f32).sqrt();
            for weight in weights {
                *weight = (below(rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
            }
        };
        // Most inputs are 0 most of the time, so the first layer has fewer feeding it than it has inputs.
        fill(&mut weights[..shape.part_biases], layers.part.div_ceil(3).max(1));
        fill(&mut weights[shape.first..shape.first_biases], layers.fed().div_ceil(3));
        fill(&mut weights[shape.second..shape.second_biases], layers.width.first());
        Net { layers, weights }
    }

    /// Reads what [`Net::to_bytes`] wrote. How wide the net is shows in the number of its weights.
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        let (part, bytes) = match bytes.strip_prefix(MAGIC) {
            Some(bytes) => (0, bytes),
            None => number(bytes.strip_prefix(MAGIC_WITH_PARTS)?)?,
        };
        let (rest, bytes) = number(bytes)?;
        let (chunks, left) = bytes.as_chunks::<4>();
        let weights: Vec<f32> = chunks.iter().map(|chunk| f32::from_le_bytes(*chunk)).collect();
        let mut known = Width::ALL.map(|width| Layers { part, rest, width }).into_iter();
        let layers = known.find(|layers| Shape::of(*layers).count == weights.len())?;
        left.is_empty().then_some(Net { layers, weights })
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let Layers { part, rest, .. } = self.layers;
        let mut bytes = if part > 0 { MAGIC_WITH_PARTS } else { MAGIC }.to_vec();
        for count in [part, rest].into_iter().skip(usize::from(part == 0)) {
            bytes.extend((count as u32).to_le_bytes());
        }
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    pub fn layers(&self) -> Layers {
        self.layers
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// How promising what is fed to the first hidden layer looks, with what the hidden layers held, for learning.
    #[inline(always)]
    pub(crate) fn forward<const FIRST: usize, const SECOND: usize>(
        &self,
        fed: &[f32],
    ) -> (f32, Hidden<FIRST, SECOND>) {
        self.finish(self.first_sums_of(&[], fed))
    }

    /// How promising that looks.
    #[inline(always)]
    pub(crate) fn logit(&self, fed: &[f32]) -> f32 {
        at_width!(self.layers.width, self.forward::<FIRST, SECOND>(fed).0)
    }

    /// What flows into the first hidden layer.
    #[inline(always)]
    pub(crate) fn first_sums(&self, fed: &[f32]) -> FirstSums {
        let mut sums = [0.0; _];
        at_width!(self.layers.width, sums[..FIRST].copy_from_slice(&self.first_sums_of::<FIRST>(&[], fed)));
        sums
    }

    /// The same where what is fed to it lies in two places.
    #[inline(always)]
    fn first_sums_of<const FIRST: usize>(&self, begin: &[f32], end: &[f32]) -> [f32; FIRST] {
        debug_assert_eq!(begin.len() + end.len(), self.layers.fed());
        let shape = Shape::of(self.layers);
        let mut sums: [f32; FIRST] = array(&self.weights[shape.first_biases..]);
        let (of_begin, of_end) = self.weights[shape.first..].as_chunks().0.split_at(begin.len());
        accumulate_all(&mut sums, begin, of_begin);
        accumulate_all(&mut sums, end, of_end);
        sums
    }

    /// How promising `fed` looks, where the sums of something `like` it are known: what is equal costs nothing.
    #[inline(always)]
    pub(crate) fn logit_near(&self, like: &[f32], sums: &FirstSums, fed: &[f32]) -> f32 {
        let weights = &self.weights[Shape::of(self.layers).first..];
        at_width!(self.layers.width, {
            let near = sums_near::<FIRST>(like, &array(sums), fed, weights.as_chunks().0);
            self.finish::<FIRST, SECOND>(near).0
        })
    }

    #[inline(always)]
    fn finish<const FIRST: usize, const SECOND: usize>(
        &self,
        first_sums: [f32; FIRST],
    ) -> (f32, Hidden<FIRST, SECOND>) {
        let (shape, weights) = (Shape::of(self.layers), &self.weights);
        let first = first_sums.map(|sum| sum.max(0.0));
        let mut second: [f32; SECOND] = array(&weights[shape.second_biases..]);
        let rows = weights[shape.second..shape.second_biases].as_chunks::<SECOND>().0;
        for (&value, row) in first.iter().zip(rows) {
            accumulate(&mut second, value, row);
        }
        second = second.map(|sum| sum.max(0.0));
        let last = &weights[shape.last..shape.last_bias];
        let logit = second.iter().zip(last).map(|(value, weight)| value * weight).sum::<f32>();
        (logit + weights[shape.last_bias], Hidden { first, second })
    }

    /// The chances to win of so many seats, from what is seen of each: `rows` holds one row a seat, all equally long.
    pub fn chances(&self, rows: &[f32], seats: usize) -> PerSeat<f32> {
        let mut room = Vec::new();
        let seen = rows.chunks_exact(rows.len() / seats);
        softmax(widely(
            #[inline(always)]
            || {
                // A loop, for `collect` would be compiled by itself and not widely.
                let mut logits = PerSeat::new();
                for seen in seen {
                    logits.push(self.logit(self.fed(seen, &mut room)));
                }
                logits
            },
        ))
    }
}

/// The sums of `seen`, where those of something `like` it are known.
#[inline(always)]
fn sums_near<const N: usize>(like: &[f32], sums: &[f32; N], seen: &[f32], rows: &[[f32; N]]) -> [f32; N] {
    let mut sums = *sums;
    let stretches = like.chunks(STRETCH).zip(seen.chunks(STRETCH)).zip(rows.chunks(STRETCH));
    for ((like, seen), rows) in stretches.filter(|((like, seen), _)| differ(like, seen)) {
        for ((before, now), row) in like.iter().zip(seen).zip(rows) {
            if before != now {
                accumulate(&mut sums, now - before, row);
            }
        }
    }
    sums
}

/// A number of the file's beginning, and what comes after it.
fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let (number, rest) = bytes.split_first_chunk::<4>()?;
    Some((u32::from_le_bytes(*number) as usize, rest))
}

/// Whether any number is another, all at once.
#[inline(always)]
fn differ(like: &[f32], seen: &[f32]) -> bool {
    like.iter().zip(seen).fold(0, |bits, (like, seen)| bits | (like.to_bits() ^ seen.to_bits())) != 0
}

/// Adds what is not 0.
#[inline(always)]
fn accumulate_all<const N: usize>(sums: &mut [f32; N], values: &[f32], rows: &[[f32; N]]) {
    for (&value, row) in values.iter().zip(rows) {
        if value != 0.0 {
            accumulate(sums, value, row);
        }
    }
}

#[inline(always)]
fn accumulate<const N: usize>(sums: &mut [f32; N], value: f32, row: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += value * weight;
    }
}

#[inline(always)]
fn array<const N: usize>(weights: &[f32]) -> [f32; N] {
    *weights.first_chunk().expect("a net has all the weights of its shape")
}

/// Positive numbers that sum to 1, in the proportions of the exponentials of `logits`.
pub(crate) fn softmax(mut logits: PerSeat<f32>) -> PerSeat<f32> {
    let most = logits.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    let mut sum = 0.0;
    for logit in &mut logits {
        *logit = (*logit - most).exp();
        sum += *logit;
    }
    for chance in &mut logits {
        *chance /= sum;
    }
    logits
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::stream;

    #[test]
    fn a_net_reads_what_it_wrote() {
        let sizes = |width| [Layers::plain(7, width), Layers { part: 3, rest: 5, width }];
        for layers in Width::ALL.into_iter().flat_map(sizes) {
            let net = Net::untrained(layers, &mut stream(1, 1, 1));
            let bytes = net.to_bytes();
            assert_eq!(Net::from_bytes(&bytes), Some(net));
            assert_eq!(Net::from_bytes(&bytes[1..]), None);
            assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 4]), None);
        }
        assert_eq!(Net::from_bytes(&[]), None);
    }

    #[test]
    fn an_untrained_net_holds_all_seats_for_equal() {
        let net = Net::untrained(Layers::plain(3, Width::Narrow), &mut stream(1, 1, 1));
        let chances = net.chances(&[1.0, 0.0, 2.0, 0.5, 0.5, 0.5], 2);
        assert_eq!(chances[..], [0.5, 0.5]);
    }

    #[test]
    fn what_is_nearly_alike_is_valued_the_same_from_there_as_from_scratch() {
        for width in Width::ALL {
            let mut net = Net::untrained(Layers::plain(20, width), &mut stream(4, 4, 4));
            let mut rng = stream(5, 5, 5);
            net.weights_mut().iter_mut().for_each(|weight| *weight += below(&mut rng, 100) as f32 / 500.0);
            let like: Vec<f32> = (0..20).map(|each| (each % 3) as f32).collect();
            let mut seen = like.clone();
            (seen[3], seen[17], seen[19]) = (0.5, 0.0, -1.0);
            let near = net.logit_near(&like, &net.first_sums(&like), &seen);
            assert!((near - net.logit(&seen)).abs() < 1e-4, "{width:?}");
            assert!((near - net.logit(&like)).abs() > 1e-3, "{width:?}");
        }
    }

    #[test]
    fn chances_sum_to_one_however_large_the_logits() {
        let chances = softmax([1000.0, 0.0, 1000.0].into_iter().collect());
        assert_eq!(chances[..], [0.5, 0.0, 0.5]);
    }
}
