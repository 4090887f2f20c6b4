//! What is promised of every table, whoever asks and whatever lies behind: C5 and F3.

mod roles;
mod undo;
