//! How strong a player is, from easy to expert, and how long each thinks.

use crate::Budget;

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Level {
    Easy,
    Normal,
    Hard,
    Expert,
}

impl Level {
    pub const ALL: [Level; 4] = [Level::Easy, Level::Normal, Level::Hard, Level::Expert];

    pub const fn name(self) -> &'static str {
        match self {
            Level::Easy => "easy",
            Level::Normal => "normal",
            Level::Hard => "hard",
            Level::Expert => "expert",
        }
    }

    /// How much it thinks about a decision unless it is told otherwise; easy stays far below a millisecond.
    pub const fn budget(self) -> Budget {
        match self {
            Level::Easy => Budget::Nodes(10),
            Level::Normal => Budget::milliseconds(20),
            Level::Hard => Budget::milliseconds(100),
            Level::Expert => Budget::milliseconds(1000),
        }
    }
}
