//! The player that solves the auction at hand over a learned value, and the next ones as far as it may think.

use super::foresight::{Foresight, Prospect, solve};
use super::lot::Lot;
use super::outlook::Chances;
use super::raises::raises;
use super::solver::Solver;
use super::temper::Temper;
use super::watcher::Watcher;
use super::worth_offering::worth_offering;
use crate::Player;
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
    /// What looks at the auction after this one, if anything does.
    pub(super) foresight: Option<Foresight>,
    /// How many of its districts it considers offering each time.
    pub(super) offers: usize,
    pub(super) temper: Temper,
    /// How keen it is to bid where a rival surely bids by habit.
    pub(super) zeal: f32,
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
        self.solver.outlook.believe(self.watcher.belief);
        self.temper.keenness = self.zeal * self.simplest_rival(game, seat);
        if let Phase::Auction(_) = state.phase {
            return self.calls(game, state, seat, rng);
        }
        let actions = self.considered(game, state, seat);
        let mut options = self.valued(game, state, Some(seat), actions, rng);
        if let Some((Action::Decline {}, declined)) = options.first_mut() {
            declined[seat.index()] += OFFER_MARGIN;
        }
        options
    }

    /// How sure it is that some rival bids by habit.
    fn simplest_rival(&self, game: &Don, seat: Seat) -> f32 {
        let rivals = game.seats().iter().filter(|&rival| rival != seat);
        rivals.map(|rival| self.watcher.belief.simplicity(rival.index())).fold(0.0, f32::max)
    }

    fn calls(&mut self, game: &Don, state: &State, seat: Seat, rng: &mut SimRng) -> Vec<Judgement> {
        let lot = Lot::new(game, state, Some(seat));
        let call = lot.call();
        let pass = Prospect { next: call.pass(), liking: 0.0 };
        let bids: Vec<(u8, Prospect)> = raises(game, state, seat, &lot.auction)
            .enumerate()
            .map(|(number, amount)| {
                (amount, Prospect { next: call.bid(amount), liking: self.temper.inclination(number) })
            })
            .collect();
        self.solver.begin(&lot);
        if !bids.is_empty() {
            let options: Vec<Prospect> =
                std::iter::once(pass).chain(bids.iter().map(|(_, bid)| *bid)).collect();
            self.look_ahead(&lot, &options, rng);
        }
        let bids = bids.into_iter().map(|(amount, bid)| (Action::Bid { amount: amount.into() }, bid));
        let options = std::iter::once((Action::Pass {}, pass)).chain(bids);
        options.map(|(action, option)| (action, self.solver.follow(&lot, option.next))).collect()
    }

    /// Corrects what the solver, which has begun with `lot`, thinks of its ends, as far as there is foresight.
    pub(super) fn look_ahead(&mut self, lot: &Lot<'_>, options: &[Prospect], rng: &mut SimRng) {
        if let Some(foresight) = &mut self.foresight {
            foresight.look_ahead(&mut self.solver, lot, options, rng);
        }
    }

    /// What the seat to act thinks of doing outside an auction; the first is the most passive.
    pub(super) fn considered(&mut self, game: &Don, state: &State, seat: Seat) -> Vec<Action> {
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        match state.phase {
            Phase::Offer { .. } => {
                let offers = worth_offering(game, state, seat, self.offers).into_iter();
                let offers = offers.map(|district| Action::Offer { district });
                std::iter::once(Action::Decline {}).chain(offers).collect()
            }
            Phase::Exchange { .. } => {
                let mut promise = |action: &Action| {
                    self.solver.outlook.chances(game, &exchanged(game, state, *action))[seat.index()]
                };
                actions[1..].sort_by_cached_key(|action| (-1e6 * promise(action)) as i64);
                actions.truncate(1 + SWAPS);
                actions
            }
            Phase::Discard { .. } => actions,
            Phase::Auction(_) | Phase::FirstPlayer | Phase::Reveal | Phase::Over => {
                unreachable!("a seat is to act, and not in an auction")
            }
        }
    }

    /// Actions outside an auction with what becomes of everybody; in the auctions that follow `own`, if any, does what
    /// is best for it.
    pub(super) fn valued(
        &mut self,
        game: &Don,
        state: &State,
        own: Option<Seat>,
        actions: Vec<Action>,
        rng: &mut SimRng,
    ) -> Vec<Judgement> {
        if let Phase::Exchange { .. } = state.phase {
            return self.exchanges(game, state, own, actions, rng);
        }
        let value = |action: Action| match action {
            Action::Decline {} => (action, self.solver.outlook.chances(game, state)),
            _ => (action, solve(&mut self.solver, game, &acted(game, state, action), own)),
        };
        actions.into_iter().map(value).collect()
    }

    /// Swaps and keeping what one has: with each, the same lots are drawn and auctioned.
    fn exchanges(
        &mut self,
        game: &Don,
        state: &State,
        own: Option<Seat>,
        actions: Vec<Action>,
        rng: &mut SimRng,
    ) -> Vec<Judgement> {
        let kept = exchanged(game, state, Action::Keep {});
        let lots: Vec<_> = (0..LOTS).map(|_| game.sample(&kept, rng)).collect();
        let value = |action: Action| {
            let mut sum = [0.0; 6];
            for lot in &lots {
                let mut state = exchanged(game, state, action);
                game.resolve(&mut state, lot, &mut Silent);
                let chances = solve(&mut self.solver, game, &state, own);
                sum = std::array::from_fn(|seat| sum[seat] + chances[seat] / LOTS as f32);
            }
            (action, sum)
        };
        actions.into_iter().map(value).collect()
    }
}

fn acted(game: &Don, state: &State, action: Action) -> State {
    let mut after = *state;
    game.act(&mut after, action, &mut Silent);
    after
}

/// The position after an action of an exchange, when nobody else exchanges anything.
fn exchanged(game: &Don, state: &State, action: Action) -> State {
    State { phase: Phase::Reveal, ..acted(game, state, action) }
}
