//! Help, version and command lines that make no sense.

use crate::runner::{BINARY, run};
use std::fs::File;
use std::process::{Command, Stdio};

/// Every command that `speakeasy help` lists.
fn commands() -> Vec<String> {
    let help = run(&["--help"]).expect_good().out;
    let listed =
        help.lines().skip_while(|line| *line != "Commands:").skip(1).take_while(|line| !line.is_empty());
    let first_words = listed.filter_map(|line| line.strip_prefix("  ")?.split(' ').next());
    first_words.filter(|word| !word.is_empty() && *word != "help").map(str::to_owned).collect()
}

#[test]
fn every_command_explains_itself_with_an_example() {
    let commands = commands();
    assert!(commands.len() >= 15 && commands.iter().any(|command| command == "sim-merge"), "{commands:?}");
    let documented = include_str!("../../../../docs/commands.md");
    for command in commands {
        let help = run(&[&command, "--help"]).expect_good().out;
        let examples =
            help.split("Example").nth(1).unwrap_or_else(|| panic!("{command} has no example: {help}"));
        assert!(examples.contains(&format!("speakeasy {command}")), "{command}: {help}");
        assert!(documented.contains(&format!("`speakeasy {command}")), "docs/commands.md misses {command}");
    }
}

#[test]
fn shells_can_complete_every_command() {
    for shell in ["bash", "elvish", "fish", "powershell", "zsh"] {
        let script = run(&["completions", shell]).expect_good().out;
        for command in commands() {
            assert!(script.contains(&command), "{shell} does not complete {command}");
        }
        assert!(script.contains("rotate"), "{shell} does not complete options");
    }
}

#[cfg(unix)]
#[test]
fn bash_takes_the_script() {
    let folder = tempfile::tempdir().unwrap();
    let script = run(&["completions", "bash"]).expect_good().out;
    std::fs::write(folder.path().join("script"), script).unwrap();
    let ask = "source ./script && COMP_WORDS=(speakeasy si) COMP_CWORD=1 && _speakeasy speakeasy si speakeasy && \
               echo \"${COMPREPLY[@]}\"";
    let Ok(done) = Command::new("bash").args(["-c", ask]).current_dir(folder.path()).output() else {
        println!("skipped: there is no bash here");
        return;
    };
    let (out, err) = (String::from_utf8_lossy(&done.stdout), String::from_utf8_lossy(&done.stderr));
    assert_eq!(out.trim(), "sim sim-merge", "{err}");
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
