//! The arena measures how well bots play: who meets whom on which deal, the matches themselves, and what they
//! prove. `docs/arena.md` explains the statistics.

mod compare;
mod curve;
mod matrix;
mod payoff;
mod plan;
mod play;
mod rate;
mod ratings;
mod share;
mod sprt;

pub use compare::{Comparison, compare};
pub use curve::{attack_rates, log_likelihood_ratios, rate_of_one, rates_of_one};
pub use payoff::{Payoff, payoff};
pub use plan::{Fixture, Pairing, Plan, Schedule};
pub use play::{Played, check_bots, play};
pub use rate::{Rate, Tally};
pub use ratings::{Rating, ratings};
pub use share::{Share, shares};
pub use sprt::{Bounds, Difference, LIMIT, PairedTest, Verdict};
