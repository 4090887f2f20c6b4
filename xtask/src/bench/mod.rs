//! `cargo xtask bench`: how fast the games play, measured on the release build.

mod callgrind;
mod report;

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use clap::Args;
use report::Speed;
use serde_json::Value;
use std::path::Path;
use xshell::cmd;

/// Options of `bench`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// Print one JSON object and nothing else on standard output.
    #[arg(long)]
    json: bool,
    /// How long to measure the speed of each game.
    #[arg(long, value_name = "N", default_value_t = 3, value_parser = clap::value_parser!(u32).range(1..))]
    seconds: u32,
    /// The games to measure; all when none is named.
    #[arg(value_name = "GAME")]
    games: Vec<String>,
}

/// Standard output holds the report alone; what is being done is said on standard error.
pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    workspace.cargo(&["build", "--release", "--package", "speakeasy"]).run()?;
    let binary = workspace.release_binary("speakeasy")?;
    let mut speeds = speeds(workspace, &binary, arguments)?;
    if callgrind::is_ready(&workspace.shell) {
        for speed in &mut speeds {
            match callgrind::instructions_per_move(&workspace.shell, &binary, &speed.game) {
                Ok(instructions) => speed.instructions_per_move = Some(instructions),
                Err(error) => eprintln!("instructions per move of {}: {error:#}", speed.game),
            }
        }
    }
    if arguments.json {
        println!("{}", report::json(&speeds));
    } else {
        print!("{}", report::table(&speeds));
    }
    Ok(())
}

/// What the binary measures by the clock.
fn speeds(workspace: &Workspace, binary: &Path, arguments: &Arguments) -> Result<Vec<Speed>> {
    let (seconds, games) = (arguments.seconds.to_string(), &arguments.games);
    let printed = cmd!(workspace.shell, "{binary} bench --json --seconds {seconds} {games...}").read()?;
    let measured: Value =
        serde_json::from_str(&printed).context("`speakeasy bench --json` prints one JSON object")?;
    report::read(&measured)
}
