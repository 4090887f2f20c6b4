//! Whether an action is legal, why not, and the list of those that are.

use crate::state::ALL_CHIPS;
use crate::{Action, Auction, Digit, District, DistrictSet, Don, Enforcement, Phase, State};
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
    NotYourTurn { to_act: Seat, phase: &'static str },
    #[error("{}", expected(phase))]
    OtherPhase { phase: &'static str },
    #[error("bid at least {least}, or pass")]
    TooLow { least: u8 },
    #[error("you have {chips} chips, so you cannot bid more than that")]
    TooMuch { chips: u8 },
    #[error("there are never more than {ALL_CHIPS} chips in the game, so you cannot bid more than that")]
    BeyondAllChips,
    #[error("you own a {digit}, so bids ending in {digit} are barred")]
    DigitOwned { digit: Digit },
    #[error(
        "you slipped once in this call and own a {digit}: bid an amount that does not end in a number you own, or pass"
    )]
    SecondSlip { digit: Digit },
    #[error("{} is not yours; choose one of your own districts", district.name())]
    NotYours { district: District, phase: &'static str },
    #[error("no opponent owns {}; take a district that one of them owns", district.name())]
    NotAnOpponents { district: District },
}

impl Refusal for Illegal {
    fn rule(&self) -> RuleId {
        match self {
            Illegal::Over => "D2.2",
            Illegal::ChanceDue { phase }
            | Illegal::NotYourTurn { phase, .. }
            | Illegal::OtherPhase { phase }
            | Illegal::NotYours { phase, .. } => rule_of(phase),
            Illegal::TooLow { .. } => "D3.3",
            Illegal::TooMuch { .. } | Illegal::BeyondAllChips => "D3.4",
            Illegal::DigitOwned { .. } => "D3.5",
            Illegal::SecondSlip { .. } => "D5.2",
            Illegal::NotAnOpponents { .. } => "D7.2",
        }
    }
}

/// The rule that governs a phase: a step out of turn or phase is refused with it.
pub(crate) fn rule_of(phase: &str) -> RuleId {
    match phase {
        "first_player" => "D2.1",
        "offer" => "D6.1",
        "side_auction" => "D6.2",
        "exchange" => "D7.1",
        "reveal" => "D2.3",
        "auction" => "D3.2",
        "discard" => "D5.3",
        _ => "D2.2",
    }
}

pub(crate) fn check(game: &Don, state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    let phase = state.phase.name();
    match state.turn() {
        Turn::Over => return Err(Illegal::Over),
        Turn::Chance => return Err(Illegal::ChanceDue { phase }),
        Turn::Seat(to_act) if to_act != seat => return Err(Illegal::NotYourTurn { to_act, phase }),
        Turn::Seat(_) => {}
    }
    match (&state.phase, action) {
        (Phase::Offer { .. }, Action::Decline {})
        | (Phase::Exchange { .. }, Action::Keep {})
        | (Phase::Auction(_), Action::Pass {}) => Ok(()),
        (Phase::Offer { .. }, Action::Offer { district })
        | (Phase::Discard { .. }, Action::Discard { district }) => owns(state, seat, district),
        (Phase::Exchange { .. }, Action::Exchange { give, take }) => {
            check_exchange(game, state, seat, give, take)
        }
        (Phase::Auction(auction), Action::Bid { amount }) => check_bid(game, state, auction, seat, amount),
        _ => Err(Illegal::OtherPhase { phase }),
    }
}

#[inline(always)]
pub(crate) fn legal_actions(game: &Don, state: &State, actions: &mut Vec<Action>) {
    actions.clear();
    match &state.phase {
        Phase::Auction(auction) => {
            actions.push(Action::Pass {});
            push_bids(game.callable(state, auction, auction.to_act), actions);
        }
        Phase::Offer { seat } => {
            actions.push(Action::Decline {});
            actions.extend(state.owned(*seat).iter().map(|district| Action::Offer { district }));
        }
        Phase::Exchange { seat } => {
            actions.push(Action::Keep {});
            for give in state.owned(*seat).iter() {
                let takes = opponents_districts(game, state, *seat).iter();
                actions.extend(takes.map(|take| Action::Exchange { give, take }));
            }
        }
        Phase::Discard { seat, .. } => {
            actions.extend(state.owned(*seat).iter().map(|district| Action::Discard { district }));
        }
        Phase::FirstPlayer | Phase::Reveal | Phase::Over => {}
    }
}

/// [D5.1] A bid is held against [D3.3], [D3.4] and [D3.5], in this order; at a table [D5.2] [D5.3] the last two are
/// slips and bluffs, but for a second slip in one call and more chips than there are.
fn check_bid(game: &Don, state: &State, auction: &Auction, seat: Seat, amount: i16) -> Result<(), Illegal> {
    let least = auction.least_bid(seat);
    if amount < least.into() {
        return Err(Illegal::TooLow { least });
    }
    if amount > ALL_CHIPS.into() {
        return Err(Illegal::BeyondAllChips);
    }
    let amount = amount as u8;
    if amount > game.most_bid(state, seat) {
        return Err(Illegal::TooMuch { chips: state.chips[seat.index()] });
    }
    let digit = Digit::last_of(amount);
    match game.options.enforcement {
        _ if !game.barred_digits(state, seat, auction.slipped).contains(digit) => Ok(()),
        Enforcement::Strict => Err(Illegal::DigitOwned { digit }),
        Enforcement::Table => Err(Illegal::SecondSlip { digit }),
    }
}

/// [D7.2] One of one's own for any one of an opponent's.
fn check_exchange(
    game: &Don,
    state: &State,
    seat: Seat,
    give: District,
    take: District,
) -> Result<(), Illegal> {
    owns(state, seat, give)?;
    match opponents_districts(game, state, seat).contains(take) {
        true => Ok(()),
        false => Err(Illegal::NotAnOpponents { district: take }),
    }
}

fn owns(state: &State, seat: Seat, district: District) -> Result<(), Illegal> {
    match state.owned(seat).contains(district) {
        true => Ok(()),
        false => Err(Illegal::NotYours { district, phase: state.phase.name() }),
    }
}

/// The districts that the opponents of `seat` own.
pub(crate) fn opponents_districts(game: &Don, state: &State, seat: Seat) -> DistrictSet {
    let opponents = game.seats.iter().filter(|&other| other != seat);
    opponents.map(|other| state.owned(other)).fold(DistrictSet::EMPTY, DistrictSet::union)
}

#[inline]
fn push_bids(amounts: u128, actions: &mut Vec<Action>) {
    let (low, high) = (amounts as u64, (amounts >> 64) as u64);
    push_word(low, 0, actions);
    if high != 0 {
        push_word(high, 64, actions);
    }
}

#[inline]
fn push_word(mut word: u64, offset: i16, actions: &mut Vec<Action>) {
    while word != 0 {
        actions.push(Action::Bid { amount: word.trailing_zeros() as i16 + offset });
        word &= word - 1;
    }
}

fn waiting(phase: &str) -> &'static str {
    match phase {
        "first_player" => "the first player has yet to be drawn",
        _ => "the districts of this round have yet to be revealed",
    }
}

fn expected(phase: &str) -> &'static str {
    match phase {
        "offer" => "now offer one of your districts, or decline",
        "exchange" => "now exchange one of your districts for an opponent's, or keep yours",
        "discard" => "your bid was more than you have: discard one of your districts",
        _ => "now bid, or pass",
    }
}
