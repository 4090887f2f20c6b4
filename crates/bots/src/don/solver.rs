//! One auction solved by backward induction: bids only rise and a pass is final, so there are few positions. Whoever
//! raises does so by as little as he may; the seat for which it is solved, if any, does what is best for it, the others
//! do rather what is better for them (a quantal response), since nobody is perfect.

use super::greedy::least;
use super::lot::{Call, LEVELS, Lot, Next};
use super::numbers::Numbers;
use super::outlook::{Chances, Outlook};
use super::response::Response;
use super::settle::{sold, unsold};
use super::worth::Appraisal;
use crate::Style;
use don::{Action, Auction, Bid, Phase, State};
use game_core::{Game, Seat, SeatSet, Silent};

/// A bid that is less likely than this by habit is not thought of.
const UNTHINKABLE: f32 = 0.05;

pub(super) struct Solver {
    pub(super) outlook: Outlook,
    pub(super) response: Response,
    /// How likely each seat bids each amount by habit, as far as it was asked for.
    habits: Vec<Option<f32>>,
    /// The position whose auction is being solved, before any call.
    base: Option<(State, Option<Seat>)>,
    /// For each position of the auction where its chances are, if the stamp is that of this auction.
    places: Vec<(u32, u32)>,
    stamp: u32,
    values: Vec<Chances>,
    /// The chances after each seat has bought at each price, as far as they were asked for.
    leaves: Vec<Option<Chances>>,
    unsold: Option<Chances>,
    /// How many positions after the auction were valued in all.
    pub(super) valued: u64,
}

impl Solver {
    pub(super) fn new(outlook: Outlook, response: Response) -> Solver {
        Solver {
            outlook,
            response,
            habits: Vec::new(),
            base: None,
            places: Vec::new(),
            stamp: 0,
            values: Vec::new(),
            leaves: Vec::new(),
            unsold: None,
            valued: 0,
        }
    }

    /// The chances as the auction stands.
    pub(super) fn chances(&mut self, lot: &Lot<'_>) -> Chances {
        self.begin(lot);
        self.solve(lot, lot.call())
    }

    /// Begins with an auction; the ends known from earlier calls of the same one stay.
    pub(super) fn begin(&mut self, lot: &Lot<'_>) {
        let (standing, passed, to_act, slipped) = (None, SeatSet::EMPTY, Seat::new(0), false);
        let mut base = *lot.state;
        base.phase = Phase::Auction(Auction { standing, passed, to_act, slipped, ..lot.auction });
        if self.base != Some((base, lot.own)) {
            self.base = Some((base, lot.own));
            self.leaves.clear();
            self.leaves.resize(lot.seats * LEVELS, None);
            self.unsold = None;
        }
        self.habits.clear();
        self.habits.resize(lot.seats * LEVELS, None);
        let most = LEVELS * (lot.seats + 1) * (lot.seats << lot.seats);
        if self.places.len() < most {
            self.places.resize(most, (0, 0));
        }
        self.reconsider();
    }

    fn solve(&mut self, lot: &Lot<'_>, call: Call) -> Chances {
        let place = lot.place(call);
        let (stamp, index) = self.places[place];
        if stamp == self.stamp {
            return self.values[index as usize];
        }
        let pass = self.follow(lot, call.pass());
        let chances = match self.thinkable_raise(lot, call) {
            None => pass,
            Some(amount) => {
                let raise = self.follow(lot, call.bid(amount));
                let raising = self.raising(lot, call.to_act, amount, &pass, &raise);
                std::array::from_fn(|seat| raising * raise[seat] + (1.0 - raising) * pass[seat])
            }
        };
        self.places[place] = (self.stamp, self.values.len() as u32);
        self.values.push(chances);
        chances
    }

    /// How likely a seat raises to `amount` rather than passes.
    pub(super) fn raising(
        &mut self,
        lot: &Lot<'_>,
        seat: Seat,
        amount: u8,
        pass: &Chances,
        raise: &Chances,
    ) -> f32 {
        let gain = raise[seat.index()] - pass[seat.index()];
        if lot.own == Some(seat) {
            return if gain > 0.0 { 1.0 } else { 0.0 };
        }
        let habit = self.response.habit_of(self.outlook.belief().thinks(seat.index()));
        let by_chance = 1.0 / (1.0 + (-gain / self.response.temperature).exp());
        habit * self.by_habit(lot, seat, amount) + (1.0 - habit) * by_chance
    }

    /// The least raise of the seat to act, unless it would have to give more than it ever does.
    pub(super) fn thinkable_raise(&mut self, lot: &Lot<'_>, call: Call) -> Option<u8> {
        let amount = lot.least_raise(call.to_act, call.level)?;
        let is_own = lot.own == Some(call.to_act);
        let is_open = self.response.is_open(self.outlook.belief().thinks(call.to_act.index()));
        (is_own || is_open || self.by_habit(lot, call.to_act, amount) > UNTHINKABLE).then_some(amount)
    }

