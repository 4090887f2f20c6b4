//! Draws that nobody can foretell or choose: a secret from the operating system, its hash shown before anybody adds a
//! value, and every draw a function of secret, values and its number alone.

mod verify;

pub use verify::{Unfair, Verified, verify};

use crate::hex;
use crate::outside::outside;
use game_core::random::SeedableRng;
use rand_chacha::ChaCha20Rng;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};
use std::fmt;

/// The longest value a seat may add, in bytes.
pub const LONGEST_VALUE: usize = 64;

/// What the draws of a match come from. It is published when the match is over, and never before.
#[derive(Clone, PartialEq, Eq)]
pub struct Secret([u8; 32]);

impl Secret {
    /// From the operating system.
    pub fn random() -> Result<Secret, getrandom::Error> {
        let mut bytes = [0; 32];
        outside().fill(&mut bytes)?;
        Ok(Secret(bytes))
    }

    pub fn from_hex(text: &str) -> Option<Secret> {
        hex::decode(text).map(Secret)
    }

    pub fn to_hex(&self) -> String {
        hex::encode(&self.0)
    }

    /// What is shown of the secret before the match: its SHA-256.
    pub fn commitment(&self) -> String {
        hex::encode(&Sha256::digest(self.0))
    }
}

/// The generators of a match: one a draw.
#[derive(Clone)]
pub struct Draws {
    seed: [u8; 32],
}

impl Draws {
    /// The key is SHA-256 over a label, the secret, and for each seat the length of its value (four bytes, big end
    /// first) and the value; a seat that added none counts as length 0, and no value is empty.
    pub fn new<'a>(secret: &Secret, values: impl IntoIterator<Item = Option<&'a str>>) -> Draws {
        let mut hash = Sha256::new_with_prefix(LABEL);
        hash.update(secret.0);
        for value in values {
            let value = value.unwrap_or_default();
            hash.update((value.len() as u32).to_be_bytes());
            hash.update(value);
        }
        Draws { seed: hash.finalize().into() }
    }

    /// What draw `number`, counted from 0 over the chance steps of the record, comes from.
    pub fn generator(&self, number: u64) -> ChaCha20Rng {
        let mut rng = ChaCha20Rng::from_seed(self.seed);
        rng.set_stream(number);
        rng
    }
}

/// The `fairness` of a record's header. The secret is there once the match is over.
pub fn header(secret: &Secret, values: &[Option<&str>], is_over: bool) -> Map<String, Value> {
    let mut header = Map::new();
    header.insert("commitment".to_owned(), json!(secret.commitment()));
    header.insert("values".to_owned(), json!(values));
    if is_over {
        header.insert("secret".to_owned(), json!(secret.to_hex()));
    }
    header
}

/// The `meta` of a record whose first steps come from another one: nothing here was drawn for them.
pub fn mark_taken_over(steps: u32) -> Map<String, Value> {
    Map::from_iter([(TAKEN_OVER.to_owned(), json!(steps))])
}

const TAKEN_OVER: &str = "taken_over";

const LABEL: &[u8] = b"speakeasy fairness 1";

/// Says nothing of the secret, so that no log can.
impl fmt::Debug for Secret {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Secret")
    }
}

impl Serialize for Secret {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_hex().serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Secret {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Secret, D::Error> {
        let text = String::deserialize(deserializer)?;
        Secret::from_hex(&text).ok_or_else(|| serde::de::Error::custom("a secret is 64 hexadecimal digits"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::{Rng, below};

    fn secret() -> Secret {
        Secret::from_hex(&"0123456789abcdef".repeat(4)).unwrap()
    }

    #[test]
    fn commitment_and_draws_are_frozen() {
        assert_eq!(secret().commitment(), COMMITMENT);
        let draws = Draws::new(&secret(), [Some("ada"), None, Some("né")]);
        let drawn = |number| {
            let mut rng = draws.generator(number);
            [0; 6].map(|_| below(&mut rng, 30))
        };
        assert_eq!([drawn(0), drawn(1)], DRAWN);
    }

    // Worked out by another implementation of SHA-256 and ChaCha20.
    const COMMITMENT: &str = "4884fdaafea47c29fea7159d0daddd9c085d6200e1359e85bb81736af6b7c837";
    const DRAWN: [[u32; 6]; 2] = [[0, 19, 13, 29, 7, 21], [3, 4, 11, 7, 24, 19]];

    #[test]
    fn every_value_and_its_place_count() {
        let first =
            |values: &[Option<&str>]| Draws::new(&secret(), values.iter().copied()).generator(0).next_u64();
        let all = [
            first(&[None, None]),
            first(&[Some("a"), None]),
            first(&[None, Some("a")]),
            first(&[Some("ab"), Some("c")]),
            first(&[Some("a"), Some("bc")]),
            first(&[None, None, None]),
        ];
        let distinct: std::collections::BTreeSet<u64> = all.into_iter().collect();
        assert_eq!(distinct.len(), all.len());
    }

    #[test]
    fn a_secret_is_not_printed_by_accident() {
        assert_eq!(format!("{:?}", secret()), "Secret");
    }
}
