//! Moving a whole house from one database to another, and backups: everything as it was at one moment, while servers
//! may go on, and checked record by record before it counts.

mod backup;
mod end;
mod rows;

pub use backup::backup;

use super::StartError;
use end::End;
use rows::{KINDS, Kind, Value};
use std::fmt;
use std::path::{Path, PathBuf};

/// How many records are read at a time.
const PAGE: usize = 500;

/// Where a house is kept.
#[derive(Clone, PartialEq, Debug)]
pub enum Place {
    /// A SQLite file.
    File(PathBuf),
    /// The address of a PostgreSQL database.
    Database(String),
}

impl Place {
    /// Reads `postgres://…`, the name of a file that ends in `.db`, or a server's folder of data.
    pub fn parse(text: &str) -> Place {
        match text {
            url if url.starts_with("postgres://") || url.starts_with("postgresql://") => {
                Place::Database(url.to_owned())
            }
            file if file.ends_with(".db") => Place::File(PathBuf::from(file)),
            folder => Place::File(crate::database(Path::new(folder))),
        }
    }
}

/// Without the password.
impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Place::File(path) => write!(f, "{}", path.display()),
            Place::Database(url) => match (url.find("://"), url.rfind('@')) {
                (Some(scheme), Some(at)) if scheme < at => write!(f, "{}…{}", &url[..scheme + 3], &url[at..]),
                _ => f.write_str(url.split('?').next().unwrap_or_default()),
            },
        }
    }
}

/// How many records of each kind were copied.
pub type Copied = Vec<(&'static str, usize)>;

#[derive(Debug, thiserror::Error)]
pub enum CopyError {
    #[error("{place}: {error}")]
    Open { place: Place, error: StartError },
    #[error("{0}: there is no database here")]
    Nothing(Place),
    #[error("{0}: somebody lives here already; copy to an empty database")]
    Occupied(Place),
    #[error(
        "{0}: the database is of another version of this program; start this version's server on it once"
    )]
    Version(Place),
    #[error("{place}: {reason}")]
    Failed { place: Place, reason: String },
    #[error("record {number} of {kind} is not the same in {to} as in {from}; nothing was copied")]
    Differs { kind: &'static str, number: usize, from: Place, to: Place },
    #[error("{}: this file exists already", .0.display())]
    Exists(PathBuf),
}

/// Copies everything of one house to an empty database. All of it is there afterwards, or nothing.
pub async fn copy(from: &Place, to: &Place) -> Result<Copied, CopyError> {
    let mut source = End::source(from).await?;
    let mut target = End::target(to).await?;
    let mut copied = Vec::new();
    for kind in &KINDS {
        copied.push((kind.name, copy_kind(kind, &mut source, &mut target).await?));
    }
    for kind in &KINDS {
        check_kind(kind, &mut source, &mut target).await?;
    }
    target.commit().await?;
    Ok(copied)
}

async fn copy_kind(kind: &Kind, source: &mut End, target: &mut End) -> Result<usize, CopyError> {
    let (mut number, mut last) = (0, None);
    loop {
        let page = source.page(kind, last.as_deref(), PAGE).await?;
        let Some(end) = page.last() else { return Ok(number) };
        last = Some(kind.key_of(end));
        number += page.len();
        target.put(kind, &page).await?;
    }
}

/// Reads everything again, from both.
async fn check_kind(kind: &Kind, source: &mut End, target: &mut End) -> Result<(), CopyError> {
    let (mut number, mut last): (usize, Option<Vec<Value>>) = (0, None);
    loop {
        let expected = source.page(kind, last.as_deref(), PAGE).await?;
        let found = target.page(kind, last.as_deref(), PAGE).await?;
        if expected != found {
            let same = expected.iter().zip(&found).take_while(|(a, b)| a == b).count();
            let (from, to) = (source.place.clone(), target.place.clone());
            return Err(CopyError::Differs { kind: kind.name, number: number + same + 1, from, to });
        }
        let Some(end) = expected.last() else { return Ok(()) };
        last = Some(kind.key_of(end));
        number += expected.len();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn places_are_told_apart_and_never_tell_a_password() {
        assert_eq!(Place::parse("club"), Place::File(PathBuf::from("club/speakeasy.db")));
        assert_eq!(Place::parse("a/b.db"), Place::File(PathBuf::from("a/b.db")));
        let place = Place::parse("postgres://ada:secret@db.example.org/house");
        assert_eq!(place.to_string(), "postgres://…@db.example.org/house");
        let place = Place::parse("postgres:///house?user=ada&password=secret");
        assert_eq!(place.to_string(), "postgres:///house");
    }
}
