//! What happened at a table, entry by entry, as its viewers are told.

use crate::{GuestId, Room, TableId};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// One entry of the table's log, without what viewers may not know.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[ts(concrete(J = Value))]
pub struct Happening<J = Value> {
    #[ts(as = "u32")]
    pub number: u64,
    /// Milliseconds since 1970.
    #[ts(type = "number")]
    pub at: i64,
    #[serde(flatten)]
    pub what: What<J>,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(concrete(J = Value))]
pub enum What<J = Value> {
    Opened,
    Sat {
        #[ts(as = "u8")]
        seat: Seat,
        name: String,
    },
    Stood {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Swapped {
        #[ts(as = "u8")]
        a: Seat,
        #[ts(as = "u8")]
        b: Seat,
    },
    Kicked {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// A bot plays on for somebody who was kicked during the match.
    Replaced {
        #[ts(as = "u8")]
        seat: Seat,
        bot: String,
    },
    BotSat {
        #[ts(as = "u8")]
        seat: Seat,
        bot: String,
    },
    Renamed {
        guest: GuestId,
        name: String,
    },
    ValueAdded {
        #[ts(as = "u8")]
        seat: Seat,
    },
    HostPassed {
        to: GuestId,
    },
    Started,
    Acted {
        #[ts(as = "u8")]
        seat: Seat,
        by: By,
        action: J,
        events: Vec<J>,
    },
    Drawn {
        chance: J,
        events: Vec<J>,
    },
    UndoAsked {
        #[ts(as = "u8")]
        seat: Seat,
        to: u32,
    },
    UndoAnswered {
        #[ts(as = "u8")]
        seat: Seat,
        agree: bool,
    },
    Undone {
        to: u32,
    },
    StandInTaken {
        #[ts(as = "u8")]
        seat: Seat,
        bot: String,
        reason: StandInReason,
    },
    TakenBack {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Told only to the seat itself.
    Ordered {
        #[ts(as = "u8")]
        seat: Seat,
        orders: Vec<Value>,
    },
    Said {
        from: GuestId,
        name: String,
        room: Room,
        text: String,
    },
    Muted {
        guest: GuestId,
        muted: bool,
    },
    /// The same people meet again at another table.
    Rematch {
        table: TableId,
    },
    /// The server was away; clocks stood still.
    Resumed,
    Finished {
        result: Value,
        secret: String,
    },
    Closed,
}

/// Who decided for a seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum By {
    Person,
    Bot,
    StandIn,
    /// A standing order; others are told that the person did it.
    Order,
    /// Nobody here: the step comes from a record.
    Record,
}

/// Why a bot plays for a person.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum StandInReason {
    Asked,
    Clock,
    Resigned,
    /// The person is no longer known to the server.
    Gone,
}
