//! The project's own commands, run as `cargo xtask <command>`.

mod bench;
mod codegen;
mod dist;
mod load;
mod release_records;
mod serve;
mod soak;
mod strength;
mod test;
mod tidy;
mod tools;
mod train;
mod web;
mod workspace;

use clap::{Parser, Subcommand};
use std::process::ExitCode;
use workspace::Workspace;

/// The project's own commands.
#[derive(Parser)]
#[command(name = "cargo xtask", bin_name = "cargo xtask")]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Run every check and test there is and say how many passed.
    ///
    /// In this order: rustfmt, clippy, tidy, the tests, the documentation; then the web client: types, style and
    /// weight, its logic, whole matches in a browser. A failing step does not stop the
    /// later ones. The last line reads `N passed, M failed, K skipped`; a failed step that is not a test run
    /// counts as one failure. The exit code is 1 if anything failed.
    Test,
    /// Check the house rules that compiler and clippy do not know.
    ///
    /// Every finding is a line `path:line: what and what to do`; the exit code is 1 if there is any.
    Tidy,
    /// Write the protocol's types in TypeScript to web/src/lib/gen.
    Codegen,
    /// Measure how fast the games play: playouts and moves a second, instructions a move.
    Bench(bench::Arguments),
    /// Measure what is claimed of the bots' strength, with clocks; hours on two idle cores.
    Strength(strength::Arguments),
    /// Build the web client into `web/dist`, which the program embeds.
    Web,
    /// Build the web client and the server in release and serve on http://127.0.0.1:1930.
    ///
    /// What follows goes to `speakeasy serve`, such as `--port 8080`.
    Serve(serve::Arguments),
    /// Drive the real server with real sockets: commands a second, how long they take, memory.
    Load(load::Arguments),
    /// Prove what the server promises with the full figures, and print them as a table; an hour or so.
    Soak(soak::Arguments),
    /// Package the program: a tarball and a .deb, with completions and a systemd unit.
    Dist(dist::Arguments),
    /// Keep what this release records and stores in tests/releases, for every later one to replay; once a release.
    ReleaseRecords,
    /// Train the value function of a game from scratch and put it in place of the one there is.
    Train(train::Arguments),
}

fn main() -> anyhow::Result<ExitCode> {
    let arguments = Arguments::parse();
    let workspace = Workspace::open()?;
    let is_good = match &arguments.command {
        Command::Test => test::run(&workspace),
        Command::Tidy => tidy::run(&workspace.root)?,
        Command::Codegen => {
            codegen::run(&workspace)?;
            true
        }
        Command::Bench(arguments) => {
            bench::run(&workspace, arguments)?;
            true
        }
        Command::Strength(arguments) => strength::run(&workspace, arguments)?,
        Command::Web => {
            web::build(&workspace)?;
            true
        }
        Command::Serve(arguments) => {
            serve::run(&workspace, arguments)?;
            true
        }
        Command::Load(arguments) => {
            load::run(&workspace, arguments)?;
            true
        }
        Command::Soak(arguments) => soak::run(&workspace, arguments)?,
        Command::Dist(arguments) => {
            dist::run(&workspace, arguments)?;
            true
        }
        Command::ReleaseRecords => {
            release_records::run(&workspace)?;
            true
        }
        Command::Train(arguments) => {
            train::run(&workspace, arguments)?;
            true
        }
    };
    Ok(if is_good { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Arguments::command().debug_assert();
    }
}
