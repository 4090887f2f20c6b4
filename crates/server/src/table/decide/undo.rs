//! Taking steps back: never what nature drew, alone only what is one's own, all else if everybody agrees.

use crate::table::course::Mark;
use crate::table::entry::Entry;
use crate::table::place::{Mover, Place};
use crate::table::{Refused, Table};
use game_core::Seat;
use protocol::GuestId;
use std::collections::BTreeSet;

impl Table {
    pub(super) fn undo(&self, seat: Seat, to: u32) -> Result<Vec<Entry>, Refused> {
        let course = self.playing()?;
        let steps = course.marks.len() as u32;
        if to >= steps || to < course.taken_over {
            return Err(Refused::NothingToUndo { to, steps });
        }
        let taken_back = &course.marks[to as usize..];
        if taken_back.contains(&Mark::Chance) {
            return Err(Refused::UndoChance { to });
        }
        let is_own = taken_back.iter().all(|mark| *mark == Mark::Action(seat));
        if self.settings.rated && !is_own {
            return Err(Refused::RatedUndo);
        }
        let asked = self.guests_of(&[seat]);
        Ok(match is_own || self.must_agree().is_subset(&asked) {
            true => self.undone(to),
            false => vec![Entry::UndoAsked { seat, to }],
        })
    }

    pub(super) fn answer_undo(&self, seat: Seat, agree: bool) -> Result<Vec<Entry>, Refused> {
        let undo = self.playing()?.undo.as_ref().ok_or(Refused::NoUndoAsked)?;
        let mut entries = vec![Entry::UndoAnswered { seat, agree }];
        let mut agreed = self.guests_of(&undo.agreed);
        agreed.extend(self.guests_of(&[seat]));
        if agree && self.must_agree().is_subset(&agreed) {
            entries.extend(self.undone(undo.to));
        }
        Ok(entries)
    }

    fn undone(&self, to: u32) -> Vec<Entry> {
        [Entry::Undone { to }].into_iter().chain(self.without_orders_after(to)).collect()
    }

    /// The people who play themselves; bots agree to anything.
    fn must_agree(&self) -> BTreeSet<&GuestId> {
        let movers = self.places.iter().filter_map(Place::mover);
        movers.filter_map(|mover| if let Mover::Person(guest) = mover { Some(guest) } else { None }).collect()
    }

    fn guests_of(&self, seats: &[Seat]) -> BTreeSet<&GuestId> {
        seats.iter().filter_map(|seat| self.places.get(seat.index())?.guest()).collect()
    }
}
