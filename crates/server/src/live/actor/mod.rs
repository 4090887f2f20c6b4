//! The task of one table: it takes one request after the other, lets bots think, and watches the clock.

mod company;
mod save;

use super::frames::{Frames, Recent};
use super::hub::Hub;
use super::request::{Absent, Change, Command, Request, Watch};
use super::watchers::Watchers;
use crate::clock::now;
use crate::store::Unavailable;
use crate::table::{Broken, Stamped, Table, Touched};
use futures_util::future::BoxFuture;
use protocol::{Answer, Refusal, TableId, ToClient};
use serde_json::Value;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::time::{Instant, sleep_until};
use tracing::Instrument;

/// How long to wait before something that could not be saved is tried again.
const TRY_AGAIN: Duration = Duration::from_millis(500);

/// A log of so many entries is folded in about a millisecond, and need not be handed over.
const SHORT: usize = 128;

pub(crate) async fn run(hub: Arc<Hub>, id: TableId, mut requests: mpsc::Receiver<Request>) {
    match Actor::load(&hub, &id).await {
        Ok(mut actor) => {
            let _awake = hub.metrics.awake.enter();
            actor.live(&mut requests).await;
        }
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
    /// Whether this node does what is due here. Alone it always does.
    is_ours: bool,
}

impl Actor {
    async fn load(hub: &Arc<Hub>, id: &TableId) -> Result<Actor, Absent> {
        let unavailable = |error: Unavailable| Absent::Unavailable(error.to_string());
        if let Some(reason) = hub.troubled.reason(id, std::time::Instant::now()) {
            return Err(Absent::Unavailable(reason));
        }
        let log = hub.store.log(id.clone(), 0).await.map_err(unavailable)?;
        if log.is_empty() {
            return Err(Absent::NoTable);
        }
        let (table, recent) = fold(hub, id, log).await?;
        let mut actor = Actor {
            hub: hub.clone(),
            id: id.clone(),
            table,
            recent,
            watchers: Watchers::default(),
            thinking: None,
            due: None,
            is_ours: true,
        };
        actor.claim().await.map_err(unavailable)?;
        let since = actor.table.changed_at();
        let down = hub.store.downtime(since, now()).await.map_err(unavailable)?;
        // Another node may have noted it meanwhile.
        let resumed =
            |table: &Table| if table.changed_at() == since { table.resumed(down) } else { Vec::new() };
        actor.save(None, |table| Ok(resumed(table))).await.map_err(unavailable)?;
        actor.look_ahead();
        Ok(actor)
    }

    async fn live(&mut self, requests: &mut mpsc::Receiver<Request>) {
        let hub = self.hub.clone();
        let mut idle_since = Instant::now();
        let stopped = hub.stop.cancelled();
        tokio::pin!(stopped);
        loop {
            let idle_until = idle_since + hub.idle;
            let is_idle = self.watchers.is_empty() && self.thinking.is_none();
            tokio::select! {
                // However much is asked, clocks and bots need not wait for it.
                biased;
                () = &mut stopped => return,
                () = at(self.due) => self.time_passed().await,
                (prompt, choice) = choice(&mut self.thinking) => {
                    self.thinking = None;
                    self.bot_chose(prompt, choice).await;
                    idle_since = Instant::now();
                }
                request = requests.recv() => {
                    let Some(request) = request else { return };
                    if !self.answer(request).await {
                        return refuse_all(&hub, &self.id, requests, &Absent::NoTable).await;
                    }
                    idle_since = Instant::now();
                }
                () = at(Some(idle_until).filter(|_| is_idle)) => {
                    if hub.let_sleep(&self.id, requests) {
                        return;
                    }
                    idle_since = Instant::now();
                }
            }
        }
    }

    /// Answers, and tells whether there still is a table.
    async fn answer(&mut self, request: Request) -> bool {
        match request {
            Request::Command(command) => {
                let span = command.span.clone();
                self.command(&command).instrument(span).await;
            }
            Request::Watch(watch) => self.watch(&watch).await,
            Request::Unwatch { socket } => self.unwatch(socket),
            Request::Look(look) => look(Ok(&self.table)),
            Request::Change(Change { decide, done }) => {
                let saved = self.save(None, decide).await;
                let _ = done.send(saved.map_err(|error| Absent::Unavailable(error.to_string())));
            }
            Request::Reload => return self.reload().await,
            Request::Rewritten => return self.refold().await,
            Request::Wake => self.wake().await,
            Request::CatchUp { version } => self.catch_up_to(version).await,
            Request::Missed => self.missed().await,
        }
        true
    }

    async fn command(&mut self, command: &Command) {
        let saved = self.save(Some(command), |table| table.decide(&command.person, &command.command)).await;
        if saved.is_err() && self.hub.store.nodes().is_some() {
            // It may have been saved all the same: the line was cut before that could be told.
            self.due = Some(Instant::now() + TRY_AGAIN);
        }
        let answer = saved.unwrap_or_else(|error| {
            tracing::warn!(table = %self.id, %error, "a command is not saved");
            Answer::Refused(unavailable(&error))
        });
        tracing::debug!(table = %self.id, guest = %command.person.guest, answer = code(&answer), "a command");
        command.answer(&self.id, answer);
    }

    async fn watch(&mut self, watch: &Watch) {
        if self.is_behind(watch) && !self.look_for_news().await {
            let message = "another node has shown more than this one can read at the moment".to_owned();
            return watch.outbox.send(&ToClient::Unavailable { message });
        }
        if !self.table.is_welcome(&watch.guest) {
            return watch.outbox.send(&ToClient::NoTable { table: self.id.clone() });
        }
        let viewer = self.table.viewer(&watch.guest, watch.seat);
        let frames = Frames::new(&self.id, &self.table, &self.recent, watch.since);
        watch.outbox.push(frames.first(viewer));
        self.watchers.add(watch);
        self.note_watcher(&watch.guest);
    }

    async fn bot_chose(&mut self, prompt: u64, choice: Option<Value>) {
        let Some(action) = choice else { return };
        let saved = self.save(None, |table| table.bot_chose(prompt, &action)).await;
        self.warn(saved);
    }

    async fn time_passed(&mut self) {
        // Where another node does what is due here, nothing is to be waited for; else the next thing is found below.
        self.due = None;
        let is_up_to_date = self.hub.store.nodes().is_none() || self.look_for_news().await;
        if self.is_ours && is_up_to_date {
            let saved = self.save(None, |table| Ok(table.time_passed(now()))).await;
            self.warn(saved);
        }
    }

    /// Lets the bot think whose turn it is, and finds out when something is due next.
    fn look_ahead(&mut self) {
        match self.table.thinking().filter(|_| self.is_ours) {
            None => self.thinking = None,
            Some(thinking)
                if self.thinking.as_ref().is_some_and(|(prompt, _)| *prompt == thinking.prompt) => {}
            Some(thinking) => {
                let (hub, prompt) = (self.hub.clone(), thinking.prompt);
                self.thinking = Some((prompt, Box::pin(async move { hub.room.choose(thinking).await })));
            }
        }
        let wake_at = self.table.wake_at().filter(|_| self.is_ours && self.thinking.is_none());
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

/// Folds a log, a long one apart from the threads of the network.
async fn fold(hub: &Hub, id: &TableId, log: Vec<Stamped>) -> Result<(Table, Recent), Absent> {
    let folded = match log.len() <= SHORT {
        true => folded(&log),
        false => tokio::task::spawn_blocking(move || folded(&log))
            .await
            .map_err(|error| Absent::Unavailable(error.to_string()))?,
    };
    folded.map_err(|broken| {
        let pause = hub.troubled.add(id, broken.to_string(), std::time::Instant::now());
        tracing::error!(table = %id, %broken, ?pause, "a table cannot be loaded; it is left alone for a while");
        Absent::Unavailable(broken.to_string())
    })
}

fn folded(log: &[Stamped]) -> Result<(Table, Recent), Broken> {
    let (table, happened) = Table::fold(log)?;
    let mut recent = Recent::default();
    for (happening, stamped) in happened.into_iter().zip(log) {
        recent.push(happening, Touched::by(&stamped.entry));
    }
    Ok((table, recent))
}

/// An answer in one word: what people do and have at a table does not go to the log.
fn code(answer: &Answer) -> &str {
    match answer {
        Answer::Done { .. } => "done",
        Answer::Refused(refusal) => &refusal.code,
    }
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
