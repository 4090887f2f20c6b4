//! The programs in `examples/`, run as their documents say.

#![cfg(unix)]

use crate::bot_exec::{LONG, play};
use crate::runner::BINARY;
use std::path::{Path, PathBuf};
use std::process::Command;

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");

#[test]
fn the_python_example_plays_all_games_through_the_engine() {
    if Command::new("python3").arg("--version").output().is_err() {
        println!("skipped: there is no python3 here");
        return;
    }
    let script = Path::new(ROOT).join("examples/compare_bots.py");
    for game in ["don", "gangster", "new_york"] {
        let mut command = Command::new("python3");
        command.arg(&script).args([
            "--engine",
            BINARY,
            "--game",
            game,
            "--matches",
            "3",
            "--against",
            "half_pass",
        ]);
        let done = command.output().unwrap();
        let told = String::from_utf8(done.stdout).unwrap();
        assert!(done.status.success(), "{game}: {}", String::from_utf8_lossy(&done.stderr));
        assert_eq!(told.lines().filter(|line| line.starts_with("match ")).count(), 3, "{told}");
        assert!(told.lines().last().unwrap().ends_with("of 3 matches; 1 would be a fair share"), "{told}");
    }
}

#[test]
fn the_rust_example_plays_all_games_at_a_server() {
    let bot = thrifty_bot();
    for (game, seats) in [("don", 3), ("gangster", 2), ("new_york", 2)] {
        let told = play(game, seats, LONG, &[bot.to_str().unwrap()]);
        assert!(!told.contains("fails"), "{game}: {told}");
    }
}

/// The example's program. Cargo builds it with all tests, but not when only these are asked for.
fn thrifty_bot() -> PathBuf {
    let path = Path::new(BINARY).with_file_name("examples").join("thrifty_bot");
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(ROOT).args(["build", "--quiet", "-p", "speakeasy", "--example", "thrifty_bot"]);
    command.args(if cfg!(debug_assertions) { &[][..] } else { &["--release"] });
    assert!(path.exists() || command.status().unwrap().success(), "the example does not build");
    path
}
