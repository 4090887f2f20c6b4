//! How much a sweep has looked at.

use crate::Law;
use std::fmt;
use std::ops::AddAssign;

/// What a sweep has checked, so that one that proved nothing can be told from one that found nothing.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    pub matches: u64,
    pub steps: u64,
    /// How often a view was compared with that of a disguised position.
    pub disguises: u64,
    checked: [u64; Law::ALL.len()],
}

impl Tally {
    /// How many things were checked against `law`.
    pub fn checked(&self, law: Law) -> u64 {
        self.checked[law as usize]
    }

    /// The laws that nothing was checked against.
    pub fn untried(&self) -> Vec<Law> {
        Law::ALL.into_iter().filter(|&law| self.checked(law) == 0).collect()
    }

    pub(crate) fn add(&mut self, law: Law, count: u64) {
        self.checked[law as usize] += count;
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.matches += other.matches;
        self.steps += other.steps;
        self.disguises += other.disguises;
        for law in Law::ALL {
            self.add(law, other.checked(law));
        }
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} matches, {} steps, {} disguises;", self.matches, self.steps, self.disguises)?;
        Law::ALL.into_iter().try_for_each(|law| write!(f, " {law} {}", self.checked(law)))
    }
}
