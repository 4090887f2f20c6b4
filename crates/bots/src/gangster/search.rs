//! The search: an open-loop tree in which every seat looks for its own good, rollouts of simple players below it. What
//! the net thinks of the actions at the root at first sight counts as some walks.
//! A node of the budget is one walk down the tree with its rollout.

use super::mind::Mind;
use super::position::Position;
use super::rollout::roll_out;
use super::row::Appraiser;
use super::scores::each_action;
use super::tree::{Edge, SEATS, Shares, Tree};
use super::value::Valuer;
use super::weights::Weights;
use crate::{Budget, Meter};
use game_core::random::{SimRng, below};
use game_core::{Game, Turn};
use gangster::{Action, Gangster, State};

/// After how many turns of a rollout the net is asked: early, where little of what a simple player overlooks has
/// happened yet, and late, where what was begun has come to something.
const ASKED_AFTER: [usize; 2] = [8, 16];
/// How many turns it lasts at most where a position is valued for all seats alike: the longer, the more do those who
/// think seem to gain by all they do, for they are held against simple players.
const VALUED_TURNS: usize = 8;
/// How deep the tree goes.
const DEPTH: usize = 24;
/// How many districts it remembers.
const REMEMBERED: usize = 1 << 12;

pub(super) struct Search {
    appraiser: Appraiser,
    valuer: Valuer,
    pub(super) tree: Tree,
    scored: Vec<(Action, f32)>,
    legal: Vec<Action>,
}

impl Default for Search {
    fn default() -> Search {
        let appraiser = Appraiser::new(Mind::new(Weights::TUNED), REMEMBERED);
        let (tree, scored, legal) = (Tree::default(), Vec::new(), Vec::new());
        Search { appraiser, valuer: Valuer::trained(), tree, scored, legal }
    }
}

impl Search {
    /// Searches a position in which a seat is to act.
    pub(super) fn run(&mut self, game: &Gangster, state: &State, budget: Budget, rng: &mut SimRng) {
        let mut meter = Meter::start(budget);
        let root = self.plant(game, state);
        self.consider(game, state);
        while !meter.is_spent() {
            self.walk(game, root, None, rng);
        }
    }

    /// Searches a position in which a seat is to act, and gives every legal action some thought: an eighth of all.
    pub(super) fn judge(
        &mut self,
        game: &Gangster,
        state: &State,
        budget: Budget,
        rng: &mut SimRng,
    ) -> &[Edge] {
        let mut meter = Meter::start(budget);
        let root = self.plant(game, state);
        self.plant_the_rest(game, state);
        self.consider(game, state);
        let actions = self.tree.roots().len() as u32;
        (0..actions).for_each(|action| self.walk(game, root, Some(action), rng));
        let mut walks = 0;
        while !meter.is_spent() {
            let forced = (walks % 8 == 0).then_some(walks / 8 % actions);
            self.walk(game, root, forced, rng);
            walks += 1;
        }
        self.tree.roots()
    }

    /// What a position is worth to every seat, by rollouts alone: a tree would favour whoever is to act, for it looks
    /// furthest ahead for that seat.
    pub(super) fn value(
        &mut self,
        game: &Gangster,
        state: &State,
        budget: Budget,
        rng: &mut SimRng,
    ) -> Shares {
        if game.turn(state) == Turn::Over {
            return self.valuer.worth(game, state);
        }
        let mut meter = Meter::start(budget);
        let root = Position::new(game, &mut self.appraiser, state);
        let (mut sum, mut count) = ([0.0; SEATS], 0.0);
        let seats = game.seats().count();
        // They end before each seat's turn equally often, whoever the net favours then.
        let mut last = below(rng, seats as u32) as usize;
        while !meter.is_spent() || count == 0.0 {
            let (turns, mut position) = ([VALUED_TURNS - last], root);
            let shares = roll_out(game, &mut self.appraiser, &mut self.valuer, &mut position, &turns, rng);
            sum = std::array::from_fn(|seat| sum[seat] + shares[seat]);
            count += 1.0;
            last = (last + 1) % seats;
        }
        sum.map(|sum| sum / count)
    }

    /// Begins a tree with the actions that are worth a thought.
    fn plant(&mut self, game: &Gangster, state: &State) -> Position {
        let root = Position::new(game, &mut self.appraiser, state);
        let Turn::Seat(seat) = game.turn(state) else {
            unreachable!("a search begins where a seat is to act")
        };
        self.list(game, &root);
        self.tree.plant(seat, &self.scored);
        root
    }

    /// Adds the other legal actions at the root.
    fn plant_the_rest(&mut self, game: &Gangster, state: &State) {
        let least = self.scored.iter().map(|(_, score)| *score).fold(f32::INFINITY, f32::min);
        game.legal_actions(state, &mut self.legal);
        for &action in &self.legal {
            if !self.scored.iter().any(|(listed, _)| *listed == action) {
                self.scored.push((action, least));
            }
        }
        let seat = self.tree.seat(0);
        self.tree.plant(seat, &self.scored);
    }

    /// Asks the net about every action at the root.
    fn consider(&mut self, game: &Gangster, state: &State) {
        let (seat, roots, valuer) = (self.tree.seat(0), self.tree.roots(), &mut self.valuer);
        let worths: Vec<Shares> =
            roots.iter().map(|edge| valuer.worth_after(game, state, seat, edge.action)).collect();
        self.tree.opine(&worths);
    }

    /// Down the tree to an action that is new, on from there, and back up; with `forced` through this action first.
    fn walk(&mut self, game: &Gangster, root: Position, forced: Option<u32>, rng: &mut SimRng) {
        let mut position = root;
        self.descend(game, &mut position, forced, rng);
        let shares = roll_out(game, &mut self.appraiser, &mut self.valuer, &mut position, &ASKED_AFTER, rng);
        self.tree.learn(&shares);
    }

    fn descend(&mut self, game: &Gangster, position: &mut Position, forced: Option<u32>, rng: &mut SimRng) {
        let mut node = self.tree.start();
        let mut has_drawn = false;
        let mut selected = forced.map(|edge| self.tree.force(edge));
        for _ in 0..DEPTH {
            let (state, seat) = (&position.state, self.tree.seat(node));
            let is_legal = |action| !has_drawn || game.check(state, seat, &action).is_ok();
            let Some((edge, action)) = selected.take().or_else(|| self.tree.select(node, is_legal)) else {
                return;
            };
            position.act(game, &mut self.appraiser, action);
            has_drawn |= position.draw(game, &mut self.appraiser, rng);
            match self.tree.child(edge) {
                Some(child) => node = child,
                None => {
                    if let (Turn::Seat(seat), true) = (game.turn(&position.state), self.tree.is_known(edge)) {
                        self.list(game, position);
                        self.tree.add_child(edge, seat, &self.scored);
                    }
                    return;
                }
            }
        }
    }

    fn list(&mut self, game: &Gangster, position: &Position) {
        self.scored.clear();
        each_action(game, &self.appraiser.mind, position, &mut |action, score| {
            self.scored.push((action, score));
        });
    }
}
