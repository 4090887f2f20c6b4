//! How Don's value is trained: at tables of every size, with and without side auctions, on the positions between two
//! auctions.

use super::features::{LAYERS, observe};
use super::levels::RESPONSE;
use super::outlook::Outlook;
use super::rivals::{Belief, Softness};
use super::solver::Solver;
use super::temper::Temper;
use super::thinker::Thinker;
use super::tuning::table;
use super::tutor::DonTutor;
use super::watcher::Watcher;
use crate::train::{Pupil, Tutor, Witness};
use crate::{Layers, Net, Personality, Player};
use don::{Don, Options, Phase, State};
use game_core::random::{SimRng, below};
use game_core::{Fixed, Game, Seats};
use std::sync::Arc;

pub(super) struct DonPupil;

impl Witness<Don> for Watcher {
    fn look(&mut self, game: &Don, state: &State) {
        Watcher::look(self, game, state);
    }

    fn observe(&self, game: &Don, state: &State, rows: &mut Vec<f32>) {
        observe(state, game.seats().count(), &self.belief, rows);
    }
}

impl Pupil<Don> for DonPupil {
    fn layers(&self) -> Layers {
        LAYERS
    }

    fn is_valued(&self, _: &Don, state: &State) -> bool {
        matches!(state.phase, Phase::Reveal | Phase::Offer { .. })
    }

    fn observe(&self, game: &Don, state: &State, rows: &mut Vec<f32>) {
        observe(state, game.seats().count(), &Belief::new(Softness::LEARNING), rows);
    }

    fn witness(&self) -> Option<Box<dyn Witness<Don>>> {
        Some(Box::new(Watcher::new(Softness::LEARNING)))
    }

    fn table(&self, rng: &mut SimRng) -> Don {
        let seats = [4, 4, 4, 4, 4, 3, 5, 6][below(rng, 8) as usize];
        let options = Options { side_auctions: below(rng, 2) == 0, ..Options::default() };
        Don::new(Seats::new(seats), options, Fixed).expect("Don is played with any options")
    }

    fn usual_table(&self) -> Don {
        table(4)
    }

    fn games(&self) -> u64 {
        48_000
    }

    fn tutored(&self, games: u64) -> u64 {
        games / 3
    }

    fn keeps_results(&self) -> bool {
        true
    }

    fn tutor(&self, net: Arc<Net>) -> Option<Box<dyn Tutor<Don>>> {
        Some(Box::new(DonTutor::new(net)))
    }

    fn player(&self, net: Arc<Net>) -> Box<dyn Player<Don>> {
        let solver = Solver::new(Outlook::new(net), RESPONSE);
        let temper = Temper::new(Personality::Balanced, 0.0);
        Box::new(Thinker {
            solver,
            foresight: None,
            offers: 1,
            temper,
            zeal: 0.0,
            watcher: Watcher::new(Softness::LEARNING),
        })
    }
}
