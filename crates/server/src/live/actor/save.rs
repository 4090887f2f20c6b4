//! Decide, save, apply, tell, in this order: nothing is changed, and nobody is told, before it is saved.

use super::{Actor, fold};
use crate::clock::now;
use crate::live::frames::Frames;
use crate::live::request::{Absent, Command};
use crate::store::{Answered, Append, Appended, Unavailable};
use crate::table::{Entry, Refused, Stamped, Table, Touched};
use protocol::{Answer, Happening, Refusal};

/// What follows, or why nothing does.
type Decided = Result<Vec<Entry>, Refused>;

/// A table that is not shown yet.
struct Next {
    table: Table,
    happened: Vec<Happening>,
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
            if entries.is_empty() && command.is_none() {
                self.look_ahead();
                return Ok(answer);
            }
            let next = self.next(&entries)?;
            let append = Append {
                table: self.id.clone(),
                after: self.table.version(),
                entries,
                command: command.map(|command| answered(command, &answer)),
                listing: next.table.listing(&self.id),
            };
            let entries = append.entries.clone();
            match self.hub.store.append(append).await? {
                Appended::Done => {
                    self.publish(next, &entries);
                    return Ok(answer);
                }
                Appended::AlreadyDone(first) => return Ok(first),
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

    fn publish(&mut self, next: Next, entries: &[Stamped]) {
        let since = self.table.version();
        self.table = next.table;
        for (happening, stamped) in next.happened.into_iter().zip(entries) {
            self.recent.push(happening, Touched::by(&stamped.entry));
        }
        let frames = Frames::new(&self.id, &self.table, &self.recent, Some(since));
        self.watchers.tell(&self.id, &self.table, frames);
        self.look_ahead();
    }

    /// Others have written to the log: does and tells what is new.
    async fn catch_up(&mut self) -> Result<(), Unavailable> {
        let log = self.hub.store.log(self.id.clone(), self.table.version()).await?;
        if log.is_empty() {
            // Deciding again would go on for ever.
            return Err(Unavailable { reason: "the table is gone, or was set back".to_owned() });
        }
        let next = self.next(&log)?;
        self.publish(next, &log);
        Ok(())
    }

    /// Folds a log that was changed, and shows everybody the table anew.
    pub(super) async fn reload(&mut self) {
        let log = self.hub.store.log(self.id.clone(), 0).await;
        let folded = log.map_err(|error| Absent::Unavailable(error.to_string()));
        let Ok((table, recent)) = folded.and_then(|log| fold(&self.id, &log)) else { return };
        (self.table, self.recent) = (table, recent);
        let listing = self.table.listing(&self.id);
        let append = Append {
            table: self.id.clone(),
            after: self.table.version(),
            entries: Vec::new(),
            command: None,
            listing,
        };
        if let Err(error) = self.hub.store.append(append).await {
            tracing::warn!(table = %self.id, %error, "a list keeps an old name");
        }
        self.watchers.tell(&self.id, &self.table, Frames::new(&self.id, &self.table, &self.recent, None));
        self.look_ahead();
    }
}

fn answered(command: &Command, answer: &Answer) -> Answered {
    Answered { guest: command.person.guest.clone(), id: command.id, answer: answer.clone() }
}
