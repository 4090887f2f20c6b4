//! What the server counts of itself, told in the text format of Prometheus.

mod counts;
mod gauge;
mod histogram;
mod page;

pub(crate) use gauge::{Entered, Gauge};

use crate::store::{Appended, Unavailable};
use crate::table::{Entry, Stamped};
use counts::Counts;
use histogram::Histogram;
use page::Page;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

pub(crate) struct Metrics {
    started: SystemTime,
    /// Tables that are awake.
    pub(crate) awake: Gauge,
    pub(crate) sockets: Gauge,
    /// Bots whose turn it is and for whom no thread is free.
    pub(crate) bots_waiting: Gauge,
    pub(crate) bots_thinking: Gauge,
    /// Refused commands and unreadable messages on WebSockets, by the code of the refusal.
    pub(crate) refused_messages: Counts,
    /// Refused HTTP requests, by the code of the refusal.
    pub(crate) refused_requests: Counts,
    /// HTTP requests by the status of their answer.
    pub(crate) requests: Counts,
    opened: AtomicU64,
    steps: AtomicU64,
    commits: Histogram,
    failed_commits: AtomicU64,
    lost_races: AtomicU64,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        Metrics {
            started: SystemTime::now(),
            awake: Gauge::default(),
            sockets: Gauge::default(),
            bots_waiting: Gauge::default(),
            bots_thinking: Gauge::default(),
            refused_messages: Counts::default(),
            refused_requests: Counts::default(),
            requests: Counts::default(),
            opened: AtomicU64::new(0),
            steps: AtomicU64::new(0),
            commits: Histogram::default(),
            failed_commits: AtomicU64::new(0),
            lost_races: AtomicU64::new(0),
        }
    }

    pub(crate) fn table_opened(&self) {
        self.opened.fetch_add(1, Ordering::Relaxed);
    }

    /// Notes how an append that began at `begun` went; what others had written counts there, not here.
    pub(crate) fn appended(
        &self,
        begun: Instant,
        entries: &[Stamped],
        appended: &Result<Appended, Unavailable>,
    ) {
        match appended {
            Ok(Appended::Done) => {
                self.commits.add(begun.elapsed());
                let steps = entries.iter().filter(|stamped| is_step(&stamped.entry)).count();
                self.steps.fetch_add(steps as u64, Ordering::Relaxed);
            }
            Ok(Appended::Conflict) => {
                self.lost_races.fetch_add(1, Ordering::Relaxed);
            }
            Ok(Appended::AlreadyDone(_)) => {}
            Err(_) => {
                self.failed_commits.fetch_add(1, Ordering::Relaxed);
            }
        }
    }

    /// Everything, as Prometheus reads it, on a store of this kind.
    pub(crate) fn page(&self, store: &str, is_ready: bool) -> String {
        let mut page = Page::default();
        page.info("speakeasy_build_info", "The version of the program", "version", env!("CARGO_PKG_VERSION"));
        page.info("speakeasy_store_info", "The database", "kind", store);
        page.gauge("speakeasy_ready", "1 while the server can save", u64::from(is_ready));
        page.gauge("speakeasy_tables_awake", "Tables in memory", self.awake.value());
        page.counter("speakeasy_tables_opened_total", "Tables opened", count(&self.opened));
        page.gauge("speakeasy_sockets", "WebSockets that are open", self.sockets.value());
        page.counter("speakeasy_steps_total", "Steps of matches that are on disk", count(&self.steps));
        page.histogram("speakeasy_commit_seconds", "From asking to save until it is on disk", &self.commits);
        page.counter(
            "speakeasy_commit_failures_total",
            "What could not be saved",
            count(&self.failed_commits),
        );
        page.counter(
            "speakeasy_lost_races_total",
            "What another node was quicker with",
            count(&self.lost_races),
        );
        page.gauge("speakeasy_bots_waiting", "Bots that wait for a thread", self.bots_waiting.value());
        page.gauge("speakeasy_bots_thinking", "Bots that think", self.bots_thinking.value());
        page.counts(
            "speakeasy_refused_messages_total",
            "Refused messages on WebSockets",
            "kind",
            &self.refused_messages,
        );
        page.counts(
            "speakeasy_refused_requests_total",
            "Refused HTTP requests",
            "kind",
            &self.refused_requests,
        );
        page.counts("speakeasy_http_requests_total", "HTTP requests", "status", &self.requests);
        let started = self.started.duration_since(UNIX_EPOCH).unwrap_or(Duration::ZERO);
        page.gauge("process_start_time_seconds", "When the server started", started.as_secs());
        if let Some(bytes) = resident_memory() {
            page.gauge("process_resident_memory_bytes", "Memory in use", bytes);
        }
        page.text()
    }
}

fn is_step(entry: &Entry) -> bool {
    matches!(entry, Entry::Acted { .. } | Entry::Drawn { .. })
}

fn count(counter: &AtomicU64) -> u64 {
    counter.load(Ordering::Relaxed)
}

/// As Linux tells it; elsewhere the number is left out.
fn resident_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kib: u64 = line.trim().strip_suffix(" kB")?.trim().parse().ok()?;
    Some(kib * 1024)
}
