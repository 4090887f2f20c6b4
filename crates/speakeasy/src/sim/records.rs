//! Writes a record of every match: under a temporary name first, so that a run that is killed leaves no torn record.

use super::run::Plan;
use crate::fail::Fail;
use crate::output::write_line;
use game_core::Game;
use game_core::record::{Header, result_line};
use serde::Serialize;
use serde_json::json;
use std::fs::{self, File};
use std::io::{self, BufWriter, Write};
use std::path::{Path, PathBuf};

/// A directory that takes one record a match.
pub(crate) struct Records {
    folder: PathBuf,
    header: Header,
    /// What the names of all records begin with: game, seats and seed.
    prefix: String,
    /// How many digits the number of a match has in its name.
    digits: usize,
    seed: u64,
    /// All bots.
    names: Vec<String>,
}

impl<G: Game> Plan<'_, G> {
    /// Creates the directory for the records of this plan.
    pub(crate) fn records(&self, folder: &Path) -> Result<Records, Fail> {
        fs::create_dir_all(folder).map_err(|error| Fail::cannot_write(folder, &error))?;
        let header = Header::of(self.game);
        Ok(Records {
            folder: folder.to_owned(),
            prefix: format!("{}-{}p-s{}", header.game, header.seats, self.setting.seed),
            header,
            digits: (self.games - 1).to_string().len().max(6),
            seed: self.setting.seed,
            names: self.line_up.names().to_vec(),
        })
    }
}

impl Records {
    /// Writes the whole record of the match with this number.
    pub(crate) fn write(
        &self,
        number: u64,
        bots: &[u8],
        steps: &[impl Serialize],
        outcome: &impl Serialize,
    ) -> Result<(), Fail> {
        let name = format!("{}-{number:0digits$}.jsonl", self.prefix, digits = self.digits);
        let (path, partial) = (self.folder.join(&name), self.folder.join(format!(".{name}.partial")));
        let written = self
            .write_lines(&partial, &self.header_of(number, bots), steps, outcome)
            .and_then(|()| fs::rename(&partial, &path));
        written.map_err(|error| {
            // It may not even exist; the first error is the one to tell.
            let _ = fs::remove_file(&partial);
            Fail::cannot_write(&path, &error)
        })
    }

    fn write_lines(
        &self,
        path: &Path,
        header: &Header,
        steps: &[impl Serialize],
        outcome: &impl Serialize,
    ) -> io::Result<()> {
        let mut file = BufWriter::new(File::create(path)?);
        write_line(&mut file, header)?;
        for step in steps {
            write_line(&mut file, step)?;
        }
        write_line(&mut file, &result_line(outcome))?;
        file.flush()
    }

    fn header_of(&self, number: u64, bots: &[u8]) -> Header {
        let names: Vec<&str> = bots.iter().map(|&bot| self.names[usize::from(bot)].as_str()).collect();
        let meta = [("seed", json!(self.seed)), ("match", json!(number)), ("bots", json!(names))];
        let meta = meta.into_iter().map(|(key, value)| (key.to_owned(), value)).collect();
        Header { meta: Some(meta), ..self.header.clone() }
    }
}
