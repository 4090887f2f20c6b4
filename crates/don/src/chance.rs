//! What nature decides: the first player, and the lot of each round.

use crate::check::rule_of;
use crate::{District, DistrictSet, Don, Event, Phase, Sale, State};
use arrayvec::ArrayVec;
use game_core::random::{Rng, below, pick_bit};
use game_core::{Refusal, RuleId, Seat, SeatSet, Sink};
use serde::{Deserialize, Serialize};

/// Nature's decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Chance {
    /// [D2.1]
    FirstPlayer { seat: Seat },
    /// [D2.3] In any order.
    Reveal { districts: ArrayVec<District, 30> },
}

/// Why nature cannot have decided so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Impossible {
    #[error("the match is over, nothing is drawn any more")]
    Over,
    #[error("nothing is drawn now: seat {to_act} is to act")]
    SeatToAct { to_act: Seat, phase: &'static str },
    #[error("{}", due(phase))]
    OtherPhase { phase: &'static str },
    #[error("the first player is one of the seats 0 to {last}")]
    NoSuchSeat { last: Seat },
    #[error("round {round} reveals {due}, not {given}")]
    LotSize { round: u8, due: usize, given: usize },
    #[error("{} cannot be drawn: it is not in the bag any more", district.name())]
    NotInBag { district: District },
}

impl Refusal for Impossible {
    fn rule(&self) -> RuleId {
        match self {
            Impossible::Over => "D2.2",
            Impossible::SeatToAct { phase, .. } | Impossible::OtherPhase { phase } => rule_of(phase),
            Impossible::NoSuchSeat { .. } => "D2.1",
            Impossible::LotSize { .. } => "D2.3",
            Impossible::NotInBag { .. } => "D1.1",
        }
    }
}

/// Draws the first player, or a lot from the bag of districts nobody has seen.
pub(crate) fn sample(game: &Don, state: &State, rng: &mut (impl Rng + ?Sized)) -> Chance {
    match state.phase {
        Phase::FirstPlayer => {
            Chance::FirstPlayer { seat: Seat::new(below(rng, game.seats.count() as u32) as usize) }
        }
        Phase::Reveal => {
            let mut bag = state.bag();
            let draw = |_| bag.draw(|bits| pick_bit(rng, bits));
            Chance::Reveal { districts: (0..state.lot_size()).map(draw).collect() }
        }
        phase => unreachable!("nothing is drawn in {phase:?}"),
    }
}

pub(crate) fn is_possible(game: &Don, state: &State, chance: &Chance) -> Result<(), Impossible> {
    let phase = state.phase.name();
    match (&state.phase, chance) {
        (Phase::FirstPlayer, Chance::FirstPlayer { seat }) if game.seats.contains(*seat) => Ok(()),
        (Phase::FirstPlayer, Chance::FirstPlayer { .. }) => {
            Err(Impossible::NoSuchSeat { last: Seat::new(game.seats.count() - 1) })
        }
        (Phase::Reveal, Chance::Reveal { districts }) => check_lot(state, districts),
        (Phase::FirstPlayer | Phase::Reveal, _) => Err(Impossible::OtherPhase { phase }),
        (Phase::Over, _) => Err(Impossible::Over),
        _ => Err(Impossible::SeatToAct { to_act: to_act(state), phase }),
    }
}

pub(crate) fn resolve(game: &Don, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
    match chance {
        Chance::FirstPlayer { seat } => {
            state.first = Some(*seat);
            events.emit(|| Event::FirstPlayerDrawn { seat: *seat });
            game.begin_round(state, events);
        }
        Chance::Reveal { districts } => {
            let districts: DistrictSet = districts.iter().copied().collect();
            events.emit(|| Event::LotRevealed { districts });
            game.open_auction(state, Sale::Lot { districts }, SeatSet::EMPTY, events);
        }
    }
}

/// [D2.3] The right number of districts, [D1.1] each of them still in the bag.
fn check_lot(state: &State, districts: &[District]) -> Result<(), Impossible> {
    if districts.len() != state.lot_size() {
        return Err(Impossible::LotSize {
            round: state.round,
            due: state.lot_size(),
            given: districts.len(),
        });
    }
    let mut bag = state.bag();
    for &district in districts {
        if !bag.contains(district) {
            return Err(Impossible::NotInBag { district });
        }
        bag.remove(district);
    }
    Ok(())
}

fn to_act(state: &State) -> Seat {
    match state.turn() {
        game_core::Turn::Seat(seat) => seat,
        turn => unreachable!("{turn:?} is told apart before"),
    }
}

fn due(phase: &str) -> &'static str {
    match phase {
        "first_player" => "the first player is drawn now",
        _ => "the districts of this round are revealed now",
    }
}
