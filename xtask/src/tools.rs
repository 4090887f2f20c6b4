//! Programs that are not Rust's: whether they are there, and how to get them.

use std::env;
use std::process::{Command, Stdio};
use xshell::{Shell, cmd};

/// Whether a program is there; installs Debian's package of the same name where that is possible.
pub(crate) fn have(shell: &Shell, program: &str) -> bool {
    if is_installed(program) {
        return true;
    }
    if is_installed("apt-get") && is_root(shell) {
        eprintln!("{program} is missing: installing it with apt-get");
        install(program);
    }
    is_installed(program)
}

/// Whether there is a PostgreSQL server to be started by tests, which Debian keeps off the PATH; installs it where that
/// is possible.
pub(crate) fn have_postgres(shell: &Shell) -> bool {
    if has_postgres() {
        return true;
    }
    if is_installed("apt-get") && is_root(shell) {
        eprintln!("PostgreSQL is missing: installing it with apt-get");
        install("postgresql");
    }
    has_postgres()
}

fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    is_installed("initdb") || versions.into_iter().any(|version| version.path().join("bin/initdb").is_file())
}

fn is_installed(program: &str) -> bool {
    let path = env::var_os("PATH").unwrap_or_default();
    env::split_paths(&path).any(|folder| folder.join(program).is_file())
}

fn is_root(shell: &Shell) -> bool {
    cmd!(shell, "id -u").quiet().read().is_ok_and(|id| id == "0")
}

/// Tries to; whether it worked is seen from what is installed afterwards.
fn install(program: &str) {
    for arguments in [&["update"][..], &["install", "-y", program]] {
        let mut command = Command::new("apt-get");
        // Standard output is for the report alone.
        command.args(arguments).stdout(Stdio::from(std::io::stderr()));
        let _ = command.env("DEBIAN_FRONTEND", "noninteractive").status();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn programs_are_found_on_the_path() {
        assert!(is_installed("cargo"));
        assert!(!is_installed("no-such-program"));
    }
}
