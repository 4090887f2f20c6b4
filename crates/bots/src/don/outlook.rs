//! The chances to win in positions between two auctions: learned, or exact once the match is over.

use super::holdings::MOST_SEATS;
use super::likeness::Likeness;
use super::rivals::{Belief, Softness};
use crate::Net;
use crate::net::softmax;
use don::{Don, Phase, State};
use game_core::{Game, Outcome};
use std::sync::Arc;

/// The chance to win of every seat; seats that are not there have none.
pub(super) type Chances = [f32; MOST_SEATS];

/// How much points count beside winning, so that a lost position is still played well.
const POINTS_SHARE: f32 = 0.02;

/// How many positions are kept that others may be like: one for each seat that may take a lot.
const KEPT: usize = MOST_SEATS;

#[derive(Clone)]
pub(super) struct Outlook {
    /// What the rivals have shown so far.
    belief: Belief,
    net: Arc<Net>,
    /// Positions valued lately, of which the next ones often differ in chips only.
    known: Vec<Likeness>,
    /// Which of them is forgotten next.
    oldest: usize,
    rows: Vec<f32>,
}

impl Outlook {
    pub(super) fn new(net: Arc<Net>) -> Outlook {
        Outlook {
            belief: Belief::new(Softness::LEARNING),
            net,
            known: Vec::with_capacity(KEPT),
            oldest: 0,
            rows: Vec::new(),
        }
    }

    pub(super) fn belief(&self) -> &Belief {
        &self.belief
    }

    /// Takes over what the rivals have shown.
    pub(super) fn believe(&mut self, belief: Belief) {
        self.belief = belief;
        self.known.clear();
        self.oldest = 0;
    }

    pub(super) fn chances(&mut self, game: &Don, state: &State) -> Chances {
        match state.phase {
            Phase::Over => result(game, state),
            _ => self.learned(game, state),
        }
    }

    fn learned(&mut self, game: &Don, state: &State) -> Chances {
        let known = self.known.iter().position(|known| known.is_of(state));
        let at = known.unwrap_or_else(|| self.remember(game, state));
        let logits = self.known[at].logits(&self.net, state, &mut self.rows);
        let mut chances = [0.0; MOST_SEATS];
        for (chance, learned) in chances.iter_mut().zip(softmax(logits)) {
            *chance = learned;
        }
        chances
    }

    /// Keeps a position in place of the oldest one, and tells where.
    fn remember(&mut self, game: &Don, state: &State) -> usize {
        let likeness = Likeness::of(&self.net, state, game.seats().count(), &self.belief);
        let at = self.oldest;
        match self.known.get_mut(at) {
            Some(oldest) => *oldest = likeness,
            None => self.known.push(likeness),
        }
        self.oldest = (at + 1) % KEPT;
        at
    }
}

fn result(game: &Don, state: &State) -> Chances {
    let outcome = game.outcome(state).expect("a match that is over has a result");
    let winners = outcome.ranks().iter().filter(|&&rank| rank == 1).count() as f32;
    let all = outcome.scores().iter().sum::<i32>().max(1) as f32;
    let mut chances = [0.0; MOST_SEATS];
    for (chance, (&rank, &score)) in chances.iter_mut().zip(outcome.ranks().iter().zip(outcome.scores())) {
        let win = if rank == 1 { 1.0 / winners } else { 0.0 };
        *chance = (1.0 - POINTS_SHARE) * win + POINTS_SHARE * score as f32 / all;
    }
    chances
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::don::features::{INPUTS, observe};
    use crate::don::tuning::table;
    use game_core::Turn;
    use game_core::playout::play_out;
    use game_core::random::stream;

    #[test]
    fn positions_alike_but_for_chips_are_valued_as_from_scratch() {
        let net = Net::from_bytes(crate::don::levels::WEIGHTS).unwrap();
        let (game, mut rng, mut compared) = (table(4), stream(3, 1, 4), 0);
        let mut outlook = Outlook::new(Arc::new(net.clone()));
        let mut each = |state: &State| {
            for chips in [state.chips, [0, 30, 7, 11, 0, 0], [16, 16, 8, 8, 0, 0]] {
                let state = State { chips, pot: chips[0] % 3, ..*state };
                let mut rows = Vec::with_capacity(4 * INPUTS);
                observe(&state, 4, &outlook.belief, &mut rows);
                let (fresh, known) =
                    (net.chances(&rows, game.seats().count()), outlook.chances(&game, &state));
                for (fresh, known) in fresh.iter().zip(known) {
                    assert!((fresh - known).abs() < 1e-4, "{fresh} {known} in {state:?}");
                    compared += 1;
                }
            }
        };
        let mut actions = Vec::new();
        let mut luck = stream(3, 1, 5);
        let choose = |state: &State, _| {
            if matches!(state.phase, Phase::Offer { .. }) && game.turn(state) != Turn::Over {
                each(state);
            }
            game_core::playout::random_action(&game, state, &mut luck, &mut actions)
        };
        play_out(&game, &mut game.start(), &mut rng, choose, |_| ());
        assert!(compared > 200, "{compared}");
    }
}
