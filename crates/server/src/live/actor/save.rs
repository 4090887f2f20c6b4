//! Decide, save, apply, tell, in this order: nothing is changed, and nobody is told, before it is saved.

use super::{Actor, fold};
use crate::clock::now;
use crate::live::frames::Frames;
use crate::live::request::Command;
use crate::store::{Answered, Append, Appended, Unavailable};
use crate::table::{Entry, Person, Refused, Stamped, Table, Touched};
use game_core::record::Text;
use protocol::{Answer, Happening, Refusal};
use std::sync::Arc;
use std::time::Instant;

/// What follows, or why nothing does.
type Decided = Result<Vec<Entry>, Refused>;

/// Which node wrote entries.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Author {
    Us,
    Another,
}

/// A table that is not shown yet.
struct Next {
    table: Table,
    happened: Vec<Happening<Text>>,
}

impl Actor {
    /// Saves what `decide` says, does it and tells of it.
    pub(super) async fn save(
        &mut self,
        command: Option<&Command>,
        decide: impl Fn(&Table) -> Decided,
    ) -> Result<Answer, Unavailable> {
        loop {
            let (entries, answer) = self.decided(&decide);
            let entries: Arc<[Stamped]> = entries.into();
            if entries.is_empty() && command.is_none() {
                self.look_ahead();
                return Ok(answer);
            }
            let next = self.next(&entries)?;
            let append = Append {
                table: self.id.clone(),
                after: self.table.version(),
                entries: entries.clone(),
                command: command.map(|command| answered(command, &answer)),
                listing: next.table.listing(&self.id),
            };
            let begun = Instant::now();
            let appended = self.hub.store.append(append).await;
            self.hub.metrics.appended(begun, &entries, &appended);
            match appended? {
                Appended::Done => {
                    self.publish(next, &entries, Author::Us);
                    return Ok(answer);
                }
                Appended::AlreadyDone(first) => {
                    if let Answer::Done { version } = first {
                        self.catch_up_to(version).await;
                    }
                    return Ok(first);
                }
                Appended::Conflict => self.catch_up().await?,
            }
        }
    }

    /// The entries with their numbers and times, and the answer to whoever asked for them.
    fn decided(&self, decide: &impl Fn(&Table) -> Decided) -> (Vec<Stamped>, Answer) {
        match decide(&self.table) {
            Err(refused) => (Vec::new(), Answer::Refused(Refusal::from(&refused))),
            Ok(entries) => {
                let at = now().max(self.table.changed_at());
                let stamp = |(number, entry)| Stamped { number, at, entry };
                let stamped: Vec<Stamped> = (self.table.version() + 1..).zip(entries).map(stamp).collect();
                let version = self.table.version() + stamped.len() as u64;
                (stamped, Answer::Done { version })
            }
        }
    }

    /// The table after these entries, which nobody sees yet.
    fn next(&self, entries: &[Stamped]) -> Result<Next, Unavailable> {
        let mut table = self.table.clone();
        let applied: Result<Vec<_>, _> = entries.iter().map(|stamped| table.apply(stamped)).collect();
        match applied {
            Ok(happened) => Ok(Next { table, happened }),
            Err(broken) => {
                tracing::error!(table = %self.id, %broken, "a decision cannot be done");
                Err(Unavailable { reason: broken.to_string() })
            }
        }
    }

    fn publish(&mut self, next: Next, entries: &[Stamped], author: Author) {
        let since = self.table.version();
        let before = std::mem::replace(&mut self.table, next.table);
        for (happening, stamped) in next.happened.into_iter().zip(entries) {
            self.recent.push(happening, Touched::by(&stamped.entry));
        }
        let frames = Frames::new(&self.id, &self.table, &self.recent, Some(since));
        self.watchers.tell(&self.id, &self.table, frames);
        if !entries.is_empty() {
            self.is_ours = author == Author::Us || self.hub.store.nodes().is_none();
        }
        // Whoever wrote an entry tells of it elsewhere, once.
        if author == Author::Us {
            self.tell_elsewhere(&before);
        }
        self.look_ahead();
    }

    /// Tells whoever is asked now and was not before, unless he is looking.
    fn tell_elsewhere(&self, before: &Table) {
        let asked = self.table.waits_for().filter(|guest| before.waits_for() != Some(guest));
        if let Some(guest) = asked.filter(|guest| !self.watchers.has(guest)) {
            let game = self.table.settings().game.clone();
            let name = self.table.name_of(guest).unwrap_or_default().to_owned();
            self.hub.notifier.your_turn(Person { guest: guest.clone(), name }, self.id.clone(), game);
        }
    }

    /// Others have written to the log: does and tells what is new.
    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        match self.hear_out().await? {
            true => Ok(()),
            // Deciding again would go on for ever.
            false => Err(Unavailable { reason: "the table is gone, or was set back".to_owned() }),
        }
    }

    /// Does and tells what others have written to the log, and tells whether there was anything.
    pub(super) async fn hear_out(&mut self) -> Result<bool, Unavailable> {
        let log = self.hub.store.log(self.id.clone(), self.table.version()).await?;
        if log.is_empty() {
            return Ok(false);
        }
        let next = self.next(&log)?;
        self.publish(next, &log, Author::Another);
        Ok(true)
    }

    /// Shows everybody a table whose log was changed, and puts it on lists as it is now; tells whether there still is
    /// one.
    pub(super) async fn reload(&mut self) -> bool {
        if !self.refold().await {
            return false;
        }
        let listing = self.table.listing(&self.id);
        let append = Append {
            table: self.id.clone(),
            after: self.table.version(),
            entries: Arc::new([]),
            command: None,
            listing,
        };
        if let Err(error) = self.hub.store.append(append).await {
            tracing::warn!(table = %self.id, %error, "a list keeps an old name");
        }
        true
    }

    /// Folds a log that was changed, and shows everybody the table anew; tells whether there still is one.
    pub(super) async fn refold(&mut self) -> bool {
        let log = self.hub.store.log(self.id.clone(), 0).await;
        if log.as_ref().is_ok_and(Vec::is_empty) {
            self.watchers.end(&self.id);
            return false;
        }
        let Ok(log) = log else { return true };
        let Ok((table, recent)) = fold(&self.hub, &self.id, log).await else { return true };
        if table.version() > self.table.version() && self.hub.store.nodes().is_some() {
            self.is_ours = false;
        }
        (self.table, self.recent) = (table, recent);
        self.watchers.tell(&self.id, &self.table, Frames::new(&self.id, &self.table, &self.recent, None));
        self.look_ahead();
        true
    }
}

fn answered(command: &Command, answer: &Answer) -> Answered {
    Answered { guest: command.person.guest.clone(), id: command.id, answer: answer.clone() }
}
