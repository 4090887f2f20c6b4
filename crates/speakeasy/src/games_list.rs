//! `games`: what can be played.

use crate::fail::Fail;
use crate::output::{print, print_json};
use game_core::{GameInfo, OptionInfo, OptionKind};
use serde_json::Value;
use std::fmt::Write;

/// Show what can be played: the games, their seats and their options.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// Print a JSON list instead
    #[arg(long)]
    json: bool,
}

const EXAMPLES: &str = "Examples:
  speakeasy games
  speakeasy games --json";

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let all: Vec<&GameInfo> = games::all().iter().map(|game| game.info()).collect();
    if args.json {
        return print_json(&all);
    }
    let texts: Vec<String> = all.into_iter().map(describe).collect();
    print(&texts.join("\n"))
}

fn describe(info: &GameInfo) -> String {
    let GameInfo { id, name, tagline, designer, year, rules_version, usual_seats, .. } = info;
    let (seats, minutes) = (range(&info.seats), range(&info.minutes));
    let mut text = format!(
        "{name} ({id})\n  {tagline}\n  {designer}, {year} · {seats} players, usually {usual_seats} · \
         {minutes} minutes · rules version {rules_version}\n"
    );
    if !info.options.is_empty() {
        text += "  Options:\n";
    }
    for option in info.options {
        text += &describe_option(option);
    }
    text
}

fn describe_option(option: &OptionInfo) -> String {
    let OptionInfo { id, name, description, rule, kind } = option;
    let values: Vec<String> = kind.values().iter().map(Value::to_string).collect();
    let (values, default) = (values.join(" or "), kind.default());
    let mut text = format!("    {id}: {values}, default {default}\n      {name}: {description} · {rule}\n");
    if let OptionKind::OneOf { choices } = kind {
        for choice in *choices {
            writeln!(text, "      - {} ({}): {}", choice.id, choice.name, choice.description)
                .expect("a string takes any text");
        }
    }
    text
}

fn range(range: &std::ops::RangeInclusive<u8>) -> String {
    match (range.start(), range.end()) {
        (start, end) if start == end => start.to_string(),
        (start, end) => format!("{start}–{end}"),
    }
}
