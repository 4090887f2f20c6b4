//! The packages of a real program: unpacked into an empty folder it starts, serves and completes.

use super::{Packages, pack};
use crate::workspace::Workspace;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::TcpStream;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use tempfile::TempDir;

/// Packages of the program that the other tests use, too; it is built only if there is none.
fn packages() -> (TempDir, Packages) {
    let workspace = Workspace::open().unwrap();
    let binary = workspace.binary("debug", "speakeasy").unwrap();
    if !binary.exists() {
        workspace.cargo(&["build", "--package", "speakeasy"]).run().unwrap();
    }
    let out = tempfile::tempdir().unwrap();
    let packages = pack(&workspace, &binary, out.path()).unwrap();
    (out, packages)
}

struct Server(Child);

impl Drop for Server {
    fn drop(&mut self) {
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Starts an unpacked program in an empty folder and asks whether it is well.
fn answers(binary: &Path) {
    let folder = tempfile::tempdir().unwrap();
    let mut command = Command::new(binary);
    command.args(["serve", "--port", "0"]).current_dir(folder.path()).env_clear().stderr(Stdio::piped());
    let mut server = Server(command.spawn().unwrap());
    let mut lines = BufReader::new(server.0.stderr.take().unwrap()).lines().map(Result::unwrap);
    let serving = lines.find_map(|line| line.strip_prefix("serving on http://").map(str::to_owned));
    let address = serving.expect("the server starts");
    for (path, answer) in [("/healthz", "ok\n"), ("/readyz", "ready\n")] {
        let mut stream = TcpStream::connect(&address).unwrap();
        write!(stream, "GET {path} HTTP/1.1\r\nhost: {address}\r\nconnection: close\r\n\r\n").unwrap();
        let mut heard = String::new();
        stream.read_to_string(&mut heard).unwrap();
        assert!(heard.starts_with("HTTP/1.1 200") && heard.ends_with(answer), "{heard}");
    }
    assert!(folder.path().join("speakeasy-data/speakeasy.db").exists());
}

fn must(command: &mut Command) -> String {
    let done = command.output().unwrap();
    assert!(done.status.success(), "{command:?}: {done:?}");
    String::from_utf8(done.stdout).unwrap()
}

#[test]
fn the_packages_install_and_start_in_an_empty_directory() {
    let (out, packages) = packages();
    must(Command::new("sha256sum").args(["--check", "SHA256SUMS"]).current_dir(out.path()));
    the_tarball_runs_where_it_is_unpacked(&packages.tarball);
    the_deb_runs_where_it_is_installed(&packages.deb);
}

fn the_tarball_runs_where_it_is_unpacked(tarball: &Path) {
    let root = tempfile::tempdir().unwrap();
    must(Command::new("tar").arg("--extract").arg("--file").arg(tarball).current_dir(root.path()));
    let mut unpacked = std::fs::read_dir(root.path()).unwrap();
    let folder = unpacked.next().unwrap().unwrap().path();
    assert!(unpacked.next().is_none(), "one folder, not a mess");
    for file in ["README.md", "LICENSE-MIT", "LICENSE-APACHE", "docs/hosting.md", "speakeasy.env"] {
        assert!(folder.join(file).exists(), "{file}");
    }
    let unit = std::fs::read_to_string(folder.join("speakeasy.service")).unwrap();
    assert!(unit.contains("ExecStart=/usr/local/bin/speakeasy serve"), "{unit}");
    answers(&folder.join("speakeasy"));
}

fn the_deb_runs_where_it_is_installed(deb: &Path) {
    if Command::new("dpkg-deb").arg("--version").output().is_err() {
        println!("skipped: dpkg-deb is not here");
        return;
    }
    let fields = must(Command::new("dpkg-deb").arg("--field").arg(deb));
    for field in ["Package: speakeasy\n", "Depends: libc6 (>= 2.", "Installed-Size: "] {
        assert!(fields.contains(field), "{field} is not in {fields}");
    }
    let listed = must(Command::new("dpkg-deb").arg("--contents").arg(deb));
    assert!(listed.lines().all(|line| line.contains(" root/root ")), "{listed}");
    let root = tempfile::tempdir().unwrap();
    must(Command::new("dpkg-deb").arg("--extract").arg(deb).arg(root.path()));
    let at = |path: &str| root.path().join(path);
    for (path, told) in [
        ("usr/share/bash-completion/completions/speakeasy", "doctor"),
        ("usr/share/zsh/vendor-completions/_speakeasy", "doctor"),
        ("usr/share/fish/vendor_completions.d/speakeasy.fish", "doctor"),
        ("lib/systemd/system/speakeasy.service", "ExecStart=/usr/bin/speakeasy serve"),
        ("etc/speakeasy.env", "SPEAKEASY_OPERATOR_TOKEN"),
        ("usr/share/doc/speakeasy/copyright", "MIT or Apache-2.0"),
    ] {
        let text = std::fs::read_to_string(at(path)).unwrap_or_else(|error| panic!("{path}: {error}"));
        assert!(text.contains(told), "{path} does not tell of {told}");
    }
    answers(&at("usr/bin/speakeasy"));
}
