//! How a command can fail, and the exit code that says so: 2 for a bad command line, 1 for a bad file, 130 after Ctrl-C.

use crate::interrupt::INTERRUPTED;
use game_core::SetupError;
use std::fmt;
use std::io::{self, Write};
use std::path::Path;
use std::process::ExitCode;

#[derive(Debug)]
pub(crate) enum Fail {
    /// The command line asks for something that does not exist.
    Usage(String),
    /// A file is bad, or cannot be read or written.
    File(String),
    /// Standard output cannot be written; whoever read it may simply have gone.
    Output(io::Error),
    /// Ctrl-C ended a run early; what it had was told.
    Interrupted,
    /// Bad files, each already reported where it was met.
    Reported,
}

impl Fail {
    pub(crate) fn cannot_read(path: &Path, error: &io::Error) -> Fail {
        Fail::File(format!("{}: cannot be read: {error}", path.display()))
    }

    pub(crate) fn cannot_write(path: &Path, error: &io::Error) -> Fail {
        Fail::File(format!("{}: cannot be written: {error}", path.display()))
    }

    /// Tells the reason on standard error and gives the exit code.
    pub(crate) fn report(&self) -> ExitCode {
        match self {
            Fail::Usage(_) => {
                tell(&format!("error: {self}"));
                ExitCode::from(2)
            }
            Fail::Output(error) if error.kind() == io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Fail::Reported => ExitCode::FAILURE,
            Fail::Interrupted => ExitCode::from(INTERRUPTED),
            Fail::File(_) | Fail::Output(_) => {
                tell(&format!("error: {self}"));
                ExitCode::FAILURE
            }
        }
    }
}

/// Writes a line to standard error. (Unlike `eprintln!` it survives a closed one.)
pub(crate) fn tell(line: &str) {
    let _ = writeln!(io::stderr(), "{line}");
}

impl fmt::Display for Fail {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fail::Usage(reason) | Fail::File(reason) => f.write_str(reason),
            Fail::Output(error) => write!(f, "cannot write to standard output: {error}"),
            Fail::Interrupted => f.write_str("interrupted"),
            Fail::Reported => f.write_str("some files are bad"),
        }
    }
}

/// Only standard output is written with `?`; other files name their path.
impl From<io::Error> for Fail {
    fn from(error: io::Error) -> Fail {
        Fail::Output(error)
    }
}

impl From<SetupError> for Fail {
    fn from(error: SetupError) -> Fail {
        Fail::Usage(error.to_string())
    }
}
