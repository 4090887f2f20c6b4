//! Names that cannot be guessed, from the operating system's generator.

use crate::outside::outside;

/// Letters that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A secret or an id: five bits a letter.
pub(crate) fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    fill(&mut bytes);
    bytes.into_iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// A seed for what needs no secrecy.
pub(crate) fn seed() -> u64 {
    let mut bytes = [0; 8];
    fill(&mut bytes);
    u64::from_ne_bytes(bytes)
}

/// Fills with bytes that cannot be guessed.
pub(crate) fn fill(bytes: &mut [u8]) {
    outside().fill(bytes).expect("the system gave random bytes at the start of the server");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_two_are_alike() {
        let ids: std::collections::BTreeSet<String> = (0..1000).map(|_| letters(24)).collect();
        assert_eq!(ids.len(), 1000);
        assert!(ids.iter().all(|id| id.len() == 24));
    }
}
