//! How much a review may think, and how that is split: one part to look for better choices, the other to weigh them and
//! to value all positions. Decisions whose choice is beyond doubt get nothing of the second part, the others more.

use crate::Budget;
use crate::pace::Pace;

/// How much a review may think.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Effort {
    /// All in all.
    Total(Budget),
    /// For each decision judged and for each search of a value: the same whatever the length of the match.
    Each { judging: Budget, searching: Budget },
}

/// The share of the total that looks for better choices.
const JUDGING: f64 = 0.3;

impl Effort {
    /// For so many decisions.
    pub(super) fn judging(self, decisions: u64) -> Pace {
        match self {
            Effort::Total(budget) => Pace::split(budget.part(JUDGING), decisions),
            Effort::Each { judging, .. } => Pace::each(judging),
        }
    }

    /// For so many searches.
    pub(super) fn searching(self, searches: u64) -> Pace {
        match self {
            Effort::Total(budget) => Pace::split(budget.part(1.0 - JUDGING), searches),
            Effort::Each { searching, .. } => Pace::each(searching),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_do_not_exceed_the_whole() {
        let effort = Effort::Total(Budget::Nodes(10_000));
        assert_eq!(effort.judging(30).next(), Budget::Nodes(100));
        assert_eq!(effort.searching(70).next(), Budget::Nodes(100));
    }
}
