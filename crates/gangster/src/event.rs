//! What happened, for everybody to see.

use crate::score::Share;
use crate::{Crew, Crews, Equipment, PerCrew, Place, Shown, Starts};
use game_core::{PerSeat, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Event {
    /// [G2.1] [G2.2] [G2.4] [G2.5]
    TableSet { first: Seat, starts: PerCrew<Starts>, mats: PerCrew<Equipment>, coast: Shown, doubler: Place },
    /// [G4.1]
    Drove { crew: Crew, card: u8, steps: u8, from: Place, to: Place },
    /// [G8.5]
    CarPushed { crew: Crew, car: Crew, from: Place, to: Place },
    /// [G7.1] [G7.3]
    CaptivesDumped { crew: Crew, who: Crews },
    /// [G7.2] [G7.3]
    MarkerTaken { crew: Crew, marker: Equipment, pushed_out: Option<Equipment> },
    /// [G7.4] What was drawn, in order.
    CoastRefilled { markers: Vec<Equipment> },
    /// [G7.4] Three of one kind left the game.
    ThreeReplaced { kind: Equipment },
    /// [G5.2]
    Unloaded { crew: Crew, who: Crew, district: Place, level: u8 },
    /// [G5.3]
    Loaded { crew: Crew, who: Crew, district: Place, level: u8 },
    /// [G3.2]
    CardsTurnedUp { crew: Crew },
    /// [G3.2] [G6.4] How many doublers there are now.
    DoublerPlaced { district: Place, doublers: usize },
    /// [G3.2]
    PoliceDrawn { seat: Seat },
    /// [G6.1] The payday of a period begins.
    CasinoDrawn { period: usize, value: u8 },
    /// [G6.2] [G6.3] Whom a district paid, in order.
    DistrictPaid { district: Place, doubled: bool, shares: Vec<Share> },
    /// [G6.2] What the payday brought each seat, and where they stand.
    PaydayHeld { points: PerSeat<u16>, influence: PerSeat<i32> },
    /// [G6.4] Each crew got so many gangsters.
    PeriodBegun { period: usize, gangsters: u8 },
    /// [G6.5]
    MatchEnded,
}
