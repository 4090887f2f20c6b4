//! A folder as it is packaged, and its archive: the same bytes from the same files, whoever makes it and when.

use crate::workspace::Workspace;
use anyhow::Result;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use xshell::cmd;

pub(super) struct Tree(PathBuf);

impl Tree {
    pub(super) fn new(root: PathBuf) -> Result<Tree> {
        fs::create_dir_all(&root)?;
        Ok(Tree(root))
    }

    pub(super) fn put(&self, path: &str, mode: u32, content: impl AsRef<[u8]>) -> Result<()> {
        let path = self.0.join(path);
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&path, content)?;
        fs::set_permissions(&path, fs::Permissions::from_mode(mode))?;
        Ok(())
    }

    /// The sizes of all files together, in KiB.
    pub(super) fn kib(&self) -> Result<u64> {
        fn bytes(folder: &Path) -> Result<u64> {
            let mut sum = 0;
            for entry in fs::read_dir(folder)? {
                let (path, meta) = entry.and_then(|entry| Ok((entry.path(), entry.metadata()?)))?;
                sum += if meta.is_dir() { bytes(&path)? } else { meta.len() };
            }
            Ok(sum)
        }
        Ok(bytes(&self.0)?.div_ceil(1024))
    }

    /// Writes `names`, which are in the folder, into a compressed archive.
    pub(super) fn archive(&self, workspace: &Workspace, names: &[&str], path: &Path) -> Result<()> {
        let (shell, root) = (&workspace.shell, &self.0);
        let time = format!("--mtime=@{}", time(workspace));
        cmd!(
            shell,
            "tar --create --file {path} --directory {root} --format=gnu --sort=name --owner=root:0 --group=root:0
             --mode=u+rwX,go-w {time} --use-compress-program {GZIP} {names...}"
        )
        .quiet()
        .run()?;
        Ok(())
    }
}

/// Neither the name nor the time of the archive goes into it.
const GZIP: &str = "gzip -9n";

/// When what is packaged was changed last, in seconds since 1970.
fn time(workspace: &Workspace) -> u64 {
    let given = std::env::var("SOURCE_DATE_EPOCH").ok();
    let commit = || cmd!(workspace.shell, "git log -1 --format=%ct").quiet().ignore_stderr().read().ok();
    given.or_else(commit).and_then(|text| text.trim().parse().ok()).unwrap_or(0)
}
