//! The player that solves the auction at hand over a learned value, and the next ones as far as it may think.

use super::foresight::{look_ahead, solve};
use super::lot::{Lot, Next};
use super::outlook::Chances;
use super::raises::raises;
use super::solver::Solver;
use super::temper::Temper;
use super::watcher::Watcher;
use super::worth_offering::worth_offering;
use crate::{Budget, Meter, Player};
use don::{Action, Don, Phase, State};
use game_core::random::SimRng;
use game_core::{Game, Seat, Silent};

/// How much better offering a district must look than keeping it.
const OFFER_MARGIN: f32 = 0.002;
/// How many swaps are looked at closely, and with how many lots each.
const SWAPS: usize = 3;
const LOTS: usize = 8;

pub(super) struct Thinker {
    pub(super) solver: Solver,
    /// What looks at the auction after this one, and for how long.
    pub(super) next: Option<(Solver, Budget)>,
    /// How many of its districts it considers offering each time.
    pub(super) offers: usize,
    pub(super) temper: Temper,
    pub(super) watcher: Watcher,
}

/// An action and what becomes of everybody.
pub(super) type Judgement = (Action, Chances);

impl Player<Don> for Thinker {
    fn choose(&mut self, game: &Don, state: &State, seat: Seat, rng: &mut SimRng) -> Action {
        let options = self.options(game, state, seat, rng);
        self.temper.choose(&options, seat, rng)
    }

    fn recall(&mut self, game: &Don, state: &State, _: Seat, _: &mut SimRng) {
        self.watcher.look(game, state);
    }
}

impl Thinker {
    /// The actions worth a thought, with the chances of all seats after each; the first is the most passive.
    pub(super) fn options(
        &mut self,
        game: &Don,
        state: &State,
        seat: Seat,
        rng: &mut SimRng,
    ) -> Vec<Judgement> {
        self.watcher.look(game, state);
        self.solver.outlook.belief = self.watcher.belief;
        match state.phase {
            Phase::Auction(_) => self.calls(game, state, seat, rng),
            Phase::Offer { .. } => self.offers(game, state, seat),
            Phase::Exchange { .. } => self.exchanges(game, state, seat, rng),
            Phase::Discard { .. } => self.discards(game, state, seat),
            Phase::FirstPlayer | Phase::Reveal | Phase::Over => unreachable!("no seat is to act"),
        }
    }

    fn calls(&mut self, game: &Don, state: &State, seat: Seat, rng: &mut SimRng) -> Vec<Judgement> {
        let lot = Lot::new(game, state, seat);
        let amounts: Vec<u8> = raises(game, state, seat, &lot.auction).collect();
        let call = lot.call();
        let nexts: Vec<Next> =
            std::iter::once(call.pass()).chain(amounts.iter().map(|&amount| call.bid(amount))).collect();
        self.solver.begin(&lot);
        if let Some((next, budget)) = self.next.as_mut().filter(|_| !amounts.is_empty()) {
            let mut meter = Meter::start(*budget);
            if !meter.is_spent() {
                look_ahead(&mut self.solver, next, &lot, &nexts, &mut meter, rng);
            }
        }
        let bids = amounts.iter().map(|&amount| Action::Bid { amount: amount.into() });
        let actions = std::iter::once(Action::Pass {}).chain(bids);
        actions.zip(nexts).map(|(action, next)| (action, self.solver.follow(&lot, next))).collect()
    }

    fn offers(&mut self, game: &Don, state: &State, seat: Seat) -> Vec<Judgement> {
        let mut declined = self.solver.outlook.chances(game, state);
        declined[seat.index()] += OFFER_MARGIN;
        let mut options = vec![(Action::Decline {}, declined)];
        for district in worth_offering(game, state, seat, self.offers) {
            let (mut after, action) = (*state, Action::Offer { district });
            game.act(&mut after, action, &mut Silent);
            options.push((action, solve(&mut self.solver, game, &after, seat)));
        }
        options
    }

    /// Swaps that promise most, against keeping what one has: with each, the same lots are drawn and auctioned.
    fn exchanges(&mut self, game: &Don, state: &State, seat: Seat, rng: &mut SimRng) -> Vec<Judgement> {
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let after = |action: Action| {
            let mut after = *state;
            game.act(&mut after, action, &mut Silent);
            after.phase = Phase::Reveal;
            after
        };
        let mut promise = |action: &Action| self.solver.outlook.chances(game, &after(*action))[seat.index()];
        actions[1..].sort_by_cached_key(|action| (-1e6 * promise(action)) as i64);
        actions.truncate(1 + SWAPS);
        let lots: Vec<_> = (0..LOTS).map(|_| game.sample(&after(Action::Keep {}), rng)).collect();
        let mut value = |action: Action| {
            let mut sum = [0.0; 6];
            for lot in &lots {
                let mut state = after(action);
                game.resolve(&mut state, lot, &mut Silent);
                let chances = solve(&mut self.solver, game, &state, seat);
                sum = std::array::from_fn(|seat| sum[seat] + chances[seat] / LOTS as f32);
            }
            (action, sum)
        };
        actions.into_iter().map(&mut value).collect()
    }

    fn discards(&mut self, game: &Don, state: &State, seat: Seat) -> Vec<Judgement> {
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let mut value = |action: Action| {
            let mut after = *state;
            game.act(&mut after, action, &mut Silent);
            (action, solve(&mut self.solver, game, &after, seat))
        };
        actions.into_iter().map(&mut value).collect()
    }
}
