//! What nature decides: the deal, and what is drawn at the end of a turn.

use crate::{Building, Card, Deal, Event, NewYork, Phase, Refill, Scoring, State, deal, refill};
use game_core::random::Rng;
use game_core::{Refusal, RuleId, Seat, Sink, Turn};
use serde::{Deserialize, Serialize};

/// Nature's decision.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Chance {
    Deal(Box<Deal>),
    Refill(Refill),
}

/// Why nature cannot have decided so.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error, Serialize)]
#[serde(tag = "code", rename_all = "snake_case")]
pub enum Impossible {
    #[error("the match is over, nothing is drawn any more")]
    Over,
    #[error("nothing is drawn now: seat {to_act} is to act")]
    SeatToAct { to_act: Seat },
    #[error("now {due} is due")]
    OtherDue { due: &'static str },
    #[error("{count} hands are dealt, not {given}")]
    HandCount { count: usize, given: usize },
    #[error("seat {seat} is dealt cards one by one until they total 20 or more")]
    WrongHand { seat: Seat },
    #[error("seat {first} is not the first player: fewest cards, then the lowest total, decide")]
    WrongFirst { first: Seat },
    #[error("the display begins with 4 cards, not {given}")]
    DisplaySize { given: usize },
    #[error("the yard begins with 4 buildings, not {given}")]
    MarketSize { given: usize },
    #[error("{due} buildings are drawn for the yard, not {given}")]
    BuildingCount { due: usize, given: usize },
    #[error("{due} money cards are drawn for the display, not {given}")]
    MoneyCount { due: usize, given: usize },
    #[error("Dirk gets {due} buildings, not {given}")]
    DirkCount { due: u32, given: usize },
    #[error("{card:?} cannot be drawn: none is left in the deck")]
    NoSuchCard { card: Card },
    #[error("{building:?} cannot be drawn: none is left in the deck")]
    NoSuchBuilding { building: Building },
    #[error("scoring card {} cannot turn up here", scoring.id().to_uppercase())]
    MisplacedScoring { scoring: Scoring },
    #[error("scoring card {} is the last of its pile and must turn up now", scoring.id().to_uppercase())]
    OverdueScoring { scoring: Scoring },
}

impl Refusal for Impossible {
    fn rule(&self) -> RuleId {
        match self {
            Impossible::Over => "N4.4",
            Impossible::SeatToAct { .. } | Impossible::OtherDue { .. } => "N3.1",
            Impossible::HandCount { .. } | Impossible::WrongHand { .. } => "N2.2",
            Impossible::WrongFirst { .. } => "N2.3",
            Impossible::DisplaySize { .. } => "N2.4",
            Impossible::MarketSize { .. } => "N2.1",
            Impossible::BuildingCount { .. } => "N4.1",
            Impossible::MoneyCount { .. } => "N4.2",
            Impossible::DirkCount { .. } => "N7.3",
            Impossible::NoSuchCard { .. } => "N1.1",
            Impossible::NoSuchBuilding { .. } => "N1.2",
            Impossible::MisplacedScoring { .. } | Impossible::OverdueScoring { .. } => "N2.5",
        }
    }
}

#[inline(always)]
pub(crate) fn sample(game: &NewYork, state: &State, rng: &mut (impl Rng + ?Sized)) -> Chance {
    match state.phase {
        Phase::Deal => Chance::Deal(Box::new(deal::sample(game, rng))),
        Phase::Refill { .. } => Chance::Refill(refill::sample(game, state, rng)),
        phase => unreachable!("nothing is drawn in {phase:?}"),
    }
}

pub(crate) fn is_possible(game: &NewYork, state: &State, chance: &Chance) -> Result<(), Impossible> {
    match (state.phase, state.turn(), chance) {
        (_, Turn::Over, _) => Err(Impossible::Over),
        (_, Turn::Seat(to_act), _) => Err(Impossible::SeatToAct { to_act }),
        (Phase::Deal, _, Chance::Deal(deal)) => deal::check(game, deal),
        (Phase::Refill { .. }, _, Chance::Refill(refill)) => refill::check(game, state, refill),
        (phase, ..) => Err(Impossible::OtherDue { due: phase.name() }),
    }
}

#[inline(always)]
pub(crate) fn resolve(game: &NewYork, state: &mut State, chance: &Chance, events: &mut impl Sink<Event>) {
    match chance {
        Chance::Deal(deal) => deal::resolve(game, state, deal, events),
        Chance::Refill(refill) => refill::resolve(game, state, refill, events),
    }
}
