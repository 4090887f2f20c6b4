//! Don: a greedy player with its styles, and players that solve the auction at hand over a learned value.

mod estates;
mod even;
mod features;
mod foresight;
mod greedy;
mod grounds;
mod holdings;
mod levels;
mod likeness;
mod lot;
mod lots;
mod minds;
mod numbers;
mod outlook;
mod pupil;
mod raises;
mod recollection;
mod response;
mod rivals;
mod settle;
mod solver;
mod temper;
mod thinker;
mod tuning;
mod tutor;
mod verdict;
mod watcher;
mod worth;
mod worth_offering;

use crate::memory::with_memory;
use crate::train::{Pupil, Tunable};
use crate::{Brain, Budget, Ground, Judged, Level, Personality, Player, Style, win_shares};
use don::{Action, Don, State};
use game_core::random::SimRng;
use game_core::{Game, PerSeat, Turn};
use greedy::Greedy;
use numbers::Numbers;
use outlook::Chances;
use pupil::DonPupil;
use recollection::Purse;
use thinker::Thinker;
use tuning::Tuning;

pub(crate) struct DonBrain;

fn thinker(budget: Budget) -> Thinker {
    levels::thinker(Personality::Balanced, 0.0, Some(budget))
}

/// The chances of the seats that are there. The solver rounds on its way; here they sum to 1 again.
fn per_seat(game: &Don, chances: Chances) -> PerSeat<f32> {
    let own = &chances[..game.seats().count()];
    let sum: f32 = own.iter().sum();
    own.iter().map(|chance| chance / sum).collect()
}

impl Brain<Don> for DonBrain {
    fn styled(&self, style: Style) -> Box<dyn Player<Don>> {
        Box::new(Greedy::new(Numbers::of(style)))
    }

    fn level(&self, level: Level, personality: Personality, budget: Budget) -> Box<dyn Player<Don>> {
        with_memory(level, levels::player(level, personality, budget), Purse::new)
    }

    fn most_passive(&self, _: &Don, _: &State, actions: &[Action]) -> Option<Action> {
        let is_passive =
            |action: &&Action| matches!(action, Action::Pass {} | Action::Decline {} | Action::Keep {});
        actions.iter().find(is_passive).copied()
    }

    fn judge(&self, game: &Don, state: &State, budget: Budget, rng: &mut SimRng) -> Vec<Judged<Action>> {
        let Turn::Seat(seat) = game.turn(state) else { return Vec::new() };
        let mut options = thinker(budget).options(game, state, seat, rng);
        options.sort_by(|(_, a), (_, b)| b[seat.index()].total_cmp(&a[seat.index()]));
        let judged = |(action, chances)| Judged { action, chances: per_seat(game, chances) };
        options.into_iter().map(judged).collect()
    }

    fn chances(&self, game: &Don, state: &State, budget: Budget, rng: &mut SimRng) -> PerSeat<f32> {
        match game.turn(state) {
            Turn::Over => win_shares(game, state),
            Turn::Chance => per_seat(game, thinker(budget).solver.outlook.chances(game, state)),
            Turn::Seat(seat) => {
                per_seat(game, levels::even_thinker(budget).even_chances(game, state, seat, rng))
            }
        }
    }

    fn grounds(&self, game: &Don, state: &State, better: Action, worse: Action) -> Vec<Ground> {
        grounds::grounds(game, state, better, worse)
    }

    fn pupil(&self) -> Option<&'static dyn Pupil<Don>> {
        Some(&DonPupil)
    }

    fn tunable(&self) -> Option<&'static dyn Tunable<Don>> {
        Some(&Tuning)
    }
}
