//! A copy of a house in one SQLite file, made while servers go on.

use super::super::sqlite::open_reader;
use super::{CopyError, Place, copy};
use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};
use std::fs::File;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Writes a backup to a file that does not exist yet. It has its name once it is whole and on disk.
pub async fn backup(from: &Place, file: &Path) -> Result<(), CopyError> {
    if file.exists() {
        return Err(CopyError::Exists(file.to_owned()));
    }
    let mut unfinished = file.as_os_str().to_owned();
    unfinished.push(".part");
    let unfinished = PathBuf::from(unfinished);
    // What an earlier try left behind.
    let _ = std::fs::remove_file(&unfinished);
    let made = match from {
        Place::File(path) if !path.exists() => Err(CopyError::Nothing(from.clone())),
        Place::File(path) => copy_pages(path, &unfinished).map_err(|reason| failed(from, &reason)),
        Place::Database(_) => copy(from, &Place::File(unfinished.clone())).await.map(drop),
    };
    let named = made.and_then(|()| name(&unfinished, file).map_err(|error| failed(from, &error.to_string())));
    if named.is_err() {
        let _ = std::fs::remove_file(&unfinished);
    }
    named
}

/// Copies a SQLite file as it is at one moment. Its writer goes on meanwhile.
fn copy_pages(from: &Path, to: &Path) -> Result<(), String> {
    let source = open_reader(from).map_err(|error| error.to_string())?;
    let copied = || -> rusqlite::Result<String> {
        let mut target = Connection::open(to)?;
        let backup = Backup::new(&source, &mut target)?;
        // All at once: a backup in pieces begins anew whenever somebody writes.
        while backup.step(-1)? != StepResult::Done {
            std::thread::sleep(Duration::from_millis(20));
        }
        drop(backup);
        target.pragma_query_value(None, "integrity_check", |row| row.get(0))
    };
    match copied() {
        Ok(verdict) if verdict == "ok" => Ok(()),
        Ok(verdict) => Err(format!("the backup is not sound: {verdict}")),
        Err(error) => Err(error.to_string()),
    }
}

fn name(unfinished: &Path, file: &Path) -> std::io::Result<()> {
    File::open(unfinished)?.sync_all()?;
    std::fs::rename(unfinished, file)?;
    let folder = file.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
    File::open(folder)?.sync_all()
}

fn failed(place: &Place, reason: &str) -> CopyError {
    CopyError::Failed { place: place.clone(), reason: reason.to_owned() }
}
