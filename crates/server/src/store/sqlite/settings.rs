//! How the file is opened, and the refusal of anything weaker than was promised.

use super::super::StartError;
use rusqlite::{Connection, OpenFlags};
use std::ffi::CString;
use std::path::Path;
use std::time::Duration;

/// The first version without a bug that could damage a file in WAL mode.
const OLDEST_SQLITE: i32 = 3_051_003;

/// How much of the file the writer keeps in memory: what a busy evening touches again and again.
const CACHE_KIB: i64 = 16 * 1024;
/// After how many pages the log of changes is folded into the file: a page that changes often is copied once.
const CHECKPOINT_PAGES: i64 = 4000;

#[derive(Clone, Debug, Default)]
pub struct Settings {
    /// The file layer to use instead of the system's own, such as one that loses what was not synced.
    pub vfs: Option<String>,
    pub synchronous: Synchronous,
    #[doc(hidden)]
    pub weakness: Option<Weakness>,
}

/// A promise broken on purpose, so that its proof can show that it would notice. No flag of the program leads here.
#[doc(hidden)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Weakness {
    /// Starts whatever the settings are.
    Unchecked,
    /// Tells that something is saved before it is.
    TellsTooEarly,
    /// Forgets which commands it has seen.
    ForgetsCommands,
}

/// When SQLite waits for the disk.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Synchronous {
    Off,
    Normal,
    #[default]
    Full,
    Extra,
}

impl Settings {
    pub(super) fn open(&self, path: &Path) -> Result<Connection, rusqlite::Error> {
        let connection = self.connect(path, OpenFlags::default())?;
        connection.pragma_update(None, "journal_mode", "wal")?;
        connection.pragma_update(None, "synchronous", self.synchronous as i64)?;
        connection.pragma_update(None, "foreign_keys", true)?;
        connection.pragma_update(None, "cache_size", -CACHE_KIB)?;
        connection.pragma_update(None, "wal_autocheckpoint", CHECKPOINT_PAGES)?;
        Ok(connection)
    }

    pub(super) fn open_reader(&self, path: &Path) -> Result<Connection, rusqlite::Error> {
        self.connect(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)
    }

    fn connect(&self, path: &Path, flags: OpenFlags) -> Result<Connection, rusqlite::Error> {
        let connection = match &self.vfs {
            None => Connection::open_with_flags(path, flags)?,
            Some(vfs) => {
                let name = CString::new(vfs.as_str()).unwrap_or_default();
                Connection::open_with_flags_and_vfs(path, flags, name.as_c_str())?
            }
        };
        connection.busy_timeout(Duration::from_secs(5))?;
        Ok(connection)
    }
}

/// Refuses what could lose an acknowledged step.
pub(super) fn check(connection: &Connection) -> Result<(), StartError> {
    let version = rusqlite::version_number();
    if version < OLDEST_SQLITE {
        return Err(weak("the version of SQLite", "3.51.3 or newer", rusqlite::version()));
    }
    let journal: String = connection.pragma_query_value(None, "journal_mode", |row| row.get(0))?;
    if journal != "wal" {
        return Err(weak("journal_mode", "wal", &journal));
    }
    let synchronous: i64 = connection.pragma_query_value(None, "synchronous", |row| row.get(0))?;
    if synchronous < Synchronous::Full as i64 {
        return Err(weak("synchronous", "full or extra", &synchronous.to_string()));
    }
    let foreign_keys: bool = connection.pragma_query_value(None, "foreign_keys", |row| row.get(0))?;
    if !foreign_keys {
        return Err(weak("foreign_keys", "on", "off"));
    }
    Ok(())
}

fn weak(setting: &'static str, needed: &'static str, found: &str) -> StartError {
    StartError::Weak { setting, needed, found: found.to_owned() }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::store::Sqlite;

    fn refusal(settings: &Settings) -> Option<String> {
        let folder = tempfile::tempdir().unwrap();
        Sqlite::open(&folder.path().join("tables.db"), settings).err().map(|error| error.to_string())
    }

    #[test]
    fn a_store_that_waits_for_the_disk_starts_and_no_other() {
        for synchronous in [Synchronous::Full, Synchronous::Extra] {
            assert_eq!(refusal(&Settings { synchronous, ..Settings::default() }), None);
        }
        for synchronous in [Synchronous::Off, Synchronous::Normal] {
            let reason = refusal(&Settings { synchronous, ..Settings::default() }).unwrap();
            assert!(reason.contains("synchronous full or extra"), "{reason}");
        }
    }

    #[test]
    fn other_weak_settings_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let connection = Settings::default().open(&folder.path().join("a.db")).unwrap();
        check(&connection).unwrap();
        connection.pragma_update(None, "foreign_keys", false).unwrap();
        assert!(check(&connection).unwrap_err().to_string().contains("foreign_keys on"));
        connection.pragma_update(None, "foreign_keys", true).unwrap();
        connection.pragma_update(None, "journal_mode", "delete").unwrap();
        assert!(check(&connection).unwrap_err().to_string().contains("journal_mode wal"));
    }

    #[test]
    fn an_unknown_file_layer_is_refused() {
        assert!(refusal(&Settings { vfs: Some("none such".to_owned()), ..Settings::default() }).is_some());
    }
}
