//! The laws by name.

use std::fmt;

/// What holds in every match of every game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Law {
    Legal,
    NearMiss,
    Unchanged,
    Replay,
    Json,
    Audit,
    Views,
    Chance,
    Ends,
    Options,
}

impl Law {
    pub const ALL: [Law; 10] = [
        Law::Legal,
        Law::NearMiss,
        Law::Unchanged,
        Law::Replay,
        Law::Json,
        Law::Audit,
        Law::Views,
        Law::Chance,
        Law::Ends,
        Law::Options,
    ];

    /// What the law demands, in one sentence.
    pub fn demand(self) -> &'static str {
        match self {
            Law::Legal => {
                "the list of legal actions is what `check` accepts, each once, for the seat to act alone"
            }
            Law::NearMiss => "a step that is almost right is read strictly and judged like any other",
            Law::Unchanged => "a refused step changes nothing and is told why, with a rule that is stated",
            Law::Replay => "the same steps give the same states, events and result",
            Law::Json => "steps survive JSON unchanged; states and views are objects",
            Law::Audit => "what the game conserves is conserved",
            Law::Views => {
                "a view does not depend on what is hidden from its viewer, and differs only in its own fields"
            }
            Law::Chance => "nature does only what is possible, and acts exactly when it is her turn",
            Law::Ends => "a match ends in time, with one score and a consistent rank for every seat",
            Law::Options => "the options that are described are the options there are",
        }
    }
}

impl fmt::Display for Law {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(self, f)
    }
}
