//! The list of legal actions: in order, each once.

use crate::{Action, Currency, Money, NewYork, Owner, Payment, Phase, Spread, State};

/// [N3.2] Several cards may total this at most.
pub(crate) const MOST_TAKEN: u8 = 5;

/// In the order of `Action`: takings, then purchases by slot, then the end of the turn or a pass.
#[inline(always)]
pub(crate) fn legal_actions(game: &NewYork, state: &State, actions: &mut Vec<Action>) {
    actions.clear();
    let (Phase::Action { seat } | Phase::ExtraAction { seat }) = state.phase else { return };
    push_takings(state.display, actions);
    push_purchases(game, state, state.hands[seat.index()], actions);
    match state.phase {
        Phase::ExtraAction { .. } => actions.push(Action::EndTurn {}),
        _ if actions.is_empty() => actions.push(Action::Pass {}),
        _ => {}
    }
}

/// Whether a seat with this hand can take money or buy [N3.1].
pub(crate) fn can_act(state: &State, hand: Money) -> bool {
    !state.display.is_empty() || affordable(state, hand) != 0
}

/// The slots whose buildings the hand can pay, as bits.
#[inline]
fn affordable(state: &State, hand: Money) -> u32 {
    // Without a branch: whether a slot is affordable cannot be guessed.
    let is_affordable = |slot: Currency| {
        let price = state.building(slot).map_or(u32::MAX, |building| u32::from(building.price()));
        u32::from(hand.of(slot).total() >= price) << slot as u32
    };
    Currency::ALL.into_iter().map(is_affordable).sum()
}

/// [N3.3] [N7.4] Every building that can be paid, in every way.
#[inline]
fn push_purchases(game: &NewYork, state: &State, hand: Money, actions: &mut Vec<Action>) {
    let mut slots = affordable(state, hand);
    while slots != 0 {
        let slot = Currency::ALL[slots.trailing_zeros() as usize];
        slots &= slots - 1;
        let Some(building) = state.building(slot) else { continue };
        hand.of(slot).payments(u32::from(building.price()), |paid| {
            let pay = Payment::new(slot, paid);
            actions.push(Action::Buy { slot, pay, owner: Owner::Buyer });
            if game.dirk().is_some() {
                actions.push(Action::Buy { slot, pay, owner: Owner::Dirk });
            }
        });
    }
}

/// [N3.2] Any one card, or several that total 5 at most.
#[inline]
fn push_takings(display: Spread, actions: &mut Vec<Action>) {
    if display.lowest_two() <= MOST_TAKEN {
        return push_several(
            display,
            Taking { cards: Spread::default(), length: 0, room: u8::MAX },
            0,
            actions,
        );
    }
    let mut before = None;
    for card in display.cards() {
        if before != Some(card) {
            actions.push(Action::Take { cards: Spread::default().with(0, card).into() });
        }
        before = Some(card);
    }
}

/// A taking to which cards may be added.
#[derive(Clone, Copy)]
struct Taking {
    cards: Spread,
    length: usize,
    /// What the further cards may total; the first one may be worth anything.
    room: u8,
}

/// Adds each card from `from` on that fits, and goes on from there. Of equal cards only the first is added, so that
/// each taking comes once.
fn push_several(display: Spread, taking: Taking, from: usize, actions: &mut Vec<Action>) {
    let mut before = None;
    for place in from..Spread::SIZE {
        let Some(card) = display.get(place) else { return };
        if card.value() > taking.room || before == Some(card) {
            continue;
        }
        before = Some(card);
        let (cards, length) = (taking.cards.with(taking.length, card), taking.length + 1);
        actions.push(Action::Take { cards: cards.into() });
        let room = taking.room.min(MOST_TAKEN).saturating_sub(card.value());
        if room > 0 {
            push_several(display, Taking { cards, length, room }, place + 1, actions);
        }
    }
}
