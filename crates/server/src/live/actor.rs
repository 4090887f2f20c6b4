//! The task of one table: decide, save, apply, tell, in this order and one request after the other.

use super::frames::{Frames, Recent};
use super::hub::Hub;
use super::request::{Absent, Command, Request, Watch};
use super::watchers::Watchers;
use crate::clock::now;
use crate::store::{Answered, Append, Appended, Unavailable};
use crate::table::{Entry, Refused, Stamped, Table, Touched};
use futures_util::future::BoxFuture;
use protocol::{Answer, Refusal, TableId, ToClient};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};

/// How long to wait before something that could not be saved is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

pub(crate) async fn run(hub: Arc<Hub>, id: TableId, mut requests: mpsc::Receiver<Request>) {
    match Actor::load(&hub, &id).await {
        Ok(mut actor) => actor.live(&mut requests).await,
        Err(why) => refuse_all(&hub, &id, &mut requests, &why).await,
    }
}

/// Answers whoever woke a table that is not there, and ends.
async fn refuse_all(hub: &Hub, id: &TableId, requests: &mut mpsc::Receiver<Request>, why: &Absent) {
    loop {
        while let Ok(request) = requests.try_recv() {
            request.refuse(id, why);
        }
        if hub.let_sleep(id, requests) {
            return;
        }
    }
}

struct Actor {
    hub: Arc<Hub>,
    id: TableId,
    table: Table,
    recent: Recent,
    watchers: Watchers,
    /// The bot whose turn it is: the prompt it answers, and its choice to come.
    thinking: Option<(u64, BoxFuture<'static, Option<Value>>)>,
    /// When to look again whether something is due.
    due: Option<Instant>,
}

/// A command and what follows from it, saved or refused.
type Decided = Result<Vec<Entry>, Refused>;

impl Actor {
    async fn load(hub: &Arc<Hub>, id: &TableId) -> Result<Actor, Absent> {
        let unavailable = |error: Unavailable| Absent::Unavailable(error.to_string());
        let log = hub.store.log(id.clone(), 0).await.map_err(unavailable)?;
        if log.is_empty() {
            return Err(Absent::NoTable);
        }
        let (table, recent) = fold(id, &log)?;
        let mut actor = Actor {
            hub: hub.clone(),
            id: id.clone(),
            table,
            recent,
            watchers: Watchers::default(),
            thinking: None,
            due: None,
        };
        let down = hub.store.downtime(actor.table.changed_at(), now()).await.map_err(unavailable)?;
        actor.save(None, |table| Ok(table.resumed(down))).await.map_err(unavailable)?;
        actor.look_ahead();
        Ok(actor)
    }

    async fn live(&mut self, requests: &mut mpsc::Receiver<Request>) {
        let hub = self.hub.clone();
        let mut idle_since = Instant::now();
        loop {
            let idle_until = idle_since + hub.idle;
            let is_idle = self.watchers.is_empty() && self.thinking.is_none();
            tokio::select! {
                () = hub.stop.cancelled() => return,
                request = requests.recv() => {
                    let Some(request) = request else { return };
                    self.answer(request).await;
                    idle_since = Instant::now();
                }
                (prompt, choice) = choice(&mut self.thinking) => {
                    self.thinking = None;
                    self.bot_chose(prompt, choice).await;
                    idle_since = Instant::now();
                }
                () = at(self.due) => self.time_passed().await,
                () = at(Some(idle_until).filter(|_| is_idle)) => {
                    if hub.let_sleep(&self.id, requests) {
                        return;
                    }
                    idle_since = Instant::now();
                }
            }
        }
    }

    async fn answer(&mut self, request: Request) {
        match request {
            Request::Command(command) => self.command(&command).await,
            Request::Watch(watch) => self.watch(&watch),
            Request::Unwatch { socket } => self.watchers.remove(socket),
            Request::Look(look) => look(Ok(&self.table)),
            Request::Rename { guest, name } => {
                let renamed = self.save(None, |table| Ok(table.renamed(&guest, &name))).await;
                self.warn(renamed);
            }
            Request::Reload => self.reload().await,
            Request::Wake => self.time_passed().await,
        }
    }

