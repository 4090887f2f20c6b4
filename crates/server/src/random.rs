//! Names that cannot be guessed, from the operating system's generator.

/// Letters that are not mistaken for one another.
const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";

/// A secret or an id: five bits a letter.
pub(crate) fn letters(count: usize) -> String {
    let mut bytes = vec![0; count];
    getrandom::fill(&mut bytes).expect("the system gave random bytes at the start of the server");
    bytes.into_iter().map(|byte| LETTERS[usize::from(byte % 32)] as char).collect()
}

/// A seed for what needs no secrecy.
pub(crate) fn seed() -> u64 {
    getrandom::u64().expect("the system gave random bytes at the start of the server")
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
