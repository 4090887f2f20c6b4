//! During the match: actions of people and bots, the draws that follow them, and who plays for whom.

use super::check_bot;
use super::orders::go_on;
use crate::fairness::Draws;
use crate::table::course::Course;
use crate::table::entry::Entry;
use crate::table::place::{Mover, Place};
use crate::table::{Refused, Table};
use game_core::erased::AnyMatch;
use game_core::{Seat, Setup, Turn};
use protocol::{By, GuestId, StandInReason};
use serde_json::Value;

/// What a bot has to think about.
pub struct Thinking {
    pub prompt: u64,
    pub bot: String,
    pub played: Box<dyn AnyMatch>,
}

impl Table {
    pub(super) fn start_match(&self) -> Result<Vec<Entry>, Refused> {
        self.open()?;
        if self.places.iter().any(Place::is_empty) {
            return Err(Refused::EmptySeats);
        }
        let setup = Setup::new(self.settings.seats.into(), self.settings.options.clone());
        let game = games::find(&self.settings.game).expect("found when the table was opened");
        let mut played = game.open(&setup).expect("checked when the table was opened");
        let mut entries = vec![Entry::Started];
        draw_on(&mut *played, &Draws::new(&self.secret, self.values()), 0, &mut entries);
        end(&*played, &mut entries);
        Ok(entries)
    }

    pub(super) fn act(&self, seat: Seat, prompt: u64, action: &Value) -> Result<Vec<Entry>, Refused> {
        let course = self.playing()?;
        match self.place(seat)?.mover() {
            Some(Mover::Person(_)) => self.step(course, seat, By::Person, prompt, action),
            _ => Err(Refused::BotPlays { seat }),
        }
    }

    /// What follows from the choice a bot made at `prompt`.
    pub fn bot_chose(&self, prompt: u64, action: &Value) -> Result<Vec<Entry>, Refused> {
        let course = self.playing()?;
        let seat = course.to_act().ok_or(Refused::Stale)?;
        match self.place(seat)?.mover() {
            Some(Mover::Bot(_)) => self.step(course, seat, By::Bot, prompt, action),
            Some(Mover::StandIn(_)) => self.step(course, seat, By::StandIn, prompt, action),
            Some(Mover::Person(_)) | None => Err(Refused::Stale),
        }
    }

    /// What a bot has to think about now, if it is a bot's turn.
    pub fn thinking(&self) -> Option<Thinking> {
        let course = self.playing().ok()?;
        let (Mover::Bot(bot) | Mover::StandIn(bot)) = self.mover()? else { return None };
        Some(Thinking { prompt: course.prompt, bot: bot.to_owned(), played: course.played.boxed_clone() })
    }

    pub(super) fn take_stand_in(&self, seat: Seat, bot: &str) -> Result<Vec<Entry>, Refused> {
        self.playing()?;
        self.check_not_rated()?;
        check_bot(bot)?;
        match self.place(seat)?.stand_in {
            Some(_) => Err(Refused::BotPlays { seat }),
            None => Ok(vec![self.stand_in(seat, bot, StandInReason::Asked)]),
        }
    }

    pub(super) fn take_back(&self, seat: Seat) -> Result<Vec<Entry>, Refused> {
        let course = self.playing()?;
        let place = self.place(seat)?;
        match place.stand_in {
            None => Err(Refused::NoBotPlays { seat }),
            Some(_) if place.has_resigned() => Err(Refused::Resigned { seat }),
            Some(_) => {
                let orders = self.orders_with(seat, &place.orders);
                let mut entries = vec![Entry::TakenBack { seat }];
                go_on(&mut *course.played.boxed_clone(), course, &orders, &mut entries);
                Ok(entries)
            }
        }
    }

    pub(super) fn resign(&self, guest: &GuestId, seat: Seat) -> Result<Vec<Entry>, Refused> {
        self.playing()?;
        if self.place(seat)?.has_resigned() {
            return Err(Refused::Resigned { seat });
        }
        let mut entries = vec![self.stand_in(seat, &self.settings.stand_in, StandInReason::Resigned)];
        entries.extend(self.host_after(guest, seat));
        Ok(entries)
    }

    pub(super) fn stand_in(&self, seat: Seat, bot: &str, reason: StandInReason) -> Entry {
        Entry::StandInTaken { seat, bot: bot.to_owned(), reason }
    }

    /// An action at `prompt` and all that follows from it without a decision.
    fn step(
        &self,
        course: &Course,
        seat: Seat,
        by: By,
        prompt: u64,
        action: &Value,
    ) -> Result<Vec<Entry>, Refused> {
        if prompt != course.prompt {
            return Err(Refused::Stale);
        }
        let mut played = course.played.boxed_clone();
        let mut entries = vec![acted(&mut *played, seat, by, action)?];
        go_on(&mut *played, course, &|seat| self.orders(seat), &mut entries);
        Ok(entries)
    }
}

/// Does an action and tells of it as the game writes it, without what a client may have added.
pub(super) fn acted(
    played: &mut dyn AnyMatch,
    seat: Seat,
    by: By,
    action: &Value,
) -> Result<Entry, game_core::Refused> {
    played.act(seat, action)?;
    let action = played.last_step().map_or_else(|| action.clone(), |mut line| line["action"].take());
    Ok(Entry::Acted { seat, by, action })
}

/// Draws for as long as nature is to act; gives the number of the next draw.
pub(super) fn draw_on(
    played: &mut dyn AnyMatch,
    draws: &Draws,
    mut number: u64,
    entries: &mut Vec<Entry>,
) -> u64 {
    while let Some(chance) = played.sample(&mut draws.generator(number)) {
        played.chance(&chance).expect("what was drawn is possible");
        entries.push(Entry::Drawn { chance });
        number += 1;
    }
    number
}

/// Ends the match where it ends.
pub(super) fn end(played: &dyn AnyMatch, entries: &mut Vec<Entry>) {
    if played.turn() == Turn::Over {
        entries.push(Entry::Finished);
    }
}
