//! The messages of the WebSocket.

use crate::{Answer, Command, CommandId, GuestId, Happening, Lobby, Play, TableId};
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

/// What a client sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ToServer {
    /// Asks to be told of a table: what happened since a version, or all there is.
    Watch {
        table: TableId,
        #[serde(default)]
        #[ts(as = "Option<u32>", optional)]
        since: Option<u64>,
        /// Which of the client's own seats to look from; the first unless it says.
        #[serde(default)]
        #[ts(as = "Option<u8>", optional)]
        seat: Option<Seat>,
    },
    Unwatch {
        table: TableId,
    },
    Command {
        table: TableId,
        id: CommandId,
        command: Command,
    },
}

/// What the server sends.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
#[ts(concrete(J = Value))]
pub enum ToClient<J = Value> {
    /// The first message.
    Welcome {
        protocol: u32,
        guest: GuestId,
        name: String,
        /// The server's clock, in milliseconds since 1970.
        #[ts(type = "number")]
        now: i64,
    },
    /// All there is; it takes the place of what the client knew of the table.
    Snapshot {
        table: TableId,
        #[ts(as = "u32")]
        version: u64,
        lobby: Box<Lobby>,
        play: Option<Box<Play<J>>>,
        /// The last things that happened.
        happened: Vec<Happening<J>>,
    },
    /// What happened since the last message, and those parts of the table that changed by it.
    Update {
        table: TableId,
        #[ts(as = "u32")]
        version: u64,
        happened: Vec<Happening<J>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        lobby: Option<Box<Lobby>>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        #[ts(optional)]
        play: Option<Box<Play<J>>>,
    },
    Answer {
        table: TableId,
        id: CommandId,
        answer: Answer,
    },
    /// The table is not there, or not for this client.
    NoTable {
        table: TableId,
    },
    /// The table cannot be read at the moment; ask again later.
    Unavailable {
        message: String,
    },
    /// The last message could not be read, or came too fast; it did nothing.
    Unreadable {
        message: String,
    },
    /// What the operator of the house tells everybody.
    Announcement {
        text: String,
    },
    /// The server ends; it asks to come back after so many seconds.
    Closing {
        back_in: u32,
    },
}
