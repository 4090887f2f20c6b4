//! Why one action of New York beats another, in the rules' words: what scorings would pay as the table then stands, what
//! can be paid, and what is left to the next seat.

mod fact;
#[cfg(test)]
mod tests;
mod words;

use crate::Ground;
use crate::reason::nouns::Whom;
use crate::reason::{Called, Deed, after, told};
use fact::{Fit, NewYorkFact, ScoringChange};
use game_core::{Game, Outcome, Seat, Turn};
use new_york::{Action, Building, BuildingType, Coins, Currency, Money, NewYork, Phase, Scoring, State};

pub(super) fn grounds(game: &NewYork, state: &State, better: Action, worse: Action) -> Vec<Ground> {
    let Turn::Seat(own) = game.turn(state) else { return Vec::new() };
    let before = Before { game, state, own };
    told(&before.deed(better), &before.deed(worse))
}

/// The position in which two actions are held against each other.
struct Before<'a> {
    game: &'a NewYork,
    state: &'a State,
    own: Seat,
}

impl Before<'_> {
    fn deed(&self, action: Action) -> Deed<NewYorkFact> {
        let now = after(self.game, self.state, action);
        let mut facts = Vec::new();
        match self.game.outcome(&now) {
            Some(outcome) => facts.push(NewYorkFact::Final {
                score: outcome.scores()[self.own.index()],
                rank: outcome.ranks()[self.own.index()],
                of: self.game.seats().count() as u8,
            }),
            None => {
                self.scorings(&now, &mut facts);
                self.end(&now, &mut facts);
            }
        }
        self.payment(action, &mut facts);
        self.money(&now, &mut facts);
        if !now.is_over() {
            self.payable(&now, &mut facts);
            self.left_to_next(&now, &mut facts);
        }
        Deed { called: Called::plainly(words::action_name(self.state, action)), facts }
    }

    /// [N5.1] What changes in the scorings to come, for every seat and type.
    fn scorings(&self, now: &State, facts: &mut Vec<NewYorkFact>) {
        for kind in BuildingType::ALL {
            // Only who owns a building of the type can gain or lose points for it.
            if now
                .estates
                .iter()
                .zip(&self.state.estates)
                .all(|(now, before)| now.of(kind) == before.of(kind))
            {
                continue;
            }
            for seat in self.game.seats().iter() {
                let changes = self.changes(now, seat, kind);
                let owned = now.estates[seat.index()].of(kind);
                if !changes.is_empty() {
                    let whom = Whom::of(seat, self.own);
                    facts.push(NewYorkFact::Scored { whom, kind, owned, changes });
                }
            }
        }
    }

    fn changes(&self, now: &State, seat: Seat, kind: BuildingType) -> Vec<ScoringChange> {
        let (before, now) = (self.game.view(self.state, None), self.game.view(now, None));
        let change = |&scoring: &Scoring| {
            let points = |view: &new_york::View| view.if_scored[scoring.id()].seats[seat.index()].of(kind);
            ScoringChange { scoring, from: points(&before), to: points(&now) }
        };
        now.to_come.iter().map(change).filter(|change| change.from != change.to).collect()
    }

    /// [N4.4] [N6.1] Whether the match ends with this turn, and who then gets what lies in the yard.
    fn end(&self, now: &State, facts: &mut Vec<NewYorkFact>) {
        let (empty, deck) = (now.market.iter().filter(|slot| slot.is_none()).count(), self.deck(now));
        if !matches!(now.phase, Phase::Refill { .. }) || empty <= deck as usize {
            return;
        }
        facts.push(NewYorkFact::Ends { empty, deck, lead: self.lead(now) });
        for slot in Currency::ALL {
            let Some(building) = now.building(slot) else { continue };
            let money = |seat: Seat| now.hands[seat.index()].of(slot).total();
            let most = self.game.seats().iter().map(money).max().filter(|&most| most > 0);
            let mut richest = self.game.seats().iter().filter(|&seat| Some(money(seat)) == most);
            if let (Some(seat), None) = (richest.next(), richest.next()) {
                let whom = Whom::of(seat, self.own);
                facts.push(NewYorkFact::Awarded { whom, building, slot, money: money(seat) });
            }
        }
    }

    fn deck(&self, now: &State) -> u32 {
        self.game.building_deck(now).len()
    }

    /// By how much the seat to act leads if scoring C came now.
    fn lead(&self, now: &State) -> i32 {
        let (view, scores) = (self.game.view(now, None), self.game.snapshot(now).scores);
        let last = &view.if_scored[Scoring::C.id()].seats;
        let total = |seat: Seat| scores[seat.index()] + last[seat.index()].total();
        let others = self.game.seats().iter().filter(|&seat| seat != self.own).map(total);
        total(self.own) - others.max().unwrap_or(0)
    }

    /// [N3.3] [N3.4]
    fn payment(&self, action: Action, facts: &mut Vec<NewYorkFact>) {
        let Action::Buy { slot, pay, .. } = action else { return };
        let Some(building) = self.state.building(slot) else { return };
        let (price, paid) = (building.price(), pay.coins.total());
        facts.push(match paid == u32::from(price) {
            true => NewYorkFact::ActsAgain { price },
            false => NewYorkFact::NoChange { price, paid },
        });
    }

    fn money(&self, now: &State, facts: &mut Vec<NewYorkFact>) {
        let total = |state: &State| state.hands[self.own.index()].total();
        let (from, to) = (total(self.state), total(now));
        if from != to {
            facts.push(NewYorkFact::Money { from, to });
        }
    }

    /// [N3.3] [N3.4] What the seat can pay now and could not before, or not exactly.
    fn payable(&self, now: &State, facts: &mut Vec<NewYorkFact>) {
        for slot in Currency::ALL {
            let Some(building) = now.building(slot) else { continue };
            let of = |state: &State| fit(state.hands[self.own.index()].of(slot), building);
            if let Some(payment) = of(now).filter(|_| of(now) > of(self.state)) {
                facts.push(NewYorkFact::CanPay { slot, building, payment });
            }
        }
    }

    /// [N3.2] [N3.3] [N3.4] What the next seat can do with what lies there.
    fn left_to_next(&self, now: &State, facts: &mut Vec<NewYorkFact>) {
        let next = self.game.seats().after(self.own);
        let hand = now.hands[next.index()];
        for slot in Currency::ALL {
            let Some(building) = now.building(slot) else { continue };
            match fit(hand.of(slot), building) {
                Some(payment) => {
                    let (from, to) = self.worth_to(now, next, slot, building);
                    facts.push(NewYorkFact::LeavesBuilding { next, building, slot, payment, from, to });
                    if payment < Fit::Exact {
                        self.completing_cards(now, next, slot, building, facts);
                    }
                }
                None => self.completing_cards(now, next, slot, building, facts),
            }
        }
    }

    /// [N5.1] What scoring C would pay a seat for the type of a building, without and with it.
    fn worth_to(&self, now: &State, seat: Seat, slot: Currency, building: Building) -> (u8, u8) {
        let points = |state: &State| {
            let view = self.game.view(state, None);
            view.if_scored[Scoring::C.id()].seats[seat.index()].of(building.kind())
        };
        let mut with = *now;
        with.market[slot as usize] = None;
        with.estates[seat.index()].add(building);
        (points(now), points(&with))
    }

    fn completing_cards(
        &self,
        now: &State,
        next: Seat,
        slot: Currency,
        building: Building,
        facts: &mut Vec<NewYorkFact>,
    ) {
        let mut cards: Vec<_> = now.display.cards().filter(|card| card.currency() == slot).collect();
        cards.dedup();
        for card in cards {
            let with: Money = now.hands[next.index()].plus(Money::from_iter([card]));
            if fit(with.of(slot), building) == Some(Fit::Exact) {
                facts.push(NewYorkFact::LeavesCard { next, card, building });
            }
        }
    }
}

/// How well coins pay a building, if at all.
fn fit(coins: Coins, building: Building) -> Option<Fit> {
    let (price, mut best) = (u32::from(building.price()), None);
    coins.payments(price, |paid| {
        let payment = if paid.total() == price { Fit::Exact } else { Fit::Over };
        best = best.max(Some(payment));
    });
    best
}