    fn by_habit(&mut self, lot: &Lot<'_>, seat: Seat, amount: u8) -> f32 {
        let at = seat.index() * LEVELS + usize::from(amount);
        let belief = self.outlook.belief();
        *self.habits[at].get_or_insert_with(|| belief.bids(seat.index(), lot.means[seat.index()], amount))
    }

    /// Puts a better estimate in place of what was thought of the end of the auction.
    pub(super) fn correct(&mut self, end: Option<Bid>, chances: Chances) {
        match end {
            Some(Bid { seat, amount }) => {
                self.leaves[seat.index() * LEVELS + usize::from(amount)] = Some(chances);
            }
            None => self.unsold = Some(chances),
        }
    }

    /// Forgets what followed from the ends of the auction, so that corrected ones count.
    pub(super) fn reconsider(&mut self) {
        self.stamp += 1;
        self.values.clear();
    }

    pub(super) fn follow(&mut self, lot: &Lot<'_>, next: Next) -> Chances {
        match next {
            Next::Call(call) => self.solve(lot, call),
            Next::Sold(Bid { seat, amount }) => self.sell(lot, seat, amount),
            Next::Unsold => self.leave(lot),
        }
    }

    fn sell(&mut self, lot: &Lot<'_>, seat: Seat, amount: u8) -> Chances {
        let at = seat.index() * LEVELS + usize::from(amount);
        if let Some(known) = self.leaves[at] {
            return known;
        }
        let after = sold(lot.game, lot.state, &lot.auction, Bid { seat, amount });
        let chances = self.value(lot, &after);
        self.leaves[at] = Some(chances);
        chances
    }

    fn leave(&mut self, lot: &Lot<'_>) -> Chances {
        if let Some(known) = self.unsold {
            return known;
        }
        let chances = self.value(lot, &unsold(lot.game, lot.state, &lot.auction));
        self.unsold = Some(chances);
        chances
    }

    fn value(&mut self, lot: &Lot<'_>, after: &State) -> Chances {
        self.valued += 1;
        match after.phase {
            Phase::Discard { .. } | Phase::Auction(_) => self.exposed(lot, *after),
            _ => self.outlook.chances(lot.game, after),
        }
    }

    /// [D5.3] The chances after a bluff is exposed: the bluffer discards, and the lot is auctioned again.
    fn exposed(&mut self, lot: &Lot<'_>, mut after: State) -> Chances {
        if let Phase::Discard { seat, .. } = after.phase {
            let numbers = Numbers::of(Style::Greedy);
            let district = least(&Appraisal::new(&after, lot.seats, &numbers), seat);
            lot.game.act(&mut after, Action::Discard { district }, &mut Silent);
        }
        match after.phase {
            Phase::Auction(_) => {
                let mut again = Solver::new(self.outlook.clone(), self.response);
                again.chances(&Lot::new(lot.game, &after, lot.own))
            }
            _ => self.outlook.chances(lot.game, &after),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Net;
    use crate::don::tuning::table;
    use don::{Colour, District, DistrictSet, Don, Sale};
    use game_core::random::stream;
    use std::sync::Arc;

    /// The last auction: three of a colour are on sale, and who buys them wins, whatever he pays.
    fn last_auction(chips: [u8; 3]) -> (Don, State) {
        let game = table(3);
        let mut state = game.start();
        let colour: Vec<District> = Colour::OldTown.districts().iter().collect();
        let rest: Vec<District> = DistrictSet::ALL.without(Colour::OldTown.districts()).iter().collect();
        for (seat, owned) in rest.chunks(8).take(3).enumerate() {
            state.districts[seat] = owned.iter().copied().collect();
        }
        state.removed = rest[24..].iter().chain(&colour[..2]).copied().collect();
        state.chips[..3].copy_from_slice(&chips);
        (state.round, state.first) = (15, Some(Seat::new(0)));
        state.phase = Phase::Auction(Auction {
            sale: Sale::Lot { districts: colour[2..].iter().copied().collect() },
            to_act: Seat::new(0),
            standing: None,
            passed: SeatSet::EMPTY,
            barred: SeatSet::EMPTY,
            slipped: false,
        });
        (game, state)
    }

    fn solver() -> Solver {
        let net = Net::untrained(super::super::features::LAYERS, &mut stream(1, 1, 1));
        Solver::new(Outlook::new(Arc::new(net)), Response::alike(0.001, 0.0))
    }

    #[test]
    fn the_longest_purse_wins_the_last_lot() {
        let (game, state) = last_auction([1, 2, 40]);
        let chances = solver().chances(&Lot::new(&game, &state, Some(Seat::new(0))));
        assert!(chances[2] > 0.9, "{chances:?}");
    }

    #[test]
    fn a_corrected_end_changes_what_leads_to_it() {
        let (game, state) = last_auction([1, 2, 40]);
        let lot = Lot::new(&game, &state, Some(Seat::new(0)));
        let mut solver = solver();
        solver.begin(&lot);
        let before = solver.follow(&lot, Next::Unsold);
        solver.correct(None, [0.0, 1.0, 0.0, 0.0, 0.0, 0.0]);
        solver.reconsider();
        assert_ne!(before, solver.follow(&lot, Next::Unsold));
    }
}
