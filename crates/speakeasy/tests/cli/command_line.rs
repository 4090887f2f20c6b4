//! Help, version and command lines that make no sense.

use crate::runner::{BINARY, run};
use std::fs::File;
use std::process::{Command, Stdio};

const COMMANDS: [&str; 12] =
    ["play", "show", "watch", "replay", "review", "sim", "arena", "engine", "bot", "games", "rules", "bench"];

#[test]
fn every_command_explains_itself_with_an_example() {
    for command in COMMANDS {
        let help = run(&[command, "--help"]).expect_good().out;
        assert!(help.contains("Example") && help.contains(&format!("speakeasy {command}")), "{help}");
        assert!(run(&["--help"]).expect_good().out.contains(command));
    }
}

#[test]
fn the_version_names_the_rules() {
    let version = run(&["--version"]).expect_good().out;
    assert!(
        version.starts_with(&format!("speakeasy {} (don rules version 1", env!("CARGO_PKG_VERSION"))),
        "{version}"
    );
}

#[test]
fn a_command_line_that_makes_no_sense_exits_with_2() {
    run(&[]).expect_usage("Usage");
    run(&["dance"]).expect_usage("dance");
    run(&["games", "--loud"]).expect_usage("--loud");
}

#[test]
fn a_closed_standard_output_ends_it_quietly() {
    for args in
        [&["games"][..], &["rules", "don"], &["bench", "--playouts", "1"], &["sim", "don", "--games", "1"]]
    {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let done = Command::new(BINARY).args(args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert_eq!((done.status.code(), done.stderr.as_slice()), (Some(0), &b""[..]), "{args:?}");
    }
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_an_error() {
    let full = File::options().write(true).open("/dev/full").unwrap();
    let done = Command::new(BINARY).arg("games").stdout(full).output().unwrap();
    assert_eq!(done.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&done.stderr).contains("cannot write to standard output"));
}
