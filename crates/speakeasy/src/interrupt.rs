//! Ctrl-C during a long run: the first one asks it to end with what it has, the second ends it at once.

use crate::fail::tell;
use crate::serve::asked_to_end;
use std::process::exit;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;

/// What a shell expects of a program that was interrupted: 128 and the number of the signal.
pub(crate) const INTERRUPTED: u8 = 130;

static ASKED: AtomicBool = AtomicBool::new(false);

/// From now on Ctrl-C, or SIGTERM, only sets a flag.
pub(crate) fn listen() {
    static LISTENING: OnceLock<()> = OnceLock::new();
    LISTENING.get_or_init(|| {
        // Where no thread or handler is to be had, Ctrl-C ends the run as it ends any program.
        let _ = thread::Builder::new().spawn(wait);
    });
}

/// Whether the run is to end with what it has.
pub(crate) fn is_asked() -> bool {
    ASKED.load(Ordering::Relaxed)
}

fn wait() {
    let Ok(runtime) = tokio::runtime::Builder::new_current_thread().enable_all().build() else { return };
    runtime.block_on(async {
        let Ok(asked) = asked_to_end() else { return };
        asked.await;
        ASKED.store(true, Ordering::Relaxed);
        tell("ending with the matches that are finished; once more to end at once");
        if let Ok(asked_again) = asked_to_end() {
            asked_again.await;
        }
        exit(INTERRUPTED.into());
    });
}
