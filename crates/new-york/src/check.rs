//! Whether an action is legal, and why not.

use crate::legal::{MOST_TAKEN, can_act};
use crate::{Action, Building, Card, Currency, ListFault, NewYork, Owner, Payment, Phase, Pick, State};
use game_core::{Refusal, RuleId, Seat, Turn};
use serde::Serialize;

/// Why an action is refused.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Illegal {
    #[error("the match is over")]
    Over,
    #[error("{}", waiting(phase))]
    ChanceDue { phase: &'static str },
    #[error("it is seat {to_act}'s turn; wait for it")]
    NotYourTurn { to_act: Seat },
    #[error("{}", list_fault(*fault, "the cards taken"))]
    BadPick { fault: ListFault },
    #[error("take at least one card")]
    NothingTaken,
    #[error("{card:?} does not lie in the display, or not that often")]
    NotInDisplay { card: Card },
    #[error("several cards may total {MOST_TAKEN} at most, but these total {total}; take fewer, or just one")]
    TooMuchTaken { total: u32 },
    #[error("the {} slot is empty; choose another building", slot.id())]
    EmptySlot { slot: Currency },
    #[error("{}", list_fault(*fault, "the payment"))]
    BadPayment { fault: ListFault },
    #[error("the {} slot is paid in {}, but you offered {}", slot.id(), slot.id(), offered.id())]
    OtherCurrency { slot: Currency, offered: Currency },
    #[error("you do not have all the cards you offered; pay with your own")]
    NotInHand,
    #[error("this costs {price} but you offered {offered}")]
    TooLittle { building: Building, price: u8, offered: u32 },
    #[error("{card:?} is not needed: the other cards cover the price of {price}; leave it out")]
    NeedlessCard { card: Card, price: u8 },
    #[error("only with two players can a building be given to Dirk")]
    NoDirk,
    #[error("you can end your turn only after an exact payment; take money or buy")]
    NotExtra,
    #[error("you can pass only when nothing else is possible; {}", instead(*is_extra))]
    CanAct { is_extra: bool },
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Illegal::Over => "N4.4",
            Illegal::ChanceDue { .. } | Illegal::NotYourTurn { .. } | Illegal::CanAct { .. } => "N3.1",
            Illegal::BadPick { .. }
            | Illegal::NothingTaken
            | Illegal::NotInDisplay { .. }
            | Illegal::TooMuchTaken { .. } => "N3.2",
            Illegal::EmptySlot { .. }
            | Illegal::BadPayment { .. }
            | Illegal::OtherCurrency { .. }
            | Illegal::NotInHand
            | Illegal::TooLittle { .. }
            | Illegal::NeedlessCard { .. } => "N3.3",
            Illegal::NoDirk => "N7.4",
            Illegal::NotExtra => "N3.4",
        }
    }
}

pub(crate) fn check(game: &NewYork, state: &State, seat: Seat, action: &Action) -> Result<(), Illegal> {
    match state.turn() {
        Turn::Over => return Err(Illegal::Over),
        Turn::Chance => return Err(Illegal::ChanceDue { phase: state.phase.name() }),
        Turn::Seat(to_act) if to_act != seat => return Err(Illegal::NotYourTurn { to_act }),
        Turn::Seat(_) => {}
    }
    let is_extra = matches!(state.phase, Phase::ExtraAction { .. });
    match *action {
        Action::Take { cards } => check_pick(state, cards),
        Action::Buy { owner: Owner::Dirk, .. } if game.dirk().is_none() => Err(Illegal::NoDirk),
        Action::Buy { slot, pay, .. } => check_payment(state, seat, slot, pay),
        Action::EndTurn {} if is_extra => Ok(()),
        Action::EndTurn {} => Err(Illegal::NotExtra),
        Action::Pass {} if is_extra || can_act(state, state.hands[seat.index()]) => {
            Err(Illegal::CanAct { is_extra })
        }
        Action::Pass {} => Ok(()),
    }
}

/// [N3.2] Any one card of the display, or several that total 5 at most.
fn check_pick(state: &State, pick: Pick) -> Result<(), Illegal> {
    if let Some(fault) = pick.fault {
        return Err(Illegal::BadPick { fault });
    }
    let (display, taken) = (state.display.money(), pick.cards.money());
    if let Some(card) = pick.cards.cards().find(|&card| taken.count(card) > display.count(card)) {
        return Err(Illegal::NotInDisplay { card });
    }
    match (pick.cards.len(), pick.cards.total()) {
        (0, _) => Err(Illegal::NothingTaken),
        (length, total) if length > 1 && total > u32::from(MOST_TAKEN) => {
            Err(Illegal::TooMuchTaken { total })
        }
        _ => Ok(()),
    }
}

/// [N3.3] Cards of the slot's currency, from one's own hand, that cover the price, none of them needless.
fn check_payment(state: &State, seat: Seat, slot: Currency, pay: Payment) -> Result<(), Illegal> {
    let building = state.building(slot).ok_or(Illegal::EmptySlot { slot })?;
    if let Some(fault) = pay.fault {
        return Err(Illegal::BadPayment { fault });
    }
    let (price, offered) = (building.price(), pay.coins.total());
    let Some(lowest) = pay.coins.lowest() else {
        return Err(Illegal::TooLittle { building, price, offered });
    };
    if pay.currency != slot {
        return Err(Illegal::OtherCurrency { slot, offered: pay.currency });
    }
    if !state.hands[seat.index()].of(slot).contains(pay.coins) {
        return Err(Illegal::NotInHand);
    }
    if offered < u32::from(price) {
        return Err(Illegal::TooLittle { building, price, offered });
    }
    match offered - u32::from(lowest) >= u32::from(price) {
        true => Err(Illegal::NeedlessCard { card: Card::new(slot, lowest), price }),
        false => Ok(()),
    }
}

fn waiting(phase: &str) -> &'static str {
    match phase {
        "deal" => "the cards have yet to be dealt",
        _ => "the yard and the display have yet to be refilled",
    }
}

fn list_fault(fault: ListFault, what: &str) -> String {
    match fault {
        ListFault::Unsorted => {
            format!("{what} must be listed by currency (blue, green, orange, yellow), then by value")
        }
        ListFault::TooMany => format!("there are not that many cards for {what}"),
        ListFault::Mixed => format!("{what} must be of one currency"),
    }
}

fn instead(is_extra: bool) -> &'static str {
    if is_extra { "end your turn instead" } else { "take money or buy" }
}
