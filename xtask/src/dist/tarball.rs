//! The tarball: a folder that runs wherever it is unpacked.

use super::program::Program;
use super::tree::Tree;
use crate::workspace::Workspace;
use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};

const DOCUMENTS: [&str; 5] =
    ["README.md", "CHANGELOG.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/hosting.md"];

pub(super) fn write(workspace: &Workspace, program: &Program, work: &Path, out: &Path) -> Result<PathBuf> {
    let name = format!("speakeasy-{}", program.version);
    let tree = Tree::new(work.join(&name))?;
    tree.put("speakeasy", 0o755, fs::read(&program.binary)?)?;
    for document in DOCUMENTS {
        tree.put(document, 0o644, fs::read(workspace.root.join(document))?)?;
    }
    for (path, script) in &program.completions {
        tree.put(&format!("share/{path}"), 0o644, script)?;
    }
    let packaging = workspace.root.join("packaging");
    let unit = fs::read_to_string(packaging.join("speakeasy.service"))?;
    // What is installed by hand goes to /usr/local.
    tree.put("speakeasy.service", 0o644, unit.replace("/usr/bin/", "/usr/local/bin/"))?;
    tree.put("speakeasy.env", 0o600, fs::read(packaging.join("speakeasy.env"))?)?;
    let path = out.join(format!("{name}-{}-linux.tar.gz", std::env::consts::ARCH));
    Tree::new(work.to_owned())?.archive(workspace, &[&name], &path)?;
    Ok(path)
}
