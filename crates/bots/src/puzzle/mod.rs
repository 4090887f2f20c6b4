//! Puzzles: positions of played matches in which one choice is clearly best. A glance at every decision tells which are
//! worth a thought; those are looked into, the most interesting first.

mod clear;

use crate::reason::{Ground, digits};
use crate::{Style, brain};
use clear::{Glance, clear_choice, glance};
use game_core::erased::AnyMatch;
use game_core::random::stream;
use game_core::record::Header;
use game_core::{Game, Match, Seat, Silent, Step, Turn};
use games::Visitor;
use serde::Serialize;
use serde_json::Value;
use std::time::{Duration, Instant};

/// What a position must show to be a puzzle, and how long to look for them.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Standard {
    /// What the best choice has more of the win than the second best.
    pub margin: f64,
    /// How much is thought about a position; a part of it decides whether that is worth while.
    pub nodes: u64,
    /// How many puzzles of one match are enough.
    pub most: usize,
    /// When no further position is looked into, for somebody who waits; without it the same match gives the same puzzles.
    pub time: Option<Duration>,
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
    /// Whether it is best to do as little as possible.
    #[serde(skip)]
    pub is_quiet: bool,
    /// Whether a simple player would find it.
    #[serde(skip)]
    pub is_plain: bool,
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

    /// What there is to do, as the rules call it.
    pub fn kind(&self) -> &str {
        self.choices[0].action["type"].as_str().unwrap_or_default()
    }
}

/// The puzzles in a match of any game, in the order of the match.
pub fn puzzles(header: &Header, played: &dyn AnyMatch, standard: Standard) -> Vec<Puzzle> {
    let search = Search { header, played, standard };
    games::visit(played.info().id, search).expect("a match is of a game there is")
}

struct Search<'a> {
    header: &'a Header,
    played: &'a dyn AnyMatch,
    standard: Standard,
}

/// A decision that may be a puzzle.
struct Promising<G: Game> {
    /// How many steps led to it.
    before: usize,
    state: G::State,
    seat: Seat,
    margin: f64,
    is_quiet: bool,
    is_plain: bool,
}

impl Visitor for Search<'_> {
    type Output = Vec<Puzzle>;

    fn visit<G: Game>(self) -> Vec<Puzzle> {
        let played = self.played.known::<G>();
        let (game, standard) = (played.game(), self.standard);
        let lines = self.played.record(self.header);
        let (promising, start) = (promising(played, standard), Instant::now());
        let is_late = || standard.time.is_some_and(|time| start.elapsed() >= time);
        let mut found = Vec::new();
        for each in promising {
            if found.len() == standard.most || is_late() {
                break;
            }
            let Promising { before, state, seat, is_quiet, is_plain, .. } = each;
            if let Some(choices) = clear_choice(game, &state, seat, standard) {
                found.push(Puzzle { record: lines[..=before].to_vec(), seat, choices, is_quiet, is_plain });
            }
        }
        found.sort_by_key(|puzzle| puzzle.record.len());
        found
    }
}

/// The decisions that may be puzzles: first where there is something to do that is not plain, the clearest first.
fn promising<G: Game>(played: &Match<G>, standard: Standard) -> Vec<Promising<G>> {
    let game = played.game();
    let (mut state, mut found) = (game.start(), Vec::new());
    for (before, step) in played.steps().iter().enumerate() {
        if let Turn::Seat(seat) = game.turn(&state)
            && let Some(Glance { best, margin }) = glance(game, &state, seat, standard)
        {
            let (is_quiet, is_plain) = (is_quiet(game, &state, best), is_plain(game, &state, seat, best));
            found.push(Promising { before, state: state.clone(), seat, margin, is_quiet, is_plain });
        }
        match step {
            Step::Action { action, .. } => game.act(&mut state, *action, &mut Silent),
            Step::Chance { chance } => game.resolve(&mut state, chance, &mut Silent),
        }
    }
    let rank = |each: &Promising<G>| (each.is_quiet, each.is_plain);
    found.sort_by(|a, b| rank(a).cmp(&rank(b)).then(b.margin.total_cmp(&a.margin)));
    found
}

/// Whether the action is the one that changes least.
fn is_quiet<G: Game>(game: &G, state: &G::State, action: G::Action) -> bool {
    let mut actions = Vec::new();
    game.legal_actions(state, &mut actions);
    brain::<G>().most_passive(game, state, &actions) == Some(action)
}

fn is_plain<G: Game>(game: &G, state: &G::State, seat: Seat, action: G::Action) -> bool {
    let mut simple = brain::<G>().styled(Style::Greedy);
    simple.choose(game, state, seat, &mut stream(SEED, 0, 1)) == action
}

/// The stream that puzzles are sought with; no table draws from it.
const SEED: u64 = 0x5eed_0f9a_221e_0001;
