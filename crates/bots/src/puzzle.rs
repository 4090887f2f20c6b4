//! Puzzles: positions of played matches in which one choice is clearly best. The search has to prefer it at two budgets,
//! and the values of the positions after all choices, which are searched apart, have to agree with a margin.

use crate::pace::Pace;
use crate::reason::{Ground, Valuer, after, digits, grounds};
use crate::{Budget, best_of, brain};
use game_core::erased::AnyMatch;
use game_core::random::stream;
use game_core::record::{Header, to_value};
use game_core::{Game, Match, Seat, Silent, Step, Turn};
use games::Visitor;
use serde::Serialize;
use serde_json::Value;

/// What a position must show to be a puzzle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Standard {
    /// What the best choice has more of the win than the second best.
    pub margin: f64,
    /// How much is thought about a position; a quarter of it decides whether that is worth while.
    pub nodes: u64,
}

/// A position with one choice that is clearly best.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Puzzle {
    /// The record up to the position.
    pub record: Vec<Value>,
    /// Whose choice it is.
    pub seat: Seat,
    /// Every legal action, the best first.
    pub choices: Vec<Choice>,
}

/// What an action is worth.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Choice {
    pub action: Value,
    /// The chance of the seat to win after it.
    #[serde(serialize_with = "digits::one")]
    pub chance: f64,
    /// Why the best is better; of the best, why it is better than the second.
    pub grounds: Vec<Ground>,
}

impl Puzzle {
    /// What the best choice has more than the second.
    pub fn margin(&self) -> f64 {
        self.choices[0].chance - self.choices[1].chance
    }
}

/// The puzzles in a match of any game.
pub fn puzzles(header: &Header, played: &dyn AnyMatch, standard: Standard) -> Vec<Puzzle> {
    let search = Search { header, played, standard };
    games::visit(played.info().id, search).expect("a match is of a game there is")
}

struct Search<'a> {
    header: &'a Header,
    played: &'a dyn AnyMatch,
    standard: Standard,
}

impl Visitor for Search<'_> {
    type Output = Vec<Puzzle>;

    fn visit<G: Game>(self) -> Vec<Puzzle> {
        let played = self.played.as_any().downcast_ref::<Match<G>>();
        let played = played.expect("a match is of the game it names");
        let lines = self.played.record(self.header);
        let game = played.game();
        let mut state = game.start();
        let mut found = Vec::new();
        for (before, step) in played.steps().iter().enumerate() {
            if let Turn::Seat(seat) = game.turn(&state)
                && let Some(choices) = clear_choice(game, &state, seat, self.standard)
            {
                found.push(Puzzle { record: lines[..=before].to_vec(), seat, choices });
            }
            match step {
                Step::Action { action, .. } => game.act(&mut state, *action, &mut Silent),
                Step::Chance { chance } => game.resolve(&mut state, chance, &mut Silent),
            }
        }
        found
    }
}

/// Fewer choices are no question.
const FEWEST: usize = 3;

/// All choices, the best first, if it is clearly best.
fn clear_choice<G: Game>(game: &G, state: &G::State, seat: Seat, standard: Standard) -> Option<Vec<Choice>> {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    if actions.len() < FEWEST {
        return None;
    }
    let best = preferred(game, state, seat, standard.nodes / 4, standard.margin)?;
    if preferred(game, state, seat, standard.nodes, standard.margin)? != best {
        return None;
    }
    let valuer = Valuer::new(game, Pace::each(Budget::Nodes(standard.nodes / 4)), 0);
    let mut valued: Vec<(G::Action, f64, f64)> = Vec::new();
    for action in actions {
        let value = valuer.value(&after(game, state, action), 0);
        valued.push((action, value.chances[seat.index()], value.variance));
    }
    valued.sort_by(|a, b| b.1.total_cmp(&a.1));
    let [(first, most, variance), (second, next, other)] = [valued[0], valued[1]];
    let is_clear = most - next >= standard.margin.max(2.0 * (variance + other).sqrt());
    (first == best && is_clear).then(|| {
        let choice = |(action, chance, _)| {
            let against = if action == best { second } else { action };
            Choice { action: to_value(&action), chance, grounds: grounds(game, state, best, against) }
        };
        valued.into_iter().map(choice).collect()
    })
}

/// The action that the search prefers with at least half the margin.
fn preferred<G: Game>(game: &G, state: &G::State, seat: Seat, nodes: u64, margin: f64) -> Option<G::Action> {
    let judged = brain::<G>().judge(game, state, Budget::Nodes(nodes), &mut stream(SEED, 0, 0));
    let best = best_of(&judged, seat)?;
    let mut chances: Vec<f32> = judged.iter().map(|each| each.chances[seat.index()]).collect();
    chances.sort_by(|a, b| b.total_cmp(a));
    let second = chances.get(1).copied().unwrap_or(0.0);
    (f64::from(chances[0] - second) >= margin / 2.0).then_some(best)
}

/// The stream that puzzles are sought with; no table draws from it.
const SEED: u64 = 0x5eed_0f9a_221e_0001;
