//! The match as the bot follows it: read from its record once, then step by step from what happens.

use game_core::erased::AnyMatch;
use game_core::record::Header;
use game_core::{Refused, Replay, Seat};
use protocol::{Happening, What};
use serde_json::Value;

pub(super) struct Course {
    header: Header,
    pub(super) played: Box<dyn AnyMatch>,
}

impl Clone for Course {
    fn clone(&self) -> Course {
        Course { header: self.header.clone(), played: self.played.boxed_clone() }
    }
}

impl Course {
    /// The match of a record; or why this program cannot play it.
    pub(super) fn read(record: &str) -> Result<Course, String> {
        let mut replay = Replay::new(&games::find);
        for line in record.lines() {
            let line: Value = serde_json::from_str(line).map_err(|error| error.to_string())?;
            replay.feed(&line).map_err(|error| error.refused.to_string())?;
        }
        let (header, played) = replay.finish().map_err(|error| error.refused.to_string())?;
        Ok(Course { header, played })
    }

    pub(super) fn steps(&self) -> u32 {
        self.played.steps() as u32
    }

    /// The lines of the record so far.
    pub(super) fn lines(&self) -> Vec<Value> {
        self.played.record(&self.header)
    }

    /// Goes on with what happened; whoever cannot has to read the record again.
    pub(super) fn follow(mut self, happened: &[Happening]) -> Option<Course> {
        for each in happened {
            let done = match &each.what {
                What::Acted { seat, action, .. } => self.played.act(*seat, action),
                What::Drawn { chance, .. } => self.played.chance(chance),
                What::Undone { .. } => return None,
                _ => continue,
            };
            done.ok()?;
        }
        Some(self)
    }

    /// Why the rules forbid this action, if they do.
    pub(super) fn check(&self, seat: Seat, action: &Value) -> Result<(), Refused> {
        self.played.boxed_clone().act(seat, action).map(drop)
    }
}
