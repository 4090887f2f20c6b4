//! Who may ask a table for what: one row a command. A command without a row does not compile.

use super::{Refused, Table};
use game_core::Seat;
use protocol::{Command, GuestId, Phase, Room};

/// What somebody must be to give a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Need {
    /// Anybody who may watch.
    Welcome,
    /// Whoever holds this seat.
    Holder(Seat),
    /// The host, or whoever holds those of the two seats that are taken.
    HostOrHolders(Seat, Seat),
    /// Whoever holds any seat.
    Seated,
    /// Whoever watches without a seat.
    Spectator,
    Host,
}

/// The row of a command.
pub(crate) fn need(command: &Command) -> Need {
    match *command {
        Command::Sit { .. } => Need::Welcome,
        Command::Stand { seat }
        | Command::AddValue { seat, .. }
        | Command::Act { seat, .. }
        | Command::Undo { seat, .. }
        | Command::AnswerUndo { seat, .. }
        | Command::StandIn { seat, .. }
        | Command::TakeBack { seat }
        | Command::Order { seat, .. }
        | Command::Resign { seat } => Need::Holder(seat),
        Command::Swap { a, b } => Need::HostOrHolders(a, b),
        Command::Kick { .. }
        | Command::SeatBot { .. }
        | Command::FillWithBots { .. }
        | Command::Start
        | Command::PassHost { .. }
        | Command::Mute { .. }
        | Command::Close => Need::Host,
        Command::Say { room: Room::Table, .. } => Need::Seated,
        Command::Say { room: Room::Spectators, .. } => Need::Spectator,
    }
}

impl Table {
    /// Whether `guest` may be shown this table.
    pub fn is_welcome(&self, guest: &GuestId) -> bool {
        if self.host == *guest || self.is_seated(guest) {
            return true;
        }
        let is_open = self.settings.spectators || self.phase() == Phase::Open;
        is_open && !self.kicked.contains(guest)
    }

    /// Whether `guest` may look back on the match: once it is over, whoever has the link, also where nobody might watch. What
    /// people said to each other is no part of it.
    pub(crate) fn may_look_back(&self, guest: &GuestId) -> bool {
        let is_shown = self.phase() == Phase::Over && !self.kicked.contains(guest);
        is_shown || self.is_welcome(guest)
    }

    /// Whether `guest` may give this command at all; what the table makes of it is another matter.
    pub(crate) fn check_right(&self, guest: &GuestId, command: &Command) -> Result<(), Refused> {
        if !self.is_welcome(guest) {
            return Err(Refused::NotWelcome);
        }
        let is_host = self.host == *guest;
        match need(command) {
            Need::Welcome => Ok(()),
            Need::Holder(seat) => self.check_holder(guest, seat),
            Need::HostOrHolders(..) if is_host => Ok(()),
            Need::HostOrHolders(a, b) => self.check_free(guest, a).and(self.check_free(guest, b)),
            Need::Seated if self.is_seated(guest) => Ok(()),
            Need::Seated => Err(Refused::NotSeated),
            Need::Spectator if self.is_seated(guest) => Err(Refused::NotSpectator),
            Need::Spectator => Ok(()),
            Need::Host if is_host => Ok(()),
            Need::Host => Err(Refused::HostOnly),
        }
    }

    fn check_holder(&self, guest: &GuestId, seat: Seat) -> Result<(), Refused> {
        match self.place(seat)?.is_held_by(guest) {
            true => Ok(()),
            false => Err(Refused::NotYourSeat { seat }),
        }
    }

    fn check_free(&self, guest: &GuestId, seat: Seat) -> Result<(), Refused> {
        match self.place(seat)?.is_empty() {
            true => Ok(()),
            false => self.check_holder(guest, seat),
        }
    }
}
