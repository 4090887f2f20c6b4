//! What happened, for everybody to see: log lines, animations and sounds are made of these.

use crate::{District, DistrictSet};
use game_core::{PerSeat, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// [D2.1]
    FirstPlayerDrawn { seat: Seat },
    /// [D2.2]
    RoundBegun { round: u8 },
    /// [D6.1]
    DistrictOffered { seat: Seat, district: District },
    /// [D6.1]
    OfferDeclined { seat: Seat },
    /// [D7.2] `from` gets `gave` and has no say in it.
    DistrictsSwapped { seat: Seat, from: Seat, gave: District, took: District },
    /// [D7.1]
    DistrictsKept { seat: Seat },
    /// [D2.3]
    LotRevealed { districts: DistrictSet },
    /// [D3.2]
    BidPlaced { seat: Seat, amount: u8 },
    /// [D3.2]
    Passed { seat: Seat },
    /// [D5.2] The bid does not stand; `fine` went to the pot.
    Slipped { seat: Seat, amount: u8, fine: u8 },
    /// [D5.3]
    BluffExposed { seat: Seat, amount: u8 },
    /// [D5.3]
    DistrictDiscarded { seat: Seat, district: District },
    /// [D5.3]
    AuctionRestarted,
    /// [D3.7] [D4.4] The price was shared out; `pot` is what remains.
    LotSold { seat: Seat, amount: u8, districts: DistrictSet, payments: PerSeat<Payment>, pot: u8 },
    /// [D3.8]
    LotTakenFree { seat: Seat, districts: DistrictSet },
    /// [D3.8]
    LotRemoved { districts: DistrictSet },
    /// [D6.3]
    DistrictSold { seat: Seat, seller: Seat, amount: u8, district: District },
    /// [D6.4]
    DistrictUnsold { seller: Seat, district: District },
    /// [D8.1]
    MatchEnded,
}

/// Chips that a seat received.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Payment {
    pub seat: Seat,
    pub chips: u8,
}
