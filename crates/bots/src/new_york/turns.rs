//! A seat's whole turn as one choice: a chain of exact purchases and the action that ends it.
//!
//! Every slot is paid in a currency of its own, so the order of purchases changes nothing and each set of them is
//! listed once. Of the ways to take or to pay only those are listed that can be best.

use super::payments::ways_to_pay;
use arrayvec::ArrayVec;
use game_core::{Game, Silent};
use new_york::{Action, Currency, NewYork, Owner, Payment, Phase, Spread, State};

/// [N3.5] Four purchases and a taking of money at most.
const MOST_ACTIONS: usize = 5;

/// No more turns than this are listed.
pub(super) const MOST_TURNS: usize = 400;

/// [N3.2] Several cards may total this at most.
const MOST_TAKEN: u32 = 5;

/// What a seat does from now to the end of its turn.
pub(super) type Plan = ArrayVec<Action, MOST_ACTIONS>;

/// A turn, and the position before nature refills.
#[derive(Clone, Debug)]
pub(super) struct WholeTurn {
    pub(super) plan: Plan,
    pub(super) after: State,
}

/// The different takings of money.
type Takings = ArrayVec<Spread, 8>;

/// Puts the turns that the seat to act can still make in place of what `turns` held. There is one at least.
pub(super) fn whole_turns(game: &NewYork, state: &State, turns: &mut Vec<WholeTurn>) {
    turns.clear();
    let mut lister = Lister { game, takings: largest_takings(state.display), turns };
    lister.extend(state, &Plan::new(), 0);
}

struct Lister<'a> {
    game: &'a NewYork,
    takings: Takings,
    turns: &'a mut Vec<WholeTurn>,
}

impl Lister<'_> {
    /// Lists all turns that begin with `plan`, which led to `state`, and buy exactly from the slot `from` on only.
    fn extend(&mut self, state: &State, plan: &Plan, from: usize) {
        let (Phase::Action { seat } | Phase::ExtraAction { seat }) = state.phase else { return };
        let before = self.turns.len();
        for at in 0..self.takings.len() {
            self.end_with(state, plan, Action::Take { cards: self.takings[at].into() });
        }
        for slot in Currency::ALL {
            let Some(building) = state.building(slot) else { continue };
            let ways = ways_to_pay(state.hands[seat.index()].of(slot), building.price());
            for &coins in &ways.coins {
                let pay = Payment::new(slot, coins);
                for &owner in self.owners() {
                    let buy = Action::Buy { slot, pay, owner };
                    match ways.are_exact {
                        true if slot as usize >= from => self.go_on_with(state, plan, buy, slot as usize + 1),
                        true => {}
                        false => self.end_with(state, plan, buy),
                    }
                }
            }
        }
        match state.phase {
            Phase::ExtraAction { .. } if self.takings.is_empty() => {
                self.end_with(state, plan, Action::EndTurn {});
            }
            _ if self.turns.len() == before => self.end_with(state, plan, Action::Pass {}),
            _ => {}
        }
    }

    /// [N7.4] Whose a building can be.
    fn owners(&self) -> &'static [Owner] {
        if self.game.seats().count() == 2 { &[Owner::Buyer, Owner::Dirk] } else { &[Owner::Buyer] }
    }

    fn go_on_with(&mut self, state: &State, plan: &Plan, action: Action, from: usize) {
        let (after, plan) = self.with(state, plan, action);
        self.extend(&after, &plan, from);
    }

    fn end_with(&mut self, state: &State, plan: &Plan, action: Action) {
        if self.turns.len() < MOST_TURNS {
            let (after, plan) = self.with(state, plan, action);
            self.turns.push(WholeTurn { plan, after });
        }
    }

    fn with(&self, state: &State, plan: &Plan, action: Action) -> (State, Plan) {
        let (mut after, mut plan) = (*state, plan.clone());
        self.game.act(&mut after, action, &mut Silent);
        plan.push(action);
        (after, plan)
    }
}

