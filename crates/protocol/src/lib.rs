//! Messages between the server and its clients: plain types, JSON by serde, TypeScript by ts-rs. No logic.
//!
//! `J` in a type is how the JSON of the game itself is held: as a value by a client that reads it, as text by the server,
//! which only passes it on.

mod command;
mod frame;
mod games;
mod happening;
mod http;
mod ids;
mod lesson;
mod message;
mod puzzle;
mod refusal;
mod settings;
mod statistics;
mod table;

pub use command::{Command, Room};
pub use frame::{Frame, Frames};
pub use games::{Choice, GameDescription, OptionChoices, OptionDescription};
pub use happening::{By, Happening, StandInReason, What};
pub use http::{
    Announcement, Ban, DeviceCode, GuestInfo, MyBots, NamedGuest, NewBot, NewGuest, NewTable, OpenedTable,
    PlayOn, Position, PushEndpoint, PushKey, PushKeys, PushSubscription, TableCard, TableLists, Verdict,
    Webhook, YourTurn,
};
pub use ids::{CommandId, GuestId, TableId};
pub use lesson::{Attempt, Cue, Lesson, Wants};
pub use message::{ToClient, ToServer};
pub use puzzle::{Puzzle, PuzzleChoice, PuzzleCount, PuzzleGround};
pub use refusal::{Answer, Refusal};
pub use settings::{ClockRule, Settings};
pub use statistics::{
    Ladder, Met, MyMatches, MyRating, PlayedMatch, PlayedSeat, Player, Rating, RatingPoint, Results, Rung,
    Statistics,
};
pub use table::{Clocks, Holder, Lobby, Phase, Play, Prompt, RunningClock, SeatInfo, StandIn, UndoAsked};

/// The version of this protocol; `welcome` tells it.
pub const VERSION: u32 = 1;
