//! A table is a fold over its log. `decide` says which entries follow from a command, `apply` does one entry; both are
//! pure, so a table that slept is loaded by folding its log again.

mod apply;
mod clocks;
mod course;
mod decide;
mod entry;
mod finished;
mod listing;
mod place;
mod record;
mod refused;
mod rights;
mod show;
#[cfg(test)]
mod tests;

pub(crate) use show::{Touched, told};

pub(crate) use decide::MOST_ORDERS;
pub use decide::{Person, Thinking, UnfitSettings, check_settings, opening};
pub use entry::{Entry, NOBODY, Stamped, Time};
pub use finished::{Contestant, Finished, Placed};
pub use listing::Listing;
pub use refused::Refused;

use crate::fairness::Secret;
use course::Course;
use game_core::{Seat, SetupError};
use place::Place;
use protocol::{GuestId, Phase, Settings, TableId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// Everything there is to know of a table.
#[derive(Clone)]
pub struct Table {
    /// The number of the last entry.
    version: u64,
    opened_at: Time,
    changed_at: Time,
    settings: Arc<Settings>,
    secret: Secret,
    host: GuestId,
    places: Arc<Vec<Place>>,
    /// Those who may not come back.
    kicked: BTreeSet<GuestId>,
    /// Those who may not speak.
    muted: BTreeSet<GuestId>,
    rematch_of: Option<TableId>,
    rematch: Option<TableId>,
    stage: Stage,
}

/// How far the table is, and the match once it has begun.
#[derive(Clone)]
enum Stage {
    Open,
    Playing(Course),
    Over(Course),
    Closed(Option<Course>),
}

/// Why a log is not one that this program can have written, or can go on with.
#[derive(Debug, thiserror::Error)]
pub enum Broken {
    #[error("the log does not begin with the opening of a table")]
    NoOpening,
    #[error("entry {number} follows entry {version}")]
    Gap { number: u64, version: u64 },
    #[error("the game cannot be set up: {0}")]
    Setup(#[from] SetupError),
    #[error("the match follows version {0} of the rules, which this program does not know")]
    RulesVersion(u32),
    #[error("entry {number} breaks the rules: {refused}")]
    Step { number: u64, refused: game_core::Refused },
    #[error("entry {number} cannot happen at this table")]
    Unexpected { number: u64 },
}

impl Table {
    pub fn version(&self) -> u64 {
        self.version
    }

    pub fn changed_at(&self) -> Time {
        self.changed_at
    }

    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    pub fn phase(&self) -> Phase {
        match self.stage {
            Stage::Open => Phase::Open,
            Stage::Playing(_) => Phase::Playing,
            Stage::Over(_) => Phase::Over,
            Stage::Closed(_) => Phase::Closed,
        }
    }

    pub fn is_seated(&self, guest: &GuestId) -> bool {
        self.places.iter().any(|place| place.is_held_by(guest))
    }

    fn place(&self, seat: Seat) -> Result<&Place, Refused> {
        self.places.get(seat.index()).ok_or(Refused::NoSeat { seat })
    }

    fn course(&self) -> Option<&Course> {
        match &self.stage {
            Stage::Open | Stage::Closed(None) => None,
            Stage::Playing(course) | Stage::Over(course) | Stage::Closed(Some(course)) => Some(course),
        }
    }

    /// The match, if it is being played.
    fn playing(&self) -> Result<&Course, Refused> {
        match &self.stage {
            Stage::Open => Err(Refused::NotStarted),
            Stage::Playing(course) => Ok(course),
            Stage::Over(_) | Stage::Closed(_) => Err(Refused::Over),
        }
    }

    /// Fails once the match has started.
    fn open(&self) -> Result<(), Refused> {
        match &self.stage {
            Stage::Open => Ok(()),
            Stage::Playing(_) => Err(Refused::Started),
            Stage::Over(_) | Stage::Closed(_) => Err(Refused::Over),
        }
    }

    fn values(&self) -> impl Iterator<Item = Option<&str>> {
        self.places.iter().map(|place| place.value.as_deref())
    }
}
