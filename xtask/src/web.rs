//! `cargo xtask web`: builds the web client into `web/dist`, which the program embeds. `cargo build` never runs npm.

use crate::workspace::Workspace;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use xshell::{Cmd, cmd};

/// What all files of the client may weigh together, packed, in bytes.
const MOST_BYTES: u64 = 200 * 1024;

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

/// Refuses a build that is too heavy: people come by phone.
pub(crate) fn check_size(workspace: &Workspace) -> Result<()> {
    let weight = weight(&workspace.root.join("web/dist"))?;
    println!("the client weighs {weight} bytes packed, of {MOST_BYTES}");
    ensure!(weight <= MOST_BYTES, "the client weighs {weight} bytes packed: {MOST_BYTES} are allowed");
    Ok(())
}

/// All that a browser may fetch: each file in its gzip form, if it has one.
fn weight(folder: &Path) -> Result<u64> {
    let mut sum = 0;
    for entry in fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))? {
        let path = entry?.path();
        if path.is_dir() {
            sum += weight(&path)?;
            continue;
        }
        let ending = path.extension().and_then(|ending| ending.to_str()).unwrap_or_default().to_owned();
        let mut packed = path.clone().into_os_string();
        packed.push(".gz");
        let is_counted_elsewhere = ending == "br" || Path::new(&packed).exists();
        if !is_counted_elsewhere {
            sum += fs::metadata(&path)?.len();
        }
    }
    Ok(sum)
}

fn age(path: &Path) -> Option<std::time::SystemTime> {
    fs::metadata(path).ok()?.modified().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_weighs_what_is_sent_of_it() {
        let folder = std::env::temp_dir().join(format!("speakeasy-weight-{}", std::process::id()));
        fs::create_dir_all(folder.join("assets")).unwrap();
        for (name, bytes) in
            [("a.js", 100), ("a.js.gz", 30), ("a.js.br", 20), ("assets/b.woff2", 50), ("assets/c.css", 7)]
        {
            fs::write(folder.join(name), vec![0; bytes]).unwrap();
        }
        let weight = weight(&folder).unwrap();
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(weight, 30 + 50 + 7);
    }
}
