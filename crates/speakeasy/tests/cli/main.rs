//! The binary as its users meet it: every test runs the real program.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

mod catalogue;
mod command_line;
mod components;
mod engine_errors;
mod engine_play;
mod replay;
mod replay_refusals;
mod runner;
mod sim;
mod sim_records;
