//! An auction as a tree of calls: who is to act, what stands, and what a pass or a bid leads to.

use super::numbers::Numbers;
use super::rivals::Means;
use super::settle::bidders;
use super::worth::Appraisal;
use crate::Style;
use don::{Auction, Bid, Digit, Don, Phase, State};
use game_core::{Game, Seat, SeatSet};

/// More than any bid.
pub(super) const LEVELS: usize = 74;

/// An auction and what of it never changes while it is solved.
pub(super) struct Lot<'a> {
    pub(super) game: &'a Don,
    pub(super) state: &'a State,
    pub(super) auction: Auction,
    /// Who does what is best for it; nobody where all go by the same rule.
    pub(super) own: Option<Seat>,
    pub(super) seats: usize,
    /// What each seat can honestly bid, as bits.
    biddable: [u128; 6],
    /// What each seat would give, by simple reckoning.
    pub(super) means: [Means; 6],
}

/// A position of the auction.
#[derive(Clone, Copy)]
pub(super) struct Call {
    /// One more than the standing bid; 0 if there is none.
    pub(super) level: u8,
    pub(super) holder: Option<Seat>,
    pub(super) active: SeatSet,
    pub(super) to_act: Seat,
}

/// What an option leads to.
#[derive(Clone, Copy)]
pub(super) enum Next {
    Call(Call),
    Sold(Bid),
    Unsold,
}

impl<'a> Lot<'a> {
    /// # Panics
    /// If no auction is under way.
    pub(super) fn new(game: &'a Don, state: &'a State, own: Option<Seat>) -> Lot<'a> {
        let Phase::Auction(auction) = state.phase else { unreachable!("an auction is under way") };
        let seats = game.seats().count();
        let numbers = Numbers::of(Style::Greedy);
        let appraisal = Appraisal::new(state, seats, &numbers);
        let (mut biddable, mut means) = ([0; 6], [Means::default(); 6]);
        for seat in game.seats().iter() {
            biddable[seat.index()] = honest_bids(state, seat);
            means[seat.index()] = Means::of(&appraisal, seat.index(), auction.sale.districts());
        }
        Lot { game, state, auction, own, seats, biddable, means }
    }

    /// The least that `seat` can honestly bid above a level.
    pub(super) fn least_raise(&self, seat: Seat, level: u8) -> Option<u8> {
        let above = self.biddable[seat.index()] & (u128::MAX << level.max(1));
        (above != 0).then(|| above.trailing_zeros() as u8)
    }

    /// The position of the auction that the state is in.
    pub(super) fn call(&self) -> Call {
        let Auction { standing, to_act, passed, .. } = self.auction;
        Call {
            level: standing.map_or(0, |bid| bid.amount + 1),
            holder: standing.map(|bid| bid.seat),
            active: bidders(self.game, self.state, &self.auction).without(passed),
            to_act,
        }
    }

    pub(super) fn place(&self, call: Call) -> usize {
        let holder = call.holder.map_or(self.seats, Seat::index);
        let active = call.active.iter().fold(0, |bits, seat| bits | 1 << seat.index());
        let (level, to_act) = (usize::from(call.level), call.to_act.index());
        (((level * (self.seats + 1) + holder) << self.seats) + active) * self.seats + to_act
    }
}

impl Call {
    pub(super) fn pass(self) -> Next {
        let active = self.active.without(SeatSet::only(self.to_act));
        match (self.holder, active.first_after(self.to_act)) {
            (_, None) => Next::Unsold,
            (Some(seat), Some(next)) if next == seat && active == SeatSet::only(seat) => {
                Next::Sold(Bid { seat, amount: self.level - 1 })
            }
            (_, Some(to_act)) => Next::Call(Call { active, to_act, ..self }),
        }
    }

    pub(super) fn bid(self, amount: u8) -> Next {
        let seat = self.to_act;
        match self.active.first_after(seat) {
            Some(to_act) if to_act != seat => {
                Next::Call(Call { level: amount + 1, holder: Some(seat), active: self.active, to_act })
            }
            _ => Next::Sold(Bid { seat, amount }),
        }
    }
}

/// [D3.4] [D3.5] What a seat can bid and pay, as bits.
pub(super) fn honest_bids(state: &State, seat: Seat) -> u128 {
    let owned = state.districts[seat.index()];
    let amounts = 0..=state.chips[seat.index()];
    let is_barred: [bool; 10] = std::array::from_fn(|digit| owned.count(Digit::last_of(digit as u8)) > 0);
    amounts.filter(|amount| !is_barred[usize::from(amount % 10)]).fold(0, |bits, amount| bits | 1 << amount)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::don::tuning::table;
    use don::DistrictSet;

    #[test]
    fn honest_bids_leave_out_owned_numbers_and_what_one_cannot_pay() {
        let mut state = table(3).start();
        state.districts[0] = DistrictSet::ALL.with_digit(Digit::last_of(3));
        let bids: Vec<u8> =
            (0..128).filter(|amount| honest_bids(&state, Seat::new(0)) >> amount & 1 == 1).collect();
        assert_eq!(bids, [0, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
}
