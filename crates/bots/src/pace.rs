//! Hands a budget out in pieces. By the clock, what one piece takes too long the following ones make up for, down to half
//! of their due: on a busy machine the whole rather takes longer than that the last pieces get nothing.

use crate::Budget;
use std::cell::Cell;
use std::time::Instant;

pub(crate) struct Pace {
    each: Budget,
    /// When all pieces must be done, and how many are left.
    end: Option<(Instant, Cell<u64>)>,
}

impl Pace {
    /// The same for every piece, however many there are.
    pub(crate) fn each(each: Budget) -> Pace {
        Pace { each, end: None }
    }

    /// So many pieces of one budget, whose clock starts now.
    pub(crate) fn split(total: Budget, pieces: u64) -> Pace {
        let pieces = pieces.max(1);
        let end = match total {
            Budget::Time(time) => Instant::now().checked_add(time).map(|end| (end, Cell::new(pieces))),
            Budget::Nodes(_) => None,
        };
        Pace { each: total.part(1.0 / pieces as f64), end }
    }

    /// The budget of the next piece.
    pub(crate) fn next(&self) -> Budget {
        let Some((end, left)) = &self.end else { return self.each };
        let pieces = left.get().max(1);
        left.set(pieces - 1);
        match (
            Budget::Time(end.saturating_duration_since(Instant::now())).part(1.0 / pieces as f64),
            self.each,
        ) {
            (Budget::Time(rest), Budget::Time(due)) => Budget::Time(rest.max(due / 2)),
            (rest, _) => rest,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread::sleep;
    use std::time::Duration;

    #[test]
    fn nodes_are_split_evenly() {
        let pace = Pace::split(Budget::Nodes(100), 4);
        assert_eq!([pace.next(), pace.next(), pace.next()], [Budget::Nodes(25); 3]);
    }

    #[test]
    fn a_piece_that_takes_too_long_leaves_less_for_the_others() {
        let pace = Pace::split(Budget::milliseconds(100), 4);
        let first = pace.next();
        sleep(Duration::from_millis(60));
        let (Budget::Time(first), Budget::Time(second)) = (first, pace.next()) else {
            panic!("time is split as time")
        };
        assert!(
            first <= Duration::from_millis(25) && second <= Duration::from_millis(14),
            "{first:?} {second:?}"
        );
        sleep(Duration::from_millis(60));
        assert_eq!(pace.next(), Budget::Time(Duration::from_micros(12_500)));
    }
}
