//! `cargo +nightly fuzz run query`: see `server::fuzzing::query`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::query(bytes));
