//! Playing on for some turns as simple players would, each with a little noise, and what the position is worth on the way.

use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::first_sight;
use super::tree::{SEATS, Shares, add};
use super::value::Valuer;
use game_core::random::{Rng, SimRng};
use game_core::{Game, Turn};
use gangster::{Action, Gangster, Phase};

/// Plays on from here and asks the net after each of these numbers of turns, which ascend; the mean of what it says. A
/// match that ends is worth its result from then on.
pub(super) fn roll_out(
    game: &Gangster,
    appraiser: &mut Appraiser,
    valuer: &mut Valuer,
    position: &mut Position,
    asked_after: &[usize],
    rng: &mut SimRng,
) -> Shares {
    let (mut turns, mut sum) = (0, [0.0; SEATS]);
    let mut left = asked_after;
    while let Some((&next, later)) = left.split_first() {
        position.draw(game, appraiser, rng);
        if game.turn(&position.state) == Turn::Over {
            let result = valuer.worth(game, &position.state).map(|share| share * left.len() as f32);
            add(&mut sum, &result);
            break;
        }
        if matches!(position.state.phase, Phase::Turn { .. }) {
            if turns == next {
                add(&mut sum, &valuer.worth(game, &position.state));
                left = later;
                continue;
            }
            turns += 1;
        }
        let action = noisy_sight(game, &appraiser.mind, position, rng);
        position.act(game, appraiser, action);
    }
    sum.map(|sum| sum / asked_after.len() as f32)
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

#[cfg(test)]
mod tests {
    use super::super::testing::{played, table};
    use super::super::weights::Weights;
    use super::*;
    use game_core::random::stream;

    #[test]
    fn asked_on_the_way_and_in_the_end_the_mean_counts() {
        let (game, mut compared) = (table(4), 0);
        let mut appraiser = Appraiser::new(Mind::new(Weights::TUNED), 1 << 8);
        let mut valuer = Valuer::trained();
        for steps in (20..400).step_by(5) {
            let state = played(&game, 3, steps);
            if !matches!(game.turn(&state), Turn::Seat(_)) {
                continue;
            }
            let mut worth = |asked_after: &[usize]| {
                let mut position = Position::new(&game, &mut appraiser, &state);
                roll_out(&game, &mut appraiser, &mut valuer, &mut position, asked_after, &mut stream(1, 1, 1))
            };
            let (early, late, both) = (worth(&[3]), worth(&[9]), worth(&[3, 9]));
            for ((early, late), both) in early.iter().zip(late).zip(both) {
                assert!(((early + late) / 2.0 - both).abs() < 1e-5, "{steps} steps");
            }
            compared += usize::from(early != late);
        }
        assert!(compared > 10, "{compared}");
    }
}
