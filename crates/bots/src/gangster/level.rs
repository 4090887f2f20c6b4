//! The players of the four levels. The easy one goes by first sight; the others search. The weaker ones err as people
//! do: they take an action that seems nearly as good.

use super::greedy::{Greedy, gumbel};
use super::mind::Mind;
use super::search::Search;
use super::tree::Edge;
use super::weights::Weights;
use crate::{Budget, Level, Personality, Player};
use game_core::random::SimRng;
use game_core::{Game, Seat};
use gangster::{Action, Crews, Gangster, State};

/// How many points apart actions must be for the easy player to tell them apart.
const EASY: f32 = 0.7;
/// How much less likely to win an action must make for the normal player to notice.
const NORMAL: f32 = 0.12;
/// How far the result of a single walk is off.
const DOUBT: f32 = 0.15;
/// Actions looked at less often than the favourite by this factor are not in question.
const SERIOUS: u32 = 10;

pub(super) fn player(level: Level, personality: Personality, budget: Budget) -> Box<dyn Player<Gangster>> {
    let looseness = match level {
        Level::Easy => return Box::new(Greedy::new(Mind::new(Weights::TUNED), EASY)),
        Level::Normal => NORMAL,
        Level::Hard | Level::Expert => 0.0,
    };
    Box::new(Thinker { search: Search::default(), budget, looseness, personality, actions: Vec::new() })
}

/// Searches, then takes the action that was looked at most, or another that suits it and seems nearly as good.
struct Thinker {
    search: Search,
    budget: Budget,
    looseness: f32,
    personality: Personality,
    actions: Vec<Action>,
}

impl Thinker {
    fn pick(&self, seat: Seat, rng: &mut SimRng) -> Option<Action> {
        let edges = self.search.tree.roots();
        let most = edges.iter().map(|edge| edge.visits).max()?;
        if self.looseness == 0.0 && self.personality == Personality::Balanced {
            return edges.iter().find(|edge| edge.visits == most).map(|edge| edge.action);
        }
        let serious = edges.iter().filter(|edge| edge.visits > 0 && edge.visits * SERIOUS >= most);
        let liked = serious.map(|edge| {
            let noise = if self.looseness > 0.0 { self.looseness * gumbel(rng) } else { 0.0 };
            (edge.action, cautious(edge, seat) + inclination(self.personality, edge, seat) + noise)
        });
        liked.reduce(|best, each| if each.1 > best.1 { each } else { best }).map(|(action, _)| action)
    }
}

impl Player<Gangster> for Thinker {
    fn choose(&mut self, game: &Gangster, state: &State, seat: Seat, rng: &mut SimRng) -> Action {
        game.legal_actions(state, &mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        self.search.run(game, state, self.budget, rng);
        self.pick(seat, rng).unwrap_or(self.actions[0])
    }
}

/// The chance to win after an action, less what that may be off: a few walks are not to be trusted much.
fn cautious(edge: &Edge, seat: Seat) -> f32 {
    edge.mean()[seat.index()] - DOUBT / (edge.visits as f32).sqrt()
}

/// How much a personality likes an action, in chances to win.
fn inclination(personality: Personality, edge: &Edge, seat: Seat) -> f32 {
    let chances = edge.mean();
    let own_unloaded = match edge.action {
        Action::Unload { crew, who } if who == Crews::one(crew) || who == Crews::two(crew, crew) => who.len(),
        _ => 0,
    };
    match personality {
        Personality::Balanced => 0.0,
        Personality::Spender => 0.02 * own_unloaded as f32,
        Personality::Miser => -0.02 * own_unloaded as f32,
        Personality::Spoiler => {
            let rivals = chances.iter().enumerate().filter(|(other, _)| *other != seat.index());
            -0.5 * rivals.map(|(_, chance)| *chance).fold(0.0, f32::max)
        }
        Personality::Gambler => {
            let openness = |chance: &f32| -chance * chance.max(1e-6).ln();
            0.1 * chances.iter().map(openness).sum::<f32>()
        }
    }
}
