//! Plays the matches of a tournament on all cores.

use super::csv::CsvFile;
use super::ledger::Ledger;
use crate::fail::Fail;
use crate::workers::{self, Work, Worker};
use bots::arena::{Plan, Played, play};
use game_core::Game;
use std::ops::ControlFlow;
use std::sync::{Mutex, PoisonError};

/// What is to be played.
pub(crate) struct Tournament<'a, G> {
    pub(crate) game: &'a G,
    pub(crate) plan: &'a Plan,
    pub(crate) matches: u64,
    pub(crate) threads: usize,
}

/// Plays every match that the file does not hold yet, or fewer if the plan is decided before; gives all of them in
/// order.
pub(crate) fn play_all<'a, G: Game>(
    tournament: &Tournament<'a, G>,
    csv: Option<CsvFile<'a>>,
) -> Result<Vec<Played>, Fail> {
    let ledger = Ledger::open(tournament.plan, csv);
    let start = ledger.count();
    let end = if ledger.is_decided() { start } else { tournament.matches };
    // Matches may be long: whoever takes one at a time loses little when the run is broken off.
    let work = Work { numbers: start..end, largest_chunk: 1, threads: tournament.threads };
    let ledger = Mutex::new(ledger);
    workers::share(&work, || Seated { tournament, ledger: &ledger })?;
    Ok(ledger.into_inner().unwrap_or_else(PoisonError::into_inner).into_played())
}

struct Seated<'a, 'plan, G> {
    tournament: &'a Tournament<'plan, G>,
    ledger: &'a Mutex<Ledger<'plan>>,
}

impl<G: Game> Worker for Seated<'_, '_, G> {
    fn play(&mut self, number: u64) -> Result<ControlFlow<()>, Fail> {
        let Tournament { game, plan, .. } = *self.tournament;
        let played = play(game, plan, &plan.fixture(number));
        self.ledger.lock().unwrap_or_else(PoisonError::into_inner).add(number, played)
    }
}
