//! Breaks long lines at spaces, and JSON after commas.

/// The text in lines of at most `width` characters where it can be broken; all but the first begin with `indent` spaces.
pub(crate) fn wrap(text: &str, width: usize, indent: usize) -> String {
    let (mut out, mut length) = (String::new(), 0);
    for piece in text.split_inclusive([' ', ',']) {
        let size = piece.trim_end().chars().count();
        if length > indent && length + size > width {
            out.truncate(out.trim_end().len());
            out.push('\n');
            out.extend(std::iter::repeat_n(' ', indent));
            length = indent;
        }
        out.push_str(piece);
        length += piece.chars().count();
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_end_at_spaces_and_after_commas() {
        assert_eq!(wrap("one two three", 8, 2), "one two\n  three");
        assert_eq!(wrap("{\"a\":1,\"b\":2,\"c\":3}", 14, 1), "{\"a\":1,\"b\":2,\n \"c\":3}");
        assert_eq!(wrap("unbreakable", 5, 0), "unbreakable");
    }
}
