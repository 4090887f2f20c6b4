//! Takes finished matches in any order and keeps them in the order of their numbers, in memory and in a file. So
//! neither the file nor the moment at which a test is decided depends on the threads.

use super::csv::CsvFile;
use crate::fail::Fail;
use bots::arena::{Bounds, PairedTest, Plan, Played, Schedule, Share};
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// All matches so far.
pub(crate) struct Ledger<'a> {
    plan: &'a Plan,
    played: Vec<Played>,
    /// Those that wait for one before them.
    waiting: BTreeMap<u64, Played>,
    csv: Option<CsvFile<'a>>,
    test: Option<Test>,
}

/// A test that ends the tournament as soon as it is decided.
struct Test {
    bounds: Bounds,
    pairs: PairedTest,
    /// What the new version won in the pair under way.
    new: Option<Share>,
}

impl<'a> Ledger<'a> {
    /// A ledger that begins with the matches of the file.
    pub(crate) fn open(plan: &'a Plan, mut csv: Option<CsvFile<'a>>) -> Ledger<'a> {
        let held = csv.as_mut().map(CsvFile::take_played).unwrap_or_default();
        let test = match plan.schedule {
            Schedule::Versions { bounds, .. } => {
                Some(Test { bounds, pairs: PairedTest::default(), new: None })
            }
            _ => None,
        };
        let mut ledger = Ledger { plan, played: Vec::new(), waiting: BTreeMap::new(), csv, test };
        held.into_iter().for_each(|played| ledger.enter(played));
        ledger
    }

    pub(crate) fn count(&self) -> u64 {
        self.played.len() as u64
    }

    /// Whether no more matches are needed.
    pub(crate) fn is_decided(&self) -> bool {
        self.test.as_ref().is_some_and(|test| test.pairs.verdict(&test.bounds).is_some())
    }

    /// Takes a match; breaks off when the tournament is decided. What was played beyond that is dropped.
    pub(crate) fn add(&mut self, number: u64, played: Played) -> Result<ControlFlow<()>, Fail> {
        self.waiting.insert(number, played);
        while !self.is_decided()
            && let Some(next) = self.waiting.remove(&self.count())
        {
            if let Some(csv) = &mut self.csv {
                csv.append(self.played.len() as u64, &next)?;
            }
            self.enter(next);
        }
        Ok(if self.is_decided() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) })
    }

    pub(crate) fn into_played(self) -> Vec<Played> {
        self.played
    }

    fn enter(&mut self, played: Played) {
        let round = self.count() / self.plan.round();
        if let Some(test) = &mut self.test {
            test.add(played.shares()[self.plan.guest_seat(round)]);
        }
        self.played.push(played);
    }
}

impl Test {
    fn add(&mut self, won: Share) {
        match self.new.take() {
            Some(new) => self.pairs.add(new, won),
            None => self.new = Some(won),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::Seats;

    fn plan(schedule: Schedule) -> Plan {
        Plan { schedule, seats: Seats::new(2), seed: 1, ms: None }
    }

    fn versions() -> Plan {
        let (name, bounds) = ("random".to_owned(), Bounds { from: 0.0, to: 0.1 });
        plan(Schedule::Versions { new: name.clone(), old: name.clone(), hosts: vec![name], bounds })
    }

    /// The new version wins all its matches, the old one none.
    fn played(number: u64) -> Played {
        let (seat, is_new) = (number / 2 % 2, number.is_multiple_of(2));
        let ranks = if (seat == 0) == is_new { [1, 2] } else { [2, 1] };
        Played { scores: [0; 2].into_iter().collect(), ranks: ranks.into_iter().collect(), moves: number }
    }

    fn moves(ledger: Ledger<'_>) -> Vec<u64> {
        ledger.into_played().iter().map(|played| played.moves).collect()
    }

    #[test]
    fn matches_are_kept_in_order_however_they_come() {
        let name = "random".to_owned();
        let plan = plan(Schedule::One { guest: name.clone(), hosts: vec![name] });
        let mut ledger = Ledger::open(&plan, None);
        for number in [2, 0, 3] {
            assert!(ledger.add(number, played(number)).unwrap().is_continue());
        }
        assert_eq!(ledger.count(), 1, "match 1 is still missing");
        assert!(ledger.add(1, played(1)).unwrap().is_continue());
        assert_eq!(moves(ledger), [0, 1, 2, 3]);
    }

    #[test]
    fn a_test_ends_at_the_same_match_however_they_come() {
        let plan = versions();
        let kept = |numbers: Vec<u64>| {
            let mut ledger = Ledger::open(&plan, None);
            let is_last = |number: &u64| ledger.add(*number, played(*number)).unwrap().is_break();
            assert!(numbers.iter().any(is_last));
            moves(ledger)
        };
        let in_order = kept((0..1000).collect());
        assert_eq!(kept((0..1000).map(|number| number ^ 7).collect()), in_order);
        assert!(in_order.len() < 200 && in_order.len().is_multiple_of(2), "{}", in_order.len());
    }
}
