//! Why a table refuses a command.

use game_core::Seat;
use protocol::Refusal;
use serde_json::{Value, json};

#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum Refused {
    #[error("only the host may do this")]
    HostOnly,
    #[error("seat {seat} is not yours")]
    NotYourSeat { seat: Seat },
    #[error("take a seat first")]
    NotSeated,
    #[error("you have a seat here: speak to the table")]
    NotSpectator,
    #[error("this table is not open to you")]
    NotWelcome,
    #[error("there is no seat {seat} at this table")]
    NoSeat { seat: Seat },
    #[error("seat {seat} is taken")]
    SeatTaken { seat: Seat },
    #[error("nobody sits in seat {seat}")]
    SeatEmpty { seat: Seat },
    #[error("the match has started")]
    Started,
    #[error("the match has not started")]
    NotStarted,
    #[error("the match is over")]
    Over,
    #[error("there are empty seats: invite people or fill them with bots")]
    EmptySeats,
    #[error("{0}")]
    Bot(String),
    #[error("a value has 1 to {most} bytes and is added once", most = crate::fairness::LONGEST_VALUE)]
    Value,
    #[error("a message has 1 to 500 characters")]
    Text,
    #[error("the table has moved on: look at what is asked now")]
    Stale,
    #[error("a bot plays for seat {seat}: take it back first")]
    BotPlays { seat: Seat },
    #[error("no bot plays for seat {seat}")]
    NoBotPlays { seat: Seat },
    #[error("seat {seat} has resigned")]
    Resigned { seat: Seat },
    #[error("a seat has at most {most} standing orders", most = super::MOST_ORDERS)]
    Orders,
    #[error("there are {steps} steps here, so none to take back from {to} on")]
    NothingToUndo { to: u32, steps: u32 },
    #[error("what nature drew after step {to} is known now and cannot be taken back")]
    UndoChance { to: u32 },
    #[error("at a rated table everybody has one seat")]
    RatedSeat,
    #[error("a rated match is played to its end by those who began it: whoever must leave resigns")]
    RatedEnd,
    #[error("at a rated table you take back only what you did last yourself")]
    RatedUndo,
    #[error("the host does not let you speak here")]
    Muted,
    #[error("the match is not over")]
    NotOver,
    #[error("nobody asks to take anything back")]
    NoUndoAsked,
    #[error("{to} does not sit here")]
    NoSuchPerson { to: String },
    #[error("{0}")]
    Rules(Box<game_core::Refused>),
}

impl Refused {
    /// Stable and translatable.
    pub fn code(&self) -> &'static str {
        match self {
            Refused::HostOnly => "host_only",
            Refused::NotYourSeat { .. } => "not_your_seat",
            Refused::NotSeated => "not_seated",
            Refused::NotSpectator => "not_spectator",
            Refused::NotWelcome => "not_welcome",
            Refused::NoSeat { .. } => "no_seat",
            Refused::SeatTaken { .. } => "seat_taken",
            Refused::SeatEmpty { .. } => "seat_empty",
            Refused::Started => "started",
            Refused::NotStarted => "not_started",
            Refused::Over => "over",
            Refused::EmptySeats => "empty_seats",
            Refused::Bot(_) => "bot",
            Refused::Value => "value",
            Refused::Text => "text",
            Refused::Stale => "stale",
            Refused::BotPlays { .. } => "bot_plays",
            Refused::NoBotPlays { .. } => "no_bot_plays",
            Refused::Resigned { .. } => "resigned",
            Refused::Orders => "orders",
            Refused::NothingToUndo { .. } => "nothing_to_undo",
            Refused::UndoChance { .. } => "undo_chance",
            Refused::RatedSeat => "rated_seat",
            Refused::RatedEnd => "rated_end",
            Refused::RatedUndo => "rated_undo",
            Refused::Muted => "muted",
            Refused::NotOver => "not_over",
            Refused::NoUndoAsked => "no_undo_asked",
            Refused::NoSuchPerson { .. } => "no_such_person",
            Refused::Rules(refused) => match refused.reason {
                game_core::Reason::Malformed => "malformed",
                game_core::Reason::Turn => "turn",
                game_core::Reason::Illegal | game_core::Reason::Impossible => "illegal",
            },
        }
    }

    fn facts(&self) -> Value {
        match self {
            Refused::Rules(refused) => (*refused.facts).clone(),
            Refused::NotYourSeat { seat }
            | Refused::NoSeat { seat }
            | Refused::SeatTaken { seat }
            | Refused::SeatEmpty { seat }
            | Refused::BotPlays { seat }
            | Refused::NoBotPlays { seat }
            | Refused::Resigned { seat } => json!({ "seat": seat }),
            Refused::NothingToUndo { to, steps } => json!({ "to": to, "steps": steps }),
            Refused::UndoChance { to } => json!({ "to": to }),
            _ => Value::Null,
        }
    }
}

impl From<game_core::Refused> for Refused {
    fn from(refused: game_core::Refused) -> Refused {
        Refused::Rules(Box::new(refused))
    }
}

impl From<&Refused> for Refusal {
    fn from(refused: &Refused) -> Refusal {
        let rule = match refused {
            Refused::Rules(refused) => refused.rule.map(str::to_owned),
            _ => None,
        };
        let (code, facts) = (refused.code().to_owned(), refused.facts());
        Refusal { code, rule, facts, message: refused.to_string(), retry: false }
    }
}
