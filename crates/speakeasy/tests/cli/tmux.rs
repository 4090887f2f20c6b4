//! A real terminal: tmux runs a shell in a window of a given size; tests type into it and read what it shows.

use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};
use tempfile::TempDir;

/// How long anything may take on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) struct Pane {
    folder: TempDir,
}

impl Pane {
    /// A shell in a terminal of this size; nothing where tmux is not installed.
    pub(crate) fn open(width: u16, height: u16) -> Option<Pane> {
        if Command::new("tmux").arg("-V").output().is_err() {
            eprintln!("skipped: tmux is not installed, so there is no terminal to test in");
            return None;
        }
        let pane = Pane { folder: tempfile::tempdir().unwrap() };
        let size = [width.to_string(), height.to_string()];
        let shell = "env PS1=ready: PATH=\"$PATH\" sh";
        let opened =
            pane.tmux(&["-f", "/dev/null", "new-session", "-d", "-x", &size[0], "-y", &size[1], shell]);
        assert!(opened.status.success(), "{opened:?}");
        pane.wait_for("ready:");
        Some(pane)
    }

    /// The folder that the shell stands in.
    pub(crate) fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Types a line into the shell and presses Enter.
    pub(crate) fn type_line(&self, line: &str) {
        assert!(self.tmux(&["send-keys", "-l", line]).status.success());
        self.press(&["Enter"]);
    }

    /// Presses keys, by tmux's names for them.
    pub(crate) fn press(&self, keys: &[&str]) {
        assert!(self.tmux(&[&["send-keys"], keys].concat()).status.success());
    }

    /// What is to be seen.
    pub(crate) fn text(&self) -> String {
        String::from_utf8(self.tmux(&["capture-pane", "-p"]).stdout).unwrap()
    }

    /// Waits until the screen shows this.
    #[track_caller]
    pub(crate) fn wait_for(&self, what: &str) -> String {
        self.wait_until(what, |text| text.contains(what))
    }

    #[track_caller]
    pub(crate) fn wait_until(&self, what: &str, is_so: impl Fn(&str) -> bool) -> String {
        let end = Instant::now() + PATIENCE;
        loop {
            let text = self.text();
            if is_so(&text) {
                return text;
            }
            assert!(Instant::now() < end, "waited in vain for {what}:\n{text}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Closes the terminal, and waits until what runs there has noticed.
    pub(crate) fn close(&self) {
        let told = self.tmux(&["display-message", "-p", "#{pane_pid}"]).stdout;
        let pid = String::from_utf8(told).unwrap().trim().to_owned();
        self.tmux(&["kill-server"]);
        let is_there = || Command::new("kill").args(["-0", &pid]).output().unwrap().status.success();
        let end = Instant::now() + PATIENCE;
        while is_there() {
            assert!(Instant::now() < end, "process {pid} goes on without a terminal");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    fn tmux(&self, arguments: &[&str]) -> Output {
        let socket = self.folder.path().join("tmux");
        let mut command = Command::new("tmux");
        command.env("LC_ALL", "C.UTF-8").env_remove("TMUX").current_dir(self.folder.path());
        command.arg("-u").arg("-S").arg(socket).args(arguments).output().unwrap()
    }
}

impl Drop for Pane {
    fn drop(&mut self) {
        self.tmux(&["kill-server"]);
    }
}
