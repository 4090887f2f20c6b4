//! A position of New York, and its JSON shape.

use crate::deck::Piles;
use crate::score::Points;
use crate::{Building, Currency, Estate, Money, NewYork, Scoring, Spread};
use arrayvec::ArrayVec;
use game_core::{PerSeat, Seat, Turn};
use serde::Serialize;

/// The largest table; with two seats Dirk's things follow theirs.
pub(crate) const MAX_SEATS: usize = 6;

/// A position. The discards and the buildings that nobody has seen are not stored: they are those found nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub hands: [Money; MAX_SEATS],
    /// [N3.6] The buildings of each seat, and [N7.2] of Dirk.
    pub estates: [Estate; MAX_SEATS],
    /// What scorings A and B brought them.
    pub points: [[Points; 2]; MAX_SEATS],
    /// The money deck; whatever is nowhere else lies among the discards.
    pub unseen: Money,
    /// [N1.3] The building yard.
    pub market: [Option<Building>; 4],
    pub display: Spread,
    /// [N2.5] The money cards left in the five piles; none before the deal and once the discards are shuffled in.
    pub piles: Option<Piles>,
    pub scored: Scored,
    pub phase: Phase,
}

/// What the table is waiting for, and the seat whose turn it is or has just ended.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    Deal,
    Action {
        seat: Seat,
    },
    /// [N3.4] The seat has paid exactly.
    ExtraAction {
        seat: Seat,
    },
    Refill {
        seat: Seat,
    },
    /// [N6.2] Scoring C is what ends the match.
    Over {
        seat: Seat,
    },
}

/// Which scoring cards have turned up.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Scored {
    pub a: bool,
    pub b: bool,
}

/// The JSON shape of a position; in a view the hands that the viewer may not see are null.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Snapshot {
    pub phase: &'static str,
    pub to_act: Option<Seat>,
    pub hands: PerSeat<Option<Money>>,
    pub buildings: PerSeat<Estate>,
    pub dirk: Option<Estate>,
    pub market: Market,
    pub display: Spread,
    pub deck: DeckSizes,
    pub discards: Money,
    /// [N2.5] None before the deal and once the discards are shuffled in.
    pub piles: ArrayVec<u8, 5>,
    pub turn: Option<Seat>,
    pub scores: PerSeat<i32>,
    pub dirk_score: Option<i32>,
    pub scored: ArrayVec<Scoring, 3>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct Market {
    pub blue: Option<Building>,
    pub green: Option<Building>,
    pub orange: Option<Building>,
    pub yellow: Option<Building>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize)]
pub struct DeckSizes {
    pub buildings: u32,
    /// Scoring cards do not count.
    pub money: u32,
}

impl State {
    pub(crate) fn start(game: &NewYork) -> State {
        State {
            hands: [Money::NONE; MAX_SEATS],
            estates: [Estate::NONE; MAX_SEATS],
            points: [[Points::NONE; 2]; MAX_SEATS],
            unseen: game.all_money(),
            market: [None; 4],
            display: Spread::default(),
            piles: None,
            scored: Scored::default(),
            phase: Phase::Deal,
        }
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Action { seat } | Phase::ExtraAction { seat } => Turn::Seat(seat),
            Phase::Deal | Phase::Refill { .. } => Turn::Chance,
            Phase::Over { .. } => Turn::Over,
        }
    }

    pub fn is_over(&self) -> bool {
        matches!(self.phase, Phase::Over { .. })
    }

    /// Whether a scoring has been; C is the last thing to happen.
    pub fn has_scored(&self, scoring: Scoring) -> bool {
        match scoring {
            Scoring::A => self.scored.a,
            Scoring::B => self.scored.b,
            Scoring::C => self.is_over(),
        }
    }

    #[inline]
    pub fn building(&self, slot: Currency) -> Option<Building> {
        self.market[slot as usize]
    }

    #[inline]
    pub(crate) fn has_empty_slot(&self) -> bool {
        self.market.contains(&None)
    }

    /// The empty slots of the yard, left to right.
    #[inline]
    pub(crate) fn empty_slots(&self) -> impl Iterator<Item = Currency> {
        Currency::ALL.into_iter().filter(|&slot| self.building(slot).is_none())
    }

    pub(crate) fn snapshot(&self, game: &NewYork) -> Snapshot {
        let [blue, green, orange, yellow] = self.market;
        let seats = game.seats;
        let (dirk, scores) = (game.dirk(), game.scores_of_owners(self));
        Snapshot {
            phase: self.phase.name(),
            to_act: match self.turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            hands: seats.iter().map(|seat| Some(self.hands[seat.index()])).collect(),
            buildings: seats.iter().map(|seat| self.estates[seat.index()]).collect(),
            dirk: dirk.map(|index| self.estates[index]),
            market: Market { blue, green, orange, yellow },
            display: self.display,
            deck: DeckSizes { buildings: game.building_deck(self).len(), money: self.unseen.len() },
            discards: game.discards(self),
            piles: self.piles.map_or_else(ArrayVec::new, ArrayVec::from),
            turn: self.phase.seat(),
            scores: seats.iter().map(|seat| scores[seat.index()]).collect(),
            dirk_score: dirk.map(|index| scores[index]),
            scored: Scoring::ALL.into_iter().filter(|&scoring| self.has_scored(scoring)).collect(),
        }
    }
}

impl Phase {
    /// The seat whose turn it is or has just ended; none before the deal.
    #[inline]
    pub const fn seat(self) -> Option<Seat> {
        match self {
            Phase::Deal => None,
            Phase::Action { seat }
            | Phase::ExtraAction { seat }
            | Phase::Refill { seat }
            | Phase::Over { seat } => Some(seat),
        }
    }

    pub fn name(&self) -> &'static str {
        match self {
            Phase::Deal => "deal",
            Phase::Action { .. } => "action",
            Phase::ExtraAction { .. } => "extra_action",
            Phase::Refill { .. } => "refill",
            Phase::Over { .. } => "over",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_at_most_256_bytes() {
        assert!(size_of::<State>() <= 256, "{}", size_of::<State>());
    }
}
