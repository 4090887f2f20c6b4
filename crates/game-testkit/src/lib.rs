//! What every game is tested with: laws that hold in any match, golden matches, counts of
//! allocations, and a short way to write down a scenario. A rules crate takes it as a dev-dependency and describes itself once, as a
//! [`Subject`].

mod allocations;
mod broken;
mod drive;
pub mod golden;
mod law;
mod laws;
mod mutate;
mod position;
mod scenario;
mod subject;
mod sweep;
mod tally;

pub use allocations::{CountingAllocator, Spent, allocations_in_play};
pub use broken::Broken;
pub use golden::{golden, golden_of};
pub use law::Law;
pub use scenario::Scenario;
pub use subject::{ActionOf, ChanceOf, StateOf, Subject};
pub use sweep::{Density, SEED, assert_laws, check_laws, check_laws_with};
pub use tally::Tally;
