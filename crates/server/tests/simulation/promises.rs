//! What all nodes together promise, from any seed.

use crate::check::Trouble;
use crate::database::{Counts, Weakness};
use crate::evening::{Passed, play};
use crate::proof::{Proof, share};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

/// How many seeds a weakness may pass unnoticed.
const CONTROL: u64 = 40;

/// The sums of many evenings.
#[derive(Default)]
struct Sums {
    evenings: u64,
    entries: u64,
    commands: u64,
    faults: u64,
    counts: Counts,
}

impl Sums {
    fn add(&mut self, passed: &Passed) {
        self.evenings += 1;
        self.entries += passed.entries as u64;
        self.commands += passed.commands as u64;
        self.faults += passed.faults as u64;
        let (sum, counts) = (&mut self.counts, &passed.counts);
        sum.conflicts += counts.conflicts;
        sum.resent += counts.resent;
        sum.lost_answers += counts.lost_answers;
        sum.taken_over += counts.taken_over;
    }
}

#[test]
fn simulation_two_nodes_keep_their_promises_from_any_seed() {
    let wanted = std::env::var("SPEAKEASY_SIMULATION_SEED").ok().map(|seed| seed.parse::<u64>().unwrap());
    if let Some(seed) = wanted {
        let passed = play(seed, None).unwrap_or_else(|trouble| panic!("seed {seed}: {trouble}"));
        return println!("seed {seed}: {} entries, transcript {}", passed.entries, passed.transcript);
    }
    let proof = Proof::of("simulation", "2,000 seeds");
    let sums = evenings(share(2000, 20));
    let Counts { conflicts, resent, lost_answers, taken_over } = sums.counts;
    assert!(conflicts > 0 && resent > 0 && lost_answers > 0, "{:?}", sums.counts);
    proof.holds(format!(
        "{} seeds: {} commands, {} entries, {} faults, {lost_answers} answers of the database lost, {conflicts} races \
         lost, {resent} commands sent again, {taken_over} takings over; 0 wrong; controls: each weakness is found \
         within {CONTROL} seeds",
        sums.evenings, sums.commands, sums.entries, sums.faults
    ));
}

/// Plays the evenings of so many seeds, as many at once as there are processors.
fn evenings(seeds: u64) -> Sums {
    let (next, sums, failed) = (AtomicU64::new(0), Mutex::new(Sums::default()), Mutex::new(Vec::new()));
    let work = || {
        loop {
            let seed = next.fetch_add(1, Ordering::Relaxed);
            if seed >= seeds {
                return;
            }
            match play(seed, None) {
                Ok(passed) => sums.lock().unwrap().add(&passed),
                Err(trouble) => failed.lock().unwrap().push((seed, trouble)),
            }
        }
    };
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(work))));
    let mut failed = failed.into_inner().unwrap();
    failed.sort_by_key(|(seed, _)| *seed);
    for (seed, trouble) in failed.iter().take(5) {
        eprintln!("SPEAKEASY_SIMULATION_SEED={seed} cargo test -p server --test simulation: {trouble}");
    }
    assert!(failed.is_empty(), "{} of {seeds} seeds failed", failed.len());
    sums.into_inner().unwrap()
}

#[test]
fn the_same_seed_is_the_same_evening() {
    let transcript = |seed| play(seed, None).unwrap().transcript;
    for seed in 0..share(200, 6) {
        // Whatever else the process does meanwhile.
        let beside = std::thread::spawn(move || transcript(seed));
        assert_eq!(transcript(seed), beside.join().unwrap(), "seed {seed}");
    }
    assert_ne!(transcript(1), transcript(2));
}

/// Each promise broken on purpose is noticed, and as what it is: not merely because nothing goes on.
#[test]
fn every_weakness_is_found() {
    let is_unsafe = |trouble: &Trouble| !matches!(trouble, Trouble::Stuck(_));
    find(Weakness::IgnoresNumbers, is_unsafe);
    find(Weakness::TellsTooEarly, is_unsafe);
    find(Weakness::ForgetsCommands, |trouble| matches!(trouble, Trouble::Command(_)));
    find(Weakness::Silent, |trouble| matches!(trouble, Trouble::Stuck(_)));
}

fn find(weakness: Weakness, is_it: impl Fn(&Trouble) -> bool) {
    let trouble = |seed| play(seed, Some(weakness)).err().filter(&is_it).map(|trouble| (seed, trouble));
    let (seed, trouble) =
        (0..CONTROL).find_map(trouble).unwrap_or_else(|| panic!("{weakness:?} was not noticed"));
    println!("{weakness:?}: seed {seed}: {trouble}");
}