    async fn command(&mut self, command: &Command) {
        let saved = self.save(Some(command), |table| table.decide(&command.person, &command.command)).await;
        let answer = saved.unwrap_or_else(|error| Answer::Refused(unavailable(&error)));
        command.answer(&self.id, answer);
    }

    fn watch(&mut self, watch: &Watch) {
        if !self.table.is_welcome(&watch.guest) {
            return watch.outbox.send(&ToClient::NoTable { table: self.id.clone() });
        }
        let viewer = self.table.viewer(&watch.guest, watch.seat);
        let frames = Frames::new(&self.id, &self.table, &self.recent, watch.since);
        watch.outbox.push(frames.first(viewer));
        self.watchers.add(watch);
    }

    async fn bot_chose(&mut self, prompt: u64, choice: Option<Value>) {
        let Some(action) = choice else { return };
        let saved = self.save(None, |table| table.bot_chose(prompt, &action)).await;
        self.warn(saved);
    }

    async fn time_passed(&mut self) {
        let saved = self.save(None, |table| Ok(table.time_passed(now()))).await;
        self.warn(saved);
    }

    /// Saves what `decide` says, does it and tells of it. Nothing is changed, and nobody is told, before it is saved.
    async fn save(
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
        let next = self.next(&log)?;
        self.publish(next, &log);
        Ok(())
    }

    /// Folds a log that was changed, and shows everybody the table anew.
    async fn reload(&mut self) {
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

    /// Lets the bot think whose turn it is, and finds out when something is due next.
    fn look_ahead(&mut self) {
        match self.table.thinking() {
            None => self.thinking = None,
            Some(thinking)
                if self.thinking.as_ref().is_some_and(|(prompt, _)| *prompt == thinking.prompt) => {}
            Some(thinking) => {
                let (hub, prompt) = (self.hub.clone(), thinking.prompt);
                self.thinking = Some((prompt, Box::pin(async move { hub.room.choose(thinking).await })));
            }
        }
        let wake_at = self.table.wake_at().filter(|_| self.thinking.is_none());
        self.due = wake_at.map(|at| Instant::now() + Duration::from_millis((at - now()).max(0) as u64));
    }

    /// What nobody asked for but must be done is tried again later.
    fn warn(&mut self, saved: Result<Answer, Unavailable>) {
        if let Err(error) = saved {
            tracing::warn!(table = %self.id, %error, "not saved; trying again");
            self.due = Some(Instant::now() + TRY_AGAIN);
        }
    }
}

/// A table that is not shown yet.
struct Next {
    table: Table,
    happened: Vec<protocol::Happening>,
}

fn fold(id: &TableId, log: &[Stamped]) -> Result<(Table, Recent), Absent> {
    let (table, happened) = Table::fold(log).map_err(|broken| {
        tracing::error!(table = %id, %broken, "a table cannot be loaded");
        Absent::Unavailable(broken.to_string())
    })?;
    let mut recent = Recent::default();
    for (happening, stamped) in happened.into_iter().zip(log) {
        recent.push(happening, Touched::by(&stamped.entry));
    }
    Ok((table, recent))
}

fn answered(command: &Command, answer: &Answer) -> Answered {
    Answered { guest: command.person.guest.clone(), id: command.id, answer: answer.clone() }
}

fn unavailable(error: &Unavailable) -> Refusal {
    Absent::Unavailable(error.to_string()).refusal()
}

/// The choice of the bot that thinks; waits for ever if none does.
async fn choice(thinking: &mut Option<(u64, BoxFuture<'static, Option<Value>>)>) -> (u64, Option<Value>) {
    match thinking {
        Some((prompt, choice)) => (*prompt, choice.await),
        None => std::future::pending().await,
    }
}

async fn at(due: Option<Instant>) {
    match due {
        Some(due) => sleep_until(due).await,
        None => std::future::pending().await,
    }
}
