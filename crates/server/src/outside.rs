//! What is never twice the same: the clock on the wall, and chance. Both come from the system, unless the program brings
//! its own so that a whole run can be had again.

use crate::table::Time;
use std::sync::OnceLock;
use std::time::{SystemTime, UNIX_EPOCH};

pub trait Outside: Sync {
    /// Milliseconds since 1970.
    fn now(&self) -> Time;

    /// Fills with bytes that cannot be guessed.
    fn fill(&self, bytes: &mut [u8]) -> Result<(), getrandom::Error>;
}

/// The system's own clock and generator.
pub struct System;

impl Outside for System {
    fn now(&self) -> Time {
        SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as Time)
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), getrandom::Error> {
        getrandom::fill(bytes)
    }
}

static OUTSIDE: OnceLock<&'static dyn Outside> = OnceLock::new();

/// Takes the place of the system for all servers of this process. Only the first to come does; no flag of the program
/// leads here.
pub fn bring(outside: &'static dyn Outside) {
    let _ = OUTSIDE.set(outside);
}

pub(crate) fn outside() -> &'static dyn Outside {
    OUTSIDE.get().copied().unwrap_or(&System)
}
