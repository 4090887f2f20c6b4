//! How a seat is taken to choose when a match is played on: what it wants, and how loosely it goes by that.

use super::weights::Weights;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Manner {
    /// As the simple player does.
    Simple,
    /// As those do who look ahead to the end of the match: gangsters come early, for they stay for all paydays.
    Thinking,
    /// As the search itself does, for the seat that it searches for.
    Own,
}

impl Manner {
    pub(super) const COUNT: usize = 3;
    pub(super) const ALL: [Manner; Manner::COUNT] = [Manner::Simple, Manner::Thinking, Manner::Own];

    pub(super) const fn weights(self) -> Weights {
        match self {
            Manner::Simple => Weights::TUNED,
            Manner::Thinking => Weights::THINKING,
            Manner::Own => Weights::OWN,
        }
    }

    /// How many points less an action promises that is e times less likely.
    pub(super) const fn looseness(self) -> f32 {
        match self {
            Manner::Simple => 0.2,
            Manner::Thinking => 1.5,
            Manner::Own => 0.3,
        }
    }
}
