//! The files with a row a match. Rows come from many threads in any order and are written in the order of their
//! numbers, so that the files do not depend on the threads.

use super::parquet::ParquetFile;
use super::row::Row;
use super::setting::Setting;
use crate::fail::Fail;
use std::collections::BTreeMap;
use std::fs::File;
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};

/// Whoever is ahead of the slowest by so many matches waits, so that few rows are held.
const MOST_AHEAD: u64 = 1 << 16;

/// Files that are open for the rows of a run.
pub(crate) struct Files {
    csv: Option<CsvFile>,
    parquet: Option<ParquetFile>,
}

/// Rows one after the other, as a worker brings them.
#[derive(Default)]
pub(crate) struct Batch {
    pub(crate) rows: Vec<Row>,
    /// The lines of the rows.
    pub(crate) csv: String,
}

/// The files of a run under way.
pub(crate) struct Output {
    state: Mutex<State>,
    /// Somebody has written, or nobody needs to wait any more.
    moved_on: Condvar,
}

struct State {
    files: Files,
    /// The number of the row to write next.
    next: u64,
    /// By the number of their first row.
    waiting: BTreeMap<u64, Batch>,
    /// Rows may be missing from now on, so that waiting for them is in vain.
    is_ending: bool,
}

impl Files {
    pub(crate) fn create(
        csv: Option<&Path>,
        parquet: Option<&Path>,
        setting: &Setting,
    ) -> Result<Files, Fail> {
        let csv = csv.map(|path| CsvFile::create(path, setting)).transpose()?;
        let parquet = parquet.map(|path| ParquetFile::create(path, setting)).transpose()?;
        Ok(Files { csv, parquet })
    }

    pub(crate) fn takes_csv(&self) -> bool {
        self.csv.is_some()
    }

    pub(crate) fn takes_anything(&self) -> bool {
        self.csv.is_some() || self.parquet.is_some()
    }

    pub(crate) fn write(&mut self, batch: &Batch, names: &[String]) -> Result<(), Fail> {
        if let Some(csv) = &mut self.csv {
            csv.write(&batch.csv)?;
        }
        self.parquet.as_mut().map_or(Ok(()), |parquet| parquet.write(&batch.rows, names))
    }

    /// Writes what is still held, once all rows were given.
    pub(crate) fn finish(self, names: &[String]) -> Result<(), Fail> {
        self.csv.map_or(Ok(()), CsvFile::finish)?;
        self.parquet.map_or(Ok(()), |parquet| parquet.finish(names))
    }
}

impl Output {
    /// Expects rows from this number on.
    pub(crate) fn new(files: Files, next: u64) -> Output {
        let state = State { files, next, waiting: BTreeMap::new(), is_ending: false };
        Output { state: Mutex::new(state), moved_on: Condvar::new() }
    }

    /// Takes rows and writes those whose turn it is.
    pub(crate) fn take(&self, batch: Batch, names: &[String]) -> Result<(), Fail> {
        let Some(first) = batch.rows.first().map(|row| row.number) else { return Ok(()) };
        let mut state = self.state();
        while first > state.next.saturating_add(MOST_AHEAD) && !state.is_ending {
            state = self.moved_on.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
        state.waiting.insert(first, batch);
        let before = state.next;
        state.write_due(names)?;
        if state.next != before {
            self.moved_on.notify_all();
        }
        Ok(())
    }

    /// Somebody will not bring all rows: nobody waits for them.
    pub(crate) fn end_early(&self) {
        self.state().is_ending = true;
        self.moved_on.notify_all();
    }

    /// Writes all that was taken, also where rows before it are missing.
    pub(crate) fn finish(self, names: &[String]) -> Result<(), Fail> {
        let State { mut files, waiting, .. } =
            self.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        waiting.values().try_for_each(|batch| files.write(batch, names))?;
        files.finish(names)
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn write_due(&mut self, names: &[String]) -> Result<(), Fail> {
        while let Some(batch) = self.waiting.remove(&self.next) {
            self.files.write(&batch, names)?;
            self.next += batch.rows.len() as u64;
        }
        Ok(())
    }
}

struct CsvFile {
    path: PathBuf,
    file: BufWriter<File>,
}

impl CsvFile {
    fn create(path: &Path, setting: &Setting) -> Result<CsvFile, Fail> {
        let file = File::create(path).map_err(|error| Fail::cannot_write(path, &error))?;
        let mut csv = CsvFile { path: path.to_owned(), file: BufWriter::new(file) };
        csv.write(&setting.header())?;
        Ok(csv)
    }

    /// Writes whole lines. They go on at once: a run that is killed has lost what it played last, at most.
    fn write(&mut self, lines: &str) -> Result<(), Fail> {
        let written = self.file.write_all(lines.as_bytes()).and_then(|()| self.file.flush());
        written.map_err(|error| Fail::cannot_write(&self.path, &error))
    }

    fn finish(self) -> Result<(), Fail> {
        let path = self.path;
        self.file.into_inner().map(drop).map_err(|error| Fail::cannot_write(&path, error.error()))
    }
}
