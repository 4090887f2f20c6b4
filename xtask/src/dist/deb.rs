//! The Debian package, put together without Debian's tools: an `ar` archive of a version, a control archive and the files.

use super::ar;
use super::program::Program;
use super::tree::Tree;
use crate::workspace::Workspace;
use anyhow::Result;
use std::fs;
use std::path::{Path, PathBuf};

const SETTINGS: &str = "etc/speakeasy.env";
const DOCUMENTS: [&str; 4] = ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/hosting.md"];

pub(super) fn write(workspace: &Workspace, program: &Program, work: &Path, out: &Path) -> Result<PathBuf> {
    let packaging = workspace.root.join("packaging");
    let files = files(workspace, program, work)?;
    let control = Tree::new(work.join("control"))?;
    control.put("control", 0o644, fields(program, files.kib()?))?;
    control.put("conffiles", 0o644, format!("/{SETTINGS}\n"))?;
    for script in ["postinst", "prerm", "postrm"] {
        control.put(script, 0o755, fs::read(packaging.join(script))?)?;
    }
    let (control_tar, data_tar) = (work.join("control.tar.gz"), work.join("data.tar.gz"));
    control.archive(workspace, &["."], &control_tar)?;
    files.archive(workspace, &["."], &data_tar)?;
    let members = [
        ("debian-binary", b"2.0\n".to_vec()),
        ("control.tar.gz", fs::read(control_tar)?),
        ("data.tar.gz", fs::read(data_tar)?),
    ];
    let path = out.join(format!("speakeasy_{}_{}.deb", program.version, architecture()));
    fs::write(&path, ar::archive(&members))?;
    Ok(path)
}

/// Everything as it lies on the system.
fn files(workspace: &Workspace, program: &Program, work: &Path) -> Result<Tree> {
    let packaging = workspace.root.join("packaging");
    let tree = Tree::new(work.join("data"))?;
    tree.put("usr/bin/speakeasy", 0o755, fs::read(&program.binary)?)?;
    for (path, script) in &program.completions {
        tree.put(&format!("usr/share/{path}"), 0o644, script)?;
    }
    tree.put("lib/systemd/system/speakeasy.service", 0o644, fs::read(packaging.join("speakeasy.service"))?)?;
    tree.put(SETTINGS, 0o600, fs::read(packaging.join("speakeasy.env"))?)?;
    tree.put("usr/share/doc/speakeasy/copyright", 0o644, fs::read(packaging.join("copyright"))?)?;
    for document in DOCUMENTS {
        let name = document.rsplit('/').next().unwrap_or(document);
        let content = fs::read(workspace.root.join(document))?;
        tree.put(&format!("usr/share/doc/speakeasy/{name}"), 0o644, content)?;
    }
    Ok(tree)
}

fn fields(program: &Program, kib: u64) -> String {
    let Program { version, libc: (major, minor), needs_libgcc, .. } = program;
    let libgcc = if *needs_libgcc { ", libgcc-s1" } else { "" };
    format!(
        "Package: speakeasy\nVersion: {version}\nArchitecture: {}\nMaintainer: Speakeasy <speakeasy@localhost>\n\
         Installed-Size: {kib}\nDepends: libc6 (>= {major}.{minor}){libgcc}\nSection: games\nPriority: optional\n\
         Description: board games with friends and bots in a browser\n \
         A server with tables for Don, Gangster and New York, played in any browser, and\n \
         commands to play, simulate, record, replay and check matches.\n",
        architecture()
    )
}

/// As Debian calls it.
fn architecture() -> &'static str {
    match std::env::consts::ARCH {
        "x86_64" => "amd64",
        "aarch64" => "arm64",
        other => other,
    }
}
