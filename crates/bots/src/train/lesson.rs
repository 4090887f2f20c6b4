//! What a net learns from: positions with the chances they turned out to have, and the gradient of the difference.

use super::adam::Adam;
use crate::Net;
use crate::net::{Hidden, PART, Shape, at_width, softmax, widely};
use game_core::PerSeat;

/// Positions in one step of learning.
const MINIBATCH: usize = 128;

/// A position: what is seen of each seat, and what the chances to win should have been.
#[derive(Clone, PartialEq, Debug)]
pub struct Lesson {
    pub rows: Vec<f32>,
    pub target: PerSeat<f32>,
}

/// Learns from the lessons once each, spread so that positions of one match do not come together.
pub(super) fn learn(net: &mut Net, optimizer: &mut Adam, lessons: &[Lesson]) {
    let steps = lessons.len().div_ceil(MINIBATCH);
    let mut gradient = vec![0.0; net.weights().len()];
    for step in 0..steps {
        gradient.fill(0.0);
        let mut count = 0;
        for lesson in lessons.iter().skip(step).step_by(steps) {
            add_gradient(net, lesson, &mut gradient);
            count += 1;
        }
        for slope in &mut gradient {
            *slope /= count as f32;
        }
        optimizer.step(net.weights_mut(), &gradient);
    }
}

/// Adds the gradient of the cross-entropy between the target and the net's chances.
fn add_gradient(net: &Net, lesson: &Lesson, gradient: &mut [f32]) {
    at_width!(net.layers().width, add_gradient_of::<FIRST, SECOND>(net, lesson, gradient));
}

fn add_gradient_of<const FIRST: usize, const SECOND: usize>(
    net: &Net,
    lesson: &Lesson,
    gradient: &mut [f32],
) {
    widely(
        #[inline(always)]
        || {
            let rows = || lesson.rows.chunks_exact(lesson.rows.len() / lesson.target.len());
            let mut seen: PerSeat<(Vec<f32>, Hidden<FIRST, SECOND>)> = PerSeat::new();
            let mut logits = PerSeat::new();
            for row in rows() {
                let mut room = Vec::new();
                let fed = net.fed(row, &mut room);
                let (logit, hidden) = net.forward(fed);
                logits.push(logit);
                seen.push((fed.to_vec(), hidden));
            }
            let chances = softmax(logits);
            for ((row, (fed, hidden)), (chance, target)) in
                rows().zip(&seen).zip(chances.iter().zip(&lesson.target))
            {
                let slopes = backward(net, fed, hidden, chance - target, gradient);
                if net.layers().part > 0 {
                    let units = net.weights()[Shape::of(net.layers()).first..].as_chunks::<FIRST>().0;
                    let slope = |unit: usize| {
                        units[unit].iter().zip(&slopes).map(|(weight, slope)| weight * slope).sum()
                    };
                    let of_parts: [f32; PART] = std::array::from_fn(slope);
                    net.add_slopes_of_parts(row, &of_parts, gradient);
                }
            }
        },
    );
}

/// Adds the gradient that flows back from the logit of one seat; gives the slopes of what flows into the first layer.
#[inline(always)]
fn backward<const FIRST: usize, const SECOND: usize>(
    net: &Net,
    fed: &[f32],
    hidden: &Hidden<FIRST, SECOND>,
    error: f32,
    gradient: &mut [f32],
) -> [f32; FIRST] {
    let (shape, weights) = (Shape::of(net.layers()), net.weights());
    gradient[shape.last_bias] += error;
    let mut second = [0.0; SECOND];
    for (unit, slope) in second.iter_mut().enumerate() {
        gradient[shape.last + unit] += error * hidden.second[unit];
        *slope = if hidden.second[unit] > 0.0 { error * weights[shape.last + unit] } else { 0.0 };
        gradient[shape.second_biases + unit] += *slope;
    }
    let mut first = [0.0; FIRST];
    for (unit, slope) in first.iter_mut().enumerate().filter(|(unit, _)| hidden.first[*unit] > 0.0) {
        let at = shape.second + unit * SECOND;
        *slope = (0..SECOND).map(|next| second[next] * weights[at + next]).sum();
        for (next, &flow) in second.iter().enumerate() {
            gradient[at + next] += flow * hidden.first[unit];
        }
        gradient[shape.first_biases + unit] += *slope;
    }
    for (input, &value) in fed.iter().enumerate().filter(|(_, value)| **value != 0.0) {
        for (slope, &flow) in gradient[shape.first + input * FIRST..][..FIRST].iter_mut().zip(&first) {
            *slope += value * flow;
        }
    }
    first
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{Layers, Width};
    use game_core::random::{below, stream};

    /// Seats see two bits each; exactly one of them, the first seat for which they differ, wins.
    fn lessons(count: usize) -> Vec<Lesson> {
        let mut rng = stream(5, 5, 5);
        let mut lesson = || {
            let winner = below(&mut rng, 3) as usize;
            let mut rows = Vec::new();
            for seat in 0..3 {
                let bit = below(&mut rng, 2) as f32;
                rows.extend([bit, if seat == winner { 1.0 - bit } else { bit }]);
            }
            let target = (0..3).map(|seat| f32::from(u8::from(seat == winner))).collect();
            Lesson { rows, target }
        };
        (0..count).map(|_| lesson()).collect()
    }

    #[test]
    fn a_net_learns_to_tell_equal_bits_from_different_ones() {
        let mut net = Net::untrained(Layers::plain(2, Width::Narrow), &mut stream(1, 1, 1));
        let mut optimizer = Adam::new(net.weights().len());
        optimizer.rate = 1e-2;
        let lessons = lessons(512);
        for _ in 0..100 {
            learn(&mut net, &mut optimizer, &lessons);
        }
        for Lesson { rows, target } in &lessons {
            let chances = net.chances(rows, 3);
            let winner = target.iter().position(|&share| share == 1.0).unwrap();
            assert!(chances[winner] > 0.95, "{chances:?} for {rows:?}");
        }
    }

    #[test]
    fn the_gradient_is_that_of_the_loss() {
        // The second one sees two parts of a seat, and nothing else but one number.
        let sizes = |width| [Layers::plain(7, width), Layers { part: 3, rest: 1, width }];
        for layers in Width::ALL.into_iter().flat_map(sizes) {
            check_gradient(Net::untrained(layers, &mut stream(2, 2, 2)));
        }
    }

    #[track_caller]
    fn check_gradient(mut net: Net) {
        let mut rng = stream(3, 3, 3);
        for weight in net.weights_mut() {
            *weight += below(&mut rng, 1000) as f32 / 2000.0 - 0.2;
        }
        let rows = (0..21).map(|each| each as f32 / 12.0 - 0.6).collect();
        let lesson = Lesson { rows, target: [0.2, 0.5, 0.3].into_iter().collect() };
        let mut gradient = vec![0.0; net.weights().len()];
        add_gradient(&net, &lesson, &mut gradient);
        let loss = |net: &Net| -> f32 {
            let chances = net.chances(&lesson.rows, 3);
            chances.iter().zip(&lesson.target).map(|(chance, target)| -target * chance.ln()).sum()
        };
        for at in (0..gradient.len()).step_by(7) {
            let (mut up, mut down) = (net.clone(), net.clone());
            up.weights_mut()[at] += 2e-3;
            down.weights_mut()[at] -= 2e-3;
            let slope = (loss(&up) - loss(&down)) / 4e-3;
            assert!((slope - gradient[at]).abs() < 5e-3, "weight {at}: {slope} but {}", gradient[at]);
        }
    }
}
