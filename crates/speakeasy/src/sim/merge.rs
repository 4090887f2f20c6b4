//! `sim-merge`: puts the CSV files of shards together, as if one run had played all their matches.

use super::output::{Batch, Files};
use super::report::Report;
use super::row::Row;
use super::setting::{LineReader, Setting};
use super::shown::{Shown, ShownArgs};
use super::statistics::Statistics;
use crate::fail::{Fail, tell};
use std::fs::{self, File};
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};

/// Put the files of a run together that was played in shards.
///
/// The figures, and the file of `--csv`, are those of one run that played all the matches. A match that is there twice or
/// missing is an error. (How scores grow during matches is known only to the run itself, so that plot is not drawn.)
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Files that `speakeasy sim --csv` wrote, in any order
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// How many matches the whole run has: tells whether the last ones are missing
    #[arg(long, value_name = "K")]
    games: Option<u64>,
    /// Take what there is, even if matches are missing
    #[arg(long, conflicts_with = "games")]
    partial: bool,
    #[command(flatten)]
    shown: ShownArgs,
}

const EXAMPLES: &str = "Examples:
  for i in 1 2 3 4; do speakeasy sim don --games 1000000 --shard $i/4 --csv part$i.csv; done
  speakeasy sim-merge part*.csv --games 1000000 --csv all.csv --report report.html";

/// How many rows are handed on at once.
const BATCH: usize = 256;

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let outputs = [&args.shown.csv, &args.shown.parquet];
    outputs.into_iter().flatten().try_for_each(|path| not_among(path, &args.files))?;
    let mut parts: Vec<Part> = Vec::new();
    for path in &args.files {
        parts.extend(Part::open(path)?);
    }
    let Some(setting) = parts.first().map(|part| part.setting.clone()) else {
        return Err(Fail::File("there is no match in any of these files".to_owned()));
    };
    parts.sort_by_key(|part| part.first);
    let shown = Shown::prepare(&args.shown)?;
    let files = Files::create(args.shown.csv.as_deref(), args.shown.parquet.as_deref(), &setting)?;
    let mut merged = Merged::new(&setting, files, !args.partial);
    parts.iter().try_for_each(|part| merged.add(part))?;
    let (statistics, names) = merged.finish(args.games)?;
    let report = Report::new(&setting, &names, &statistics, None, None);
    shown.show(&report, &statistics, &names)
}

/// Writing to a file that is still to be read would destroy it.
fn not_among(path: &Path, files: &[PathBuf]) -> Result<(), Fail> {
    let place = fs::canonicalize(path);
    let is_same =
        |file: &PathBuf| matches!((&place, fs::canonicalize(file)), (Ok(one), Ok(other)) if *one == other);
    match files.iter().any(is_same) {
        true => {
            Err(Fail::Usage(format!("{} is read, so it cannot be written: name another", path.display())))
        }
        false => Ok(()),
    }
}

/// A file that holds at least one match.
struct Part {
    path: PathBuf,
    setting: Setting,
    /// The number of its first match.
    first: u64,
}

impl Part {
    /// Looks at the beginning of a file; none if it holds no match.
    fn open(path: &Path) -> Result<Option<Part>, Fail> {
        let mut lines = Lines::open(path)?;
        let bad = |line: u64, reason: &str| Fail::File(format!("{}:{line}: {reason}", path.display()));
        if !lines.next()? || !lines.text().starts_with("match,seed,game,") {
            return Err(bad(1, "this is no file that `speakeasy sim --csv` wrote"));
        }
        let header = lines.text().to_owned();
        if !lines.next()? {
            return Ok(None);
        }
        let setting = Setting::read(&header, lines.text());
        let setting = setting.ok_or_else(|| bad(2, "this is no line that `speakeasy sim --csv` wrote"))?;
        let first = LineReader::new(&setting).read(lines.text()).map_err(|reason| bad(2, &reason))?.number;
        Ok(Some(Part { path: path.to_owned(), setting, first }))
    }
}

/// The lines of a file, one at a time.
struct Lines {
    path: PathBuf,
    file: BufReader<File>,
    line: String,
    number: u64,
}

impl Lines {
    fn open(path: &Path) -> Result<Lines, Fail> {
        let file = File::open(path).map_err(|error| Fail::cannot_read(path, &error))?;
        Ok(Lines { path: path.to_owned(), file: BufReader::new(file), line: String::new(), number: 0 })
    }

    /// Reads the next line; tells whether there is one. One without its end was torn when a run was killed.
    fn next(&mut self) -> Result<bool, Fail> {
        self.line.clear();
        self.number += 1;
        let read =
            self.file.read_line(&mut self.line).map_err(|error| Fail::cannot_read(&self.path, &error))?;
        if read > 0 && !self.line.ends_with('\n') {
            return Err(self.bad("the line is torn: play this shard again, or delete the line"));
        }
        Ok(read > 0)
    }

    /// The line without its end.
    fn text(&self) -> &str {
        self.line.trim_end_matches('\n')
    }

    fn bad(&self, reason: &str) -> Fail {
        Fail::File(format!("{}:{}: {reason}", self.path.display(), self.number))
    }
}

/// All matches so far, in the order of their numbers.
struct Merged {
    reader: LineReader,
    statistics: Statistics,
    files: Files,
    batch: Batch,
    /// The number that comes next if none is missing.
    next: u64,
    missing: u64,
    needs_all: bool,
}

impl Merged {
    fn new(setting: &Setting, files: Files, needs_all: bool) -> Merged {
        Merged {
            reader: LineReader::new(setting),
            statistics: Statistics::new(setting.seats),
            files,
            batch: Batch::default(),
            next: 0,
            missing: 0,
            needs_all,
        }
    }

    fn add(&mut self, part: &Part) -> Result<(), Fail> {
        let mut lines = Lines::open(&part.path)?;
        lines.next()?;
        while lines.next()? {
            let row = self.reader.read(lines.text()).map_err(|reason| lines.bad(&reason))?;
            self.expect(row.number).map_err(|reason| lines.bad(&reason))?;
            self.take(row, &lines.line)?;
        }
        Ok(())
    }

    fn expect(&mut self, number: u64) -> Result<(), String> {
        if number < self.next {
            return Err(format!("match {number} is there twice, or not in order"));
        }
        if number > self.next && self.needs_all {
            let (first, last) = (self.next, number - 1);
            return Err(format!(
                "matches {first} to {last} are missing before this one; --partial takes what there is"
            ));
        }
        self.missing += number - self.next;
        self.next = number.saturating_add(1);
        Ok(())
    }

    fn take(&mut self, row: Row, line: &str) -> Result<(), Fail> {
        self.statistics.add(&row);
        self.batch.csv.push_str(line);
        self.batch.rows.push(row);
        if self.batch.rows.len() == BATCH { self.write() } else { Ok(()) }
    }

    fn write(&mut self) -> Result<(), Fail> {
        let batch = std::mem::take(&mut self.batch);
        self.files.write(&batch, &self.reader.names)
    }

    fn finish(mut self, games: Option<u64>) -> Result<(Statistics, Vec<String>), Fail> {
        self.write()?;
        let Merged { reader, statistics, files, next, missing, .. } = self;
        files.finish(&reader.names)?;
        match games {
            Some(games) if games != next => {
                return Err(Fail::File(format!("these files hold matches 0 to {}, not {games}", next - 1)));
            }
            _ => {}
        }
        if missing > 0 {
            tell(&format!("{missing} matches are missing"));
        }
        Ok((statistics, reader.names))
    }
}
