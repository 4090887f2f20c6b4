//! What goes wrong on the way: what passes, and is tried again with growing patience, and what does not.

use crate::fail::Fail;
use std::time::Duration;

pub(super) enum Trouble {
    /// Worth another try, after so long if somebody said how long.
    Passing {
        why: String,
        wait: Option<Duration>,
    },
    Lasting(Fail),
}

impl Trouble {
    pub(super) fn passing(why: impl Into<String>) -> Trouble {
        Trouble::Passing { why: why.into(), wait: None }
    }

    pub(super) fn lasting(why: impl Into<String>) -> Trouble {
        Trouble::Lasting(Fail::File(why.into()))
    }
}

/// How long to wait before the next try: twice as long every time, up to half a minute.
pub(super) struct Patience {
    next: Duration,
}

const FIRST: Duration = Duration::from_millis(500);
const LAST: Duration = Duration::from_secs(30);

impl Patience {
    pub(super) fn new() -> Patience {
        Patience { next: FIRST }
    }

    /// The wait, with up to a quarter more, so that many who were cut at once do not come back at once.
    pub(super) fn wait(&mut self) -> Duration {
        let wait = self.next;
        self.next = (wait * 2).min(LAST);
        let some = getrandom::u32().unwrap_or(0) % 256;
        wait + wait / 1024 * some
    }

    pub(super) fn reset(&mut self) {
        self.next = FIRST;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_to_half_a_minute_and_start_anew() {
        let mut patience = Patience::new();
        let waits: Vec<Duration> = (0..9).map(|_| patience.wait()).collect();
        assert!(waits[0] >= FIRST && waits[0] <= FIRST * 5 / 4);
        assert!(waits[1] >= FIRST * 2);
        assert!(waits[8] >= LAST && waits[8] <= LAST * 5 / 4);
        patience.reset();
        assert!(patience.wait() <= FIRST * 5 / 4);
    }
}
