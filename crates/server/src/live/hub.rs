//! Finds the task of a table, and wakes the table if it sleeps.

use super::actor;
use super::request::{Absent, Change, Request};
use super::troubled::Troubled;
use crate::config::Config;
use crate::metrics::Metrics;
use crate::pulse::Pulse;
use crate::push::{Pusher, Vapid};
use crate::store::Store;
use crate::table::{Entry, Refused, Table};
use crate::thinking_room::ThinkingRoom;
use crate::webhook::Notifier;
use protocol::{Answer, TableId};
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::sync::{mpsc, oneshot};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;

/// How many requests may wait for one table.
const MAILBOX: usize = 64;

pub(crate) struct Hub {
    pub(crate) store: Arc<dyn Store>,
    pub(crate) room: ThinkingRoom,
    pub(crate) notifier: Notifier,
    pub(crate) troubled: Troubled,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) pulse: Pulse,
    pub(crate) idle: Duration,
    /// Ends all tables.
    pub(crate) stop: CancellationToken,
    tasks: TaskTracker,
    awake: Mutex<HashMap<TableId, mpsc::Sender<Request>>>,
}

impl Hub {
    pub(crate) fn new(store: Arc<dyn Store>, vapid: Arc<Vapid>, config: &Config) -> Arc<Hub> {
        let (stop, metrics) = (CancellationToken::new(), Arc::new(Metrics::new()));
        let pusher = Pusher { store: store.clone(), vapid, allow_private: config.private_webhooks };
        Arc::new(Hub {
            notifier: Notifier::start(pusher, stop.clone()),
            troubled: Troubled::default(),
            store,
            room: ThinkingRoom::new(config.thinker.clone(), config.bot_threads, config.weakness, &metrics),
            metrics,
            pulse: Pulse::new(),
            idle: config.idle,
            stop,
            tasks: TaskTracker::new(),
            awake: Mutex::default(),
        })
    }

    /// Asks a table, after waking it if need be.
    pub(crate) async fn ask(self: &Arc<Hub>, table: &TableId, mut request: Request) {
        while !self.stop.is_cancelled() {
            match self.find(table).send(request).await {
                Ok(()) => return,
                // It fell asleep just now: wake it again.
                Err(mpsc::error::SendError(unsent)) => request = unsent,
            }
        }
        request.refuse(table, &Absent::Unavailable("the server is closing".to_owned()));
    }

    /// Looks at a table.
    pub(crate) async fn look<T: Send + 'static>(
        self: &Arc<Hub>,
        table: &TableId,
        look: impl FnOnce(&Table) -> T + Send + 'static,
    ) -> Result<T, Absent> {
        let (request, answered) = Request::look(look);
        self.ask(table, request).await;
        answered.await.unwrap_or_else(|_| Err(Absent::Unavailable("the server is closing".to_owned())))
    }

    /// Changes a table though nobody at it gave a command; answers when it is saved.
    pub(crate) async fn change(
        self: &Arc<Hub>,
        table: &TableId,
        decide: impl Fn(&Table) -> Result<Vec<Entry>, Refused> + Send + Sync + 'static,
    ) -> Result<Answer, Absent> {
        let (done, is_done) = oneshot::channel();
        self.ask(table, Request::Change(Change { decide: Box::new(decide), done })).await;
        is_done.await.unwrap_or_else(|_| Err(Absent::Unavailable("the server is closing".to_owned())))
    }

    /// Tells a table, if it is awake; does not wait.
    pub(crate) fn nudge(&self, table: &TableId, request: Request) {
        if let Some(mailbox) = self.awake().get(table).cloned() {
            nudge(mailbox, request);
        }
    }

    /// Tells all tables that are awake.
    pub(crate) fn nudge_all(&self, request: impl Fn() -> Request) {
        for mailbox in self.awake().values().cloned() {
            nudge(mailbox, request());
        }
    }

    /// Whether what happens at tables can be saved.
    pub(crate) fn is_ready(&self) -> bool {
        !self.stop.is_cancelled() && self.pulse.is_felt()
    }

    pub(crate) fn is_awake(&self, table: &TableId) -> bool {
        self.awake().contains_key(table)
    }

    /// Lets a table sleep unless somebody asks it something; then its mailbox stays as it is.
    pub(crate) fn let_sleep(&self, table: &TableId, mailbox: &mut mpsc::Receiver<Request>) -> bool {
        let mut awake = self.awake();
        if !mailbox.is_empty() {
            return false;
        }
        mailbox.close();
        awake.remove(table);
        true
    }

    /// Ends all tables once they have done what they were doing.
    pub(crate) async fn close(&self) {
        self.stop.cancel();
        self.tasks.close();
        self.tasks.wait().await;
    }

    fn find(self: &Arc<Hub>, table: &TableId) -> mpsc::Sender<Request> {
        let mut awake = self.awake();
        if let Some(mailbox) = awake.get(table).filter(|mailbox| !mailbox.is_closed()) {
            return mailbox.clone();
        }
        let (mailbox, requests) = mpsc::channel(MAILBOX);
        awake.insert(table.clone(), mailbox.clone());
        self.tasks.spawn(actor::run(self.clone(), table.clone(), requests));
        mailbox
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<TableId, mpsc::Sender<Request>>> {
        self.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whoever tells does not wait; a table that is busy hears of it later.
fn nudge(mailbox: mpsc::Sender<Request>, request: Request) {
    if let Err(mpsc::error::TrySendError::Full(request)) = mailbox.try_send(request) {
        tokio::spawn(async move { mailbox.send(request).await });
    }
}
