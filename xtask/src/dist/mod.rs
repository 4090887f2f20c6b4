//! `cargo xtask dist`: a tarball and a Debian package of the program, with completions and a systemd unit.

mod ar;
mod deb;
mod program;
mod tarball;
#[cfg(test)]
mod tests;
mod tree;

use crate::web;
use crate::workspace::Workspace;
use anyhow::{Context, Result, ensure};
use clap::Args;
use program::Program;
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

#[derive(Args)]
pub(crate) struct Arguments {
    /// Package this program instead of building one in release
    #[arg(long, value_name = "PATH")]
    binary: Option<PathBuf>,
    /// The folder for the packages; `dist` in cargo's target folder unless given
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

/// What was written.
pub(crate) struct Packages {
    pub(crate) tarball: PathBuf,
    pub(crate) deb: PathBuf,
}

pub(crate) fn run(workspace: &Workspace, arguments: &Arguments) -> Result<()> {
    ensure!(cfg!(target_os = "linux"), "packages are made on Linux, for Linux");
    let out = match &arguments.out {
        Some(out) => out.clone(),
        None => workspace.target()?.join("dist"),
    };
    let binary = match &arguments.binary {
        Some(binary) => binary.clone(),
        None => build(workspace)?,
    };
    let packages = pack(workspace, &binary, &out)?;
    for path in [&packages.tarball, &packages.deb] {
        println!("{}  {} KiB", path.display(), fs::metadata(path)?.len() / 1024);
    }
    Ok(())
}

/// The program in release, with the web client in it.
fn build(workspace: &Workspace) -> Result<PathBuf> {
    println!("building the web client …");
    web::build(workspace)?;
    println!("building the program …");
    workspace.cargo(&["build", "--release", "--locked", "--package", "speakeasy"]).run()?;
    workspace.release_binary("speakeasy")
}

/// Writes both packages of a program.
pub(crate) fn pack(workspace: &Workspace, binary: &Path, out: &Path) -> Result<Packages> {
    let binary = &fs::canonicalize(binary).with_context(|| format!("there is no {}", binary.display()))?;
    fs::create_dir_all(out)?;
    let out = &fs::canonicalize(out)?;
    let work = out.join("work");
    if work.exists() {
        fs::remove_dir_all(&work)?;
    }
    fs::create_dir(&work)?;
    let program = Program::read(workspace, binary, &work)?;
    let packages = Packages {
        tarball: tarball::write(workspace, &program, &work, out)?,
        deb: deb::write(workspace, &program, &work, out)?,
    };
    fs::remove_dir_all(&work)?;
    write_sums(workspace, &packages, out)?;
    Ok(packages)
}

/// What a download is compared with: `sha256sum --check SHA256SUMS`.
fn write_sums(workspace: &Workspace, packages: &Packages, out: &Path) -> Result<()> {
    let _folder = workspace.shell.push_dir(out);
    let name = |path: &Path| path.file_name().expect("packages have names").to_owned();
    let (tarball, deb) = (name(&packages.tarball), name(&packages.deb));
    let sums = cmd!(workspace.shell, "sha256sum {tarball} {deb}").quiet().read()?;
    fs::write(out.join("SHA256SUMS"), sums + "\n")?;
    Ok(())
}
