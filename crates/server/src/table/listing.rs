//! What the store keeps of a table beside its log: its line in lists, who it belongs to, when it must be woken. All of
//! it follows from the fold.

use super::course::Course;
use super::entry::Time;
use super::finished::Finished;
use super::place::Mover;
use super::{Stage, Table};
use protocol::{GuestId, TableCard, TableId};

/// How long a table waits for its start.
const WAITS_FOR_START: i64 = 24 * 60 * 60 * 1000;

#[derive(Clone, PartialEq, Debug)]
pub struct Listing {
    pub card: TableCard,
    /// Whose list it is in.
    pub members: Vec<GuestId>,
    /// When something is due though nobody does anything: a bot's turn, a clock that runs out, a table never started.
    pub wake_at: Option<Time>,
    /// The match, once it is over.
    pub finished: Option<Finished>,
}

impl Table {
    pub fn listing(&self, id: &TableId) -> Listing {
        let mut members: Vec<GuestId> =
            self.places.iter().filter_map(|place| place.guest().cloned()).collect();
        members.push(self.host.clone());
        members.sort();
        members.dedup();
        Listing { card: self.card(id), members, wake_at: self.wake_at(), finished: self.finished() }
    }

    /// Whether it is in this person's list: he is the host, or sits there.
    pub fn is_member(&self, guest: &GuestId) -> bool {
        self.host == *guest || self.is_seated(guest)
    }

    /// When something is due though nobody does anything.
    pub fn wake_at(&self) -> Option<Time> {
        match &self.stage {
            Stage::Open => Some(self.opened_at + WAITS_FOR_START),
            Stage::Playing(course) => match self.mover() {
                Some(Mover::Bot(_) | Mover::StandIn(_)) => Some(self.changed_at),
                Some(Mover::Person(_)) | None => course.clocks.deadline().map(|(_, at)| at),
            },
            Stage::Over(_) | Stage::Closed(_) => None,
        }
    }

    /// Who has to decide now, while a match is being played.
    pub(super) fn mover(&self) -> Option<Mover<'_>> {
        let Stage::Playing(course) = &self.stage else { return None };
        self.places[course.to_act()?.index()].mover()
    }

    /// The person who has to decide now.
    pub fn waits_for(&self) -> Option<&GuestId> {
        if let Some(Mover::Person(guest)) = self.mover() { Some(guest) } else { None }
    }

    /// What somebody who sits here is called.
    pub fn name_of(&self, guest: &GuestId) -> Option<&str> {
        self.places.iter().find(|place| place.is_held_by(guest)).and_then(|place| place.name())
    }

    fn card(&self, id: &TableId) -> TableCard {
        TableCard {
            table: id.clone(),
            game: self.settings.game.clone(),
            phase: self.phase(),
            public: self.settings.public,
            host: self.host.clone(),
            names: self.places.iter().map(|place| place.name().map(str::to_owned)).collect(),
            to_act: self.playing().ok().and_then(Course::to_act),
            waits_for: self.waits_for().cloned(),
            changed_at: self.changed_at,
        }
    }
}
