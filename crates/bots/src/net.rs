//! A small net: what is seen of one seat goes in, how promising that is comes out; over all seats these make the
//! chances to win. The forward pass is written out, and inputs that are 0 cost nothing.

use game_core::PerSeat;
use game_core::random::{SimRng, below};

/// Units of the first and of the second hidden layer.
pub(crate) const FIRST: usize = 32;
pub(crate) const SECOND: usize = 16;

/// Inputs that are compared at once.
const STRETCH: usize = 8;

const MAGIC: &[u8; 4] = b"SPN1";

/// Layers in the order of the weights: inputs × first, biases, first × second, biases, second × 1, bias.
#[derive(Clone, PartialEq, Debug)]
pub struct Net {
    inputs: usize,
    weights: Vec<f32>,
}

/// Where each layer lies among the weights.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Shape {
    pub(crate) first_biases: usize,
    pub(crate) second: usize,
    pub(crate) second_biases: usize,
    pub(crate) last: usize,
    pub(crate) last_bias: usize,
    pub(crate) count: usize,
}

/// What the hidden layers held for one seat.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Hidden {
    pub(crate) first: [f32; FIRST],
    pub(crate) second: [f32; SECOND],
}

impl Shape {
    pub(crate) const fn of(inputs: usize) -> Shape {
        let first_biases = inputs * FIRST;
        let second = first_biases + FIRST;
        let second_biases = second + FIRST * SECOND;
        let last = second_biases + SECOND;
        let last_bias = last + SECOND;
        Shape { first_biases, second, second_biases, last, last_bias, count: last_bias + 1 }
    }
}

impl Net {
    /// A net that knows nothing yet: random weights, but the last layer 0, so that all seats look alike.
    pub fn untrained(inputs: usize, rng: &mut SimRng) -> Net {
        let shape = Shape::of(inputs);
        let mut weights = vec![0.0; shape.count];
        let mut fill = |weights: &mut [f32], fan_in: usize| {
            let width = (6.0 / fan_in as f32).sqrt();
            for weight in weights {
                *weight = (below(rng, 1 << 20) as f32 / (1 << 19) as f32 - 1.0) * width;
            }
        };
        // Most inputs are 0 most of the time, so the first layer has fewer feeding it than it has inputs.
        fill(&mut weights[..shape.first_biases], inputs.div_ceil(3));
        fill(&mut weights[shape.second..shape.second_biases], FIRST);
        Net { inputs, weights }
    }

