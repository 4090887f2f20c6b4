//! The clock on the wall, by which people's time to think is counted.

use super::finding::Finding;
use std::path::Path;
use std::time::{SystemTime, UNIX_EPOCH};

const ABOUT: &str = "clock";
/// No server of this version ran before 2026; in milliseconds since 1970.
const EARLIEST: i64 = 1_767_225_600_000;
/// How far the clock may be behind what was written: machines correct themselves by that much.
const TOLERATED: i64 = 5_000;
/// Where systemd notes that it sets the clock, and that it has.
const TIMESYNC: &str = "/run/systemd/timesync";

const ADVICE: &str = "set the clock and let it be set by NTP: timedatectl set-ntp true";

pub(super) fn check(last_written: Option<i64>) -> Finding {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as i64);
    let folder = Path::new(TIMESYNC);
    judge(now, last_written, folder.is_dir() && !folder.join("synchronized").exists())
}

fn judge(now: i64, last_written: Option<i64>, is_adrift: bool) -> Finding {
    if now < EARLIEST {
        return Finding::bad(ABOUT, "it is years behind", ADVICE);
    }
    if let Some(ahead) = last_written.map(|at| at - now).filter(|ahead| *ahead > TOLERATED) {
        let found = format!("it is {} s behind what the database says was the time already", ahead / 1000);
        return Finding::bad(ABOUT, found, ADVICE);
    }
    match is_adrift {
        true => Finding::odd(ABOUT, "systemd has not set it yet since the machine started", ADVICE),
        false => Finding::ok(ABOUT, "goes forward"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::doctor::finding::Verdict;

    #[test]
    fn a_clock_that_went_back_is_bad() {
        let verdict = |now, last, adrift| judge(now, last, adrift).verdict;
        assert_eq!(verdict(1000, None, false), Verdict::Bad);
        assert_eq!(verdict(EARLIEST, Some(EARLIEST + 60_000), false), Verdict::Bad);
        assert_eq!(verdict(EARLIEST, Some(EARLIEST + 1000), false), Verdict::Ok);
        assert_eq!(verdict(EARLIEST, None, true), Verdict::Odd);
    }
}
