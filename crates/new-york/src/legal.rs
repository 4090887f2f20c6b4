//! The list of legal actions: in order, each once.

use crate::{Action, Currency, NewYork, Owner, Payment, Phase, Spread, State};

/// [N3.2] Several cards may total this at most.
pub(crate) const MOST_TAKEN: u8 = 5;

/// In the order of `Action`: takings, then purchases by slot, then the end of the turn or a pass.
#[inline]
pub(crate) fn legal_actions(game: &NewYork, state: &State, actions: &mut Vec<Action>) {
    actions.clear();
    let (Phase::Action { seat } | Phase::ExtraAction { seat }) = state.phase else { return };
    push_takings(state.display, actions);
    for slot in Currency::ALL {
        let Some(building) = state.building(slot) else { continue };
        let coins = state.hands[seat.index()].of(slot);
        coins.payments(u32::from(building.price()), |paid| {
            let pay = Payment::new(slot, paid);
            actions.push(Action::Buy { slot, pay, owner: Owner::Buyer });
            if game.dirk().is_some() {
                actions.push(Action::Buy { slot, pay, owner: Owner::Dirk });
            }
        });
    }
    match state.phase {
        Phase::ExtraAction { .. } => actions.push(Action::EndTurn {}),
        _ if actions.is_empty() => actions.push(Action::Pass {}),
        _ => {}
    }
}

/// Whether a seat can take money or buy [N3.1].
pub(crate) fn can_act(state: &State, hand: crate::Money) -> bool {
    let affords = |slot: Currency| {
        state.building(slot).is_some_and(|building| hand.of(slot).total() >= u32::from(building.price()))
    };
    !state.display.is_empty() || Currency::ALL.into_iter().any(affords)
}

/// [N3.2] Any one card, or several that total 5 at most. Of equal cards only the first begins a taking or goes on with
/// one, so that each comes once.
#[inline]
fn push_takings(display: Spread, actions: &mut Vec<Action>) {
    let (cards, values) = (display.bytes(), display.values());
    let count = display.len();
    let is_new = |place: usize, from: usize| place == from || cards[place] != cards[place - 1];
    let mut push = |taken: Spread| actions.push(Action::Take { cards: taken.into() });
    for first in (0..count).filter(|&place| is_new(place, 0)) {
        let one = display.only(first);
        push(one);
        let fits = |place: usize| is_new(place, first + 1) && values[first] + values[place] <= MOST_TAKEN;
        for second in (first + 1..count).filter(|&place| fits(place)) {
            let two = one.with(1, display, second);
            push(two);
            let total = values[first] + values[second];
            let fits = |place: usize| is_new(place, second + 1) && total + values[place] <= MOST_TAKEN;
            for third in (second + 1..count).filter(|&place| fits(place)) {
                let three = two.with(2, display, third);
                push(three);
                if third + 1 < count && total + values[third] + values[third + 1] <= MOST_TAKEN {
                    push(display);
                }
            }
        }
    }
}
