//! Vocabulary and traits of a board game: a match is a fold over steps, and a step is a seat's action or
//! nature's chance outcome. A rules crate implements [`Game`]; everything else drives it.

pub mod erased;
mod game;
mod history;
mod info;
pub mod lenient;
mod order;
mod outcome;
mod perft;
mod play;
pub mod playout;
pub mod random;
pub mod record;
mod refusal;
mod replay;
mod seat;
mod setup;
mod sink;
mod step;
mod views;

pub use game::{Fixed, Game, Turn};
pub use history::History;
pub use info::{Choice, GameInfo, LessonText, OptionInfo, OptionKind, Translation, rule_of};
pub use order::{NoOrders, Order};
pub use outcome::{Outcome, ranks_by};
pub use perft::{divide, perft};
pub use play::Match;
pub use refusal::{Reason, Refusal, Refused, RuleId};
pub use replay::{Replay, ReplayError, replay_text};
pub use seat::{PerSeat, Seat, SeatSet, Seats};
pub use setup::{Setup, SetupError};
pub use sink::{Silent, Sink};
pub use step::{Step, StepOf};
pub use views::{Fields, Views};
