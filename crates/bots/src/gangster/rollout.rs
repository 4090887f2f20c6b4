//! Playing on for some turns as simple players would, each with a little noise, and what the position is worth then.

use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::first_sight;
use super::tree::Shares;
use super::value::Valuer;
use game_core::random::{Rng, SimRng};
use game_core::{Game, Turn};
use gangster::{Action, Gangster, Phase};

/// Plays `turns` turns from here and values what comes out; a match that ends is worth its result.
pub(super) fn roll_out(
    game: &Gangster,
    appraiser: &mut Appraiser,
    valuer: &mut Valuer,
    position: &mut Position,
    turns: usize,
    rng: &mut SimRng,
) -> Shares {
    let mut left = turns;
    loop {
        position.draw(game, appraiser, rng);
        if game.turn(&position.state) == Turn::Over {
            return valuer.worth(game, &position.state);
        }
        if matches!(position.state.phase, Phase::Turn { .. }) {
            if left == 0 {
                return valuer.worth(game, &position.state);
            }
            left -= 1;
        }
        let action = noisy_sight(game, &appraiser.mind, position, rng);
        position.act(game, appraiser, action);
    }
}

/// How many points of noise there are on what an action promises.
const NOISE: f32 = 1.0;

/// The action that looks best with some noise on top.
#[inline]
fn noisy_sight(game: &Gangster, mind: &Mind, position: &Position, rng: &mut SimRng) -> Action {
    let mut bits = rng.next_u64();
    first_sight(game, mind, position, || {
        // A step of a linear generator is enough for noise.
        bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        (bits >> 40) as f32 * (NOISE / (1 << 24) as f32)
    })
}
