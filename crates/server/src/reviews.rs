//! Reviews that were asked for lately. A match that is over does not change, so neither does its review.

use protocol::TableId;
use serde_json::Value;
use std::collections::VecDeque;
use std::sync::{Mutex, PoisonError};

/// How many are kept.
const MOST: usize = 32;

#[derive(Default)]
pub(crate) struct Reviews(Mutex<VecDeque<(TableId, Value)>>);

impl Reviews {
    pub(crate) fn find(&self, table: &TableId) -> Option<Value> {
        let kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.iter().find(|(id, _)| id == table).map(|(_, review)| review.clone())
    }

    pub(crate) fn keep(&self, table: TableId, review: Value) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if kept.len() == MOST {
            kept.pop_front();
        }
        kept.push_back((table, review));
    }
}
