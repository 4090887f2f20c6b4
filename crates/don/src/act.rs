//! Doing an action that is legal, and all that follows from it up to the next decision.

use crate::check::opponents_districts;
use crate::state::ROUNDS;
use crate::{
    Action, Auction, Bid, Digit, District, DistrictSet, Don, Enforcement, Event, Phase, Sale, State,
};
use game_core::{Seat, SeatSet, Sink};

#[inline(always)]
pub(crate) fn act(game: &Don, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
    match (state.phase, action) {
        (Phase::Auction(auction), Action::Pass {}) => game.pass(state, auction, events),
        (Phase::Auction(auction), Action::Bid { amount }) => game.bid(state, auction, amount as u8, events),
        (Phase::Offer { seat }, Action::Decline {}) => {
            events.emit(|| Event::OfferDeclined { seat });
            game.ask_for_offers(state, game.seats_after(state, seat));
        }
        (Phase::Offer { seat }, Action::Offer { district }) => {
            events.emit(|| Event::DistrictOffered { seat, district });
            game.open_auction(state, Sale::Side { seller: seat, district }, SeatSet::EMPTY, events);
        }
        (Phase::Exchange { seat }, Action::Keep {}) => {
            events.emit(|| Event::DistrictsKept { seat });
            game.ask_for_exchanges(state, game.seats_after(state, seat));
        }
        (Phase::Exchange { seat }, Action::Exchange { give, take }) => {
            game.exchange(state, seat, give, take, events);
        }
        (Phase::Discard { seat, sale, barred }, Action::Discard { district }) => {
            state.districts[seat.index()].remove(district);
            state.removed.insert(district);
            events.emit(|| Event::DistrictDiscarded { seat, district });
            game.reopen_auction(state, sale, barred, events);
        }
        (phase, action) => unreachable!("{action:?} is not legal in {phase:?}"),
    }
}

impl Don {
    /// [D2.2] A round begins with side auctions, then exchange, each if it is played; then the reveal.
    pub(crate) fn begin_round(&self, state: &mut State, events: &mut impl Sink<Event>) {
        state.swapped = SeatSet::EMPTY;
        let round = state.round;
        events.emit(|| Event::RoundBegun { round });
        self.ask_for_offers(state, self.seats.all());
    }

    /// [D3.2] [D6.2] Opens an auction with the first seat that may bid: clockwise from the first player, in a side
    /// auction from the seller's left. With nobody to bid it is over at once.
    pub(crate) fn open_auction(
        &self,
        state: &mut State,
        sale: Sale,
        barred: SeatSet,
        events: &mut impl Sink<Event>,
    ) {
        let bidders = self.bidders(state, sale, barred);
        let opener = match sale {
            Sale::Lot { .. } => bidders.first_from(state.first_player()),
            Sale::Side { seller, .. } => bidders.first_after(seller),
        };
        match opener {
            Some(to_act) => {
                let passed = SeatSet::EMPTY;
                state.phase =
                    Phase::Auction(Auction { sale, to_act, standing: None, passed, barred, slipped: false });
            }
            None => self.leave_unsold(state, sale, barred, events),
        }
    }

    /// [D6.1] Asks the first of `seats`, clockwise from the first player, that owns a district.
    fn ask_for_offers(&self, state: &mut State, seats: SeatSet) {
        let asked = if self.options.side_auctions { seats } else { SeatSet::EMPTY };
        match self.first_owner(state, asked) {
            Some(seat) => state.phase = Phase::Offer { seat },
            None => self.ask_for_exchanges(state, self.seats.all()),
        }
    }

    /// [D7.1] Asks the first of `seats`, clockwise from the first player, that owns a district while an opponent
    /// owns one, too; after the last one, the reveal is due.
    fn ask_for_exchanges(&self, state: &mut State, seats: SeatSet) {
        let asked = if self.options.exchange { seats } else { SeatSet::EMPTY };
        let can_swap = |seat: &Seat| !opponents_districts(self, state, *seat).is_empty();
        state.phase = match self.first_owner(state, asked).filter(can_swap) {
            Some(seat) => Phase::Exchange { seat },
            None => Phase::Reveal,
        };
    }

