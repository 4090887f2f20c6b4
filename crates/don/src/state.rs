//! A position of Don, and its JSON shape.

use crate::{District, DistrictSet};
use game_core::{PerSeat, Seat, SeatSet, Seats, Turn};
use serde::Serialize;

/// The largest table.
pub(crate) const MAX_SEATS: usize = 6;

/// [D1.3] Chips dealt to each seat.
pub(crate) const CHIPS_PER_SEAT: u8 = 12;

/// [D5.3] No table holds more chips than this, so no bid above it can be meant.
pub(crate) const ALL_CHIPS: u8 = MAX_SEATS as u8 * CHIPS_PER_SEAT;

/// [D2.2] How many rounds are played.
pub(crate) const ROUNDS: u8 = 15;

/// A position. Districts that nobody has seen are not stored: they are those found nowhere else.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct State {
    pub districts: [DistrictSet; MAX_SEATS],
    /// Out of the game: [D5.3] discards, [D3.8] lots nobody may take.
    pub removed: DistrictSet,
    pub chips: [u8; MAX_SEATS],
    pub pot: u8,
    pub round: u8,
    /// The first player; drawn by the first step.
    pub first: Option<Seat>,
    /// [D7.4] Seats that exchanged this round.
    pub swapped: SeatSet,
    pub phase: Phase,
}

/// What the table is waiting for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Phase {
    /// [D2.1] Nature draws the first player.
    FirstPlayer,
    /// [D6.1] A seat offers a district or declines.
    Offer {
        seat: Seat,
    },
    /// [D7.1] A seat swaps or keeps.
    Exchange {
        seat: Seat,
    },
    /// [D2.3] Nature reveals the lot.
    Reveal,
    /// [D3.2] [D6.2] A seat bids or passes.
    Auction(Auction),
    /// [D5.3] A seat whose bluff was exposed discards.
    Discard {
        seat: Seat,
        sale: Sale,
        barred: SeatSet,
    },
    Over,
}

/// An auction under way.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Auction {
    pub sale: Sale,
    pub to_act: Seat,
    pub standing: Option<Bid>,
    pub passed: SeatSet,
    /// [D5.3] Seats exposed as bluffing for this lot.
    pub barred: SeatSet,
    /// [D5.2] Whether the seat to act has slipped in this call.
    pub slipped: bool,
}

/// What is on sale.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Sale {
    /// The round's lot, in the main auction.
    Lot { districts: DistrictSet },
    /// A seat's district, in a side auction; it stays its seller's until sold.
    Side { seller: Seat, district: District },
}

#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize)]
pub struct Bid {
    pub seat: Seat,
    pub amount: u8,
}

/// The JSON shape of a position; in a view the chips that the viewer may not see are null.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Snapshot {
    pub round: u8,
    pub phase: &'static str,
    pub first: Option<Seat>,
    pub to_act: Option<Seat>,
    pub chips: PerSeat<Option<u8>>,
    pub pot: u8,
    pub districts: PerSeat<DistrictSet>,
    pub lot: DistrictSet,
    pub standing: Option<Bid>,
    pub passed: SeatSet,
    pub seller: Option<Seat>,
    pub removed: DistrictSet,
    pub swapped: SeatSet,
    pub barred: SeatSet,
    pub slipped: bool,
}

impl State {
    pub(crate) fn start(seats: Seats) -> State {
        let mut chips = [0; MAX_SEATS];
        chips[..seats.count()].fill(CHIPS_PER_SEAT);
        State {
            districts: [DistrictSet::EMPTY; MAX_SEATS],
            removed: DistrictSet::EMPTY,
            chips,
            pot: 0,
            round: 1,
            first: None,
            swapped: SeatSet::EMPTY,
            phase: Phase::FirstPlayer,
        }
    }

    #[inline]
    pub(crate) fn turn(&self) -> Turn {
        match self.phase {
            Phase::Offer { seat } | Phase::Exchange { seat } | Phase::Discard { seat, .. } => {
                Turn::Seat(seat)
            }
            Phase::Auction(auction) => Turn::Seat(auction.to_act),
            Phase::FirstPlayer | Phase::Reveal => Turn::Chance,
            Phase::Over => Turn::Over,
        }
    }

    /// The districts nobody has seen.
    pub fn bag(&self) -> DistrictSet {
        let owned = self.districts.into_iter().fold(self.removed, DistrictSet::union);
        DistrictSet::ALL.without(owned).without(self.lot())
    }

    /// What is on sale, in either kind of auction.
    pub fn lot(&self) -> DistrictSet {
        self.sale().map_or(DistrictSet::EMPTY, Sale::districts)
    }

    pub(crate) fn sale(&self) -> Option<Sale> {
        match self.phase {
            Phase::Auction(Auction { sale, .. }) | Phase::Discard { sale, .. } => Some(sale),
            _ => None,
        }
    }

    #[inline]
    pub(crate) fn owned(&self, seat: Seat) -> DistrictSet {
        self.districts[seat.index()]
    }

    pub(crate) fn first_player(&self) -> Seat {
        self.first.expect("the first player is drawn before the first round")
    }

    /// [D2.3] How many districts this round reveals.
    pub(crate) fn lot_size(&self) -> usize {
        usize::from((self.round - 1) % 3 + 1)
    }

    pub(crate) fn snapshot(&self, seats: Seats) -> Snapshot {
        let auction = match self.phase {
            Phase::Auction(auction) => Some(auction),
            _ => None,
        };
        Snapshot {
            round: self.round,
            phase: self.phase.name(),
            first: self.first,
            to_act: match self.turn() {
                Turn::Seat(seat) => Some(seat),
                Turn::Chance | Turn::Over => None,
            },
            chips: seats.iter().map(|seat| Some(self.chips[seat.index()])).collect(),
            pot: self.pot,
            districts: seats.iter().map(|seat| self.owned(seat)).collect(),
            lot: self.lot(),
            standing: auction.and_then(|auction| auction.standing),
            passed: auction.map_or(SeatSet::EMPTY, |auction| auction.passed),
            seller: self.sale().and_then(Sale::seller),
            removed: self.removed,
            swapped: self.swapped,
            barred: match self.phase {
                Phase::Auction(Auction { barred, .. }) | Phase::Discard { barred, .. } => barred,
                _ => SeatSet::EMPTY,
            },
            slipped: auction.is_some_and(|auction| auction.slipped),
        }
    }
}

impl Phase {
    pub fn name(&self) -> &'static str {
        match self {
            Phase::FirstPlayer => "first_player",
            Phase::Offer { .. } => "offer",
            Phase::Auction(Auction { sale: Sale::Side { .. }, .. }) => "side_auction",
            Phase::Exchange { .. } => "exchange",
            Phase::Reveal => "reveal",
            Phase::Auction(Auction { sale: Sale::Lot { .. }, .. }) => "auction",
            Phase::Discard { .. } => "discard",
            Phase::Over => "over",
        }
    }
}

impl Sale {
    pub fn districts(self) -> DistrictSet {
        match self {
            Sale::Lot { districts } => districts,
            Sale::Side { district, .. } => DistrictSet::only(district),
        }
    }

    pub fn seller(self) -> Option<Seat> {
        match self {
            Sale::Lot { .. } => None,
            Sale::Side { seller, .. } => Some(seller),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_state_is_at_most_128_bytes() {
        assert!(size_of::<State>() <= 128, "{}", size_of::<State>());
    }
}
