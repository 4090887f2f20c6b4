//! Chances in JSON: six digits, which is more than they are sure of.

use serde::{Serialize, Serializer};

pub(crate) fn one<S: Serializer>(number: &f64, serializer: S) -> Result<S::Ok, S::Error> {
    rounded(*number).serialize(serializer)
}

pub(crate) fn list<S: Serializer>(numbers: &[f64], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_seq(numbers.iter().copied().map(rounded))
}

pub(crate) fn lists<S: Serializer>(lists: &[super::Chances], serializer: S) -> Result<S::Ok, S::Error> {
    let short = |list: &super::Chances| list.iter().copied().map(rounded).collect::<super::Chances>();
    serializer.collect_seq(lists.iter().map(short))
}

fn rounded(number: f64) -> f64 {
    // Adding 0 turns −0 into 0.
    (number * 1e6).round() / 1e6 + 0.0
}
