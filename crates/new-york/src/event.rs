//! What happened, for everybody to see.

use crate::score::{Tie, TypePoints};
use crate::{Building, Card, Currency, Estate, Money, Owner, Scoring, Spread};
use game_core::{PerSeat, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// [N2.1] [N2.2] [N2.4] The table is laid out.
    MoneyDealt { hands: PerSeat<Money>, display: Spread, market: [Building; 4] },
    /// [N2.3]
    FirstPlayerFound { seat: Seat },
    /// [N3.2]
    MoneyTaken { seat: Seat, cards: Spread },
    /// [N3.3] [N7.4]
    BuildingBought {
        seat: Seat,
        slot: Currency,
        building: Building,
        paid: Money,
        is_exact: bool,
        owner: Owner,
    },
    /// [N3.4] After an exact payment the seat acts no more.
    TurnEnded { seat: Seat },
    /// [N3.1]
    Passed { seat: Seat },
    /// [N4.1]
    BuildingLaid { slot: Currency, building: Building },
    /// [N4.2]
    MoneyLaid { card: Card },
    /// [N4.2]
    DiscardsShuffled,
    /// [N5.1] Points of each seat and, with two seats, of Dirk; and [N5.2] how ties were shared.
    Scored { scoring: Scoring, seats: PerSeat<TypePoints>, dirk: Option<TypePoints>, ties: Vec<Tie> },
    /// [N7.3]
    DirkReceived { buildings: Estate },
    /// [N6.1]
    BuildingAwarded { slot: Currency, building: Building, seat: Seat },
    /// [N6.1]
    BuildingLeft { slot: Currency, building: Building },
    /// [N6.3]
    MatchEnded,
}