/// [N3.2] The takings to which no card can be added: to leave money for others is next to never better.
fn largest_takings(display: Spread) -> Takings {
    let cards: ArrayVec<_, { Spread::SIZE }> = display.cards().collect();
    let picked = |set: u32| cards.iter().enumerate().filter(move |(at, _)| set >> at & 1 == 1);
    let is_legal = |set: u32| {
        set.count_ones() == 1
            || picked(set).map(|(_, card)| u32::from(card.value())).sum::<u32>() <= MOST_TAKEN
    };
    let all = 1u32 << cards.len();
    let is_largest = |set: u32| (0..cards.len()).all(|at| set >> at & 1 == 1 || !is_legal(set | 1 << at));
    let mut takings = Takings::new();
    for set in (1..all).filter(|&set| is_legal(set) && is_largest(set)) {
        let taking: Spread = picked(set).map(|(_, card)| *card).collect();
        if !takings.contains(&taking) && !takings.is_full() {
            takings.push(taking);
        }
    }
    takings
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, tables};
    use std::collections::HashSet;

    /// The positions after every turn there is, action by action, but for what is never better: to pay more where an
    /// exact payment is possible, to end a turn where money can be taken, and to take less than one could.
    fn all_after(game: &NewYork, state: &State, found: &mut HashSet<State>) {
        let (Phase::Action { seat } | Phase::ExtraAction { seat }) = state.phase else {
            found.insert(*state);
            return;
        };
        let mut actions = Vec::new();
        game.legal_actions(state, &mut actions);
        let largest = largest_takings(state.display);
        for action in actions {
            let is_listed = match action {
                Action::Take { cards } => largest.contains(&cards.cards),
                Action::EndTurn {} => largest.is_empty(),
                Action::Pass {} => true,
                Action::Buy { slot, pay, .. } => {
                    let price = state.building(slot).unwrap().price();
                    ways_to_pay(state.hands[seat.index()].of(slot), price).coins.contains(&pay.coins)
                }
            };
            if is_listed {
                let mut after = *state;
                game.act(&mut after, action, &mut Silent);
                all_after(game, &after, found);
            }
        }
    }

    #[test]
    fn every_turn_worth_a_thought_is_listed_once() {
        let mut turns = Vec::new();
        for game in tables() {
            for seed in 0..60 {
                let state = played(&game, seed, 3 * seed as usize);
                if state.is_over() {
                    continue;
                }
                whole_turns(&game, &state, &mut turns);
                let listed: HashSet<State> = turns.iter().map(|turn| turn.after).collect();
                assert_eq!(listed.len(), turns.len(), "{state:?}");
                if turns.len() < MOST_TURNS {
                    let mut all = HashSet::new();
                    all_after(&game, &state, &mut all);
                    assert_eq!(listed, all, "{state:?}");
                }
            }
        }
    }

    #[test]
    fn a_plan_leads_action_by_action_to_where_it_says() {
        let mut turns = Vec::new();
        for game in tables() {
            let state = played(&game, 8, 40);
            whole_turns(&game, &state, &mut turns);
            for WholeTurn { plan, after } in &turns {
                let mut reached = state;
                for action in plan {
                    let seat = state.phase.seat().unwrap();
                    assert_eq!(game.check(&reached, seat, action), Ok(()));
                    game.act(&mut reached, *action, &mut Silent);
                }
                assert_eq!(reached, *after);
            }
        }
    }

    #[test]
    fn a_seat_with_much_money_has_no_more_turns_than_the_cap() {
        let game = crate::new_york::testing::table(2);
        let mut state = played(&game, 1, 1);
        state.hands[0] = Currency::ALL
            .into_iter()
            .flat_map(|currency| (1..=9).map(move |value| new_york::Card::new(currency, value)))
            .collect();
        state.phase = Phase::Action { seat: game_core::Seat::new(0) };
        let mut turns = Vec::new();
        whole_turns(&game, &state, &mut turns);
        assert_eq!(turns.len(), MOST_TURNS);
    }
}
