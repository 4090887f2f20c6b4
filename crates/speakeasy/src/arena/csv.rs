//! The file with a line a match. It is written line by line, so that a run that is killed leaves at most one torn
//! line, and an existing one is continued if it is of the same plan.

use super::row::Rows;
use crate::fail::Fail;
use bots::arena::Played;
use std::fs::File;
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::path::{Path, PathBuf};

/// An open file and the matches it held.
pub(crate) struct CsvFile<'a> {
    path: PathBuf,
    file: File,
    rows: Rows<'a>,
    played: Vec<Played>,
}

impl<'a> CsvFile<'a> {
    /// Creates the file, or reads it to continue it; refuses one of another plan, or with more matches than wanted.
    pub(crate) fn open(path: &Path, rows: Rows<'a>, most: u64) -> Result<CsvFile<'a>, Fail> {
        let cannot_write = |error: io::Error| Fail::cannot_write(path, &error);
        let mut options = File::options();
        let options = options.read(true).write(true).create(true).truncate(false);
        let file = options.open(path).map_err(cannot_write)?;
        let mut csv = CsvFile { path: path.to_owned(), file, rows, played: Vec::new() };
        let whole = csv.read()?;
        let held = csv.played.len() as u64;
        if held > most {
            let reason = format!("it holds {held} matches, more than the {most} asked for: raise --games");
            return Err(csv.refuse(&reason));
        }
        csv.keep(whole).map_err(cannot_write)?;
        Ok(csv)
    }

    /// The matches that the file held when it was opened.
    pub(crate) fn take_played(&mut self) -> Vec<Played> {
        std::mem::take(&mut self.played)
    }

    /// Writes the match with this number.
    pub(crate) fn append(&mut self, number: u64, played: &Played) -> Result<(), Fail> {
        let line = self.rows.write(number, played);
        self.file.write_all(line.as_bytes()).map_err(|error| Fail::cannot_write(&self.path, &error))
    }

    /// Reads all whole lines and tells how many bytes they have together.
    fn read(&mut self) -> Result<usize, Fail> {
        let (mut text, header) = (String::new(), Rows::header());
        self.file.read_to_string(&mut text).map_err(|error| Fail::cannot_read(&self.path, &error))?;
        if !text.starts_with(&header) && !header.starts_with(&text) {
            let begin = header.trim_end();
            return Err(self.refuse(&format!("it does not begin with `{begin}`: it is no file of the arena")));
        }
        let whole = text.rfind('\n').map_or(0, |last| last + 1);
        for (number, line) in (0..).zip(text[..whole].lines().skip(1)) {
            let read = self.rows.read(number, line);
            self.played.push(read.map_err(|reason| self.refuse(&format!("line {}: {reason}", number + 2)))?);
        }
        Ok(whole)
    }

    /// Drops what stands after the whole lines, and begins a new file with its header.
    fn keep(&mut self, whole: usize) -> io::Result<()> {
        self.file.set_len(whole as u64)?;
        self.file.seek(SeekFrom::End(0))?;
        match whole {
            0 => self.file.write_all(Rows::header().as_bytes()),
            _ => Ok(()),
        }
    }

    fn refuse(&self, reason: &str) -> Fail {
        Fail::File(format!("{}: {reason}", self.path.display()))
    }
}
