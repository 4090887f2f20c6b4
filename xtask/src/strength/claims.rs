//! What is claimed of the bots' strength.

/// A claim about how often one bot wins against a table of others.
pub(super) struct Claim {
    pub(super) game: &'static str,
    pub(super) seats: u32,
    pub(super) one: &'static str,
    pub(super) against: &'static str,
    /// How many matches show it.
    pub(super) matches: u32,
    pub(super) bound: Bound,
}

/// What the win rate must reach, in percent.
#[derive(Clone, Copy)]
pub(super) enum Bound {
    /// The lower end of the interval.
    AtLeast(f64),
    /// The upper end of the interval.
    AtMost(f64),
    /// Nothing is claimed; the rate is told.
    Told,
}

impl Bound {
    pub(super) fn is_met(self, low: f64, high: f64) -> bool {
        match self {
            Bound::AtLeast(least) => low >= least,
            Bound::AtMost(most) => high <= most,
            Bound::Told => true,
        }
    }
}

use Bound::{AtLeast, AtMost, Told};

const fn claim(
    game: &'static str,
    seats: u32,
    one: &'static str,
    against: &'static str,
    matches: u32,
    bound: Bound,
) -> Claim {
    Claim { game, seats, one, against, matches, bound }
}

/// What is claimed of each level. Where the guest is a baseline it is defence that is measured; there the hosts think for a
/// tenth of their time, which can only make them weaker.
pub(super) const CLAIMS: &[Claim] = &[
    claim("don", 4, "hard", "greedy", 200, AtLeast(75.0)),
    claim("don", 4, "hard", "passive", 100, AtLeast(55.0)),
    claim("don", 4, "hard", "aggressive", 100, AtLeast(55.0)),
    claim("don", 4, "hard", "no_deny", 100, AtLeast(55.0)),
    claim("don", 4, "hard", "hoarder", 100, AtLeast(55.0)),
    claim("don", 6, "hard", "greedy", 250, AtLeast(40.0)),
    claim("new_york", 4, "hard", "greedy", 600, AtLeast(75.0)),
    claim("new_york", 6, "hard", "greedy", 500, AtLeast(45.0)),
    claim("gangster", 4, "hard", "greedy", 200, AtLeast(85.0)),
    claim("don", 4, "hard@10ms", "mcts_1000@100ms", 40, AtLeast(65.0)),
    claim("new_york", 4, "hard@10ms", "mcts_1000@100ms", 300, AtLeast(50.0)),
    claim("gangster", 4, "hard@10ms", "mcts_1000@100ms", 300, AtLeast(50.0)),
    claim("don", 4, "random", "hard@10ms", 150, AtMost(5.0)),
    claim("don", 4, "half_pass", "hard@10ms", 150, AtMost(5.0)),
    claim("don", 4, "greedy", "hard@10ms", 1500, AtMost(5.0)),
    claim("don", 4, "passive", "hard@10ms", 1500, AtMost(5.0)),
    claim("don", 4, "aggressive", "hard@10ms", 1500, AtMost(5.0)),
    claim("don", 4, "no_deny", "hard@10ms", 3000, AtMost(5.0)),
    claim("don", 4, "hoarder", "hard@10ms", 3000, AtMost(5.0)),
    claim("don", 4, "mcts_1000", "hard@10ms", 150, AtMost(5.0)),
    claim("don", 4, "mcts_10000", "hard@10ms", 100, AtMost(5.0)),
    claim("new_york", 4, "greedy", "hard@10ms", 150, Told),
    claim("new_york", 4, "mcts_1000", "hard@10ms", 100, Told),
    claim("gangster", 4, "greedy", "hard@10ms", 100, Told),
    claim("gangster", 4, "mcts_1000", "hard@10ms", 60, Told),
    claim("don", 4, "normal", "easy", 1000, AtLeast(45.0)),
    claim("don", 4, "hard", "normal", 200, AtLeast(45.0)),
    claim("don", 4, "expert", "hard", 40, AtLeast(40.0)),
    claim("new_york", 4, "normal", "easy", 1000, AtLeast(45.0)),
    claim("new_york", 4, "hard", "normal", 300, AtLeast(45.0)),
    claim("new_york", 4, "expert", "hard", 80, AtLeast(40.0)),
    claim("gangster", 4, "normal", "easy", 200, AtLeast(45.0)),
    claim("gangster", 4, "hard", "normal", 100, AtLeast(45.0)),
    claim("gangster", 4, "expert", "hard", 24, AtLeast(40.0)),
    claim("don", 4, "expert", "greedy", 60, AtLeast(85.0)),
    claim("don", 6, "expert", "greedy", 40, AtLeast(55.0)),
    claim("new_york", 4, "expert", "greedy", 120, AtLeast(85.0)),
    claim("new_york", 6, "expert", "greedy", 80, AtLeast(60.0)),
    claim("gangster", 4, "expert", "greedy", 40, AtLeast(95.0)),
];