    /// Reads what [`Net::to_bytes`] wrote.
    pub fn from_bytes(bytes: &[u8]) -> Option<Net> {
        let rest = bytes.strip_prefix(MAGIC)?;
        let (inputs, rest) = rest.split_first_chunk::<4>()?;
        let inputs = u32::from_le_bytes(*inputs) as usize;
        let (chunks, left) = rest.as_chunks::<4>();
        let weights: Vec<f32> = chunks.iter().map(|chunk| f32::from_le_bytes(*chunk)).collect();
        (left.is_empty() && weights.len() == Shape::of(inputs).count).then_some(Net { inputs, weights })
    }

    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend((self.inputs as u32).to_le_bytes());
        bytes.extend(self.weights.iter().flat_map(|weight| weight.to_le_bytes()));
        bytes
    }

    pub fn inputs(&self) -> usize {
        self.inputs
    }

    pub fn weights(&self) -> &[f32] {
        &self.weights
    }

    pub fn weights_mut(&mut self) -> &mut [f32] {
        &mut self.weights
    }

    /// How promising what is seen of a seat looks.
    #[inline]
    pub fn logit(&self, seen: &[f32]) -> f32 {
        self.forward(seen).0
    }

    /// The same with what the hidden layers held, for learning.
    #[inline]
    pub(crate) fn forward(&self, seen: &[f32]) -> (f32, Hidden) {
        self.finish(self.first_sums(seen))
    }

    /// What flows into the first hidden layer.
    #[inline]
    pub(crate) fn first_sums(&self, seen: &[f32]) -> [f32; FIRST] {
        debug_assert_eq!(seen.len(), self.inputs);
        let mut sums: [f32; FIRST] = array(&self.weights[Shape::of(self.inputs).first_biases..]);
        for (&value, row) in seen.iter().zip(self.weights.as_chunks::<FIRST>().0) {
            if value != 0.0 {
                accumulate(&mut sums, value, row);
            }
        }
        sums
    }

    /// How promising `seen` looks, where the sums of something `like` it are known: what is equal costs nothing.
    #[inline]
    pub(crate) fn logit_near(&self, like: &[f32], sums: &[f32; FIRST], seen: &[f32]) -> f32 {
        let (mut sums, rows) = (*sums, self.weights.as_chunks::<FIRST>().0);
        let stretches = like.chunks(STRETCH).zip(seen.chunks(STRETCH)).zip(rows.chunks(STRETCH));
        for ((like, seen), rows) in stretches.filter(|((like, seen), _)| differ(like, seen)) {
            for ((before, now), row) in like.iter().zip(seen).zip(rows) {
                if before != now {
                    accumulate(&mut sums, now - before, row);
                }
            }
        }
        self.finish(sums).0
    }

    fn finish(&self, first_sums: [f32; FIRST]) -> (f32, Hidden) {
        let (shape, weights) = (Shape::of(self.inputs), &self.weights);
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

    /// The chances to win of all seats, from what is seen of each: `rows` holds one row of inputs a seat.
    pub fn chances(&self, rows: &[f32]) -> PerSeat<f32> {
        let logits = rows.chunks_exact(self.inputs).map(|seen| self.logit(seen));
        softmax(logits.collect())
    }
}

/// Whether any number is another, all at once.
#[inline]
fn differ(like: &[f32], seen: &[f32]) -> bool {
    like.iter().zip(seen).fold(0, |bits, (like, seen)| bits | (like.to_bits() ^ seen.to_bits())) != 0
}

#[inline(always)]
fn accumulate<const N: usize>(sums: &mut [f32; N], value: f32, row: &[f32; N]) {
    for (sum, weight) in sums.iter_mut().zip(row) {
        *sum += value * weight;
    }
}

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
        let net = Net::untrained(7, &mut stream(1, 1, 1));
        let bytes = net.to_bytes();
        assert_eq!(Net::from_bytes(&bytes), Some(net));
        assert_eq!(Net::from_bytes(&bytes[1..]), None);
        assert_eq!(Net::from_bytes(&bytes[..bytes.len() - 4]), None);
        assert_eq!(Net::from_bytes(&[]), None);
    }

    #[test]
    fn an_untrained_net_holds_all_seats_for_equal() {
        let net = Net::untrained(3, &mut stream(1, 1, 1));
        let chances = net.chances(&[1.0, 0.0, 2.0, 0.5, 0.5, 0.5]);
        assert_eq!(chances[..], [0.5, 0.5]);
    }

    #[test]
    fn what_is_nearly_alike_is_valued_the_same_from_there_as_from_scratch() {
        let mut net = Net::untrained(20, &mut stream(4, 4, 4));
        let mut rng = stream(5, 5, 5);
        net.weights_mut().iter_mut().for_each(|weight| *weight += below(&mut rng, 100) as f32 / 500.0);
        let like: Vec<f32> = (0..20).map(|each| (each % 3) as f32).collect();
        let mut seen = like.clone();
        (seen[3], seen[17], seen[19]) = (0.5, 0.0, -1.0);
        let near = net.logit_near(&like, &net.first_sums(&like), &seen);
        assert!((near - net.logit(&seen)).abs() < 1e-4);
        assert!((near - net.logit(&like)).abs() > 1e-3);
    }

    #[test]
    fn chances_sum_to_one_however_large_the_logits() {
        let chances = softmax([1000.0, 0.0, 1000.0].into_iter().collect());
        assert_eq!(chances[..], [0.5, 0.0, 0.5]);
    }
}
