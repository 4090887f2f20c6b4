//! `show`: a record told in sentences, or one position of it.

use crate::boards::{self, NARROW};
use crate::course::Course;
use crate::fail::Fail;
use crate::output::print;
use crate::words::{self, list};
use crate::wrap::wrap;
use std::path::PathBuf;

/// Tell a match in sentences, and how its result came about.
///
/// The numbers before the sentences are those of the steps. Nothing is hidden: whoever remembers every step knows all.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// A record (*.jsonl)
    #[arg(value_name = "RECORD")]
    record: PathBuf,
    /// Print the position after this many steps instead; 0 is the beginning
    #[arg(long, value_name = "N", allow_negative_numbers = true)]
    step: Option<usize>,
}

const EXAMPLES: &str = "Examples:
  speakeasy show match.jsonl              what happened, and who won by what
  speakeasy show match.jsonl --step 40    the board after 40 steps";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let course = Course::read(&args.record)?;
    match args.step {
        None => print(&told(&course)),
        Some(step) if step <= course.steps() => print(&position(&course, step)),
        Some(step) => {
            let last = course.steps();
            Err(Fail::Usage(format!(
                "--step {step}: the match has {last} steps; the last position is {last}"
            )))
        }
    }
}

/// The columns of the number of a step.
const NUMBER: usize = 6;

fn told(course: &Course) -> String {
    let mut out = head(course);
    for (step, position) in course.positions.iter().enumerate() {
        for (index, sentence) in position.told.iter().enumerate() {
            let number = if index == 0 { step.to_string() } else { String::new() };
            out += &format!("{number:>4}  {}\n", wrap(sentence, NARROW - NUMBER, NUMBER));
        }
    }
    out.push('\n');
    match course.result() {
        None => out += "The match is not finished.\n",
        Some(lines) => lines.iter().for_each(|line| out += &format!("{}\n", wrap(line, NARROW, 3))),
    }
    out
}

/// The game, who played, and what the table agreed on beyond the usual.
fn head(course: &Course) -> String {
    let mut out = format!("{}: {}\n", course.info.name, list(&course.names));
    for option in course.info.options {
        let chosen = &course.header.options[option.id];
        if !chosen.is_null() && *chosen != option.kind.default() {
            out += &format!("{}: {chosen} ({})\n", option.name, option.rule);
        }
    }
    out.push('\n');
    out
}

fn position(course: &Course, step: usize) -> String {
    let position = &course.positions[step];
    let mut out = format!(
        "{}, after step {step} of {} · {}\n",
        course.info.name,
        course.steps(),
        words::of(course.info.id).progress(&position.sight.view)
    );
    for sentence in &position.told {
        out += &format!("{}\n", wrap(sentence, NARROW, 2));
    }
    out.push('\n');
    out += &boards::plain(&position.sight, NARROW, 0);
    out.push('\n');
    out += &format!("{}\n", words::of(course.info.id).prompt(&position.sight));
    out
}
