//! How often each kind of something happened. Kinds are words of this program, never of its clients: a client must not
//! be able to make up new ones.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

#[derive(Default)]
pub(crate) struct Counts(Mutex<BTreeMap<String, u64>>);

impl Counts {
    pub(crate) fn add(&self, kind: &str) {
        let mut counts = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match counts.get_mut(kind) {
            Some(count) => *count += 1,
            None => drop(counts.insert(kind.to_owned(), 1)),
        }
    }

    pub(super) fn all(&self) -> BTreeMap<String, u64> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}
