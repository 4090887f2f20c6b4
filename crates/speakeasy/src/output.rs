//! Where answers go: standard output, locked and buffered, and files that are written at once.

use crate::fail::Fail;
use serde::Serialize;
use std::fs::{self, OpenOptions};
use std::io::{self, BufWriter, StdoutLock, Write};
use std::path::Path;

pub(crate) type Output = BufWriter<StdoutLock<'static>>;

pub(crate) fn stdout() -> Output {
    BufWriter::new(io::stdout().lock())
}

/// Prints a text that is already complete.
pub(crate) fn print(text: &str) -> Result<(), Fail> {
    let mut out = stdout();
    out.write_all(text.as_bytes())?;
    Ok(out.flush()?)
}

/// Prints one value as a line of JSON.
pub(crate) fn print_json(value: &impl Serialize) -> Result<(), Fail> {
    let mut out = stdout();
    write_line(&mut out, value)?;
    Ok(out.flush()?)
}

/// Writes one value as a line of JSON.
pub(crate) fn write_line(out: &mut impl Write, value: &impl Serialize) -> io::Result<()> {
    serde_json::to_writer(&mut *out, value)?;
    out.write_all(b"\n")
}

/// Finds out before hours of play that a file cannot be written; what it holds stays.
pub(crate) fn try_to_write(path: &Path) -> Result<(), Fail> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.map(drop).map_err(|error| Fail::cannot_write(path, &error))
}

pub(crate) fn write_file(path: &Path, text: &str) -> Result<(), Fail> {
    fs::write(path, text).map_err(|error| Fail::cannot_write(path, &error))
}
