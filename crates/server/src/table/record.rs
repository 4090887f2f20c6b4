//! The record of a table's match: the steps that stand, with names and fairness in the header.

use super::{Stage, Table};
use crate::fairness;
use game_core::erased::AnyMatch;
use game_core::record::Header;
use serde_json::Value;

impl Table {
    /// The lines of the record; none before the start.
    pub fn record(&self) -> Option<Vec<Value>> {
        Some(self.course()?.played.record(&self.header()?))
    }

    /// The first line of the record; none before the start.
    pub(crate) fn header(&self) -> Option<Header> {
        let mut header = self.course()?.played.header();
        header.names =
            Some(self.places.iter().map(|place| place.name().unwrap_or("nobody").to_owned()).collect());
        let values: Vec<Option<&str>> = self.values().collect();
        let is_over = matches!(self.stage, Stage::Over(_));
        header.fairness = Some(fairness::header(&self.secret, &values, is_over));
        header.meta = Some(self.taken_over()).filter(|steps| *steps > 0).map(fairness::mark_taken_over);
        Some(header)
    }

    /// How many steps, the first ones, were taken over from another record; they say nothing of who plays here.
    pub fn taken_over(&self) -> u32 {
        self.course().map_or(0, |course| course.taken_over)
    }

    /// The record as the text of a file; none before the start.
    pub fn record_text(&self) -> Option<String> {
        Some(self.record()?.iter().map(|line| format!("{line}\n")).collect())
    }

    /// The match itself, for whoever reviews it.
    pub fn played(&self) -> Option<Box<dyn AnyMatch>> {
        self.course().map(|course| course.played.boxed_clone())
    }
}