    /// The first of `seats`, clockwise from the first player, that owns a district.
    fn first_owner(&self, state: &State, seats: SeatSet) -> Option<Seat> {
        let owners: SeatSet = seats.iter().filter(|&seat| !state.owned(seat).is_empty()).collect();
        owners.first_from(state.first_player())
    }

    /// The seats still to be asked once `seat` has been: those between it and the first player, clockwise.
    fn seats_after(&self, state: &State, seat: Seat) -> SeatSet {
        self.seats.all().between(seat, state.first_player())
    }

    /// [D7.2] [D7.3] Swaps; the districts may be swapped again by a later seat.
    fn exchange(
        &self,
        state: &mut State,
        seat: Seat,
        give: District,
        take: District,
        events: &mut impl Sink<Event>,
    ) {
        let from = self.seats.iter().find(|&other| state.owned(other).contains(take));
        let from = from.expect("only a district that an opponent owns is taken");
        state.districts[from.index()].remove(take);
        state.districts[from.index()].insert(give);
        state.districts[seat.index()].remove(give);
        state.districts[seat.index()].insert(take);
        state.swapped.insert(seat);
        events.emit(|| Event::DistrictsSwapped { seat, from, gave: give, took: take });
        self.ask_for_exchanges(state, self.seats_after(state, seat));
    }

    /// [D3.2] [D3.6] A pass is final; the auction goes on while more than the highest bidder are left, or while
    /// nobody has bid and somebody is left.
    fn pass(&self, state: &mut State, mut auction: Auction, events: &mut impl Sink<Event>) {
        let seat = auction.to_act;
        events.emit(|| Event::Passed { seat });
        auction.passed.insert(seat);
        let left = self.bidders_left(state, &auction);
        match (auction.standing, left.first_after(seat)) {
            (Some(bid), Some(next)) if next == bid.seat && left == SeatSet::only(next) => {
                self.settle(state, &auction, bid, events);
            }
            (_, Some(next)) => self.call_on(state, auction, next),
            (_, None) => self.leave_unsold(state, auction.sale, auction.barred, events),
        }
    }

    fn bid(&self, state: &mut State, mut auction: Auction, amount: u8, events: &mut impl Sink<Event>) {
        let seat = auction.to_act;
        if self.options.enforcement == Enforcement::Table
            && state.owned(seat).digits().contains(Digit::last_of(amount))
        {
            return slip(state, auction, amount, events);
        }
        events.emit(|| Event::BidPlaced { seat, amount });
        let bid = Bid { seat, amount };
        auction.standing = Some(bid);
        match self.bidders_left(state, &auction).first_after(seat) {
            Some(next) if next != seat => self.call_on(state, auction, next),
            _ => self.settle(state, &auction, bid, events),
        }
    }

    fn call_on(&self, state: &mut State, auction: Auction, next: Seat) {
        state.phase = Phase::Auction(Auction { to_act: next, slipped: false, ..auction });
    }

    /// The highest bidder takes what is on sale, unless he cannot pay [D5.3].
    fn settle(&self, state: &mut State, auction: &Auction, bid: Bid, events: &mut impl Sink<Event>) {
        if bid.amount > state.chips[bid.seat.index()] {
            return self.expose(state, auction, bid, events);
        }
        match auction.sale {
            Sale::Lot { districts } => self.sell_lot(state, districts, bid, events),
            Sale::Side { seller, district } => self.sell_district(state, seller, district, bid, events),
        }
    }

