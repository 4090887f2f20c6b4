//! What was made lately of matches that are over, such as their reviews. They do not change, so neither does that.

use protocol::TableId;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// How much is kept.
const MOST: usize = 32;

pub(crate) struct Lately<T>(Mutex<VecDeque<(TableId, T)>>);

impl<T> Default for Lately<T> {
    fn default() -> Lately<T> {
        Lately(Mutex::default())
    }
}

impl<T: Clone> Lately<T> {
    pub(crate) fn find(&self, table: &TableId) -> Option<T> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(id, _)| id == table).map(|(_, made)| made.clone())
    }

    pub(crate) fn keep(&self, table: TableId, made: T) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back((table, made));
    }
}
