//! The panel of styles: a player that makes the turn it likes best, looking no further.

use super::intent::Intent;
use super::taste::Taste;
use super::turns::{WholeTurn, whole_turns};
use crate::Player;
use game_core::Seat;
use game_core::random::SimRng;
use new_york::{Action, NewYork, State};

pub(super) struct Greedy {
    taste: Taste,
    turns: Vec<WholeTurn>,
    intent: Intent,
}

impl Greedy {
    pub(super) fn new(taste: Taste) -> Greedy {
        Greedy { taste, turns: Vec::new(), intent: Intent::default() }
    }
}

impl Player<NewYork> for Greedy {
    fn choose(&mut self, game: &NewYork, state: &State, seat: Seat, _: &mut SimRng) -> Action {
        if let Some(action) = self.intent.next(game, state) {
            return action;
        }
        whole_turns(game, state, &mut self.turns);
        let best = self.taste.best(game, &self.turns, seat);
        self.intent.follow(game, state, &self.turns[best].plan)
    }
}
