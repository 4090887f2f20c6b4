//! The program that is packaged, and what it says of itself.

use crate::workspace::Workspace;
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use xshell::cmd;

pub(super) struct Program {
    /// The program without symbols.
    pub(super) binary: PathBuf,
    pub(super) version: String,
    /// Where a shell looks for its completions, under `/usr/share`, by shell.
    pub(super) completions: Vec<(&'static str, String)>,
    /// The oldest C library that it runs on.
    pub(super) libc: (u32, u32),
    pub(super) needs_libgcc: bool,
}

const SHELLS: [(&str, &str); 3] = [
    ("bash", "bash-completion/completions/speakeasy"),
    ("zsh", "zsh/vendor-completions/_speakeasy"),
    ("fish", "fish/vendor_completions.d/speakeasy.fish"),
];

impl Program {
    pub(super) fn read(workspace: &Workspace, binary: &Path, work: &Path) -> Result<Program> {
        let shell = &workspace.shell;
        let told = cmd!(shell, "{binary} --version").quiet().read()?;
        let version = told.split(' ').nth(1).context("`speakeasy --version` names a version")?.to_owned();
        let completions = |(name, path): (&str, &'static str)| {
            Ok((path, cmd!(shell, "{binary} completions {name}").quiet().read()? + "\n"))
        };
        let completions = SHELLS.into_iter().map(completions).collect::<Result<_>>()?;
        let stripped = work.join("speakeasy");
        fs::copy(binary, &stripped)?;
        // Symbols are for debuggers; where nothing takes them off, the packages are just larger.
        let _ = cmd!(shell, "strip {stripped}").quiet().ignore_stderr().run();
        let bytes = fs::read(&stripped)?;
        let needs_libgcc = find(&bytes, b"libgcc_s.so").next().is_some();
        Ok(Program { binary: stripped, version, completions, libc: libc(&bytes), needs_libgcc })
    }
}

/// The newest version of the C library whose symbols are asked for, such as `GLIBC_2.34`.
fn libc(bytes: &[u8]) -> (u32, u32) {
    const MARK: &[u8] = b"GLIBC_";
    let version = |rest: &[u8]| {
        let end = rest.iter().position(|byte| !matches!(byte, b'0'..=b'9' | b'.')).unwrap_or(rest.len());
        let text = std::str::from_utf8(&rest[..end]).ok()?;
        let mut parts = text.split('.').map(|part| part.parse().ok());
        Some((parts.next()??, parts.next()??))
    };
    let all = find(bytes, MARK).filter_map(|at| version(&bytes[at + MARK.len()..]));
    all.max().unwrap_or((2, 17))
}

fn find<'a>(bytes: &'a [u8], wanted: &'a [u8]) -> impl Iterator<Item = usize> + 'a {
    bytes.windows(wanted.len()).enumerate().filter(move |(_, window)| *window == wanted).map(|(at, _)| at)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_newest_version_that_is_asked_for_counts() {
        assert_eq!(libc(b"..GLIBC_2.2.5\0GLIBC_2.34\0GLIBC_2.9\0GLIBC_PRIVATE\0"), (2, 34));
        assert_eq!(libc(b"nothing"), (2, 17));
    }
}
