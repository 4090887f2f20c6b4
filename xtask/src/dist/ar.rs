//! The archive format of Debian packages: a mark, then every member with a line of fixed width before it.

/// The members one after the other, without times and owners.
pub(super) fn archive(members: &[(&str, Vec<u8>)]) -> Vec<u8> {
    let mut bytes = b"!<arch>\n".to_vec();
    for (name, content) in members {
        let head = format!("{name:<16}{:<12}{:<6}{:<6}{:<8}{:<10}`\n", 0, 0, 0, 100_644, content.len());
        bytes.extend(head.as_bytes());
        bytes.extend(content);
        // Members begin at even places.
        if content.len() % 2 == 1 {
            bytes.push(b'\n');
        }
    }
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn members_have_heads_of_sixty_bytes_and_begin_at_even_places() {
        let bytes = archive(&[("a", b"odd".to_vec()), ("b", b"even".to_vec())]);
        assert_eq!(bytes.len(), 8 + 60 + 4 + 60 + 4);
        assert_eq!(&bytes[8..24], b"a               ");
        assert_eq!(&bytes[8 + 48..8 + 60], b"3         `\n");
        assert_eq!(&bytes[8 + 60 + 4..][..2], b"b ");
    }
}