    /// [D3.7] [D4.4] The price and the pot are shared out before the lot counts as the buyer's [D4.2].
    fn sell_lot(&self, state: &mut State, lot: DistrictSet, bid: Bid, events: &mut impl Sink<Event>) {
        let Bid { seat, amount } = bid;
        let payout = self.payout(state, seat, amount);
        state.chips[seat.index()] -= amount;
        for payee in payout.payees.iter() {
            state.chips[payee.index()] += payout.each;
        }
        state.pot = payout.pot;
        events.emit(|| Event::LotSold {
            seat,
            amount,
            districts: lot,
            payments: payout.payments(),
            pot: payout.pot,
        });
        self.take_lot(state, lot, seat, events);
    }

    /// [D6.3] The seller gets the whole price.
    fn sell_district(
        &self,
        state: &mut State,
        seller: Seat,
        district: District,
        bid: Bid,
        events: &mut impl Sink<Event>,
    ) {
        let Bid { seat, amount } = bid;
        state.chips[seat.index()] -= amount;
        state.chips[seller.index()] += amount;
        state.districts[seller.index()].remove(district);
        state.districts[seat.index()].insert(district);
        events.emit(|| Event::DistrictSold { seat, seller, amount, district });
        self.ask_for_offers(state, self.seats_after(state, seller));
    }

    /// [D5.3] The bluffer pays nothing, is barred, and discards if he owns a district.
    fn expose(&self, state: &mut State, auction: &Auction, bid: Bid, events: &mut impl Sink<Event>) {
        let Bid { seat, amount } = bid;
        events.emit(|| Event::BluffExposed { seat, amount });
        let (sale, barred) = (auction.sale, auction.barred.with(seat));
        match state.owned(seat).is_empty() {
            true => self.reopen_auction(state, sale, barred, events),
            false => state.phase = Phase::Discard { seat, sale, barred },
        }
    }

    fn reopen_auction(&self, state: &mut State, sale: Sale, barred: SeatSet, events: &mut impl Sink<Event>) {
        events.emit(|| Event::AuctionRestarted);
        self.open_auction(state, sale, barred, events);
    }

    /// Nobody bid: [D6.4] the seller keeps the district; [D3.8] [D7.5] the first player, or the next seat that is
    /// not barred for bluffing, takes the lot free, or it leaves the game.
    fn leave_unsold(&self, state: &mut State, sale: Sale, barred: SeatSet, events: &mut impl Sink<Event>) {
        let lot = match sale {
            Sale::Lot { districts } => districts,
            Sale::Side { seller, district } => {
                events.emit(|| Event::DistrictUnsold { seller, district });
                return self.ask_for_offers(state, self.seats_after(state, seller));
            }
        };
        match self.seats.all().without(barred).first_from(state.first_player()) {
            Some(seat) => {
                events.emit(|| Event::LotTakenFree { seat, districts: lot });
                self.take_lot(state, lot, seat, events);
            }
            None => {
                state.removed = state.removed.union(lot);
                events.emit(|| Event::LotRemoved { districts: lot });
                self.end_round(state, events);
            }
        }
    }

    /// [D2.4] Whoever took the lot is the first player of the next round.
    fn take_lot(&self, state: &mut State, lot: DistrictSet, seat: Seat, events: &mut impl Sink<Event>) {
        let owned = &mut state.districts[seat.index()];
        *owned = owned.union(lot);
        state.first = Some(seat);
        self.end_round(state, events);
    }

    /// [D2.2] After round 15 the match is over.
    fn end_round(&self, state: &mut State, events: &mut impl Sink<Event>) {
        if state.round == ROUNDS {
            state.phase = Phase::Over;
            events.emit(|| Event::MatchEnded);
        } else {
            state.round += 1;
            self.begin_round(state, events);
        }
    }
}

/// [D5.2] [D5.4] The bid does not stand, and the slip costs a chip to the pot if the bidder has one.
fn slip(state: &mut State, auction: Auction, amount: u8, events: &mut impl Sink<Event>) {
    let seat = auction.to_act;
    let chips = &mut state.chips[seat.index()];
    let fine = u8::from(*chips > 0);
    *chips -= fine;
    state.pot += fine;
    events.emit(|| Event::Slipped { seat, amount, fine });
    state.phase = Phase::Auction(Auction { slipped: true, ..auction });
}
