//! The kit tested on a toy game: sound, it passes; with any one flaw, the law that forbids it reports it.

mod golden;
mod laws;
mod perft;
mod scenario;
mod sweep;
mod toy;
