//! The one connection that writes, on a thread of its own. Whatever waits when it comes round is done in one
//! transaction, so that many tables share the wait for the disk. A store in memory has nothing to wait for.

use super::super::{Stored, Unavailable};
use super::Weakness;
use rusqlite::{Connection, TransactionBehavior};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::{mpsc, oneshot};

/// The most writes in one transaction, and the most that may wait.
const GROUP: usize = 512;

/// Does the work inside the transaction, and gives what is to be told once it is committed, or is not.
type Work = Box<dyn FnOnce(&Connection) -> rusqlite::Result<Tell> + Send>;
type Tell = Box<dyn FnOnce(Result<(), Unavailable>)>;

pub(super) enum Writer {
    Thread(mpsc::Sender<Work>),
    AtOnce(Arc<Mutex<Connection>>),
}

impl Writer {
    pub(super) fn start(connection: Connection, weakness: Option<Weakness>) -> Writer {
        let (queue, waiting) = mpsc::channel(GROUP);
        std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(connection, waiting, weakness))
            .expect("a thread can be started at the start of the server");
        Writer::Thread(queue)
    }

    /// Does `work` and answers when it is on disk.
    pub(super) fn write<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Stored<'_, T> {
        let (tell, told) = oneshot::channel();
        let work: Work = Box::new(move |db| {
            let done = work(db)?;
            let tell: Tell = Box::new(move |committed| drop(tell.send(committed.map(|()| done))));
            Ok(tell)
        });
        Box::pin(async move {
            match self {
                Writer::Thread(queue) => {
                    queue.send(work).await.map_err(|_| unavailable("the writer has ended"))?;
                }
                Writer::AtOnce(connection) => {
                    let mut connection = connection.lock().unwrap_or_else(PoisonError::into_inner);
                    write_group(&mut connection, &mut vec![work], None);
                }
            }
            told.await.unwrap_or_else(|_| Err(unavailable("the write failed")))
        })
    }
}

fn run(mut connection: Connection, mut waiting: mpsc::Receiver<Work>, weakness: Option<Weakness>) {
    let mut group = Vec::with_capacity(GROUP);
    while let Some(first) = waiting.blocking_recv() {
        group.push(first);
        while group.len() < GROUP
            && let Ok(next) = waiting.try_recv()
        {
            group.push(next);
        }
        write_group(&mut connection, &mut group, weakness);
    }
}

/// Does a group and tells everybody in it how that went.
fn write_group(connection: &mut Connection, group: &mut Vec<Work>, weakness: Option<Weakness>) {
    let mut tells = Vec::with_capacity(group.len());
    let committed = commit(connection, group.drain(..), &mut tells, weakness);
    if let Err(error) = &committed {
        tracing::error!(%error, writes = tells.len(), "the store cannot write");
    }
    let committed = committed.map_err(Unavailable::from);
    for tell in tells {
        tell(committed.clone());
    }
}

/// Does all of the group or nothing of it.
fn commit(
    connection: &mut Connection,
    group: impl Iterator<Item = Work>,
    tells: &mut Vec<Tell>,
    weakness: Option<Weakness>,
) -> rusqlite::Result<()> {
    let transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    for work in group {
        tells.push(work(&transaction)?);
    }
    if weakness == Some(Weakness::TellsTooEarly) {
        tells.drain(..).for_each(|tell| tell(Ok(())));
    }
    transaction.commit()
}

fn unavailable(reason: &str) -> Unavailable {
    Unavailable { reason: reason.to_owned() }
}
