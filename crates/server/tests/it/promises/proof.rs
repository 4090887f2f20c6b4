//! One line of the table that `cargo xtask soak` prints: a promise, the figure asked for, the figure run, the verdict.

use serde_json::json;
use std::fs::OpenOptions;
use std::io::Write;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// A proof under way. Dropped before its end it counts as failed.
pub(crate) struct Proof {
    id: &'static str,
    asked: &'static str,
    run: Option<String>,
    is_skipped: bool,
    /// One proof at a time: some of them measure time.
    _alone: MutexGuard<'static, ()>,
}

static ALONE: Mutex<()> = Mutex::new(());

impl Proof {
    pub(crate) fn of(id: &'static str, asked: &'static str) -> Proof {
        let _alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
        Proof { id, asked, run: None, is_skipped: false, _alone }
    }

    /// Held: tells what was run.
    pub(crate) fn holds(mut self, run: String) {
        self.run = Some(run);
    }

    /// There is nothing to prove it with: it is neither held nor failed.
    #[allow(dead_code, reason = "of the suites that share this, some can always prove what they promise")]
    pub(crate) fn skip(mut self, why: &str) {
        println!("{}: skipped: {why}", self.id);
        self.is_skipped = true;
    }

    /// The same run proved another promise, too.
    pub(crate) fn also_holds(&self, id: &'static str, asked: &'static str, run: &str) {
        tell(id, asked, Some(run));
    }
}

impl Drop for Proof {
    fn drop(&mut self) {
        if !self.is_skipped {
            tell(self.id, self.asked, self.run.as_deref());
        }
    }
}

fn tell(id: &str, asked: &str, run: Option<&str>) {
    let verdict = if run.is_some() { "holds" } else { "FAILED" };
    println!("{id}: {verdict}: {}", run.unwrap_or("see above"));
    let Some(path) = std::env::var_os("SPEAKEASY_SOAK_TABLE") else { return };
    let line = json!({ "id": id, "asked": asked, "run": run, "verdict": verdict });
    let file = OpenOptions::new().append(true).create(true).open(path);
    file.and_then(|mut file| writeln!(file, "{line}")).expect("the table of proofs can be written");
}

/// How much of a full figure is run: the share that `cargo xtask soak` asks for, else the quick one.
pub(crate) fn share(full: u64, quick: u64) -> u64 {
    asked_share().map_or(quick, |share| ((full as f64 * share) as u64).max(1))
}

/// Whether the machine does nothing else, as in `cargo xtask soak`; other tests run beside a quick proof.
#[allow(dead_code, reason = "of the suites that share this, some measure no time")]
pub(crate) fn is_alone() -> bool {
    asked_share().is_some()
}

fn asked_share() -> Option<f64> {
    std::env::var("SPEAKEASY_SOAK_SHARE").ok()?.parse().ok()
}
