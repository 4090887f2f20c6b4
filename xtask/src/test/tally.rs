//! How many tests passed, failed and were left out, read from the lines that test programs print.

use std::fmt;
use std::iter::Sum;

#[derive(Clone, Copy, PartialEq, Default, Debug)]
pub(crate) struct Tally {
    pub(crate) passed: usize,
    pub(crate) failed: usize,
    pub(crate) ignored: usize,
}

impl Tally {
    /// A step failed that is not a test run.
    pub(crate) const FAILED_STEP: Tally = Tally { passed: 0, failed: 1, ignored: 0 };

    /// A run that ended badly though no test failed counts as one failure.
    pub(crate) fn or_failed(mut self, is_good: bool) -> Tally {
        if !is_good && self.failed == 0 {
            self.failed = 1;
        }
        self
    }

    /// Reads `test result: ok. 3 passed; 0 failed; 1 ignored; …`, plain or coloured; any other line is none.
    fn of_line(line: &str) -> Option<Tally> {
        let (_, counts) = line.strip_prefix("test result: ")?.split_once(". ")?;
        let count =
            |name| counts.split(';').find_map(|part| part.trim().strip_suffix(name)?.trim_end().parse().ok());
        Some(Tally { passed: count("passed")?, failed: count("failed")?, ignored: count("ignored")? })
    }
}

impl Sum for Tally {
    fn sum<I: Iterator<Item = Tally>>(tallies: I) -> Tally {
        tallies.fold(Tally::default(), |sum, tally| Tally {
            passed: sum.passed + tally.passed,
            failed: sum.failed + tally.failed,
            ignored: sum.ignored + tally.ignored,
        })
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} passed, {} failed, {} skipped", self.passed, self.failed, self.ignored)
    }
}

/// Reads the output of many test programs line by line.
#[derive(Default)]
pub(crate) struct Reader {
    tally: Tally,
    /// A program said what it runs and has not yet said how it went.
    is_running: bool,
}

impl Reader {
    pub(crate) fn read(&mut self, line: &str) {
        let line = without_colour(line);
        if let Some(tally) = Tally::of_line(&line) {
            self.tally = [self.tally, tally].into_iter().sum();
            self.is_running = false;
        } else if is_start(&line) {
            self.close();
            self.is_running = true;
        }
    }

    /// What was counted in all; a program that ended without a result line counts as one failure, and so does
    /// a run that ended badly though no test failed (it did not compile, say).
    pub(crate) fn finish(mut self, is_good: bool) -> Tally {
        self.close();
        self.tally.or_failed(is_good)
    }

    fn close(&mut self) {
        self.tally.failed += usize::from(self.is_running);
        self.is_running = false;
    }
}

/// Whether a test program begins: `running 3 tests`.
fn is_start(line: &str) -> bool {
    let count = line
        .strip_prefix("running ")
        .and_then(|rest| rest.strip_suffix(" tests").or(rest.strip_suffix(" test")));
    count.is_some_and(|count| count.parse::<usize>().is_ok())
}

/// The line without the escape sequences that colour it.
fn without_colour(line: &str) -> String {
    let mut plain = String::with_capacity(line.len());
    let mut rest = line.trim_end();
    while let Some((before, escape)) = rest.split_once('\u{1b}') {
        plain.push_str(before);
        rest = escape.split_once(|end: char| end.is_ascii_alphabetic()).map_or("", |(_, after)| after);
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(lines: &[&str], is_good: bool) -> Tally {
        let mut reader = Reader::default();
        lines.iter().for_each(|line| reader.read(line));
        reader.finish(is_good)
    }

    const OK: &str =
        "test result: ok. 3 passed; 0 failed; 1 ignored; 0 measured; 0 filtered out; finished in 0.00s";
    const BAD: &str =
        "test result: FAILED. 1 passed; 2 failed; 0 ignored; 0 measured; 0 filtered out; finished in 1s";

    #[test]
    fn result_lines_add_up() {
        let tally = read(&["running 4 tests", OK, "", "running 3 tests", "test a ... FAILED", BAD], false);
        assert_eq!(tally, Tally { passed: 4, failed: 2, ignored: 1 });
        assert_eq!(tally.to_string(), "4 passed, 2 failed, 1 skipped");
    }

    #[test]
    fn coloured_lines_are_read_too() {
        let tally = read(
            &["test result: \u{1b}[32mok\u{1b}(B\u{1b}[m. 7 passed; 0 failed; 0 ignored; 0 measured"],
            true,
        );
        assert_eq!(tally, Tally { passed: 7, failed: 0, ignored: 0 });
    }

    #[test]
    fn other_lines_are_not_counted() {
        assert_eq!(
            read(&["test result of mine", "1 passed; 1 failed", "running late"], true),
            Tally::default()
        );
    }

    #[test]
    fn a_run_that_ended_badly_without_a_failed_test_is_one_failure() {
        assert_eq!(read(&[], false), Tally::FAILED_STEP);
    }

    #[test]
    fn a_test_program_that_crashed_is_one_failure() {
        let tally = read(&["running 1 test", "running 4 tests", OK, "running 2 tests"], false);
        assert_eq!(tally, Tally { passed: 3, failed: 2, ignored: 1 });
    }
}
