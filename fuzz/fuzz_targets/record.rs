//! `cargo +nightly fuzz run record`: see `server::fuzzing::record`.

#![no_main]

libfuzzer_sys::fuzz_target!(|bytes: &[u8]| server::fuzzing::record(bytes));
