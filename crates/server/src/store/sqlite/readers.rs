//! A few connections that only read, on blocking threads, beside the writer; a store in memory has but one connection.

use super::super::{Stored, Unavailable};
use super::Settings;
use rusqlite::Connection;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;

const MOST: usize = 4;

pub(super) enum Readers {
    Threads(Threads),
    AtOnce(Arc<Mutex<Connection>>),
}

pub(super) struct Threads {
    path: PathBuf,
    settings: Settings,
    idle: Arc<Mutex<Vec<Connection>>>,
    /// One permit for each connection there may be.
    free: Arc<Semaphore>,
}

impl Readers {
    pub(super) fn new(path: &Path, settings: &Settings) -> Readers {
        Readers::Threads(Threads {
            path: path.to_owned(),
            settings: settings.clone(),
            idle: Arc::default(),
            free: Arc::new(Semaphore::new(MOST)),
        })
    }

    pub(super) fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Stored<'_, T> {
        match self {
            Readers::Threads(threads) => threads.read(work),
            Readers::AtOnce(connection) => {
                Box::pin(async move { Ok(work(&connection.lock().unwrap_or_else(PoisonError::into_inner))?) })
            }
        }
    }
}

impl Threads {
    fn read<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Connection) -> rusqlite::Result<T> + Send + 'static,
    ) -> Stored<'_, T> {
        let (path, settings, idle) = (self.path.clone(), self.settings.clone(), self.idle.clone());
        Box::pin(async move {
            let _permit = self.free.acquire().await.map_err(|error| ended(&error))?;
            let read = move || {
                let kept = idle.lock().unwrap_or_else(PoisonError::into_inner).pop();
                let connection = kept.map_or_else(|| settings.open_reader(&path), Ok)?;
                let read = work(&connection)?;
                idle.lock().unwrap_or_else(PoisonError::into_inner).push(connection);
                Ok::<T, Unavailable>(read)
            };
            tokio::task::spawn_blocking(read).await.map_err(|error| ended(&error))?
        })
    }
}

fn ended(error: &dyn std::error::Error) -> Unavailable {
    Unavailable { reason: error.to_string() }
}
