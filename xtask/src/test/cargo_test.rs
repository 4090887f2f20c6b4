//! The Rust tests: runs them all, shows their output as it comes, and counts.

use super::tally::{Reader, Tally};
use crate::workspace::Workspace;
use anyhow::{Context, Result};
use std::io::{BufRead, BufReader, Write};
use std::process::{Command, Stdio};

pub(crate) fn run(workspace: &Workspace) -> Result<Tally> {
    // Without `--no-fail-fast` the first failing test program would hide the failures of the others.
    let command = workspace.cargo(&["test", "--workspace", "--no-fail-fast"]);
    eprintln!("$ {command}");
    count(command.into(), &mut std::io::stdout())
}

/// Runs `command`, passes its standard output on to `out`, and counts the results in it.
fn count(mut command: Command, out: &mut impl Write) -> Result<Tally> {
    let mut child = command.stdout(Stdio::piped()).spawn().context("cargo does not start")?;
    let output = child.stdout.take().expect("standard output is piped above");
    let mut reader = Reader::default();
    for line in BufReader::new(output).split(b'\n') {
        let line = line?;
        // Tests may print anything; what is not UTF-8 is passed on all the same.
        out.write_all(&[&line[..], b"\n"].concat())?;
        reader.read(&String::from_utf8_lossy(&line));
    }
    Ok(reader.finish(child.wait()?.success()))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Counts what the script prints. Its lines stay here: on standard output, whoever counts the results of
    /// these tests would count them too.
    fn counted(script: &str) -> (Tally, Vec<u8>) {
        let mut command = Command::new("sh");
        command.args(["-c", script]);
        let mut out = Vec::new();
        let tally = count(command, &mut out).unwrap();
        (tally, out)
    }

    #[test]
    fn results_are_counted_and_the_exit_code_heard() {
        let ok = "echo 'test result: ok. 3 passed; 0 failed; 2 ignored; 0 measured'";
        assert_eq!(counted(ok).0, Tally { passed: 3, failed: 0, ignored: 2 });
        let bad = format!("{ok}; exit 101");
        assert_eq!(counted(&bad).0, Tally { passed: 3, failed: 1, ignored: 2 });
    }

    #[test]
    fn output_is_passed_on_even_if_it_is_not_text() {
        let (tally, out) = counted(r"printf '\377\n'; echo 'test result: ok. 1 passed; 0 failed; 0 ignored'");
        assert_eq!(tally, Tally { passed: 1, failed: 0, ignored: 0 });
        assert!(out.starts_with(b"\xff\ntest result"));
    }
}
