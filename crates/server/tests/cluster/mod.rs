//! A real PostgreSQL for tests, with a database for each of them. It goes when the tests do, however they end.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt, chown};
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, OnceLock, PoisonError};
use std::time::{Duration, Instant};

const INSTALL: &str = "these tests need PostgreSQL: install it (`sudo apt-get install postgresql`), or put initdb and postgres on the PATH";
const PATIENCE: Duration = Duration::from_secs(60);

/// A server of the tests' own. Its settings are those that the store asks for, unless a test wants others.
pub(crate) struct Cluster {
    folder: PathBuf,
    programs: PathBuf,
    owner: Option<(u32, u32)>,
    running: Mutex<Option<Running>>,
    databases: AtomicU32,
}

/// A shell that ends the server when the tests are gone: then nobody holds the other end of its standard input.
struct Running {
    shell: Child,
    line: Option<ChildStdin>,
}

impl Cluster {
    /// The one that all tests of a binary share.
    pub(crate) fn shared() -> &'static Cluster {
        static SHARED: OnceLock<Cluster> = OnceLock::new();
        SHARED.get_or_init(|| Cluster::start(&[]))
    }

    /// A server with further settings, such as `fsync=off`.
    pub(crate) fn start(settings: &[&str]) -> Cluster {
        let folder = tempfile::Builder::new().prefix("pg").tempdir().unwrap().keep();
        let owner = owner();
        if let Some((user, group)) = owner {
            chown(&folder, Some(user), Some(group)).unwrap();
            fs::set_permissions(&folder, fs::Permissions::from_mode(0o755)).unwrap();
        }
        let (programs, databases) = (programs(), AtomicU32::new(0));
        let cluster = Cluster { folder, programs, owner, running: Mutex::new(None), databases };
        let made = cluster
            .command("initdb")
            .args(["-D", "data", "-U", "postgres", "-A", "trust", "--no-sync", "--no-locale", "-E", "UTF8"])
            .output()
            .unwrap();
        assert!(made.status.success(), "initdb: {}", String::from_utf8_lossy(&made.stderr));
        cluster.resume(settings);
        cluster
    }

    /// Starts the server again.
    pub(crate) fn resume(&self, settings: &[&str]) {
        let settings: Vec<String> = settings.iter().map(|setting| format!("-c {setting}")).collect();
        let script = format!(
            "'{0}' -D data -k '{1}' -c listen_addresses= -c shared_buffers=16MB -c max_connections=300 {2} \
             >>log 2>&1 </dev/null & pid=$!; cat >/dev/null; kill -QUIT $pid 2>/dev/null; wait $pid; \
             [ -e keep ] || rm -rf '{1}'",
            self.programs.join("postgres").display(),
            self.folder.display(),
            settings.join(" ")
        );
        let _ = fs::remove_file(self.folder.join("keep"));
        let mut command = Command::new("sh");
        self.as_owner(&mut command);
        // Whoever waits for the end of what the tests say does not wait for it.
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let mut shell = command.args(["-c", &script]).stdin(Stdio::piped()).spawn().unwrap();
        let line = shell.stdin.take();
        *self.running.lock().unwrap_or_else(PoisonError::into_inner) = Some(Running { shell, line });
        let begun = Instant::now();
        while !self.psql("postgres", "SELECT 1") {
            let log = || fs::read_to_string(self.folder.join("log")).unwrap_or_default();
            assert!(begun.elapsed() < PATIENCE, "PostgreSQL does not start: {}", log());
            std::thread::sleep(Duration::from_millis(50));
        }
    }

    /// Ends the server at once, as a power cut does to those who talk to it.
    pub(crate) fn stop(&self) {
        fs::write(self.folder.join("keep"), "").unwrap();
        let running = self.running.lock().unwrap_or_else(PoisonError::into_inner).take();
        if let Some(mut running) = running {
            drop(running.line.take());
            running.shell.wait().unwrap();
        }
    }

    /// The address of a new database.
    pub(crate) fn database(&self) -> String {
        let number = self.databases.fetch_add(1, Ordering::Relaxed);
        let name = format!("house{number}");
        assert!(self.psql("postgres", &format!("CREATE DATABASE {name}")), "a database can be made");
        self.url(&name)
    }

    pub(crate) fn url(&self, database: &str) -> String {
        let folder = self.folder.display().to_string().replace('/', "%2F");
        format!("postgres://postgres@{folder}/{database}")
    }

    /// Where the server listens.
    pub(crate) fn socket(&self) -> PathBuf {
        self.folder.join(".s.PGSQL.5432")
    }

    /// Gives a command to the database; tells whether it was done.
    pub(crate) fn psql(&self, database: &str, sql: &str) -> bool {
        let mut command = self.command("psql");
        command.arg("-h").arg(&self.folder).args(["-U", "postgres", "-d", database, "-qXc", sql]);
        command.output().is_ok_and(|done| done.status.success())
    }

    /// Processor time that the server has used so far.
    pub(crate) fn busy(&self) -> Duration {
        let data = self.folder.join("data");
        let processes = fs::read_dir("/proc").into_iter().flatten().flatten();
        let numbers = processes.filter_map(|process| process.file_name().to_str()?.parse().ok());
        let is_its = |number: &u32| fs::read_link(format!("/proc/{number}/cwd")).is_ok_and(|cwd| cwd == data);
        numbers.filter(is_its).filter_map(busy).sum()
    }

    fn command(&self, program: &str) -> Command {
        let mut command = Command::new(self.programs.join(program));
        self.as_owner(&mut command);
        command
    }

    /// PostgreSQL does not run as root.
    fn as_owner(&self, command: &mut Command) {
        command.current_dir(&self.folder).env("HOME", &self.folder);
        if let Some((user, group)) = self.owner {
            command.uid(user).gid(group);
        }
    }
}

impl Drop for Cluster {
    fn drop(&mut self) {
        self.stop();
        let _ = fs::remove_dir_all(&self.folder);
    }
}

/// Processor time of a process and of those of its children that have ended.
pub(crate) fn busy(process: u32) -> Option<Duration> {
    let stat = fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    let fields = stat.rsplit_once(')')?.1.split_whitespace().skip(11).take(4);
    let ticks: u64 = fields.filter_map(|field| field.parse::<u64>().ok()).sum();
    Some(Duration::from_millis(ticks * 10))
}

/// Where the programs are: on the PATH, or where Debian keeps each version of them.
fn programs() -> PathBuf {
    let path = std::env::var_os("PATH").unwrap_or_default();
    let debian = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    let mut versions: Vec<PathBuf> = debian.map(|version| version.path().join("bin")).collect();
    versions.sort();
    let has_all =
        |folder: &Path| ["initdb", "postgres", "psql"].iter().all(|name| folder.join(name).is_file());
    let mut folders = versions.into_iter().rev().chain(std::env::split_paths(&path));
    folders.find(|folder| has_all(folder)).expect(INSTALL)
}

/// Whom the server belongs to, if we are root.
fn owner() -> Option<(u32, u32)> {
    if fs::metadata("/proc/self").is_ok_and(|own| own.uid() != 0) {
        return None;
    }
    let users = fs::read_to_string("/etc/passwd").unwrap_or_default();
    let find = |name: &str| {
        let line = users.lines().find(|line| line.split(':').next() == Some(name))?;
        let mut fields = line.split(':').skip(2);
        Some((fields.next()?.parse().ok()?, fields.next()?.parse().ok()?))
    };
    find("postgres").or_else(|| find("nobody"))
}
