//! How the value function of Gangster is trained.

use super::features::{INPUTS, observe};
use super::greedy::first_sight;
use super::mind::Mind;
use super::position::Position;
use super::row::Appraiser;
use super::scores::each_action;
use super::weights::Weights;
use crate::train::Pupil;
use crate::{Net, Player};
use game_core::random::{SimRng, below};
use game_core::{Game, Seat, Seats, Turn};
use gangster::{Action, Components, Gangster, Options, Phase, State};
use std::cell::RefCell;
use std::sync::Arc;

pub(super) struct GangsterPupil;

/// How many districts are remembered.
const REMEMBERED: usize = 1 << 8;

thread_local! {
    static APPRAISER: RefCell<Appraiser> =
        RefCell::new(Appraiser::new(Mind::new(Weights::TUNED), REMEMBERED));
}

impl Pupil<Gangster> for GangsterPupil {
    fn inputs(&self) -> usize {
        INPUTS
    }

    fn lambda(&self) -> f32 {
        0.9
    }

    /// One turn in a round is enough, now of one seat and now of another: the next ones look much the same.
    fn is_valued(&self, game: &Gangster, state: &State) -> bool {
        let of_round = state.doublers.len() % game.seats().count();
        matches!(state.phase, Phase::Turn { seat } if seat.index() == of_round)
    }

    fn observe(&self, game: &Gangster, state: &State, rows: &mut Vec<f32>) {
        APPRAISER.with_borrow_mut(|appraiser| {
            let position = Position::new(game, appraiser, state);
            observe(game, &appraiser.mind, &position, rows);
        });
    }

    /// Four seats half of the time.
    fn table(&self, rng: &mut SimRng) -> Gangster {
        table([4, 4, 4, 4, 2, 3, 3, 5][below(rng, 8) as usize])
    }

    fn usual_table(&self) -> Gangster {
        table(4)
    }

    fn player(&self, net: Arc<Net>) -> Box<dyn Player<Gangster>> {
        let appraiser = Appraiser::new(Mind::new(Weights::TUNED), REMEMBERED);
        Box::new(OnePly { appraiser, net, scored: Vec::new(), rows: Vec::new() })
    }
}

fn table(seats: usize) -> Gangster {
    let game = Gangster::new(Seats::new(seats), Options {}, Components::default());
    game.expect("Gangster is played by two to five")
}

/// Tries the few actions that look best at first sight and takes the one after which the net likes the position most.
struct OnePly {
    appraiser: Appraiser,
    net: Arc<Net>,
    scored: Vec<(Action, f32)>,
    rows: Vec<f32>,
}

/// How many actions are tried.
const TRIED: usize = 5;

impl OnePly {
    fn chance(
        &mut self,
        game: &Gangster,
        mut position: Position,
        action: Action,
        seat: Seat,
        rng: &mut SimRng,
    ) -> f32 {
        position.act(game, &mut self.appraiser, action);
        position.draw(game, &mut self.appraiser, rng);
        while position.state.phase.crew().is_some() {
            let next = first_sight(game, &self.appraiser.mind, &position, 0.0, rng);
            position.act(game, &mut self.appraiser, next);
            position.draw(game, &mut self.appraiser, rng);
        }
        match game.turn(&position.state) {
            Turn::Over => crate::win_shares(game, &position.state)[seat.index()],
            _ => {
                self.rows.clear();
                observe(game, &self.appraiser.mind, &position, &mut self.rows);
                self.net.chances(&self.rows)[seat.index()]
            }
        }
    }
}

impl Player<Gangster> for OnePly {
    fn choose(&mut self, game: &Gangster, state: &State, seat: Seat, rng: &mut SimRng) -> Action {
        let position = Position::new(game, &mut self.appraiser, state);
        self.scored.clear();
        each_action(game, &self.appraiser.mind, &position, &mut |action, score| {
            self.scored.push((action, score));
        });
        self.scored.sort_by(|a, b| b.1.total_cmp(&a.1));
        self.scored.truncate(TRIED);
        let first = self.scored[0].0;
        if !matches!(state.phase, Phase::Turn { .. }) {
            return first;
        }
        let mut best = (first, f32::NEG_INFINITY);
        for at in 0..self.scored.len() {
            let action = self.scored[at].0;
            let chance = self.chance(game, position, action, seat, rng);
            if chance > best.1 {
                best = (action, chance);
            }
        }
        best.0
    }
}
