//! Doing an action that is legal, and all that follows from it up to the next decision or draw.

use crate::{Action, Currency, Event, Money, NewYork, Owner, Payment, Phase, Scoring, Spread, State};
use game_core::{Seat, Sink};

#[inline(always)]
pub(crate) fn act(game: &NewYork, state: &mut State, action: Action, events: &mut impl Sink<Event>) {
    let (Phase::Action { seat } | Phase::ExtraAction { seat }) = state.phase else {
        unreachable!("nobody acts in {:?}", state.phase)
    };
    match action {
        Action::Take { cards } => {
            take(state, seat, cards.cards, events);
            game.end_turn(state, seat, events);
        }
        Action::Buy { slot, pay, owner } => match game.buy(state, seat, slot, pay, owner, events) {
            Price::Exact => state.phase = Phase::ExtraAction { seat },
            Price::Over => game.end_turn(state, seat, events),
        },
        Action::EndTurn {} => {
            events.emit(|| Event::TurnEnded { seat });
            game.end_turn(state, seat, events);
        }
        Action::Pass {} => {
            events.emit(|| Event::Passed { seat });
            game.end_turn(state, seat, events);
        }
    }
}

/// How a building was paid.
enum Price {
    Exact,
    Over,
}

/// [N3.2] Money goes from the display to the hand.
#[inline]
fn take(state: &mut State, seat: Seat, cards: Spread, events: &mut impl Sink<Event>) {
    for card in cards.cards() {
        state.display.remove(card);
        state.hands[seat.index()].add(card);
    }
    events.emit(|| Event::MoneyTaken { seat, cards });
}

impl NewYork {
    /// [N3.3] [N3.6] [N7.4] The payment goes to the discards, the building to the buyer or to Dirk.
    fn buy(
        &self,
        state: &mut State,
        seat: Seat,
        slot: Currency,
        pay: Payment,
        owner: Owner,
        events: &mut impl Sink<Event>,
    ) -> Price {
        let building = state.market[slot as usize].take().expect("only a building that is there is bought");
        let hand = state.hands[seat.index()].of_mut(slot);
        *hand = hand.minus(pay.coins);
        let holder = match (owner, self.dirk()) {
            (Owner::Dirk, Some(dirk)) => dirk,
            _ => seat.index(),
        };
        state.estates[holder].add(building);
        let is_exact = pay.coins.total() == u32::from(building.price());
        let paid = || Money::from_iter(pay.cards());
        events.emit(|| Event::BuildingBought { seat, slot, building, paid: paid(), is_exact, owner });
        if is_exact { Price::Exact } else { Price::Over }
    }

    /// [N3.5] Nothing is refilled before a turn ends; then nature draws, if there is anything to draw.
    #[inline]
    fn end_turn(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        match self.must_refill(state) {
            true => state.phase = Phase::Refill { seat },
            false => self.close_turn(state, seat, events),
        }
    }

    /// [N4.4] [N4.5] The turn of `seat` is over. The match ends if the yard is not full; else the next seat acts.
    #[inline]
    pub(crate) fn close_turn(&self, state: &mut State, seat: Seat, events: &mut impl Sink<Event>) {
        match state.has_empty_slot() {
            true => self.end_match(state, seat, events),
            false => state.phase = Phase::Action { seat: self.seats.after(seat) },
        }
    }

    /// [N6.1] [N6.2] The buildings left are awarded; then scoring C, and the match is over.
    #[cold]
    fn end_match(&self, state: &mut State, last: Seat, events: &mut impl Sink<Event>) {
        for slot in Currency::ALL {
            let Some(building) = state.building(slot) else { continue };
            match self.richest(state, slot) {
                Some(seat) => {
                    state.market[slot as usize] = None;
                    state.estates[seat.index()].add(building);
                    events.emit(|| Event::BuildingAwarded { slot, building, seat });
                }
                None => events.emit(|| Event::BuildingLeft { slot, building }),
            }
        }
        self.announce_scoring(state, Scoring::C, events);
        state.phase = Phase::Over { seat: last };
        events.emit(|| Event::MatchEnded);
    }

    /// [N6.1] The seat with most money of a currency; none on a tie or where nobody has any.
    fn richest(&self, state: &State, currency: Currency) -> Option<Seat> {
        let total = |seat: Seat| state.hands[seat.index()].of(currency).total();
        let most = self.seats.iter().map(total).max().filter(|&most| most > 0)?;
        let mut richest = self.seats.iter().filter(|&seat| total(seat) == most);
        richest.next().filter(|_| richest.next().is_none())
    }

    pub(crate) fn announce_scoring(&self, state: &State, scoring: Scoring, events: &mut impl Sink<Event>) {
        events.emit(|| {
            let points = self.points_now(state, scoring);
            let dirk = self.dirk().map(|dirk| points[dirk]);
            let seats = points.into_iter().take(self.seats.count()).collect();
            Event::Scored { scoring, seats, dirk, ties: self.ties_now(state, scoring) }
        });
    }
}
