//! The Adam optimizer: steps along the mean gradient, scaled by how much that varies.

pub(super) struct Adam {
    pub(super) rate: f32,
    means: Vec<f32>,
    squares: Vec<f32>,
    /// The powers of the decay rates so far, to correct for the zeros at the start.
    decayed: (f32, f32),
}

const MEAN_DECAY: f32 = 0.9;
const SQUARE_DECAY: f32 = 0.999;

impl Adam {
    pub(super) fn new(weights: usize) -> Adam {
        Adam { rate: 1e-3, means: vec![0.0; weights], squares: vec![0.0; weights], decayed: (1.0, 1.0) }
    }

    /// Moves the weights against the gradient.
    pub(super) fn step(&mut self, weights: &mut [f32], gradient: &[f32]) {
        self.decayed = (self.decayed.0 * MEAN_DECAY, self.decayed.1 * SQUARE_DECAY);
        let (mean_scale, square_scale) = (1.0 / (1.0 - self.decayed.0), 1.0 / (1.0 - self.decayed.1));
        let moments = self.means.iter_mut().zip(&mut self.squares);
        for ((weight, &slope), (mean, square)) in weights.iter_mut().zip(gradient).zip(moments) {
            *mean = MEAN_DECAY * *mean + (1.0 - MEAN_DECAY) * slope;
            *square = SQUARE_DECAY * *square + (1.0 - SQUARE_DECAY) * slope * slope;
            *weight -= self.rate * (*mean * mean_scale) / ((*square * square_scale).sqrt() + 1e-8);
        }
    }
}
