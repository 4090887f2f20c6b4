//! A place at the table: who holds it, and who plays for it.

use protocol::{GuestId, Holder, SeatInfo, StandIn, StandInReason};
use serde_json::Value;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Place {
    pub(crate) holder: Holder,
    /// Only where a person holds the seat.
    pub(crate) stand_in: Option<StandIn>,
    /// What the seat adds to the draws.
    pub(crate) value: Option<String>,
    /// What is done for the person until further notice; known to nobody else.
    pub(crate) orders: Vec<Value>,
}

/// Who decides for a seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Mover<'a> {
    Person(&'a GuestId),
    Bot(&'a str),
    StandIn(&'a str),
}

impl Place {
    pub(crate) const EMPTY: Place =
        Place { holder: Holder::Empty, stand_in: None, value: None, orders: Vec::new() };

    pub(crate) fn of_guest(guest: GuestId, name: String) -> Place {
        Place { holder: Holder::Guest { guest, name }, ..Place::EMPTY }
    }

    pub(crate) fn of_bot(bot: String) -> Place {
        Place { holder: Holder::Bot { bot }, ..Place::EMPTY }
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.holder == Holder::Empty
    }

    /// The person who holds the seat.
    pub(crate) fn guest(&self) -> Option<&GuestId> {
        match &self.holder {
            Holder::Guest { guest, .. } => Some(guest),
            Holder::Empty | Holder::Bot { .. } => None,
        }
    }

    pub(crate) fn is_held_by(&self, guest: &GuestId) -> bool {
        self.guest() == Some(guest)
    }

    /// Whether the person has left for good.
    pub(crate) fn has_resigned(&self) -> bool {
        let is_final = |reason| matches!(reason, StandInReason::Resigned | StandInReason::Gone);
        self.stand_in.as_ref().is_some_and(|stand_in| is_final(stand_in.reason))
    }

    /// Who decides; nobody for an empty seat.
    pub(crate) fn mover(&self) -> Option<Mover<'_>> {
        match (&self.holder, &self.stand_in) {
            (Holder::Empty, _) => None,
            (Holder::Bot { bot }, _) => Some(Mover::Bot(bot)),
            (Holder::Guest { .. }, Some(stand_in)) => Some(Mover::StandIn(&stand_in.bot)),
            (Holder::Guest { guest, .. }, None) => Some(Mover::Person(guest)),
        }
    }

    /// The name in lists and records.
    pub(crate) fn name(&self) -> Option<&str> {
        match &self.holder {
            Holder::Empty => None,
            Holder::Guest { name, .. } => Some(name),
            Holder::Bot { bot } => Some(bot),
        }
    }

    pub(crate) fn info(&self) -> SeatInfo {
        SeatInfo { holder: self.holder.clone(), stand_in: self.stand_in.clone(), value: self.value.clone() }
    }
}
