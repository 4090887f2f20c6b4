//! The rules of an auction, main or side: who may bid, how much, and who is paid.

use crate::event::Payment;
use crate::sets::DigitSet;
use crate::state::ALL_CHIPS;
use crate::{Auction, Digit, Don, Enforcement, Sale, State};
use game_core::{PerSeat, Seat, SeatSet};

/// [D4.4] How a price is shared out.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Payout {
    pub payees: SeatSet,
    /// What each of them gets.
    pub each: u8,
    /// The remainder.
    pub pot: u8,
}

impl Payout {
    pub fn payments(self) -> PerSeat<Payment> {
        self.payees.iter().map(|seat| Payment { seat, chips: self.each }).collect()
    }
}

impl Auction {
    /// [D3.3] Whether no call was made yet: neither a bid nor a pass. (A slip is no call.)
    #[inline]
    fn is_untouched(&self) -> bool {
        self.standing.is_none() && self.passed.is_empty()
    }

    /// [D3.3] [D6.2] The least that `seat` may bid; only the opener of a main auction may bid 0.
    #[inline]
    pub(crate) fn least_bid(&self, seat: Seat) -> u8 {
        match (self.standing, self.sale) {
            (Some(bid), _) => bid.amount + 1,
            (None, Sale::Lot { .. }) if self.is_untouched() && seat == self.to_act => 0,
            (None, _) => 1,
        }
    }
}

impl Don {
    /// [D3.1] [D6.2] Who may bid: everybody but the seats exposed for this lot and, in the main auction, those that
    /// exchanged [D7.4], in a side auction the seller.
    #[inline]
    pub(crate) fn bidders(&self, state: &State, sale: Sale, barred: SeatSet) -> SeatSet {
        let out = match sale {
            Sale::Lot { .. } => state.swapped,
            Sale::Side { seller, .. } => SeatSet::only(seller),
        };
        self.seats.all().without(out).without(barred)
    }

    /// [D3.2] The bidders who have not passed.
    #[inline]
    pub(crate) fn bidders_left(&self, state: &State, auction: &Auction) -> SeatSet {
        self.bidders(state, auction.sale, auction.barred).without(auction.passed)
    }

    /// [D3.4] The most that a seat may call: its chips, or [D5.3] all the chips there can be.
    #[inline]
    pub(crate) fn most_bid(&self, state: &State, seat: Seat) -> u8 {
        match self.options.enforcement {
            Enforcement::Strict => state.chips[seat.index()],
            Enforcement::Table => ALL_CHIPS,
        }
    }

    /// [D3.5] The digits that `seat` may not even call: those it owns, or [D5.2] none before a slip.
    #[inline]
    pub(crate) fn barred_digits(&self, state: &State, seat: Seat, slipped: bool) -> DigitSet {
        match (self.options.enforcement, slipped) {
            (Enforcement::Table, false) => DigitSet::default(),
            _ => state.owned(seat).digits(),
        }
    }

    /// The amounts that `seat` may call, as bits: bit 7 is a bid of 7.
    #[inline]
    pub(crate) fn callable(&self, state: &State, auction: &Auction, seat: Seat) -> u128 {
        let below = |amount: u8| (1u128 << amount) - 1;
        let range = below(self.most_bid(state, seat) + 1) & !below(auction.least_bid(seat));
        range & !self.barred_digits(state, seat, auction.slipped && seat == auction.to_act).amounts()
    }

    /// [D4.2] [D4.3] Who is paid: the others holding most of `digit`, or all the others when none holds it.
    #[inline]
    fn payees(&self, state: &State, buyer: Seat, digit: Digit) -> SeatSet {
        let others = self.seats.all().without(SeatSet::only(buyer));
        let most = others.iter().map(|seat| state.owned(seat).count(digit)).max().unwrap_or(0);
        others.iter().filter(|&seat| state.owned(seat).count(digit) == most).collect()
    }

    /// [D4.1] [D4.4] How the price of the lot is shared out among the payees, the pot with it.
    #[inline]
    pub(crate) fn payout(&self, state: &State, buyer: Seat, price: u8) -> Payout {
        let payees = self.payees(state, buyer, Digit::last_of(price));
        let (sum, count) = (price + state.pot, payees.len() as u8);
        Payout { payees, each: sum / count, pot: sum % count }
    }
}
