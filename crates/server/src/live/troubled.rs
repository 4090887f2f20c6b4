//! Tables whose logs cannot be folded. They are tried again ever more seldom, so that neither the log of the server nor
//! its threads are full of them.

use protocol::TableId;
use std::collections::HashMap;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

const FIRST: Duration = Duration::from_secs(2);
const LONGEST: Duration = Duration::from_secs(60 * 60);

#[derive(Default)]
pub(crate) struct Troubled(Mutex<HashMap<TableId, Trouble>>);

struct Trouble {
    reason: String,
    pause: Duration,
    until: Instant,
}

impl Troubled {
    /// Why the table is not to be tried yet.
    pub(crate) fn reason(&self, table: &TableId, now: Instant) -> Option<String> {
        let troubled = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        troubled.get(table).filter(|trouble| trouble.until > now).map(|trouble| trouble.reason.clone())
    }

    /// Notes that the table could not be folded; gives how long it is left alone.
    pub(crate) fn add(&self, table: &TableId, reason: String, now: Instant) -> Duration {
        let mut troubled = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let pause = troubled.get(table).map_or(FIRST, |trouble| (trouble.pause * 2).min(LONGEST));
        troubled.insert(table.clone(), Trouble { reason, pause, until: now + pause });
        pause
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_table_is_left_alone_ever_longer() {
        let (troubled, table, start) = (Troubled::default(), TableId("t".to_owned()), Instant::now());
        assert_eq!(troubled.reason(&table, start), None);
        assert_eq!(troubled.add(&table, "broken".to_owned(), start), FIRST);
        assert_eq!(troubled.reason(&table, start).as_deref(), Some("broken"));
        let later = start + FIRST;
        assert_eq!(troubled.reason(&table, later), None);
        assert_eq!(troubled.add(&table, "broken".to_owned(), later), FIRST * 2);
        for _ in 0..20 {
            troubled.add(&table, "broken".to_owned(), later);
        }
        assert_eq!(troubled.add(&table, "broken".to_owned(), later), LONGEST);
    }
}
