//! Reads one line of any bytes; one that is too long is skipped without being held.

use std::io::{self, BufRead, Read};

const LONGEST: usize = 16 << 20;

pub(crate) const TOO_LONG: &str = "a line longer than 16 MiB; it was skipped";

#[derive(PartialEq, Debug)]
pub(crate) enum Line {
    /// The buffer holds it.
    Text,
    TooLong,
    /// There are no more lines.
    End,
}

/// Reads the next line into `buffer`, in place of what that held.
pub(crate) fn read(input: &mut impl BufRead, buffer: &mut Vec<u8>) -> io::Result<Line> {
    if read_part(input, buffer)? == 0 {
        return Ok(Line::End);
    }
    if is_whole(buffer) {
        return Ok(Line::Text);
    }
    while !is_whole(buffer) {
        read_part(input, buffer)?;
    }
    buffer.shrink_to(1 << 16);
    Ok(Line::TooLong)
}

/// Reads up to the end of the line, or as much as a line may have.
fn read_part(input: &mut impl BufRead, buffer: &mut Vec<u8>) -> io::Result<usize> {
    buffer.clear();
    input.take(LONGEST as u64 + 1).read_until(b'\n', buffer)
}

/// Whether the line ends with what was read: by its own end or that of the input.
fn is_whole(part: &[u8]) -> bool {
    part.ends_with(b"\n") || part.len() <= LONGEST
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_read_one_by_one_and_long_ones_skipped() {
        let long = vec![b'x'; 3 * LONGEST];
        let input = [b"a\n\n", &long[..], b"\nlast"].concat();
        let (mut input, mut buffer) = (&input[..], Vec::new());
        let mut next =
            || (read(&mut input, &mut buffer).unwrap(), String::from_utf8_lossy(&buffer).trim().len());
        assert_eq!(next(), (Line::Text, 1));
        assert_eq!(next(), (Line::Text, 0));
        assert_eq!(next().0, Line::TooLong);
        assert_eq!(next(), (Line::Text, 4));
        assert_eq!(next().0, Line::End);
    }

    #[test]
    fn the_longest_line_allowed_is_read() {
        for (length, expected) in [(LONGEST, Line::Text), (LONGEST + 1, Line::TooLong)] {
            let input = vec![b'x'; length];
            assert_eq!(read(&mut &input[..], &mut Vec::new()).unwrap(), expected);
        }
    }
}
