//! D5: decoders survive whatever is thrown at them. Seeds from `fuzz/corpus` are bent, cut, joined and stuffed at random;
//! `cargo fuzz` does the same with coverage to guide it, where nightly Rust is.

use super::dice::Dice;
use super::proof::{Proof, share};
use server::fuzzing::TARGETS;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::time::{Duration, Instant};

const SEED: u64 = 5;
const CORPUS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../fuzz/corpus");
/// The longest message that the server takes.
const LONGEST: usize = 16 << 10;
/// What decoders may trip over.
const WORDS: [&str; 34] = [
    "null",
    "true",
    "-1",
    "0",
    "255",
    "256",
    "65535",
    "4294967295",
    "4294967296",
    "18446744073709551615",
    "18446744073709551616",
    "-9223372036854775808",
    "1e308",
    "1e999",
    "0.1",
    "\"\"",
    "\"\\u0000\"",
    "\"\\ud800\"",
    "[]",
    "{}",
    "[[[[[[[[",
    "{\"a\":",
    "\"seat\":",
    "\"type\":",
    "\"action\":",
    "\"chance\":",
    "\"options\":",
    "\n",
    "%00",
    "%ff",
    "&viewer=",
    "&to=4294967295",
    "\u{feff}",
    "🂡",
];

#[test]
fn d5_decoders_survive_fuzzing() {
    let proof = Proof::of("D5", "60 s each, 1 M runs and more");
    let (runs, time) = (share(1_000_000, 4000), Duration::from_secs(share(60, 0)));
    let mut told = Vec::new();
    for (name, target) in TARGETS {
        let seeds = corpus(name);
        for seed in &seeds {
            throw(name, target, seed);
        }
        let (begun, mut dice, mut count) = (Instant::now(), Dice::new(SEED, 0), 0);
        while count < runs || begun.elapsed() < time {
            throw(name, target, &bent(&seeds, &mut dice));
            count += 1;
        }
        told.push(format!("{name} {count} in {:.0?}", begun.elapsed()));
    }
    assert!(catch_unwind(|| throw("control", |_| panic!("the control"), b"")).is_err(), "the control");
    proof.holds(format!("{}; 0 panics; control: a panic is noticed", told.join(", ")));
}

fn corpus(name: &str) -> Vec<Vec<u8>> {
    let folder = Path::new(CORPUS).join(name);
    let files = fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let seeds: Vec<Vec<u8>> = paths.iter().map(|path| fs::read(path).unwrap()).collect();
    assert!(!seeds.is_empty(), "{} is empty", folder.display());
    seeds
}

fn throw(name: &str, target: fn(&[u8]), input: &[u8]) {
    if catch_unwind(AssertUnwindSafe(|| target(input))).is_err() {
        panic!("{name} fell over {:?}: put it into fuzz/corpus/{name}", String::from_utf8_lossy(input));
    }
}

/// A seed after one to four changes.
fn bent(seeds: &[Vec<u8>], dice: &mut Dice) -> Vec<u8> {
    let mut input = dice.pick(seeds).clone();
    for _ in 0..=dice.below(4) {
        let from = place(&input, dice);
        let to = (from + dice.below(24) as usize).min(input.len());
        match dice.below(9) {
            0 if !input.is_empty() => input[from.min(to.saturating_sub(1))] ^= 1 << dice.below(8),
            1 => drop(input.drain(from..to)),
            2 => {
                let piece = input[from..to].to_vec();
                insert(&mut input, from, &piece);
            }
            3 => input.truncate(from),
            4 => {
                let other = dice.pick(seeds);
                let start = place(other, dice);
                input.truncate(from);
                input.extend(&other[start..]);
            }
            5 | 6 => {
                // A whole number or word gives way to one that is hard to swallow.
                let is_part = |byte: &u8| byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'_' | b'.');
                let end = from + input[from..].iter().take_while(|byte| is_part(byte)).count();
                input.splice(from..end, dice.pick(&WORDS).bytes());
            }
            _ => {
                let word = dice.pick(&WORDS).as_bytes();
                insert(&mut input, from, word);
            }
        }
    }
    input.truncate(LONGEST);
    input
}

fn place(input: &[u8], dice: &mut Dice) -> usize {
    dice.below(input.len() as u64 + 1) as usize
}

fn insert(input: &mut Vec<u8>, at: usize, piece: &[u8]) {
    input.splice(at..at, piece.iter().copied());
}
