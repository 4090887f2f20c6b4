//! How the net is trained: at tables of all sizes, by players that make the turn it values most.

use super::intent::Intent;
use super::sight::{LAYERS, observe};
use super::turns::{WholeTurn, whole_turns};
use super::tutor::NewYorkTutor;
use super::value::{Valuer, is_last_refill};
use crate::train::{Pupil, Tutor};
use crate::{Layers, Net, Player};
use game_core::random::{SimRng, pick};
use game_core::{Fixed, Game, Seat, Seats};
use new_york::{Action, NewYork, Options, Phase, State};
use std::sync::Arc;

pub(super) struct NewYorkPupil;

/// How often each number of seats comes up; four, where strength is measured, most often.
const TABLES: [usize; 8] = [2, 3, 4, 4, 4, 5, 6, 6];

impl Pupil<NewYork> for NewYorkPupil {
    fn layers(&self) -> Layers {
        LAYERS
    }

    fn is_valued(&self, game: &NewYork, state: &State) -> bool {
        matches!(state.phase, Phase::Refill { .. }) && !is_last_refill(game, state)
    }

    fn observe(&self, game: &NewYork, state: &State, rows: &mut Vec<f32>) {
        observe(game, state, rows);
    }

    fn table(&self, rng: &mut SimRng) -> NewYork {
        table(pick(rng, &TABLES))
    }

    fn usual_table(&self) -> NewYork {
        table(4)
    }

    fn games(&self) -> u64 {
        30_000
    }

    fn tutor(&self, net: Arc<Net>) -> Option<Box<dyn Tutor<NewYork>>> {
        Some(Box::new(NewYorkTutor::new(net)))
    }

    /// What looking ahead finds teaches far more than how matches went on.
    fn tutored(&self, games: u64) -> u64 {
        games * 3 / 5
    }

    fn player(&self, net: Arc<Net>) -> Box<dyn Player<NewYork>> {
        Box::new(Learner { valuer: Valuer::new(net), turns: Vec::new(), intent: Intent::default() })
    }
}

/// The option is about what is shown only, so the default will do.
fn table(seats: usize) -> NewYork {
    NewYork::new(Seats::new(seats), Options::default(), Fixed).expect("there are tables of 2 to 6 seats")
}

/// Makes the turn that the net values most.
struct Learner {
    valuer: Valuer,
    turns: Vec<WholeTurn>,
    intent: Intent,
}

impl Player<NewYork> for Learner {
    fn choose(&mut self, game: &NewYork, state: &State, seat: Seat, rng: &mut SimRng) -> Action {
        if let Some(action) = self.intent.next(game, state) {
            return action;
        }
        whole_turns(game, state, &mut self.turns);
        let (best, _) = self.valuer.best(game, &self.turns, 0..self.turns.len(), seat, rng);
        self.intent.follow(game, state, &self.turns[best].plan)
    }
}
