//! `cargo xtask train`: trains the value function of a game on the release build. Weights, manifest and plot replace
//! those in the bots' crate; the next build embeds them.

use crate::workspace::Workspace;
use anyhow::Result;
use clap::Args;
use xshell::cmd;

/// Options of `train`.
#[derive(Args)]
pub(crate) struct Arguments {
    /// The game whose value function is trained.
    #[arg(value_name = "GAME")]
    game: String,
    /// How many matches to learn from; the game's own number if not given.
    #[arg(long, value_name = "K")]
    games: Option<u64>,
    /// Where all luck comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
}

pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    workspace.cargo(&["build", "--release", "--package", "speakeasy"]).run()?;
    let binary = workspace.release_binary("speakeasy")?;
    let (game, seed) = (&arguments.game, arguments.seed.to_string());
    let games = arguments.games.map(|games| format!("--games={games}"));
    let into = workspace.root.join("crates/bots/weights");
    cmd!(workspace.shell, "{binary} train {game} --seed {seed} --into {into} {games...}").run()?;
    Ok(())
}
