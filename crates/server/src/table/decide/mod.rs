//! Which entries follow from what somebody wants, or why none does. Nothing is changed here.

mod leaving;
mod lobby;
mod orders;
mod play;
mod play_on;
mod rematch;
mod setting_up;
mod time;
mod undo;

pub(crate) use orders::MOST as MOST_ORDERS;
pub use play::Thinking;
pub(crate) use play_on::settings as settings_to_play_on;
pub use setting_up::{UnfitSettings, check_settings, opening};

use super::entry::Entry;
use super::{Refused, Table};
use protocol::{Command, GuestId, Room};

/// Who gives a command.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Person {
    pub guest: GuestId,
    pub name: String,
}

/// The longest message, in characters.
const LONGEST_TEXT: usize = 500;

impl Table {
    /// What follows from a person's command.
    pub fn decide(&self, who: &Person, command: &Command) -> Result<Vec<Entry>, Refused> {
        self.check_right(&who.guest, command)?;
        match command {
            Command::Sit { seat } => self.sit(who, *seat),
            Command::Stand { seat } => self.stand(&who.guest, *seat),
            Command::Swap { a, b } => self.swap(*a, *b),
            Command::Kick { seat } => self.kick(*seat),
            Command::SeatBot { seat, bot } => self.seat_bot(*seat, bot),
            Command::FillWithBots { bot } => self.fill_with_bots(bot),
            Command::AddValue { seat, value } => self.add_value(*seat, value),
            Command::Start => self.start_match(),
            Command::PassHost { to } => self.pass_host(to),
            Command::Close => self.close(),
            Command::Act { seat, prompt, action } => self.act(*seat, *prompt, action),
            Command::Undo { seat, to } => self.undo(*seat, *to),
            Command::AnswerUndo { seat, agree } => self.answer_undo(*seat, *agree),
            Command::StandIn { seat, bot } => self.take_stand_in(*seat, bot),
            Command::TakeBack { seat } => self.take_back(*seat),
            Command::Order { seat, orders } => self.order(*seat, orders),
            Command::Resign { seat } => self.resign(&who.guest, *seat),
            Command::Say { .. } if self.muted.contains(&who.guest) => Err(Refused::Muted),
            Command::Say { room, text } => say(who, *room, text),
            Command::Mute { guest, muted } => Ok(self.mute(guest, *muted)),
        }
    }
}

fn say(who: &Person, room: Room, text: &str) -> Result<Vec<Entry>, Refused> {
    let text: String = text.trim().chars().filter(|letter| !letter.is_control()).collect();
    if text.is_empty() || text.chars().count() > LONGEST_TEXT {
        return Err(Refused::Text);
    }
    Ok(vec![Entry::Said { from: who.guest.clone(), name: who.name.clone(), room, text }])
}

/// Whether there is such a bot for tables: a level, with a personality or without, thinking its own time.
fn check_bot(bot: &str) -> Result<(), Refused> {
    match bots::Spec::parse(bot, None) {
        Err(unknown) => Err(Refused::Bot(unknown.to_string())),
        Ok(bots::Spec::Level { .. }) if !bot.contains('@') => Ok(()),
        Ok(_) => Err(Refused::Bot(
            "bots at tables are easy, normal, hard or expert, as in `hard:miser`".to_owned(),
        )),
    }
}
