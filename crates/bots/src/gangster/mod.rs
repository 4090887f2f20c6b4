//! The bots of Gangster: a simple player with tuned weights, and a search that lets such players play on and asks a net
//! what that led to.

mod ahead;
mod arrival;
mod contest;
mod features;
mod greedy;
mod grounds;
mod level;
mod mind;
mod position;
mod pupil;
mod rollout;
mod row;
mod scores;
mod search;
mod seated;
mod table;
#[cfg(test)]
mod testing;
#[cfg(test)]
mod tests;
mod tree;
#[cfg(test)]
mod tuning;
mod tutor;
mod value;
mod weights;

use crate::train::Pupil;
use crate::{Brain, Budget, Ground, Judged, Level, Personality, Player, Style};
use game_core::random::SimRng;
use game_core::{Game, PerSeat, Turn};
use gangster::{Action, Crews, Gangster, State};
use greedy::Greedy;
use mind::Mind;
use pupil::GangsterPupil;
use search::Search;
use tree::Shares;
use weights::Weights;

pub(crate) struct GangsterBrain;

impl Brain<Gangster> for GangsterBrain {
    fn styled(&self, style: Style) -> Box<dyn Player<Gangster>> {
        Box::new(Greedy::new(Mind::new(Weights::of(style)), 0.0))
    }

    fn level(&self, level: Level, personality: Personality, budget: Budget) -> Box<dyn Player<Gangster>> {
        level::player(level, personality, budget)
    }

    /// In a turn there is no pass; after a drive one need not do anything.
    fn most_passive(&self, _: &Gangster, _: &State, actions: &[Action]) -> Option<Action> {
        let nothing = [Action::NoBump {}, Action::Dump { who: Crews::NONE }];
        actions.iter().copied().find(|action| nothing.contains(action))
    }

    fn judge(&self, game: &Gangster, state: &State, budget: Budget, rng: &mut SimRng) -> Vec<Judged<Action>> {
        let Turn::Seat(seat) = game.turn(state) else { return Vec::new() };
        let mut search = Search::default();
        let edges = search.judge(game, state, budget, rng).iter();
        let mut judged: Vec<_> =
            edges.map(|edge| Judged { action: edge.action, chances: chances(game, &edge.mean()) }).collect();
        judged.sort_by(|a, b| b.chances[seat.index()].total_cmp(&a.chances[seat.index()]));
        judged
    }

    fn chances(&self, game: &Gangster, state: &State, budget: Budget, rng: &mut SimRng) -> PerSeat<f32> {
        chances(game, &Search::default().value(game, state, budget, rng))
    }

    fn grounds(&self, game: &Gangster, state: &State, better: Action, worse: Action) -> Vec<Ground> {
        grounds::grounds(game, state, better, worse)
    }

    fn pupil(&self) -> Option<&'static dyn Pupil<Gangster>> {
        Some(&GangsterPupil)
    }
}

fn chances(game: &Gangster, shares: &Shares) -> PerSeat<f32> {
    shares[..game.seats().count()].iter().copied().collect()
}
