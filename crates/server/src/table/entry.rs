//! The log of a table: everything that ever changed it, numbered from 1. The JSON of entries is what is stored, so
//! their shape is a promise to every later version of the program.

use crate::fairness::Secret;
use game_core::Seat;
use protocol::{By, GuestId, Room, Settings, StandInReason, TableId};
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Milliseconds since 1970. Time enters a table only as the times of its entries.
pub type Time = i64;

/// An entry with its place in the log.
#[derive(Clone, PartialEq, Debug)]
pub struct Stamped {
    pub number: u64,
    pub at: Time,
    pub entry: Entry,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Entry {
    /// The first entry. The secret is made before anybody can add a value, so it cannot be chosen to fit one.
    Opened {
        settings: Settings,
        rules_version: u32,
        host: GuestId,
        secret: Secret,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        rematch_of: Option<TableId>,
    },
    Sat {
        seat: Seat,
        guest: GuestId,
        name: String,
    },
    Stood {
        seat: Seat,
    },
    Swapped {
        a: Seat,
        b: Seat,
    },
    /// The person may not sit here again.
    Kicked {
        seat: Seat,
        guest: GuestId,
    },
    /// Kicked during the match: a bot holds the seat from now on.
    Replaced {
        seat: Seat,
        guest: GuestId,
        bot: String,
    },
    BotSat {
        seat: Seat,
        bot: String,
    },
    Renamed {
        guest: GuestId,
        name: String,
    },
    ValueAdded {
        seat: Seat,
        value: String,
    },
    HostPassed {
        to: GuestId,
    },
    Started,
    Acted {
        seat: Seat,
        by: By,
        action: Value,
    },
    /// The next draw of the match; its number is that of the chance steps before it.
    Drawn {
        chance: Value,
    },
    /// A step of another record, as its line says it, with which the match begins.
    TakenOver {
        step: Value,
    },
    UndoAsked {
        seat: Seat,
        to: u32,
    },
    UndoAnswered {
        seat: Seat,
        agree: bool,
    },
    /// Only the first `to` steps stand.
    Undone {
        to: u32,
    },
    StandInTaken {
        seat: Seat,
        bot: String,
        reason: StandInReason,
    },
    TakenBack {
        seat: Seat,
    },
    /// The standing orders of a seat, in place of those before.
    Ordered {
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
    /// The same people meet again at this table.
    Rematch {
        table: TableId,
    },
    /// The server was away for so long since the last entry.
    Resumed {
        down: i64,
    },
    Finished,
    Closed,
}

impl Entry {
    /// The person it tells of.
    pub fn guest(&self) -> Option<&GuestId> {
        match self {
            Entry::Opened { host: guest, .. }
            | Entry::Sat { guest, .. }
            | Entry::Kicked { guest, .. }
            | Entry::Replaced { guest, .. }
            | Entry::Muted { guest, .. }
            | Entry::Renamed { guest, .. }
            | Entry::HostPassed { to: guest }
            | Entry::Said { from: guest, .. } => Some(guest),
            _ => None,
        }
    }

    /// The same entry without what it tells of a person who wants to be forgotten; none if it tells nothing.
    pub fn without(&self, forgotten: &GuestId) -> Option<Entry> {
        let mut entry = self.clone();
        match &mut entry {
            Entry::Sat { guest, name, .. } | Entry::Renamed { guest, name } if guest == forgotten => {
                NOBODY.clone_into(name);
            }
            Entry::Said { from, name, text, .. } if from == forgotten => {
                NOBODY.clone_into(name);
                text.clear();
            }
            _ => return None,
        }
        Some(entry)
    }
}

/// The name of whoever was forgotten.
pub const NOBODY: &str = "guest";
