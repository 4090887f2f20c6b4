//! Doing an entry. What `decide` says can always be done; only a log that was damaged, or written for other rules,
//! cannot.

use super::clocks::Clocks;
use super::course::Course;
use super::entry::{Entry, Stamped};
use super::place::Place;
use super::{Broken, Stage, Table};
use crate::fairness::{Draws, Secret};
use game_core::record::{Text, to_text};
use game_core::{Seat, Seats, Setup};
use protocol::{GuestId, Happening, Holder, Settings, StandIn, UndoAsked, What};
use std::collections::BTreeSet;
use std::sync::Arc;

impl Table {
    /// The table that a whole log leads to, and all that happened.
    pub fn fold(log: &[Stamped]) -> Result<(Table, Vec<Happening<Text>>), Broken> {
        let (first, rest) = log.split_first().ok_or(Broken::NoOpening)?;
        let mut table = Table::opened(first)?;
        let mut happened = vec![Happening { number: first.number, at: first.at, what: What::Opened }];
        for stamped in rest {
            happened.push(table.apply(stamped)?);
        }
        Ok((table, happened))
    }

    /// Does the next entry and tells what viewers may know of it.
    pub fn apply(&mut self, stamped: &Stamped) -> Result<Happening<Text>, Broken> {
        let Stamped { number, at, ref entry } = *stamped;
        if number != self.version + 1 {
            return Err(Broken::Gap { number, version: self.version });
        }
        let what = self.change(stamped, entry)?;
        self.version = number;
        self.changed_at = at;
        Ok(Happening { number, at, what })
    }

    fn opened(first: &Stamped) -> Result<Table, Broken> {
        let Entry::Opened { settings, rules_version, host, secret, rematch_of } = &first.entry else {
            return Err(Broken::NoOpening);
        };
        let known = games::find(&settings.game)?.info().rules_version;
        if *rules_version != known {
            return Err(Broken::RulesVersion(*rules_version));
        }
        let table = Table::new(first, settings.clone(), host.clone(), secret.clone());
        Ok(Table { rematch_of: rematch_of.clone(), ..table })
    }

    fn new(first: &Stamped, settings: Settings, host: GuestId, secret: Secret) -> Table {
        Table {
            version: first.number,
            opened_at: first.at,
            changed_at: first.at,
            places: Arc::new(vec![Place::EMPTY; settings.seats.into()]),
            settings: Arc::new(settings),
            secret,
            host,
            kicked: BTreeSet::new(),
            muted: BTreeSet::new(),
            rematch_of: None,
            rematch: None,
            stage: Stage::Open,
        }
    }

    fn change(&mut self, stamped: &Stamped, entry: &Entry) -> Result<What<Text>, Broken> {
        let number = stamped.number;
        Ok(match entry.clone() {
            Entry::Opened { .. } => return Err(Broken::Unexpected { number }),
            Entry::Sat { seat, guest, name } => {
                *self.place_mut(seat, number)? = Place::of_guest(guest, name.clone());
                What::Sat { seat, name }
            }
            Entry::Stood { seat } => {
                *self.place_mut(seat, number)? = Place::EMPTY;
                What::Stood { seat }
            }
            Entry::Swapped { a, b } => {
                self.place_mut(a, number)?;
                self.place_mut(b, number)?;
                Arc::make_mut(&mut self.places).swap(a.index(), b.index());
                What::Swapped { a, b }
            }
            Entry::Kicked { seat, guest } => {
                *self.place_mut(seat, number)? = Place::EMPTY;
                self.kicked.insert(guest);
                What::Kicked { seat }
            }
            Entry::BotSat { seat, bot } => {
                *self.place_mut(seat, number)? = Place::of_bot(bot.clone());
                What::BotSat { seat, bot }
            }
            Entry::Renamed { guest, name } => {
                self.rename(&guest, &name);
                What::Renamed { guest, name }
            }
            Entry::ValueAdded { seat, value } => {
                self.place_mut(seat, number)?.value = Some(value);
                What::ValueAdded { seat }
            }
            Entry::HostPassed { to } => {
                self.host = to.clone();
                What::HostPassed { to }
            }
            Entry::Said { from, name, room, text } => What::Said { from, name, room, text },
            Entry::Muted { guest, muted } => {
                match muted {
                    true => self.muted.insert(guest.clone()),
                    false => self.muted.remove(&guest),
                };
                What::Muted { guest, muted }
            }
            Entry::Rematch { table } => {
                self.rematch = Some(table.clone());
                What::Rematch { table }
            }
            Entry::Closed => {
                self.stage = match std::mem::replace(&mut self.stage, Stage::Open) {
                    Stage::Open => Stage::Closed(None),
                    Stage::Playing(course) | Stage::Over(course) => Stage::Closed(Some(course)),
                    Stage::Closed(course) => Stage::Closed(course),
                };
                What::Closed
            }
            Entry::Started => {
                self.stage = Stage::Playing(self.start(stamped)?);
                What::Started
            }
            Entry::Finished => self.finish(number)?,
            play => return self.play(stamped, play),
        })
    }

