//! The simple player: the action that looks best at first sight, or at the easy level one that looks good.

use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::first_sight;
use crate::Player;
use game_core::Seat;
use game_core::random::{Rng, SimRng};
use gangster::{Action, Gangster, State};

/// How many districts it remembers.
const REMEMBERED: usize = 1 << 8;

pub(super) struct Greedy {
    appraiser: Appraiser,
    /// How far apart actions must be, in points, to be clearly better or worse; 0 takes the best always.
    looseness: f32,
}

impl Greedy {
    pub(super) fn new(mind: Mind, looseness: f32) -> Greedy {
        Greedy { appraiser: Appraiser::new(mind, REMEMBERED), looseness }
    }
}

impl Player<Gangster> for Greedy {
    fn choose(&mut self, game: &Gangster, state: &State, _: Seat, rng: &mut SimRng) -> Action {
        let position = Position::new(game, &mut self.appraiser, state);
        // With such noise on top it is a draw with the probabilities of a softmax.
        let noise = || if self.looseness > 0.0 { self.looseness * gumbel(rng) } else { 0.0 };
        first_sight(game, &self.appraiser.mind, &position, noise)
    }
}

/// Noise that turns a maximum into a softmax.
pub(super) fn gumbel(rng: &mut SimRng) -> f32 {
    -(-unit(rng).ln()).ln()
}

/// A number between 0 and 1, neither of them.
#[inline]
fn unit(rng: &mut SimRng) -> f32 {
    ((rng.next_u64() >> 41) as f32 + 0.5) / (1u32 << 23) as f32
}
