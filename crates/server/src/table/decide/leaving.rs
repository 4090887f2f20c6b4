//! Who leaves, and who must: the seat is empty then before the start, and a bot plays on after it. The role of the host
//! passes on.

use crate::table::entry::Entry;
use crate::table::place::Place;
use crate::table::{Refused, Stage, Table};
use game_core::Seat;
use protocol::{GuestId, Holder, StandInReason};

impl Table {
    /// What follows from a person having gone for good, not only from this table.
    pub fn gone(&self, guest: &GuestId) -> Vec<Entry> {
        let seats = self.seats_of(guest);
        let mut entries: Vec<Entry> = match &self.stage {
            Stage::Open => seats.map(|seat| Entry::Stood { seat }).collect(),
            Stage::Playing(_) => seats
                .filter(|seat| !self.places[seat.index()].has_resigned())
                .map(|seat| self.stand_in(seat, &self.settings.stand_in, StandInReason::Gone))
                .collect(),
            Stage::Over(_) | Stage::Closed(_) => return Vec::new(),
        };
        if self.host == *guest {
            let next = self.next_host(|_, place| !place.is_held_by(guest));
            let is_open = matches!(self.stage, Stage::Open);
            entries.extend(next.or_else(|| is_open.then_some(Entry::Closed)));
        }
        entries
    }

    /// A bot plays on for somebody who is kicked during the match, at all of his seats.
    pub(super) fn replace(&self, seat: Seat) -> Result<Vec<Entry>, Refused> {
        match &self.place(seat)?.holder {
            Holder::Guest { guest, .. } if *guest != self.host => {
                let bot = &self.settings.stand_in;
                let replaced = |seat| Entry::Replaced { seat, guest: guest.clone(), bot: bot.clone() };
                Ok(self.seats_of(guest).map(replaced).collect())
            }
            Holder::Guest { .. } => Err(Refused::Started),
            Holder::Empty | Holder::Bot { .. } => Err(Refused::SeatEmpty { seat }),
        }
    }

    pub(super) fn mute(&self, guest: &GuestId, muted: bool) -> Vec<Entry> {
        match self.muted.contains(guest) == muted {
            true => Vec::new(),
            false => vec![Entry::Muted { guest: guest.clone(), muted }],
        }
    }

    /// The next host, if `leaving` is the host and `seat` the last of his seats.
    pub(super) fn host_after(&self, leaving: &GuestId, seat: Seat) -> Option<Entry> {
        let keeps_seat =
            self.seats_of(leaving).any(|own| own != seat && !self.places[own.index()].has_resigned());
        match self.host == *leaving && !keeps_seat {
            true => self.next_host(|index, _| index != seat.index()),
            false => None,
        }
    }

    fn next_host(&self, stays: impl Fn(usize, &Place) -> bool) -> Option<Entry> {
        let mut places = self.places.iter().enumerate();
        let is_next = |(index, place): &(usize, &Place)| {
            place.guest().is_some() && !place.has_resigned() && stays(*index, place)
        };
        let (_, place) = places.find(is_next)?;
        Some(Entry::HostPassed { to: place.guest()?.clone() })
    }

    fn seats_of<'a>(&'a self, guest: &'a GuestId) -> impl Iterator<Item = Seat> + 'a {
        let seats = (0..self.places.len()).filter(move |index| self.places[*index].is_held_by(guest));
        seats.map(Seat::new)
    }
}
