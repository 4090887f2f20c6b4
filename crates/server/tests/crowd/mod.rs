//! A real server process and the crowd that drives it: people and tables are put into its database before it starts,
//! and everybody comes from an address of their own, so that the usual limits stand.

mod person;
mod process;
mod town;

pub(crate) use person::{Line, Person, asked, lean};
pub(crate) use process::Process;
pub(crate) use town::{Place, Plan, Town};
