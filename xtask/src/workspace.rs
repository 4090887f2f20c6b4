//! The workspace this program works on: its folder, its cargo, and where cargo puts what it builds.

use anyhow::{Context, Result};
use serde_json::Value;
use std::env;
use std::path::{Path, PathBuf};
use xshell::{Cmd, Shell, cmd};

/// The workspace, with a shell that stands in its folder.
pub(crate) struct Workspace {
    pub(crate) root: PathBuf,
    pub(crate) shell: Shell,
    /// The cargo that started this program, so that all steps use one toolchain.
    cargo: String,
}

impl Workspace {
    pub(crate) fn open() -> Result<Workspace> {
        let package = env::var("CARGO_MANIFEST_DIR").unwrap_or_else(|_| env!("CARGO_MANIFEST_DIR").into());
        let root =
            Path::new(&package).parent().context("the xtask package lies in the workspace's folder")?;
        let shell = Shell::new()?;
        shell.change_dir(root);
        let cargo = env::var("CARGO").unwrap_or_else(|_| "cargo".into());
        Ok(Workspace { root: root.into(), shell, cargo })
    }

    /// A cargo command with these arguments, not yet run. It is not told of this package, as programs that cargo runs are:
    /// some dependencies would be built anew for that, and again when cargo is called by hand.
    pub(crate) fn cargo(&self, arguments: &[&str]) -> Cmd<'_> {
        let cargo = &self.cargo;
        let told = env::vars().map(|(name, _)| name);
        let of_package =
            told.filter(|name| ["CARGO_PKG_", "CARGO_MANIFEST_"].iter().any(|own| name.starts_with(own)));
        of_package.fold(cmd!(self.shell, "{cargo} {arguments...}"), Cmd::env_remove)
    }

    /// Whether cargo has the subcommand that a component of the toolchain brings.
    pub(crate) fn has_subcommand(&self, name: &str) -> bool {
        self.cargo(&[name, "--version"]).quiet().ignore_stdout().ignore_stderr().run().is_ok()
    }

    /// Where a release build puts the program `name`.
    pub(crate) fn release_binary(&self, name: &str) -> Result<PathBuf> {
        self.binary("release", name)
    }

    /// Where a build of that kind puts the program `name`.
    pub(crate) fn binary(&self, kind: &str, name: &str) -> Result<PathBuf> {
        Ok(self.target()?.join(kind).join(format!("{name}{}", env::consts::EXE_SUFFIX)))
    }

    /// Where cargo puts what it builds.
    pub(crate) fn target(&self) -> Result<PathBuf> {
        let metadata = self.cargo(&["metadata", "--format-version=1", "--no-deps"]).quiet().read()?;
        let metadata: Value = serde_json::from_str(&metadata).context("cargo metadata prints JSON")?;
        let target =
            metadata["target_directory"].as_str().context("cargo metadata names the target folder")?;
        Ok(target.into())
    }
}
