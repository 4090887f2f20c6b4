//! The binary as its users meet it: every test runs the real program.

#![allow(clippy::unwrap_used, reason = "what tests share unwraps as tests do")]

mod arena;
mod arena_files;
mod bot;
mod bot_exec;
mod bot_tls;
mod catalogue;
mod command_line;
mod components;
mod doctor;
mod engine_errors;
mod engine_hint;
mod engine_play;
mod engine_protocol;
mod evening;
mod examples;
mod exit_codes;
mod log_format;
mod nodes;
mod perft;
mod plain;
mod promises;
mod puzzles;
mod replay;
mod replay_refusals;
mod review;
mod review_page;
mod runner;
mod serve;
mod sim;
mod sim_files;
mod sim_records;
mod terminal;
mod tmux;
