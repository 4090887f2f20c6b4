//! A table as its viewers see it: the lobby, the same for everybody, and the play, each viewer's own.

use crate::{GuestId, Settings, StandInReason, TableId};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct Lobby {
    pub settings: Settings,
    pub host: GuestId,
    pub phase: Phase,
    pub seats: Vec<SeatInfo>,
    /// The SHA-256 of the secret that draws come from.
    pub commitment: String,
    /// The secret, once the match is over.
    pub secret: Option<String>,
    /// Who may not speak here.
    pub muted: Vec<GuestId>,
    /// The table where the same people met before, and where they meet again.
    pub rematch_of: Option<TableId>,
    pub rematch: Option<TableId>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// Seats are being taken.
    Open,
    Playing,
    Over,
    /// Ended without a result.
    Closed,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
pub struct SeatInfo {
    pub holder: Holder,
    /// The bot that plays for the person who holds the seat.
    pub stand_in: Option<StandIn>,
    /// What the seat added to the draws.
    pub value: Option<String>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Holder {
    Empty,
    Guest { guest: GuestId, name: String },
    Bot { bot: String },
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct StandIn {
    pub bot: String,
    pub reason: StandInReason,
}

/// The match as one viewer sees it; before the start there is none.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Play<J = Value> {
    /// The seat this viewer looks from; none for a spectator.
    #[ts(as = "Option<u8>")]
    pub viewer: Option<Seat>,
    /// How many steps stand.
    pub steps: u32,
    #[ts(as = "Option<u8>")]
    pub to_act: Option<Seat>,
    pub view: J,
    /// What is asked of this viewer.
    pub prompt: Option<Prompt<J>>,
    /// What this viewer's seat has ordered.
    pub orders: Vec<Value>,
    pub clocks: Option<Clocks>,
    pub undo: Option<UndoAsked>,
    /// Once the match is over.
    pub result: Option<Value>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Prompt<J = Value> {
    /// What an answer has to repeat, so that one that comes late does nothing.
    #[ts(as = "u32")]
    pub number: u64,
    pub legal: Vec<J>,
}

#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct Clocks {
    /// Milliseconds left of each seat; of the running one, as of `since`.
    #[ts(type = "number[]")]
    pub left: Vec<i64>,
    pub running: Option<RunningClock>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct RunningClock {
    #[ts(as = "u8")]
    pub seat: Seat,
    /// Milliseconds since 1970 by the server's clock, which `welcome` tells.
    #[ts(type = "number")]
    pub since: i64,
}

/// Somebody wants to go back further than they may alone.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
pub struct UndoAsked {
    #[ts(as = "u8")]
    pub seat: Seat,
    pub to: u32,
    #[ts(as = "Vec<u8>")]
    pub agreed: Vec<Seat>,
}
