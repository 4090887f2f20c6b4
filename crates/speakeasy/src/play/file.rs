//! The record of the match being played: the whole of it under another name first, so that whenever the program is
//! killed a good record lies there.

use crate::fail::Fail;
use crate::output::write_line;
use serde_json::Value;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

pub(crate) struct RecordFile {
    path: PathBuf,
}

impl RecordFile {
    /// A new file; one that is there already is left alone.
    pub(crate) fn create(path: &Path) -> Result<RecordFile, Fail> {
        match File::create_new(path) {
            Ok(_) => Ok(RecordFile { path: path.to_owned() }),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists => Err(Fail::File(format!(
                "{}: there is such a file; --resume goes on with it, --save names another",
                path.display()
            ))),
            Err(error) => Err(Fail::cannot_write(path, &error)),
        }
    }

    /// The first of `don-1.jsonl`, `don-2.jsonl` … that is not there yet.
    pub(crate) fn next(game: &str) -> Result<RecordFile, Fail> {
        let mut number = 1;
        loop {
            let path = PathBuf::from(format!("{game}-{number}.jsonl"));
            match File::create_new(&path) {
                Ok(_) => return Ok(RecordFile { path }),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(Fail::cannot_write(&path, &error)),
            }
        }
    }

    /// The file of a match to go on with.
    pub(crate) fn at(path: &Path) -> RecordFile {
        RecordFile { path: path.to_owned() }
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    pub(crate) fn write(&self, lines: &[Value]) -> Result<(), Fail> {
        let name = self.path.file_name().unwrap_or_default().to_string_lossy();
        let partial = self.path.with_file_name(format!(".{name}.partial"));
        let written = write_lines(&partial, lines).and_then(|()| fs::rename(&partial, &self.path));
        written.map_err(|error| {
            // It may not even exist; the first error is the one to tell.
            let _ = fs::remove_file(&partial);
            Fail::cannot_write(&self.path, &error)
        })
    }
}

fn write_lines(path: &Path, lines: &[Value]) -> io::Result<()> {
    let mut file = BufWriter::new(File::create(path)?);
    for line in lines {
        write_line(&mut file, line)?;
    }
    file.flush()
}
