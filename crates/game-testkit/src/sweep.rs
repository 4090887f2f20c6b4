//! Sweeping random matches over every number of seats and every combination of options.

use crate::drive::drive;
use crate::{Broken, Law, Subject, Tally, laws};
use game_core::Game;
use std::ops::Range;
use std::panic::resume_unwind;
use std::thread;

/// The seed of [`assert_laws`].
pub const SEED: u64 = 1930;

/// How closely a sweep looks. What is cheap is checked in every position; the rest in one of so many, by lot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Density {
    /// One position of so many is looked at closely: near misses, refusals, JSON.
    pub close: u32,
    /// In one position of so many every viewer's view is compared with that of a disguised position.
    pub views: u32,
    /// In one position of so many every action of the universe is tried.
    pub universe: u32,
    /// One match of so many is replayed from the text of its record.
    pub record: u32,
    /// So many near misses are tried in a position looked at closely.
    pub misses: u32,
}

impl Density {
    pub const USUAL: Density = Density { close: 16, views: 64, universe: 8, record: 16, misses: 12 };
    /// Everything in every position.
    pub const FULL: Density = Density { close: 1, views: 1, universe: 1, record: 1, misses: 40 };
}

/// Plays the matches numbered `matches` at random and checks every law in them. A match depends on the seed and its
/// number alone.
pub fn check_laws<S: Subject>(subject: &S, seed: u64, matches: Range<u64>) -> Result<Tally, Broken> {
    check_laws_with(subject, Density::USUAL, seed, matches)
}

/// [`check_laws`], looking as closely as `density` says.
pub fn check_laws_with<S: Subject>(
    subject: &S,
    density: Density,
    seed: u64,
    matches: Range<u64>,
) -> Result<Tally, Broken> {
    let mut tally = Tally::default();
    let options = laws::options::check::<S::Game>().map_err(|detail| Broken {
        law: Law::Options,
        seed,
        number: matches.start,
        density,
        seats: S::Game::info().usual_seats,
        options: S::Game::info().default_options().to_string(),
        step: 0,
        detail,
        record: String::new(),
    })?;
    tally.add(Law::Options, options);
    for number in matches {
        drive(subject, density, seed, number, &mut tally)?;
    }
    Ok(tally)
}

/// Checks every law in `matches` random matches, on all cores.
///
/// # Panics
/// If a law is broken, or if the sweep proved too little: fewer matches than combinations of seats and options, a law
/// that nothing was checked against, or no disguise in a game that hides something.
pub fn assert_laws<S: Subject>(subject: &S, matches: u64) -> Tally {
    let tally = on_all_cores(subject, matches).unwrap_or_else(|broken| panic!("{broken}"));
    let combinations = combinations::<S::Game>();
    assert!(
        tally.matches >= combinations,
        "{matches} matches do not sweep the {combinations} combinations of seats and options"
    );
    assert!(tally.untried().is_empty(), "nothing was checked against {:?}: {tally}", tally.untried());
    assert!(!subject.hides() || tally.disguises > 0, "nothing was ever disguised: {tally}");
    tally
}

/// How many combinations of seats and options there are.
pub(crate) fn combinations<G: Game>() -> u64 {
    let info = G::info();
    (info.seat_counts().count() * info.all_options().len()) as u64
}

/// Every core takes one stretch of the matches; the first stretch with a broken law reports it.
fn on_all_cores<S: Subject>(subject: &S, matches: u64) -> Result<Tally, Broken> {
    let cores =
        thread::available_parallelism().map_or(1, |cores| cores.get() as u64).clamp(1, matches.max(1));
    let bound = |core: u64| core * matches / cores;
    thread::scope(|scope| {
        let workers: Vec<_> = (0..cores)
            .map(|core| scope.spawn(move || check_laws(subject, SEED, bound(core)..bound(core + 1))))
            .collect();
        let mut tally = Tally::default();
        for worker in workers {
            tally += worker.join().unwrap_or_else(|panic| resume_unwind(panic))?;
        }
        Ok(tally)
    })
}
