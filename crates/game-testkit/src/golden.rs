//! Golden matches: records kept with the rules, each a test of its own.
//!
//! A rules crate has a test target without harness whose `main` is one line:
//!
//! ```no_run
//! # use game_core::Game;
//! # fn main_of<Don: Game>() {
//! game_testkit::golden_of::<Don>("tests/golden".as_ref()).exit();
//! # }
//! ```
//!
//! The header of a record says in `meta` what is expected of it: `{"refused":{"line":N,"rule":"D3.5"}}` if the replay
//! must stop at that line with that id, else `{"digest":"…"}`. With `BLESS=1` in the environment the digest is written
//! into every record that replays cleanly.

use game_core::erased::{AnyGame, Erased};
use game_core::{Game, Replay, ReplayError, SetupError, replay_text};
use libtest_mimic::{Arguments, Conclusion, Failed, Trial};
use serde_json::{Value, json};
use std::fs;
use std::path::{Path, PathBuf};

/// Looks a game up by its id.
pub type Find = &'static (dyn Fn(&str) -> Result<&'static dyn AnyGame, SetupError> + Sync);

/// Whether digests are compared or written.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Mode {
    Compare,
    Bless,
}

/// Tests every record of `folder`, all of them matches of the game `G`.
pub fn golden_of<G: Game>(folder: &Path) -> Conclusion {
    golden(folder, &Erased::<G>::find)
}

/// Tests every record of `folder`; arguments and `BLESS` are taken from the process.
pub fn golden(folder: &Path, find: Find) -> Conclusion {
    let bless = std::env::var_os("BLESS").is_some_and(|value| value == "1");
    let mode = if bless { Mode::Bless } else { Mode::Compare };
    libtest_mimic::run(&Arguments::from_args(), trials(folder, find, mode))
}

/// One test for each record of `folder`, and one that fails if the folder is not as it should be.
pub fn trials(folder: &Path, find: Find, mode: Mode) -> Vec<Trial> {
    match records(folder) {
        Ok(paths) => paths.into_iter().map(|path| trial(path, find, mode)).collect(),
        Err(reason) => vec![Trial::test("the_folder_holds_records", move || Err(Failed::from(reason)))],
    }
}

/// The records of `folder` by name. There is at least one, and nothing else but a `README.md`.
pub fn records(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|ending| ending == "jsonl") {
            paths.push(path);
        } else if path.file_name().is_none_or(|name| name != "README.md") {
            return Err(format!("{} is no record; here are only *.jsonl and README.md", path.display()));
        }
    }
    paths.sort();
    if paths.is_empty() { Err(format!("{} holds no record", folder.display())) } else { Ok(paths) }
}

/// Replays the record at `path` and compares it with what its header expects, or blesses it.
pub fn verify(path: &Path, find: Find, mode: Mode) -> Result<(), String> {
    let bytes = fs::read(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let mut digest = Digest::new();
    let replayed = replay_text(bytes.as_slice(), Replay::new(find), |played, events| {
        events.iter().for_each(|event| digest.add(event.get()));
        digest.add(&played.state().to_string());
    });
    let head = bytes.split(|&byte| byte == b'\n').next().unwrap_or_default();
    let header: Value = serde_json::from_slice(head).map_err(|error| format!("1: record: {error}"))?;
    let meta = &header["meta"];
    match (&meta["refused"], replayed) {
        (Value::Null, Err(error)) => Err(format!("stopped at line {error}")),
        (Value::Null, Ok(_)) if mode == Mode::Bless => bless(path, &bytes, head.len(), header, &digest.hex()),
        (Value::Null, Ok(_)) => compare(&meta["digest"], &digest.hex()),
        (refused, replayed) => expect_refusal(refused, replayed.err()),
    }
}

/// FNV-1a, 64 bits wide, over the events of every line and then the state after it, as JSON text, a line each.
struct Digest(u64);

impl Digest {
    fn new() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, json: &str) {
        for byte in json.bytes().chain([b'\n']) {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
        }
    }

    fn hex(&self) -> String {
        format!("{:016x}", self.0)
    }
}

fn trial(path: PathBuf, find: Find, mode: Mode) -> Trial {
    let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Trial::test(name, move || {
        verify(&path, find, mode).map_err(|reason| Failed::from(format!("{}: {reason}", path.display())))
    })
}

fn compare(expected: &Value, digest: &str) -> Result<(), String> {
    match expected {
        Value::Null => {
            Err("the header has neither `meta.digest` nor `meta.refused`; run with BLESS=1, then \
                            look at the change before you keep it"
                .to_owned())
        }
        expected if expected == digest => Ok(()),
        expected => Err(format!(
            "it replays, but its digest is \"{digest}\", not {expected}: a state or event is another"
        )),
    }
}

fn expect_refusal(expected: &Value, error: Option<ReplayError>) -> Result<(), String> {
    let Some(error) = error else { return Err(format!("it replays, but should be refused: {expected}")) };
    let found = json!({ "line": error.line, "rule": error.refused.id() });
    if found == *expected { Ok(()) } else { Err(format!("expected {expected}, but refused at line {error}")) }
}

/// Writes the digest into the header; every byte after it stays.
fn bless(path: &Path, bytes: &[u8], head: usize, mut header: Value, digest: &str) -> Result<(), String> {
    if header["meta"]["digest"] == digest {
        return Ok(());
    }
    header["meta"]["digest"] = json!(digest);
    let blessed = [header.to_string().as_bytes(), &bytes[head..]].concat();
    fs::write(path, blessed).map_err(|error| format!("{}: {error}", path.display()))
}
