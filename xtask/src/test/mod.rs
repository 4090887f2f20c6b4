//! `cargo xtask test`: every check and test there is, each step announced, all failures seen.

mod cargo_test;
mod tally;
mod web;

use crate::workspace::Workspace;
use crate::{tidy, tools};
use anyhow::{Result, bail, ensure};
use std::time::Instant;
use tally::Tally;

/// One thing to do; it prints what it finds.
struct Step {
    name: &'static str,
    /// How the tests went; an error is a failure of the step itself.
    run: fn(&Workspace) -> Result<Tally>,
}

const STEPS: [Step; 8] = [
    Step { name: "format", run: format },
    Step { name: "clippy", run: clippy },
    Step { name: "tidy", run: tidy },
    Step { name: "tests", run: tests },
    Step { name: "documentation", run: documentation },
    Step { name: "web", run: web::check },
    Step { name: "web tests", run: web::logic },
    Step { name: "browser", run: web::browser },
];

/// Runs all steps; tells whether all went well.
pub(crate) fn run(workspace: &Workspace) -> bool {
    summarize(&run_steps(workspace, &STEPS))
}

fn run_steps(workspace: &Workspace, steps: &[Step]) -> Vec<(&'static str, Tally)> {
    let mut results = Vec::new();
    for (index, step) in steps.iter().enumerate() {
        println!("[{}/{}] {} …", index + 1, steps.len(), step.name);
        let start = Instant::now();
        let tally = (step.run)(workspace).unwrap_or_else(|error| {
            println!("{}: {error:#}", step.name);
            Tally::FAILED_STEP
        });
        let verdict = if tally.failed == 0 { "ok" } else { "FAILED" };
        println!("[{}/{}] {}: {verdict} ({:.1} s)\n", index + 1, steps.len(), step.name, seconds(start));
        results.push((step.name, tally));
    }
    results
}

/// Lists the failed steps and closes with the counts.
fn summarize(results: &[(&str, Tally)]) -> bool {
    let failed: Vec<_> =
        results.iter().filter(|(_, tally)| tally.failed > 0).map(|(name, _)| *name).collect();
    let total: Tally = results.iter().map(|(_, tally)| *tally).sum();
    if !failed.is_empty() {
        println!("failed steps: {}", failed.join(", "));
    }
    println!("{total}");
    failed.is_empty()
}

fn format(workspace: &Workspace) -> Result<Tally> {
    ensure!(workspace.has_subcommand("fmt"), "rustfmt is not installed: run `rustup component add rustfmt`");
    match workspace.cargo(&["fmt", "--all", "--check"]).run() {
        Ok(()) => Ok(Tally::default()),
        Err(_) => bail!("run `cargo fmt --all`"),
    }
}

fn clippy(workspace: &Workspace) -> Result<Tally> {
    ensure!(workspace.has_subcommand("clippy"), "clippy is not installed: run `rustup component add clippy`");
    workspace.cargo(&["clippy", "--workspace", "--all-targets", "--", "-D", "warnings"]).run()?;
    Ok(Tally::default())
}

fn tidy(workspace: &Workspace) -> Result<Tally> {
    ensure!(tidy::run(&workspace.root)?, "mend the findings above");
    Ok(Tally::default())
}

fn tests(workspace: &Workspace) -> Result<Tally> {
    let has_tmux = tools::have(&workspace.shell, "tmux");
    ensure!(has_tmux, "the tests of the screen need tmux: install it (`sudo apt-get install tmux`)");
    let has_postgres = tools::have_postgres(&workspace.shell);
    ensure!(
        has_postgres,
        "the tests of several nodes need PostgreSQL: install it (`sudo apt-get install postgresql`)"
    );
    cargo_test::run(workspace)
}

fn documentation(workspace: &Workspace) -> Result<Tally> {
    workspace.cargo(&["doc", "--no-deps", "--workspace"]).env("RUSTDOCFLAGS", "-D warnings").run()?;
    Ok(Tally::default())
}

fn seconds(start: Instant) -> f64 {
    start.elapsed().as_secs_f64()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failing_step_does_not_stop_the_later_ones() {
        let workspace = Workspace::open().unwrap();
        let steps = [
            Step { name: "first", run: |_| bail!("broken") },
            Step { name: "second", run: |_| Ok(Tally { passed: 3, failed: 0, ignored: 1 }) },
        ];
        let results = run_steps(&workspace, &steps);
        let expected =
            [("first", Tally::FAILED_STEP), ("second", Tally { passed: 3, failed: 0, ignored: 1 })];
        assert_eq!(results, expected);
        assert!(!summarize(&results));
    }

    #[test]
    fn all_is_well_when_no_step_failed() {
        assert!(summarize(&[("tests", Tally { passed: 3, failed: 0, ignored: 1 })]));
    }
}
