//! The web client: its types, its style, its logic, and whole matches in a real browser.

use super::tally::Tally;
use crate::web::{build, install, npm};
use crate::workspace::Workspace;
use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::fs;
use std::path::PathBuf;
use xshell::cmd;

/// Where a browser is looked for, by the names that systems give it.
const BROWSERS: [&str; 3] = ["chromium", "chromium-browser", "google-chrome"];

/// Types, style and build.
pub(super) fn check(workspace: &Workspace) -> Result<Tally> {
    install(workspace)?;
    npm(workspace, &["run", "check"])?;
    npm(workspace, &["run", "lint"])?;
    build(workspace)?;
    Ok(Tally::default())
}

/// The logic, without a browser.
pub(super) fn logic(workspace: &Workspace) -> Result<Tally> {
    let report = report(workspace, "vitest.json")?;
    let output = format!("--outputFile={}", report.display());
    let end = npm(workspace, &["run", "test", "--", "--reporter=default", "--reporter=json", &output]);
    let read = read(&report).with_context(|| match &end {
        Ok(()) => "vitest wrote no report".to_owned(),
        Err(error) => error.to_string(),
    })?;
    let count = |key: &str| read[key].as_u64().unwrap_or_default() as usize;
    let tally = Tally {
        passed: count("numPassedTests"),
        failed: count("numFailedTests"),
        ignored: count("numPendingTests"),
    };
    Ok(tally.or_failed(end.is_ok()))
}

/// Whole matches against the real program, in a real browser.
pub(super) fn browser(workspace: &Workspace) -> Result<Tally> {
    ensure_browser(workspace)?;
    workspace.cargo(&["build", "--package", "speakeasy"]).run()?;
    let report = report(workspace, "playwright.json")?;
    workspace.shell.set_var("PLAYWRIGHT_JSON_OUTPUT_NAME", &report);
    workspace.shell.set_var("SPEAKEASY_BINARY", workspace.binary("debug", "speakeasy")?);
    let end = npm(workspace, &["run", "browser", "--", "--reporter=list,json"]);
    let read = read(&report).with_context(|| match &end {
        Ok(()) => "Playwright wrote no report".to_owned(),
        Err(error) => error.to_string(),
    })?;
    let count = |key: &str| read["stats"][key].as_u64().unwrap_or_default() as usize;
    let tally = Tally {
        passed: count("expected") + count("flaky"),
        failed: count("unexpected"),
        ignored: count("skipped"),
    };
    Ok(tally.or_failed(end.is_ok()))
}

/// Debian's Chromium is installed if no browser is there.
fn ensure_browser(workspace: &Workspace) -> Result<()> {
    let is_there = |name: &str| {
        cmd!(workspace.shell, "{name} --version").quiet().ignore_stdout().ignore_stderr().run().is_ok()
    };
    if BROWSERS.iter().any(|name| is_there(name)) {
        return Ok(());
    }
    let shell = &workspace.shell;
    // On a fresh machine there is no list of packages yet; an old list does as well.
    let _ = cmd!(shell, "apt-get update").run();
    let installed = cmd!(shell, "apt-get install -y --no-install-recommends chromium").run();
    ensure!(installed.is_ok(), "no browser is installed: install Chromium");
    Ok(())
}

/// An empty place for a report.
fn report(workspace: &Workspace, name: &str) -> Result<PathBuf> {
    let path = workspace.target()?.join(name);
    if path.exists() {
        fs::remove_file(&path)?;
    }
    Ok(path)
}

fn read(path: &PathBuf) -> Result<Value> {
    Ok(serde_json::from_str(&fs::read_to_string(path)?)?)
}
