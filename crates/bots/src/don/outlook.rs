//! The chances to win in positions between two auctions: learned, or exact once the match is over.

use super::features::{INPUTS, observe};
use super::holdings::MOST_SEATS;
use super::rivals::{Belief, Softness};
use crate::Net;
use don::{Don, Phase, State};
use game_core::{Game, Outcome};
use std::sync::Arc;

/// The chance to win of every seat; seats that are not there have none.
pub(super) type Chances = [f32; MOST_SEATS];

/// How much points count beside winning, so that a lost position is still played well.
const POINTS_SHARE: f32 = 0.02;

#[derive(Clone)]
pub(super) struct Outlook {
    /// What the rivals have shown so far.
    pub(super) belief: Belief,
    net: Arc<Net>,
    rows: Vec<f32>,
}

impl Outlook {
    pub(super) fn new(net: Arc<Net>) -> Outlook {
        Outlook {
            belief: Belief::new(Softness::LEARNING),
            net,
            rows: Vec::with_capacity(INPUTS * MOST_SEATS),
        }
    }

    pub(super) fn chances(&mut self, game: &Don, state: &State) -> Chances {
        match state.phase {
            Phase::Over => result(game, state),
            _ => {
                self.rows.clear();
                observe(state, game.seats().count(), &self.belief, &mut self.rows);
                let mut chances = [0.0; MOST_SEATS];
                for (chance, learned) in
                    chances.iter_mut().zip(self.net.chances(&self.rows, game.seats().count()))
                {
                    *chance = learned;
                }
                chances
            }
        }
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