    /// The entries of a match under way.
    fn play(&mut self, stamped: &Stamped, entry: Entry) -> Result<What<Text>, Broken> {
        let Stamped { number, at, .. } = *stamped;
        let Stage::Playing(course) = &mut self.stage else { return Err(Broken::Unexpected { number }) };
        let broken = |refused| Broken::Step { number, refused };
        let is_step = matches!(
            entry,
            Entry::Acted { .. } | Entry::Drawn { .. } | Entry::TakenOver { .. } | Entry::Undone { .. }
        );
        let what = match entry {
            Entry::Acted { seat, by, action } => {
                let events = course.act(seat, &action, at).map_err(broken)?;
                What::Acted { seat, by, action: to_text(&action), events }
            }
            Entry::Drawn { chance } => {
                let events = course.draw(&chance).map_err(broken)?;
                What::Drawn { chance: to_text(&chance), events }
            }
            Entry::TakenOver { step } => course.take_over(&step, at).map_err(broken)?,
            Entry::UndoAsked { seat, to } => {
                course.undo = Some(UndoAsked { seat, to, agreed: vec![seat] });
                What::UndoAsked { seat, to }
            }
            Entry::UndoAnswered { seat, agree } => {
                course.undo.take_if(|_| !agree);
                course.undo.iter_mut().for_each(|undo| undo.agreed.push(seat));
                What::UndoAnswered { seat, agree }
            }
            Entry::Undone { to } => {
                course.take_back(to)?;
                What::Undone { to }
            }
            Entry::StandInTaken { seat, bot, reason } => {
                let stand_in = Some(StandIn { bot: bot.clone(), reason });
                Arc::make_mut(&mut self.places)
                    .get_mut(seat.index())
                    .ok_or(Broken::Unexpected { number })?
                    .stand_in = stand_in;
                What::StandInTaken { seat, bot, reason }
            }
            Entry::Replaced { seat, guest, bot } => {
                let place = Arc::make_mut(&mut self.places)
                    .get_mut(seat.index())
                    .ok_or(Broken::Unexpected { number })?;
                // What the seat added to the draws stays.
                *place = Place { value: place.value.take(), ..Place::of_bot(bot.clone()) };
                self.kicked.insert(guest);
                What::Replaced { seat, bot }
            }
            Entry::TakenBack { seat } => {
                Arc::make_mut(&mut self.places)
                    .get_mut(seat.index())
                    .ok_or(Broken::Unexpected { number })?
                    .stand_in = None;
                course.clocks.refresh(seat);
                What::TakenBack { seat }
            }
            Entry::Ordered { seat, orders } => {
                let place = Arc::make_mut(&mut self.places)
                    .get_mut(seat.index())
                    .ok_or(Broken::Unexpected { number })?;
                place.orders.clone_from(&orders);
                // No clock is touched: nobody else can tell that anything happened.
                return Ok(What::Ordered { seat, orders });
            }
            Entry::Resumed { down } => {
                course.clocks.stand_still(down);
                return Ok(What::Resumed);
            }
            _ => return Err(Broken::Unexpected { number }),
        };
        if is_step {
            course.prompt = number;
        }
        course.run_clock(&self.places, at);
        Ok(what)
    }

    fn start(&self, stamped: &Stamped) -> Result<Course, Broken> {
        let options = self.settings.options.clone();
        let setup = Setup::new(self.settings.seats.into(), options);
        let played = games::find(&self.settings.game)?.open(&setup)?;
        let mut course = Course {
            played,
            draws: Draws::new(&self.secret, self.values()),
            marks: Vec::new(),
            taken_over: 0,
            prompt: stamped.number,
            clocks: Clocks::new(self.settings.clock, Seats::new(self.places.len())),
            undo: None,
        };
        course.run_clock(&self.places, stamped.at);
        Ok(course)
    }

    fn finish(&mut self, number: u64) -> Result<What<Text>, Broken> {
        let stage = std::mem::replace(&mut self.stage, Stage::Open);
        let Stage::Playing(course) = stage else { return Err(Broken::Unexpected { number }) };
        let result = course.played.result().ok_or(Broken::Unexpected { number })?;
        self.stage = Stage::Over(course);
        Ok(What::Finished { result, secret: self.secret.to_hex() })
    }

    fn rename(&mut self, renamed: &GuestId, to: &str) {
        for place in Arc::make_mut(&mut self.places) {
            if let Holder::Guest { guest, name } = &mut place.holder
                && guest == renamed
            {
                to.clone_into(name);
            }
        }
    }

    fn place_mut(&mut self, seat: Seat, number: u64) -> Result<&mut Place, Broken> {
        Arc::make_mut(&mut self.places).get_mut(seat.index()).ok_or(Broken::Unexpected { number })
    }
}
