//! Going on from a position of another match: a new table that begins with the steps of that record, one person, and bots.

use super::check_bot;
use super::play::{draw_on, end};
use super::{Person, Refused};
use crate::fairness::Draws;
use crate::table::Table;
use crate::table::entry::Entry;
use game_core::erased::AnyMatch;
use game_core::record::{Header, Line};
use game_core::{Seat, Seats, Setup, Turn};
use protocol::{ClockRule, PlayOn, Settings};
use serde_json::Value;

/// How a table is set up that goes on with a match: private, without clocks, with hints.
pub(crate) fn settings(header: &Header, played: &dyn AnyMatch, bot: &str) -> Settings {
    Settings {
        game: header.game.clone(),
        seats: played.seats().count() as u8,
        options: header.options.clone(),
        public: false,
        spectators: false,
        hints: true,
        rated: false,
        clock: ClockRule::None,
        stand_in: bot.to_owned(),
    }
}

impl Table {
    /// Everybody sits down and the match begins with `steps`, lines of a record; from there on nature draws anew.
    pub(crate) fn play_on(
        &self,
        who: &Person,
        wish: &PlayOn,
        steps: &[Value],
    ) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        check_bot(&wish.bot)?;
        self.place(wish.seat)?;
        let sit = |seat: Seat| match seat == wish.seat {
            true => Entry::Sat { seat, guest: who.guest.clone(), name: who.name.clone() },
            false => Entry::BotSat { seat, bot: wish.bot.clone() },
        };
        let mut entries: Vec<Entry> = Seats::new(self.places.len()).iter().map(sit).collect();
        entries.push(Entry::Started);
        let setup = Setup::new(self.settings.seats.into(), self.settings.options.clone());
        let game = games::find(&self.settings.game).expect("found when the table was opened");
        let mut played = game.open(&setup).expect("checked when the table was opened");
        let mut drawn = 0;
        for step in steps {
            match Line::read(step)? {
                Line::Action { seat, action } => drop(played.act(seat, &action)?),
                Line::Chance { chance } => {
                    played.chance(&chance)?;
                    drawn += 1;
                }
                Line::Result { .. } => return Err(Refused::Over),
            }
            entries.push(Entry::TakenOver { step: step.clone() });
        }
        if played.turn() == Turn::Over {
            return Err(Refused::Over);
        }
        // Nobody added a value.
        let draws = Draws::new(&self.secret, self.values());
        draw_on(&mut *played, &draws, drawn, &mut entries);
        end(&*played, &mut entries);
        Ok(entries)
    }
}
