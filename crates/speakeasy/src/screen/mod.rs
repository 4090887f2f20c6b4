//! The full screen that `play` and `watch` share: board, log, prompt, choices. It fits 80 columns and 24 lines; with 120
//! columns the log has a place of its own.

mod layout;
mod popup;
mod session;
#[cfg(test)]
mod tests;

pub(crate) use layout::{Picture, curtain, draw};
pub(crate) use popup::Popup;
pub(crate) use session::{Screen, Told};
