//! A record to look at: every position of it, and what happened in every step.

use crate::fail::Fail;
use crate::play::names_of;
use crate::replay::replay_file;
use crate::words::{self, Sight};
use game_core::GameInfo;
use game_core::record::{Header, Text};
use serde_json::Value;
use std::path::Path;

pub(crate) struct Course {
    pub(crate) header: Header,
    pub(crate) info: &'static GameInfo,
    pub(crate) names: Vec<String>,
    /// The position before the first step, then after each.
    pub(crate) positions: Vec<Position>,
    pub(crate) result: Option<Value>,
}

pub(crate) struct Position {
    pub(crate) sight: Sight,
    /// What the step before it did, in sentences.
    pub(crate) told: Vec<String>,
}

impl Course {
    /// Reads a record; it is checked against the rules on the way.
    pub(crate) fn read(file: &Path) -> Result<Course, Fail> {
        let mut positions = Vec::new();
        // The header, which alone has the names, is given at the end.
        let replayed =
            replay_file(file, None, |played, events| positions.push((played.boxed_clone(), read(events))));
        let (header, played) = replayed.map_err(Fail::File)?;
        let names = names_of(&header, played.seats().count());
        let position = |(played, events): (Box<dyn game_core::erased::AnyMatch>, Vec<Value>)| {
            let sight = Sight::open(&*played, &names);
            let words = words::of(sight.game);
            Position { told: events.iter().map(|event| words.event(event, &sight.faces)).collect(), sight }
        };
        let positions = positions.into_iter().map(position).collect();
        Ok(Course { info: played.info(), result: played.result(), header, names, positions })
    }

    /// How many steps there are.
    pub(crate) fn steps(&self) -> usize {
        self.positions.len() - 1
    }

    /// Who won by what; nothing while the match is not over.
    pub(crate) fn result(&self) -> Option<Vec<String>> {
        let faces = &self.positions[0].sight.faces;
        self.result.as_ref().map(|result| words::result(self.info.id, result, faces))
    }
}

fn read(events: &[Text]) -> Vec<Value> {
    let read =
        |event: &Text| serde_json::from_str::<Value>(event.get()).expect("what the rules wrote is JSON");
    events.iter().map(read).collect()
}
