//! `replay`: checks records against the rules, line by line.

mod source;

use crate::components::ComponentsFile;
use crate::fail::{Fail, tell};
use crate::output::{Output, stdout, write_line};
use game_core::erased::AnyMatch;
use game_core::record::{Header, Text, result_line};
use game_core::{Replay, replay_text};
use serde_json::{Value, json};
use source::Source;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Check records against the rules, every step of them.
///
/// A bad record is reported on standard error as `FILE:LINE: ID: reason`, with the id of the rule that is broken
/// (`record` where a line has not even the right shape); the other files are still checked. The exit code is 1 if
/// any file is bad. A record of an unfinished match is good.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Records (*.jsonl)
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Print as JSON lines the state after the header and after every step, and at the end the result
    #[arg(long)]
    states: bool,
    #[command(flatten)]
    components: ComponentsFile,
}

const EXAMPLES: &str = "Examples:
  speakeasy replay match.jsonl             is it a match by the rules, and how did it end?
  speakeasy replay out/*.jsonl             check many
  speakeasy replay --states match.jsonl    every position of the match";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let components = args.components.read_for(games::all())?;
    let mut out = stdout();
    let mut all_good = true;
    for file in &args.files {
        let checked = check(file, args.states, components.as_ref(), &mut out)?;
        out.flush()?;
        if let Err(reason) = checked {
            all_good = false;
            tell(&reason);
        }
    }
    if all_good { Ok(()) } else { Err(Fail::Reported) }
}

/// Replays one file and prints what was asked for; the inner error is what is wrong with the file.
fn check(
    file: &Path,
    states: bool,
    components: Option<&Value>,
    out: &mut Output,
) -> Result<Result<(), String>, io::Error> {
    let (mut steps, mut written) = (0, Ok(()));
    let replayed = replay_file(file, components, |played, _| {
        steps += 1;
        if states && written.is_ok() {
            written = write_line(out, &json!({ "state": played.state() }));
        }
    });
    written?;
    match replayed {
        Err(reason) => Ok(Err(reason)),
        Ok((_, played)) if states => write_result(&*played, out).map(Ok),
        Ok((header, played)) => {
            // The header was counted as a step.
            writeln!(out, "{}: {}", file.display(), summary(&header, &*played, steps - 1)).map(Ok)
        }
    }
}

/// Replays a file; the error is what is wrong with it, and where.
pub(crate) fn replay_file(
    file: &Path,
    components: Option<&Value>,
    watch: impl FnMut(&dyn AnyMatch, &[Text]),
) -> Result<(Header, Box<dyn AnyMatch>), String> {
    let unreadable = |error: &io::Error| Fail::cannot_read(file, error).to_string();
    let mut source = Source::open(file).map_err(|error| unreadable(&error))?;
    let replay = Replay::new(&games::find).with_components(components.cloned());
    let replayed = replay_text(&mut source, replay, watch);
    match source.into_error() {
        Some(error) => Err(unreadable(&error)),
        None => replayed.map_err(|error| format!("{}:{error}", file.display())),
    }
}

fn write_result(played: &dyn AnyMatch, out: &mut Output) -> io::Result<()> {
    played.result().map_or(Ok(()), |result| write_line(out, &result_line(&result)))
}

fn summary(header: &Header, played: &dyn AnyMatch, steps: usize) -> String {
    let end = match played.result() {
        Some(result) => format!("scores {}", scores(&result)),
        None => "not finished".to_owned(),
    };
    format!("ok, {}, {} seats, {steps} steps, {end}", header.game, header.seats)
}

fn scores(result: &Value) -> String {
    let scores = result["scores"].as_array().map(Vec::as_slice).unwrap_or_default();
    scores.iter().map(Value::to_string).collect::<Vec<_>>().join(" ")
}
