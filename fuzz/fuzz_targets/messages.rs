//! `cargo +nightly fuzz run messages`: see `server::fuzzing::messages`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::messages(bytes));
