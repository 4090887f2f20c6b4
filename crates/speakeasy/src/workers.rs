//! Spreads matches over all cores: workers take numbers of matches from a common queue, in chunks, under one
//! progress bar.

use crate::fail::Fail;
use indicatif::{HumanCount, ProgressBar, ProgressState, ProgressStyle};
use std::io::{IsTerminal, stderr};
use std::ops::{ControlFlow, Range};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

#[derive(clap::Args)]
pub(crate) struct Threads {
    /// How many threads; as many as there are cores if not given
    #[arg(long, value_name = "T", allow_negative_numbers = true, value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl Threads {
    pub(crate) fn count(&self) -> usize {
        let all_cores = || thread::available_parallelism().map_or(1, usize::from);
        self.threads.map_or_else(all_cores, usize::from)
    }
}

/// What is to be played by how many.
pub(crate) struct Work {
    pub(crate) numbers: Range<u64>,
    /// The most matches that a worker takes at once.
    pub(crate) largest_chunk: u64,
    pub(crate) threads: usize,
}

/// One thread's own part of the work.
pub(crate) trait Worker: Send {
    /// Plays the match with this number; breaks off when no more matches are wanted.
    fn play(&mut self, number: u64) -> Result<ControlFlow<()>, Fail>;

    /// Is told that the matches taken at once were played, or that no more of them will be.
    fn end_chunk(&mut self) -> Result<(), Fail> {
        Ok(())
    }
}

/// Lets newly hired workers play every match, and gives them back with what they gathered.
pub(crate) fn share<W: Worker>(work: &Work, hire: impl Fn() -> W + Sync) -> Result<Vec<W>, Fail> {
    let queue = Queue::new(work);
    let job = || queue.work_off(hire());
    let workers = thread::scope(|scope| {
        // The main thread is a worker, too. Where no more threads are to be had, those there are do all.
        let spawn = |_| thread::Builder::new().spawn_scoped(scope, job).ok();
        let others: Vec<_> = (1..queue.workers).map_while(spawn).collect();
        let mut workers = vec![job()];
        for other in others {
            workers.push(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        workers
    });
    queue.bar.finish_and_clear();
    workers.into_iter().collect()
}

/// Which matches are still to be played.
struct Queue {
    next: AtomicU64,
    end: u64,
    chunk: u64,
    workers: u64,
    stopped: AtomicBool,
    bar: ProgressBar,
}

impl Queue {
    fn new(work: &Work) -> Queue {
        let Range { start, end } = work.numbers;
        let count = end.saturating_sub(start);
        let workers = (work.threads as u64).min(count).max(1);
        Queue {
            next: AtomicU64::new(start),
            end,
            chunk: (count / (workers * 32)).clamp(1, work.largest_chunk),
            workers,
            stopped: AtomicBool::new(false),
            bar: progress_bar(start, end),
        }
    }

    fn work_off<W: Worker>(&self, mut worker: W) -> Result<W, Fail> {
        while let Some(numbers) = self.take() {
            let count = numbers.end - numbers.start;
            for number in numbers {
                let goes_on = worker.play(number).inspect_err(|_| self.stop())?;
                if goes_on.is_break() {
                    self.stop();
                    return worker.end_chunk().map(|()| worker);
                }
            }
            worker.end_chunk().inspect_err(|_| self.stop())?;
            self.bar.inc(count);
        }
        Ok(worker)
    }

    /// The next matches to play; none when all are handed out, or when a worker has failed or broken off.
    fn take(&self) -> Option<Range<u64>> {
        let start = self.next.fetch_add(self.chunk, Ordering::Relaxed);
        let is_left = start < self.end && !self.stopped.load(Ordering::Relaxed);
        is_left.then(|| start..start.saturating_add(self.chunk).min(self.end))
    }

    fn stop(&self) {
        self.stopped.store(true, Ordering::Relaxed);
    }
}

/// A bar where somebody watches; the matches before `start` were played in an earlier run.
fn progress_bar(start: u64, end: u64) -> ProgressBar {
    if !stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style =
        ProgressStyle::with_template("{bar:24} {human_pos}/{human_len} matches, {rate} a second, {eta} left");
    let rate = |state: &ProgressState, out: &mut dyn std::fmt::Write| {
        // A bar that cannot be drawn is no reason to stop.
        let _ = match state.per_sec() {
            slow if slow < 10.0 => write!(out, "{slow:.1}"),
            fast => write!(out, "{}", HumanCount(fast as u64)),
        };
    };
    let style = style.expect("the template is well formed").with_key("rate", rate);
    let bar = ProgressBar::new(end).with_style(style).with_position(start);
    bar.reset_eta();
    bar
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Notes what it plays; breaks off or fails where it is told to.
    #[derive(Default)]
    struct Diary {
        played: Vec<u64>,
        /// How many were played when a chunk ended.
        chunks: Vec<usize>,
        last: Option<u64>,
        bad: Option<u64>,
    }

    impl Worker for Diary {
        fn play(&mut self, number: u64) -> Result<ControlFlow<()>, Fail> {
            if self.bad == Some(number) {
                return Err(Fail::File("bad".to_owned()));
            }
            self.played.push(number);
            Ok(if self.last == Some(number) { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
        }

        fn end_chunk(&mut self) -> Result<(), Fail> {
            self.chunks.push(self.played.len());
            Ok(())
        }
    }

    fn work(numbers: Range<u64>, threads: usize) -> Work {
        Work { numbers, largest_chunk: 16, threads }
    }

    fn played(workers: &[Diary]) -> Vec<u64> {
        let mut all: Vec<u64> = workers.iter().flat_map(|worker| worker.played.iter().copied()).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn every_match_is_played_once_by_any_number_of_workers() {
        for threads in [1, 2, 7] {
            let workers = share(&work(5..700, threads), Diary::default).unwrap();
            assert_eq!(played(&workers), (5..700).collect::<Vec<_>>());
        }
        assert!(played(&share(&work(3..3, 4), Diary::default).unwrap()).is_empty());
    }

    #[test]
    fn a_worker_that_breaks_off_ends_the_work() {
        let hire = || Diary { last: Some(9), ..Diary::default() };
        let workers = share(&Work { largest_chunk: 1, ..work(0..100, 1) }, hire).unwrap();
        assert_eq!(played(&workers), (0..10).collect::<Vec<_>>());
        assert_eq!(workers[0].chunks, (1..=10).collect::<Vec<_>>(), "also that of the last match");
    }

    #[test]
    fn a_failure_is_told() {
        let hire = || Diary { bad: Some(50), ..Diary::default() };
        assert!(matches!(share(&work(0..100, 2), hire), Err(Fail::File(_))));
    }
}
