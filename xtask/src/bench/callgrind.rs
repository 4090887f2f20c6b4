//! Instructions per move, counted by callgrind: a number that does not depend on the machine's load.
//!
//! Two runs of different length are compared, so that starting the program does not count.

use crate::tools;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::path::Path;
use std::process::{Command, Output};
use xshell::{Shell, cmd};

const SHORT: u32 = 200;
const LONG: u32 = 1200;

/// What one run took.
#[derive(Clone, Copy)]
struct Run {
    instructions: u64,
    moves: u64,
}

/// Whether valgrind is there; installs it where that is possible and says how where it is not.
pub(crate) fn is_ready(shell: &Shell) -> bool {
    let is_ready = tools::have(shell, "valgrind");
    if !is_ready {
        eprintln!(
            "instructions per move are left out: install valgrind (`sudo apt-get install valgrind`) to count them"
        );
    }
    is_ready
}

pub(crate) fn instructions_per_move(shell: &Shell, binary: &Path, game: &str) -> Result<f64> {
    let short = run(shell, binary, game, SHORT)?;
    let long = run(shell, binary, game, LONG)?;
    per_move(short, long)
}

fn per_move(short: Run, long: Run) -> Result<f64> {
    ensure!(long.moves > short.moves, "{LONG} playouts took no more moves than {SHORT}");
    let instructions = long.instructions.saturating_sub(short.instructions);
    Ok(instructions as f64 / (long.moves - short.moves) as f64)
}

fn run(shell: &Shell, binary: &Path, game: &str, playouts: u32) -> Result<Run> {
    // Callgrind insists on writing a profile, which nobody needs here.
    let profile = std::env::temp_dir().join(format!("speakeasy-callgrind-{}.out", std::process::id()));
    let playouts = playouts.to_string();
    let valgrind = cmd!(shell, "valgrind --tool=callgrind --callgrind-out-file={profile}");
    let output =
        output(valgrind.args([binary.as_os_str()]).args(["bench", game, "--playouts", &playouts, "--json"]));
    let _ = std::fs::remove_file(&profile);
    let output = output?;
    let said = String::from_utf8_lossy(&output.stderr);
    ensure!(output.status.success(), "callgrind failed ({}):\n{said}", output.status);
    let instructions = collected(&said).context("callgrind says what it collected")?;
    let counts: Value =
        serde_json::from_slice(&output.stdout).context("`speakeasy bench --json` prints one JSON object")?;
    let moves = counts[game]["moves"].as_u64().context("`speakeasy bench --playouts` counts the moves")?;
    Ok(Run { instructions, moves })
}

fn output(command: xshell::Cmd<'_>) -> Result<Output> {
    eprintln!("$ {command}");
    Ok(Command::from(command).output()?)
}

/// The total in callgrind's `==7== Collected : 123456`; the first number are the instructions.
fn collected(said: &str) -> Option<u64> {
    let (_, counts) = said.lines().find_map(|line| line.split_once("Collected :"))?;
    counts.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_total_is_read_from_what_callgrind_says() {
        let said = "==7== Callgrind, a call-graph\n==7== Events    : Ir\n==7== Collected : 8541231\n==7== \n";
        assert_eq!(collected(said), Some(8_541_231));
        assert_eq!(collected("valgrind: no such file"), None);
    }

    #[test]
    fn only_what_the_longer_run_took_more_counts() {
        let short = Run { instructions: 1_500, moves: 10 };
        let long = Run { instructions: 6_500, moves: 60 };
        assert_eq!(per_move(short, long).unwrap(), 100.0);
        assert!(per_move(short, short).is_err());
    }
}
