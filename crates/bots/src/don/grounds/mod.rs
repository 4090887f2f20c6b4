//! Why one action of Don beats another, in the rules' words. What follows from a bid or a pass is what comes if nobody
//! bids after it.

mod fact;
#[cfg(test)]
mod tests;

use super::settle::bidders;
use crate::Ground;
use crate::reason::nouns::Whom;
use crate::reason::{Called, Condition, Deed, told};
use don::{
    Action, Auction, Colour, Digit, DistrictSet, Don, Enforcement, Event, Phase, Sale, State, Verdict,
};
use fact::{DonFact, SaleKind};
use game_core::{Game, Outcome, Seat, SeatSet, Silent, Turn};

pub(super) fn grounds(game: &Don, state: &State, better: Action, worse: Action) -> Vec<Ground> {
    let Turn::Seat(own) = game.turn(state) else { return Vec::new() };
    let before = Before { game, state, own };
    told(&before.deed(better), &before.deed(worse))
}

/// The position in which two actions are held against each other.
struct Before<'a> {
    game: &'a Don,
    state: &'a State,
    own: Seat,
}

/// What an action leads to.
struct After {
    state: State,
    events: Vec<Event>,
    /// Whether others could have done something else on the way.
    is_open: bool,
}

impl Before<'_> {
    fn deed(&self, action: Action) -> Deed<DonFact> {
        let after = self.after(action);
        Deed { called: self.called(action, &after), facts: self.facts(action, &after) }
    }

    /// The position after the action; in an auction, after all others have passed.
    fn after(&self, action: Action) -> After {
        let (mut state, mut events) = (*self.state, Vec::new());
        self.game.act(&mut state, action, &mut events);
        let is_open = is_same_auction(&state, self.state);
        while is_same_auction(&state, self.state) && self.game.turn(&state) != Turn::Seat(self.own) {
            self.game.act(&mut state, Action::Pass {}, &mut events);
        }
        After { state, events, is_open }
    }

    fn called(&self, action: Action, after: &After) -> Called {
        let standing = match self.state.phase {
            Phase::Auction(Auction { standing: Some(bid), .. }) => Some(bid),
            _ => None,
        };
        let plainly = name(action);
        let condition = match (action, standing) {
            (Action::Offer { .. }, _) => Some(Condition::Sells),
            _ if !after.is_open => None,
            (Action::Bid { .. }, _) => Some(Condition::Wins),
            (_, Some(bid)) => Some(Condition::BidWins { seat: bid.seat, amount: bid.amount }),
            _ => Some(Condition::OthersPass),
        };
        let said = match condition {
            Some(Condition::Sells) => ", if it sells,".to_owned(),
            Some(Condition::Wins) => ", if it wins,".to_owned(),
            Some(Condition::BidWins { seat, amount }) => format!(", if seat {seat}'s {amount} wins,"),
            Some(Condition::OthersPass) => ", if all others pass,".to_owned(),
            None => String::new(),
        };
        Called { with_condition: format!("{plainly}{said}"), plainly, condition }
    }

    fn facts(&self, action: Action, after: &After) -> Vec<DonFact> {
        let mut facts = Vec::new();
        match action {
            Action::Offer { district } => {
                // What is left to the seller once the district is sold.
                let mut sold = *self.state;
                sold.districts[self.own.index()].remove(district);
                self.holdings(&sold, &mut facts);
                self.richest_buyer(&after.state, &mut facts);
                return facts;
            }
            Action::Exchange { .. } => facts.push(DonFact::SitsOut),
            Action::Bid { amount } => {
                if let Some(fault) = self.fault(amount as u8, after) {
                    return vec![fault];
                }
                self.who_can_top(action, amount as u8, &mut facts);
            }
            _ => {}
        }
        self.holdings(&after.state, &mut facts);
        self.payments(&after.events, &mut facts);
        self.standing(&after.state, &mut facts);
        facts
    }

    /// [D8.1] [D3.5] [D4.2] What becomes of the districts of all seats.
    fn holdings(&self, after: &State, facts: &mut Vec<DonFact>) {
        for seat in self.game.seats().iter() {
            let (whom, index) = (Whom::of(seat, self.own), seat.index());
            let (had, has) = (self.state.districts[index], after.districts[index]);
            if had == has {
                continue;
            }
            let of = |districts: DistrictSet, colour: Colour| districts.intersection(colour.districts());
            let changed: Vec<Colour> =
                Colour::ALL.into_iter().filter(|&colour| of(had, colour) != of(has, colour)).collect();
            let points = |districts| self.points(districts, &changed);
            let counts = changed.iter().map(|&colour| (colour, of(has, colour).len() as u8)).collect();
            facts.push(DonFact::Colours { whom, counts, from: points(had), to: points(has) });
            if after.phase != Phase::Over {
                self.digits(whom, seat, after, facts);
            }
        }
    }

    /// [D8.1] What districts count in some colours, by the rules' own reckoning.
    fn points(&self, districts: DistrictSet, colours: &[Colour]) -> u8 {
        let counted = colours.iter().fold(DistrictSet::EMPTY, |all, colour| all.union(colour.districts()));
        let mut scratch = *self.state;
        scratch.districts[0] = districts.intersection(counted);
        self.game.view(&scratch, None).seats[0].points
    }

    fn digits(&self, whom: Whom, seat: Seat, after: &State, facts: &mut Vec<DonFact>) {
        let has = |state: &State, digit: Digit| state.districts[seat.index()].count(digit) > 0;
        let leads = |state: &State, digit: Digit| {
            let others = self.game.seats().iter().filter(|&other| other != seat);
            let most = others.map(|other| state.districts[other.index()].count(digit)).max();
            Some(state.districts[seat.index()].count(digit)) > most
        };
        let those =
            |holds: &dyn Fn(Digit) -> bool| Digit::all().filter(|&digit| holds(digit)).collect::<Vec<_>>();
        let barred = those(&|digit| has(after, digit) && !has(self.state, digit));
        let freed = those(&|digit| !has(after, digit) && has(self.state, digit));
        let most = those(&|digit| leads(after, digit) && !leads(self.state, digit));
        facts.extend((!barred.is_empty()).then_some(DonFact::Barred { whom, digits: barred }));
        facts.extend((!freed.is_empty()).then_some(DonFact::Freed { whom, digits: freed }));
        facts.extend((!most.is_empty()).then_some(DonFact::MostOf { whom, digits: most }));
    }

    /// [D3.7] [D4.2] [D4.3] [D6.3] Who pays whom.
    fn payments(&self, events: &[Event], facts: &mut Vec<DonFact>) {
        let whom = |seat: Seat| Whom::of(seat, self.own);
        for event in events {
            match event {
                Event::LotSold { seat, amount, payments, .. } => {
                    facts.extend(self.spent(*seat, *amount, SaleKind::Main));
                    let digit = Digit::last_of(*amount);
                    let Some(first) = payments.first().filter(|payment| payment.chips > 0) else { continue };
                    let mut payees: Vec<Whom> = payments.iter().map(|payment| whom(payment.seat)).collect();
                    payees.sort_by_key(|whom| *whom != Whom::You);
                    facts.push(DonFact::Paid {
                        digit,
                        held: self.state.districts[first.seat.index()].count(digit),
                        payees,
                        each: first.chips,
                    });
                }
                Event::DistrictSold { seat, seller, amount, .. } => {
                    facts.extend(self.spent(*seat, *amount, SaleKind::Side));
                    facts.push(DonFact::SellerPaid { seller: whom(*seller), price: *amount });
                }
                _ => {}
            }
        }
    }

    fn spent(&self, buyer: Seat, price: u8, sale: SaleKind) -> Option<DonFact> {
        let of = self.state.chips[self.own.index()];
        (buyer == self.own && price > 0).then(|| DonFact::Spent { left: of - price, of, sale })
    }

    /// [D2.4] [D8.3] Who begins the next round, or how the match ends.
    fn standing(&self, after: &State, facts: &mut Vec<DonFact>) {
        match self.game.outcome(after) {
            Some(outcome) => facts.push(DonFact::Final {
                score: outcome.scores()[self.own.index()],
                rank: outcome.ranks()[self.own.index()],
                of: self.game.seats().count() as u8,
            }),
            None if after.first != self.state.first => {
                let whom = after.first.map(|seat| Whom::of(seat, self.own));
                facts.extend(whom.map(|whom| DonFact::FirstPlayer { whom, round: after.round }));
            }
            None => {}
        }
    }

    /// [D5.2] [D5.3] What is wrong with a bid.
    fn fault(&self, amount: u8, after: &After) -> Option<DonFact> {
        let chips = self.state.chips[self.own.index()];
        let slip = after.events.iter().find_map(|event| match event {
            Event::Slipped { fine, .. } => Some(DonFact::Slip { digit: Digit::last_of(amount), fine: *fine }),
            _ => None,
        });
        slip.or((amount > chips).then_some(DonFact::Bluff { chips }))
    }

    /// [D3.4] [D3.5] Who of those still in the auction cannot top a bid, and who must leap to do so.
    fn who_can_top(&self, action: Action, bid: u8, facts: &mut Vec<DonFact>) {
        let mut called = *self.state;
        self.game.act(&mut called, action, &mut Silent);
        let Phase::Auction(auction) = called.phase else { return };
        if self.game.options().enforcement == Enforcement::Table {
            return;
        }
        let left = bidders(self.game, &called, &auction).without(auction.passed);
        let left: Vec<Seat> = left.without(SeatSet::only(self.own)).iter().collect();
        let chips = |seat: Seat| called.chips[seat.index()];
        let short: Vec<(Seat, u8)> =
            left.iter().map(|&seat| (seat, chips(seat))).filter(|&(_, chips)| chips <= bid).collect();
        if !short.is_empty() {
            facts.push(DonFact::CannotTop { bid, short, of: left.len() });
        }
        let leaps = left.iter().filter_map(|&seat| self.leap(&called, bid, seat));
        facts.extend(leaps.max_by_key(|(to, _)| *to).map(|(_, leap)| leap));
    }

    /// The least that a seat can bid above `bid`, if that is not the next amount.
    fn leap(&self, called: &State, bid: u8, seat: Seat) -> Option<(u8, DonFact)> {
        let view = self.game.view(called, Some(seat));
        let to = view.bids.iter().find(|each| each.verdict == Verdict::Fair)?.amount;
        let digits: Vec<Digit> = (bid + 1..to).take(10).map(Digit::last_of).collect();
        (!digits.is_empty()).then_some((to, DonFact::MustLeap { bid, seat, to, digits }))
    }

    /// [D6.3] Who has most chips to bid for what is offered.
    fn richest_buyer(&self, offered: &State, facts: &mut Vec<DonFact>) {
        let others = self.game.seats().iter().filter(|&seat| seat != self.own);
        let richest = others.max_by_key(|seat| (offered.chips[seat.index()], std::cmp::Reverse(*seat)));
        facts
            .extend(richest.map(|richest| DonFact::Price { richest, chips: offered.chips[richest.index()] }));
    }
}

/// Whether the auction of `before` goes on: the same sale, and nobody has been exposed since.
fn is_same_auction(now: &State, before: &State) -> bool {
    let of = |state: &State| -> Option<(Sale, SeatSet)> {
        match state.phase {
            Phase::Auction(auction) => Some((auction.sale, auction.barred)),
            _ => None,
        }
    };
    of(now).is_some() && of(now) == of(before)
}

fn name(action: Action) -> String {
    match action {
        Action::Bid { amount } => format!("a bid of {amount}"),
        Action::Pass {} => "passing".to_owned(),
        Action::Offer { district } => format!("offering {}", district.name()),
        Action::Decline {} => "offering nothing".to_owned(),
        Action::Exchange { give, take } => format!("giving {} for {}", give.name(), take.name()),
        Action::Keep {} => "keeping your districts".to_owned(),
        Action::Discard { district } => format!("discarding {}", district.name()),
    }
}
