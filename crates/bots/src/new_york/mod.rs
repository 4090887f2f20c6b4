//! New York: whole turns valued by a net, and looked into by playing on from them.

mod ahead;
mod greedy;
mod grounds;
mod inclination;
mod intent;
mod levels;
mod odds;
mod payments;
mod pupil;
mod race;
mod recollection;
mod search;
mod sight;
mod standing;
mod taste;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tuning;
mod turns;
mod tutor;
mod value;

use crate::memory::with_memory;
use crate::train::Pupil;
use crate::{Brain, Budget, Ground, Judged, Level, Personality, Player, Style};
use game_core::random::SimRng;
use game_core::{Game, PerSeat, Turn};
use greedy::Greedy;
use levels::LevelPlayer;
use new_york::{Action, NewYork, State};
use pupil::NewYorkPupil;
use recollection::Recalled;
use search::{Depth, JUDGING, Search};
use taste::Taste;

pub(crate) struct NewYorkBrain;

/// How many turns are played on from when a position is judged, and for about how many more.
const JUDGED: usize = 8;
const TURNS: usize = 8;

impl Brain<NewYork> for NewYorkBrain {
    fn styled(&self, style: Style) -> Box<dyn Player<NewYork>> {
        Box::new(Greedy::new(Taste::of(style)))
    }

    fn level(&self, level: Level, personality: Personality, budget: Budget) -> Box<dyn Player<NewYork>> {
        with_memory(level, Box::new(LevelPlayer::new(level, personality, budget)), Recalled::new)
    }

    /// [N3.4] [N3.1] Ending the turn, else taking a card.
    fn most_passive(&self, _: &NewYork, _: &State, actions: &[Action]) -> Option<Action> {
        let ends = |action: &&Action| matches!(action, Action::EndTurn {} | Action::Pass {});
        let takes = |action: &&Action| matches!(action, Action::Take { .. });
        actions.iter().find(ends).or_else(|| actions.iter().find(takes)).copied()
    }

    /// An action is worth what the best turn that begins with it is.
    fn judge(&self, game: &NewYork, state: &State, budget: Budget, rng: &mut SimRng) -> Vec<Judged<Action>> {
        let Turn::Seat(seat) = game.turn(state) else { return Vec::new() };
        let depth = Depth { candidates: JUDGED, turns: TURNS, thinking_once_in: JUDGING, budget };
        let mut judged: Vec<Judged<Action>> = Vec::new();
        for candidate in Search::new().deepened(game, state, seat, depth, rng) {
            let action = candidate.plan[0];
            if judged.iter().all(|other| other.action != action) {
                judged.push(Judged { action, chances: candidate.chances });
            }
        }
        judged
    }

    fn chances(&self, game: &NewYork, state: &State, budget: Budget, rng: &mut SimRng) -> PerSeat<f32> {
        Search::new().chances(game, state, budget, rng)
    }

    fn grounds(&self, game: &NewYork, state: &State, better: Action, worse: Action) -> Vec<Ground> {
        grounds::grounds(game, state, better, worse)
    }

    fn pupil(&self) -> Option<&'static dyn Pupil<NewYork>> {
        Some(&NewYorkPupil)
    }
}
