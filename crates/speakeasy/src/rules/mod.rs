//! `rules`: the rules of a game in the terminal, all of them or one by its id.

mod markdown;

use crate::fail::Fail;
use crate::output::print;
use comfy_table::Table;
use game_core::{GameInfo, rule_of};
use std::io::{IsTerminal, stdout};

/// Show the rules of a game, or the one rule with this id.
///
/// In a terminal they are set for reading; piped, or with NO_COLOR set, they come as the Markdown they are written in.
#[derive(clap::Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Args {
    /// The id of the game, as `speakeasy games` shows it
    #[arg(value_name = "GAME")]
    game: String,
    /// A rule such as D3.5; upper or lower case
    #[arg(value_name = "ID")]
    id: Option<String>,
    /// The language of the rules: en, de, es or it
    #[arg(long, value_name = "LANGUAGE", default_value = "en")]
    language: String,
}

const EXAMPLES: &str = "Examples:
  speakeasy rules don
  speakeasy rules don d3.5
  speakeasy rules don --language de
  speakeasy rules don > don.md";

/// A terminal that says less does not know its width.
const NARROWEST: usize = 20;
/// Longer lines are hard to read.
const WIDEST: usize = 100;

pub(crate) fn run(args: &Args) -> Result<(), Fail> {
    let info = games::find(&args.game)?.info();
    let rules =
        info.rules_in(&args.language).ok_or_else(|| Fail::Usage(no_language(info, &args.language)))?;
    let text = match &args.id {
        None => rules.to_owned(),
        Some(id) => one_rule(info, rules, id)? + "\n",
    };
    let wants_no_styles = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
    if wants_no_styles || !stdout().is_terminal() {
        return print(&text);
    }
    print(&markdown::render(&text, width()))
}

/// The width of the terminal, where it is known and fit for reading.
fn width() -> usize {
    let terminal = Table::new().width().map(usize::from).filter(|&width| width >= NARROWEST);
    terminal.map_or(WIDEST, |width| width.min(WIDEST))
}

fn one_rule(info: &GameInfo, rules: &str, wanted: &str) -> Result<String, Fail> {
    let id = ids(info).into_iter().find(|id| id.eq_ignore_ascii_case(wanted));
    let rule = id.and_then(|id| rule_of(rules, id));
    rule.ok_or_else(|| Fail::Usage(no_rule(info, wanted)))
}

/// The ids of all rules, in the order of the document.
fn ids(info: &GameInfo) -> Vec<&'static str> {
    info.rules.lines().filter_map(|line| Some(line.strip_prefix("- **")?.split_once("** ")?.0)).collect()
}

fn no_language(info: &GameInfo, wanted: &str) -> String {
    let known: Vec<&str> = info.languages().collect();
    format!("the rules of {} are not written in `{wanted}`; they are in {}", info.name, known.join(", "))
}

/// Says which ids there are near the one that is not.
fn no_rule(info: &GameInfo, wanted: &str) -> String {
    let of = |section: &str| {
        let is_in = |id: &&str| section_of(id).eq_ignore_ascii_case(section);
        ids(info).into_iter().filter(is_in).collect::<Vec<_>>().join(", ")
    };
    let section = section_of(wanted);
    match of(section) {
        near if !near.is_empty() => {
            format!("{} has no rule `{wanted}`; in {} there are {near}", info.name, section.to_uppercase())
        }
        _ => format!("{} has no rule `{wanted}`; its sections are {}", info.name, sections(info).join(", ")),
    }
}

fn sections(info: &GameInfo) -> Vec<&'static str> {
    let mut all: Vec<&str> = ids(info).into_iter().map(section_of).collect();
    all.dedup();
    all
}

/// `D3` of `D3.5`.
fn section_of(id: &str) -> &str {
    id.split_once('.').map_or(id, |(section, _)| section)
}
