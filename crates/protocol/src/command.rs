//! What a person asks of a table. Who may ask for what stands in the server's `rights`.

use crate::GuestId;
use game_core::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Takes an empty seat; a person may take several.
    Sit {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Stand {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Before the start, what two seats hold changes places.
    Swap {
        #[ts(as = "u8")]
        a: Seat,
        #[ts(as = "u8")]
        b: Seat,
    },
    /// Before the start the seat is empty then; during the match a bot plays on.
    Kick {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// Puts a bot such as `hard:miser` in a seat that is empty or holds a bot.
    SeatBot {
        #[ts(as = "u8")]
        seat: Seat,
        bot: String,
    },
    FillWithBots {
        bot: String,
    },
    /// Adds a value of the seat's own to what the draws come from.
    AddValue {
        #[ts(as = "u8")]
        seat: Seat,
        value: String,
    },
    Start,
    /// Answers the prompt with this number by one of its legal actions.
    Act {
        #[ts(as = "u8")]
        seat: Seat,
        #[ts(as = "u32")]
        prompt: u64,
        action: Value,
    },
    /// Takes back all steps but the first `to`: at once if it is only the seat's own last action, else if all agree.
    Undo {
        #[ts(as = "u8")]
        seat: Seat,
        to: u32,
    },
    AnswerUndo {
        #[ts(as = "u8")]
        seat: Seat,
        agree: bool,
    },
    /// Lets a bot play for the seat until it is taken back.
    StandIn {
        #[ts(as = "u8")]
        seat: Seat,
        bot: String,
    },
    TakeBack {
        #[ts(as = "u8")]
        seat: Seat,
    },
    /// What is done for the seat until further notice, in place of what was ordered before; nobody else learns of it.
    Order {
        #[ts(as = "u8")]
        seat: Seat,
        orders: Vec<Value>,
    },
    /// Leaves the match for good; a bot plays on.
    Resign {
        #[ts(as = "u8")]
        seat: Seat,
    },
    Say {
        room: Room,
        text: String,
    },
    /// Whether somebody may speak at this table.
    Mute {
        guest: GuestId,
        muted: bool,
    },
    PassHost {
        to: GuestId,
    },
    Close,
}

/// Who hears what is said.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Room {
    /// Everybody at the table, spectators included; only seats speak here.
    Table,
    /// Those who watch without a seat.
    Spectators,
}
