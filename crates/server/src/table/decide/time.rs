//! What follows from time passing and from what happens outside the table.

use crate::table::entry::{Entry, Time};
use crate::table::{Stage, Table};
use protocol::{GuestId, StandInReason};

impl Table {
    /// What is due at `now`: a bot takes over where a clock has run out, a table never started is closed.
    pub fn time_passed(&self, now: Time) -> Vec<Entry> {
        match &self.stage {
            Stage::Open if self.wake_at().is_some_and(|at| at <= now) => vec![Entry::Closed],
            Stage::Playing(course) => match course.clocks.deadline() {
                Some((seat, at)) if at <= now => {
                    vec![self.stand_in(seat, &self.settings.stand_in, StandInReason::Clock)]
                }
                _ => Vec::new(),
            },
            Stage::Open | Stage::Over(_) | Stage::Closed(_) => Vec::new(),
        }
    }

    /// What follows from the server having been away for so long since the last entry.
    pub fn resumed(&self, down: i64) -> Vec<Entry> {
        let has_clock = matches!(&self.stage, Stage::Playing(course) if course.clocks.deadline().is_some());
        if has_clock && down > 0 { vec![Entry::Resumed { down }] } else { Vec::new() }
    }

    /// What follows from a person's new name.
    pub fn renamed(&self, guest: &GuestId, name: &str) -> Vec<Entry> {
        let is_playing = matches!(self.stage, Stage::Open | Stage::Playing(_));
        match is_playing && self.is_seated(guest) {
            true => vec![Entry::Renamed { guest: guest.clone(), name: name.to_owned() }],
            false => Vec::new(),
        }
    }
}
