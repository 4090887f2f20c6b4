//! Whether the store has saved something lately: the server notes every second that it is up, and that is a write.

use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// After how long without a beat the server is not ready: five are missing.
const LONGEST_PAUSE: Duration = Duration::from_secs(5);

pub(crate) struct Pulse(Mutex<Instant>);

impl Pulse {
    /// Begins with a beat: that the server starts was saved.
    pub(crate) fn new() -> Pulse {
        Pulse(Mutex::new(Instant::now()))
    }

    pub(crate) fn beat(&self) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
    }

    pub(crate) fn is_felt(&self) -> bool {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).elapsed() < LONGEST_PAUSE
    }
}
