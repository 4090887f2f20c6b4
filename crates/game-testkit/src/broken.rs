//! A broken law: where, why, and how to see it again.

use crate::{Density, Law};
use std::error::Error;
use std::fmt;

/// The first law that a sweep found broken. It displays as a report that ends with the record of the match so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Broken {
    pub law: Law,
    pub seed: u64,
    /// The number of the match.
    pub number: u64,
    pub density: Density,
    pub seats: u8,
    /// The options of the match, as JSON.
    pub options: String,
    /// How many steps had been played.
    pub step: usize,
    pub detail: String,
    /// The record of the match so far, as JSON lines; empty where no match was begun.
    pub record: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Broken { law, seed, number, density, seats, options, step, detail, record } = self;
        writeln!(f, "the law {law} is broken: {detail}")?;
        writeln!(f, "  it demands: {}", law.demand())?;
        writeln!(f, "  where: match {number} of seed {seed}, {seats} seats, {options}, after {step} steps")?;
        write!(f, "  again: check_laws_with(&subject, {density:?}, {seed}, {number}..{})", number + 1)?;
        match record.as_str() {
            "" => Ok(()),
            record => write!(f, "\n  the record so far:\n{record}"),
        }
    }
}

impl Error for Broken {}
