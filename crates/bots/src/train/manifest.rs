//! What is kept beside the weights of a net: how to make them again, and a fingerprint to know them by.

use super::Strength;
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Manifest {
    pub game: &'static str,
    /// The command that trains such a net from scratch.
    pub command: String,
    pub seed: u64,
    pub games: u64,
    /// The numbers that describe a seat, but for its parts.
    pub inputs: usize,
    /// The numbers that describe each of its parts, if it has any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub part_inputs: Option<usize>,
    pub bytes: usize,
    /// FNV-1a of the bytes, 64 bits in hexadecimal digits.
    pub fingerprint: String,
    pub strengths: Vec<Strength>,
}

/// The FNV-1a hash of `bytes` in hexadecimal digits.
pub fn fingerprint(bytes: &[u8]) -> String {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x100_0000_01b3;
    let hash = bytes.iter().fold(BASIS, |hash, byte| (hash ^ u64::from(*byte)).wrapping_mul(PRIME));
    format!("{hash:016x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fingerprints_are_those_of_fnv() {
        assert_eq!(fingerprint(b""), "cbf29ce484222325");
        assert_eq!(fingerprint(b"foobar"), "85944171f73967e8");
    }
}
