//! `speakeasy serve` as a process of its own.

use std::io::{BufRead, BufReader};
use std::net::SocketAddr;
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

pub(crate) struct Process {
    child: Child,
    pub(crate) address: SocketAddr,
    /// From the call of the program until it served.
    pub(crate) started_in: Duration,
    log: Arc<Mutex<Vec<String>>>,
}

impl Process {
    pub(crate) fn start(binary: &Path, data: &Path, arguments: &[&str]) -> Process {
        let begun = Instant::now();
        let mut child = Command::new(binary)
            .args(["serve", "--port", "0", "--sockets-per-address", "100000", "--data"])
            .arg(data)
            .args(arguments)
            .env("SPEAKEASY_LOG", "error")
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stderr.take().unwrap());
        let mut line = String::new();
        let address = loop {
            line.clear();
            assert!(lines.read_line(&mut line).unwrap() > 0, "the server ended");
            if let Some(address) = line.trim().strip_prefix("serving on http://") {
                break address.parse().unwrap();
            }
        };
        let started_in = begun.elapsed();
        // Somebody has to read what the server says, or it waits.
        let log = Arc::<Mutex<Vec<String>>>::default();
        let heard = log.clone();
        std::thread::spawn(move || {
            for line in lines.lines().map_while(Result::ok) {
                heard.lock().unwrap().push(line);
            }
        });
        Process { child, address, started_in, log }
    }

    /// As `kill -9`.
    pub(crate) fn kill(mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// What the server said since it serves.
    pub(crate) fn log(&self) -> Vec<String> {
        self.log.lock().unwrap().clone()
    }

    /// Resident memory in KiB.
    pub(crate) fn memory(&self) -> u64 {
        let status = std::fs::read_to_string(format!("/proc/{}/status", self.child.id())).unwrap();
        let line = status.lines().find(|line| line.starts_with("VmRSS:")).unwrap();
        line.split_whitespace().nth(1).unwrap().parse().unwrap()
    }

    /// Processor time used so far.
    pub(crate) fn busy(&self) -> Duration {
        let stat = std::fs::read_to_string(format!("/proc/{}/stat", self.child.id())).unwrap();
        let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
        let ticks: u64 = fields[11].parse::<u64>().unwrap() + fields[12].parse::<u64>().unwrap();
        Duration::from_millis(ticks * 10)
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}
