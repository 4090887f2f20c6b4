//! Before the start: who sits where.

use super::{Person, check_bot};
use crate::fairness::LONGEST_VALUE;
use crate::table::entry::Entry;
use crate::table::{Refused, Stage, Table};
use game_core::Seat;
use protocol::{GuestId, Holder};

impl Table {
    pub(super) fn sit(&self, who: &Person, seat: Seat) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        if !self.place(seat)?.is_empty() {
            return Err(Refused::SeatTaken { seat });
        }
        if self.settings.rated && self.is_seated(&who.guest) {
            return Err(Refused::RatedSeat);
        }
        Ok(vec![Entry::Sat { seat, guest: who.guest.clone(), name: who.name.clone() }])
    }

    pub(super) fn stand(&self, guest: &GuestId, seat: Seat) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        let mut entries = vec![Entry::Stood { seat }];
        entries.extend(self.host_after(guest, seat));
        Ok(entries)
    }

    pub(super) fn swap(&self, a: Seat, b: Seat) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        self.place(a).and(self.place(b))?;
        Ok(vec![Entry::Swapped { a, b }])
    }

    pub(super) fn kick(&self, seat: Seat) -> Result<Vec<Entry>, Refused> {
        if self.playing().is_ok() {
            self.check_not_rated()?;
            return self.replace(seat);
        }
        self.open()?;
        match &self.place(seat)?.holder {
            Holder::Empty => Err(Refused::SeatEmpty { seat }),
            Holder::Bot { .. } => Ok(vec![Entry::Stood { seat }]),
            Holder::Guest { guest, .. } if *guest == self.host => Ok(vec![Entry::Stood { seat }]),
            Holder::Guest { guest, .. } => Ok(self.without(guest)),
        }
    }

    /// Nobody keeps another seat who is kicked out of one.
    fn without(&self, kicked: &GuestId) -> Vec<Entry> {
        let seats = (0..self.places.len()).filter(|index| self.places[*index].is_held_by(kicked));
        seats.map(|index| Entry::Kicked { seat: Seat::new(index), guest: kicked.clone() }).collect()
    }

    pub(super) fn seat_bot(&self, seat: Seat, bot: &str) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        check_bot(bot)?;
        match self.place(seat)?.holder {
            Holder::Guest { .. } => Err(Refused::SeatTaken { seat }),
            Holder::Empty | Holder::Bot { .. } => Ok(vec![Entry::BotSat { seat, bot: bot.to_owned() }]),
        }
    }

    pub(super) fn fill_with_bots(&self, bot: &str) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        check_bot(bot)?;
        let empty = (0..self.places.len()).filter(|index| self.places[*index].is_empty());
        Ok(empty.map(|index| Entry::BotSat { seat: Seat::new(index), bot: bot.to_owned() }).collect())
    }

    pub(super) fn add_value(&self, seat: Seat, value: &str) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        let is_fit = !value.is_empty() && value.len() <= LONGEST_VALUE;
        match self.place(seat)?.value {
            None if is_fit => Ok(vec![Entry::ValueAdded { seat, value: value.to_owned() }]),
            _ => Err(Refused::Value),
        }
    }

    pub(super) fn pass_host(&self, to: &GuestId) -> Result<Vec<Entry>, Refused> {
        match self.is_seated(to) {
            true => Ok(vec![Entry::HostPassed { to: to.clone() }]),
            false => Err(Refused::NoSuchPerson { to: to.to_string() }),
        }
    }

    pub(super) fn close(&self) -> Result<Vec<Entry>, Refused> {
        match self.stage {
            Stage::Open => Ok(self.closed()),
            Stage::Playing(_) => self.check_not_rated().map(|()| self.closed()),
            Stage::Over(_) | Stage::Closed(_) => Err(Refused::Over),
        }
    }

    /// Closes the table, whoever wants it, if it is not closed already.
    pub fn closed(&self) -> Vec<Entry> {
        match self.stage {
            Stage::Open | Stage::Playing(_) => vec![Entry::Closed],
            Stage::Over(_) | Stage::Closed(_) => Vec::new(),
        }
    }

    /// A rated match is played to its end by those who began it: nobody is to profit from ending it otherwise.
    pub(super) fn check_not_rated(&self) -> Result<(), Refused> {
        if self.settings.rated { Err(Refused::RatedEnd) } else { Ok(()) }
    }
}
