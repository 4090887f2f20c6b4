//! The baseline `mcts`: plain open-loop Monte-Carlo tree search with uniformly random playouts. Nothing in it knows
//! any game; it stays as it is, so that others can be measured against it.

mod tree;

use crate::{Budget, Judged, Meter, Player, win_shares};
use game_core::playout::random_action;
use game_core::random::SimRng;
use game_core::{Game, PerSeat, Seat, Seats, Silent, Turn};
use tree::Tree;

/// A player that searches for as long as its budget lasts; a node of the budget is a simulation.
pub struct Mcts<G: Game> {
    budget: Budget,
    tree: Tree<G::Action>,
    actions: Vec<G::Action>,
}

impl<G: Game> Mcts<G> {
    pub fn new(budget: Budget) -> Mcts<G> {
        Mcts { budget, tree: Tree::default(), actions: Vec::new() }
    }

    /// Searches the position from scratch.
    pub fn search(&mut self, game: &G, state: &G::State, rng: &mut SimRng) {
        self.tree.clear();
        let mut meter = Meter::start(self.budget);
        while !meter.is_spent() {
            self.simulate(game, state, rng);
        }
        // A mean needs one at least, however small the budget.
        if self.tree.is_empty() {
            self.simulate(game, state, rng);
        }
    }

    /// What the last search thinks of each action it tried often enough.
    pub fn judged(&self, seats: Seats) -> Vec<Judged<G::Action>> {
        let tried = self.tree.tried();
        tried
            .map(|(action, shares)| Judged {
                action,
                chances: shares[..seats.count()].iter().copied().collect(),
            })
            .collect()
    }

    /// What the last search thinks of the position.
    pub fn chances(&self, seats: Seats) -> PerSeat<f32> {
        self.tree.shares()[..seats.count()].iter().copied().collect()
    }

    /// One simulation: down the tree to an action not tried before, at random from there to the end, and back up.
    /// What nature decides is drawn anew each time.
    fn simulate(&mut self, game: &G, state: &G::State, rng: &mut SimRng) {
        let mut state = state.clone();
        self.tree.start();
        loop {
            match game.turn(&state) {
                Turn::Over => break,
                Turn::Chance => {
                    let chance = game.sample(&state, rng);
                    game.resolve(&mut state, &chance, &mut Silent);
                }
                Turn::Seat(seat) => {
                    game.legal_actions(&state, &mut self.actions);
                    let (action, is_new) = self.tree.descend(seat, &self.actions, rng);
                    game.act(&mut state, action, &mut Silent);
                    if is_new {
                        self.play_out(game, &mut state, rng);
                        break;
                    }
                }
            }
        }
        self.tree.learn(&win_shares(game, &state));
    }

    fn play_out(&mut self, game: &G, state: &mut G::State, rng: &mut SimRng) {
        loop {
            match game.turn(state) {
                Turn::Over => return,
                Turn::Chance => {
                    let chance = game.sample(state, rng);
                    game.resolve(state, &chance, &mut Silent);
                }
                Turn::Seat(_) => {
                    let action = random_action(game, state, rng, &mut self.actions);
                    game.act(state, action, &mut Silent);
                }
            }
        }
    }
}

impl<G: Game> Player<G> for Mcts<G> {
    fn choose(&mut self, game: &G, state: &G::State, _seat: Seat, rng: &mut SimRng) -> G::Action {
        game.legal_actions(state, &mut self.actions);
        if let [only] = self.actions[..] {
            return only;
        }
        let any = self.actions[0];
        self.search(game, state, rng);
        self.tree.most_visited().unwrap_or(any)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use don::{Auction, Bid, Colour, District, DistrictSet, Don, Options, Phase, Sale};
    use game_core::Fixed;
    use game_core::random::stream;

    /// The last round: the whole of a colour but two is on sale, one rival has bid 3 for it, the other has passed.
    fn last_auction() -> (Don, don::State) {
        let game = Don::new(Seats::new(3), Options::default(), Fixed).unwrap();
        let mut state = game.start();
        let colour: Vec<District> = Colour::OldTown.districts().iter().collect();
        let rest: Vec<District> = DistrictSet::ALL.without(Colour::OldTown.districts()).iter().collect();
        state.districts[0] = rest[..9].iter().copied().chain([colour[0]]).collect();
        state.districts[1] = rest[9..18].iter().copied().collect();
        state.districts[2] = rest[18..].iter().copied().chain([colour[1]]).collect();
        let districts = colour[2..].iter().copied().collect();
        (state.round, state.first) = (15, Some(Seat::new(1)));
        let (me, rival, other) = (Seat::new(0), Seat::new(1), Seat::new(2));
        state.phase = Phase::Auction(Auction {
            sale: Sale::Lot { districts },
            to_act: me,
            standing: Some(Bid { seat: rival, amount: 3 }),
            passed: game_core::SeatSet::only(other),
            barred: game_core::SeatSet::EMPTY,
            slipped: false,
        });
        (game, state)
    }

    #[test]
    fn the_search_finds_the_winning_move() {
        let (game, state) = last_auction();
        let mut search = Mcts::<Don>::new(Budget::Nodes(2000));
        let choice = search.choose(&game, &state, Seat::new(0), &mut stream(1, 2, 3));
        let mut legal = Vec::new();
        game.legal_actions(&state, &mut legal);
        assert!(matches!(choice, don::Action::Bid { .. }), "{choice:?} of {legal:?}");
        let sum: f32 = search.chances(game.seats()).iter().sum();
        assert!((sum - 1.0).abs() < 1e-3, "{sum}");
    }

    #[test]
    fn the_same_number_of_simulations_gives_the_same_tree() {
        let (game, state) = last_auction();
        let judged = || {
            let mut search = Mcts::<Don>::new(Budget::Nodes(500));
            search.search(&game, &state, &mut stream(9, 9, 9));
            search.judged(game.seats())
        };
        assert_eq!(judged(), judged());
    }
}
