//! `cargo +nightly fuzz run stored_entry`: see `server::fuzzing::stored_entry`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::stored_entry(bytes));
