//! `cargo xtask web`: builds the web client into `web/dist`, which the program embeds. `cargo build` never runs npm.

use crate::workspace::Workspace;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use xshell::{Cmd, cmd};

/// Builds the client from the packages that the lock file names.
pub(crate) fn build(workspace: &Workspace) -> Result<()> {
    install(workspace)?;
    npm(workspace, &["run", "build"])?;
    Ok(())
}

/// Brings `node_modules` in line with the lock file, unless it is already.
pub(crate) fn install(workspace: &Workspace) -> Result<()> {
    let web = workspace.root.join("web");
    ensure!(
        cmd!(workspace.shell, "npm --version").quiet().ignore_stdout().ignore_stderr().run().is_ok(),
        "npm is not installed: install Node.js 20.19 or later"
    );
    // npm notes here what it installed, and rewrites it whenever that changes.
    let (lock, done) = (web.join("package-lock.json"), web.join("node_modules/.package-lock.json"));
    let is_fresh = matches!((age(&lock), age(&done)), (Some(lock), Some(done)) if done >= lock);
    if !is_fresh {
        // Not `npm ci`: it wants the builds of the bundler for all systems in the lock file, and a registry may have only some.
        npm(workspace, &["install", "--no-save", "--no-audit", "--no-fund"])?;
    }
    Ok(())
}

/// An npm command in the client's folder.
pub(crate) fn npm(workspace: &Workspace, arguments: &[&str]) -> Result<()> {
    let _folder = workspace.shell.push_dir("web");
    command(workspace, arguments).run().context("npm failed")
}

fn command<'a>(workspace: &'a Workspace, arguments: &[&str]) -> Cmd<'a> {
    cmd!(workspace.shell, "npm {arguments...}")
}

fn age(path: &Path) -> Option<std::time::SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}
