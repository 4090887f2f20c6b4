//! Playing on for some turns, each seat in its manner, and what the position is worth then.

use super::leaf::Leaf;
use super::manner::Manner;
use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::each_action;
use super::tree::{SEATS, Shares};
use game_core::random::{Rng, SimRng};
use game_core::{Game, Turn};
use gangster::{Action, Gangster, Phase, State};
use std::sync::LazyLock;

/// How each seat plays on.
pub(super) type Manners = [Manner; SEATS];

/// Plays on from positions; it remembers the districts it met, for each manner.
pub(super) struct Rollout {
    appraisers: [Appraiser; Manner::COUNT],
    leaf: Leaf,
}

impl Rollout {
    /// One that remembers at most so many districts for each manner.
    pub(super) fn new(most: usize) -> Rollout {
        let appraiser = |manner: Manner| Appraiser::new(Mind::new(manner.weights()), most);
        Rollout { appraisers: Manner::ALL.map(appraiser), leaf: Leaf::default() }
    }

    /// What a match that is over brought.
    pub(super) fn result(&self, game: &Gangster, state: &State) -> Shares {
        self.leaf.result(game, state)
    }

    /// Plays `turns` turns from here and values what comes out; a match that ends is worth its result.
    pub(super) fn play(
        &mut self,
        game: &Gangster,
        state: &State,
        manners: &Manners,
        turns: usize,
        rng: &mut SimRng,
    ) -> Shares {
        // A position as each manner sees it, those only that somebody plays in.
        let mut sights = Manner::ALL.map(|manner| {
            let is_needed = manners[..game.seats().count()].contains(&manner);
            is_needed.then(|| Position::new(game, &mut self.appraisers[manner as usize], state))
        });
        let mut left = turns;
        loop {
            let state = self.draw(game, &mut sights, rng);
            let Turn::Seat(seat) = game.turn(&state) else { return self.leaf.result(game, &state) };
            if matches!(state.phase, Phase::Turn { .. }) {
                if left == 0 {
                    return self.value(game, &sights, &state);
                }
                left -= 1;
            }
            let manner = manners[seat.index()];
            let sight = sights[manner as usize].as_ref().expect("a manner that somebody plays in is needed");
            let mind = &self.appraisers[manner as usize].mind;
            let action = loose_sight(game, mind, sight, manner.looseness(), rng);
            for (sight, appraiser) in sights.iter_mut().zip(&mut self.appraisers) {
                if let Some(sight) = sight {
                    sight.act(game, appraiser, action);
                }
            }
        }
    }

    /// Lets nature draw, the same for all, until a seat is to act or the match is over; returns the position.
    fn draw(
        &mut self,
        game: &Gangster,
        sights: &mut [Option<Position>; Manner::COUNT],
        rng: &mut SimRng,
    ) -> State {
        loop {
            let state = sights.iter().flatten().next().expect("every seat has a manner").state;
            if game.turn(&state) != Turn::Chance {
                return state;
            }
            let chance = game.sample(&state, rng);
            for (sight, appraiser) in sights.iter_mut().zip(&mut self.appraisers) {
                if let Some(sight) = sight {
                    sight.resolve(game, appraiser, &chance);
                }
            }
        }
    }

    /// The net knows positions as the simple player sees them.
    fn value(
        &mut self,
        game: &Gangster,
        sights: &[Option<Position>; Manner::COUNT],
        state: &State,
    ) -> Shares {
        let simple = Manner::Simple as usize;
        let appraiser = &mut self.appraisers[simple];
        let position = sights[simple].unwrap_or_else(|| Position::new(game, appraiser, state));
        self.leaf.value(game, &appraiser.mind, &position)
    }
}

/// How many different draws of noise there are.
const NOISES: usize = 1 << 12;

/// Noise that turns a maximum into a softmax, each as likely as the others.
static NOISE: LazyLock<[f32; NOISES]> = LazyLock::new(|| {
    std::array::from_fn(|at| {
        let share = (at as f32 + 0.5) / NOISES as f32;
        -(-share.ln()).ln()
    })
});

/// The action that looks best with noise on top: a draw with the probabilities of a softmax.
#[inline]
fn loose_sight(
    game: &Gangster,
    mind: &Mind,
    position: &Position,
    looseness: f32,
    rng: &mut SimRng,
) -> Action {
    let mut best = (None, f32::NEG_INFINITY);
    let (mut bits, noise) = (rng.next_u64(), &*NOISE);
    each_action(game, mind, position, &mut |action, score| {
        // A step of a linear generator is enough for noise.
        bits = bits.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(0x1405_7b7e_f767_814f);
        let score = score + looseness * noise[(bits >> 52) as usize];
        if score > best.1 {
            best = (Some(action), score);
        }
    });
    best.0.expect("a seat that is to act has an action")
}
