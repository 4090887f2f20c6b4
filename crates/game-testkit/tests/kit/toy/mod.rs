//! A toy game with hidden hands, a bag, two options and, on request, one flaw.

mod flaw;
mod game;
mod info;
mod parts;
mod subject;

pub(crate) use flaw::Flaw;
pub(crate) use game::Toy;
pub(crate) use parts::{Action, Chance, Event, State};
pub(crate) use subject::Table;

/// The toy without a flaw.
pub(crate) type Sound = Toy<{ Flaw::None as u8 }>;
