//! `cargo +nightly fuzz run command`: see `server::fuzzing::command`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::command(bytes));
