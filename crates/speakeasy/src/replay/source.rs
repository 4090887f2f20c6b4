//! A record file being read. It remembers the error of a file that cannot be read, which is not the record's fault,
//! and stops at a line without end, which would fill the memory.

use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;

/// No line of a record comes near this.
const LONGEST_LINE: usize = 16 << 20;

pub(crate) struct Source<R = File> {
    inner: BufReader<R>,
    line_length: usize,
    error: Option<io::Error>,
}

impl Source {
    pub(crate) fn open(file: &Path) -> io::Result<Source> {
        Ok(Source::new(File::open(file)?))
    }
}

impl<R: Read> Source<R> {
    fn new(inner: R) -> Source<R> {
        Source { inner: BufReader::new(inner), line_length: 0, error: None }
    }

    /// Why the file could not be read to its end.
    pub(crate) fn into_error(self) -> Option<io::Error> {
        self.error
    }
}

impl<R: Read> Read for Source<R> {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let length = self.fill_buf()?.read(buffer)?;
        self.consume(length);
        Ok(length)
    }
}

impl<R: Read> BufRead for Source<R> {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.line_length > LONGEST_LINE {
            return Err(io::Error::other("a line longer than 16 MiB"));
        }
        match self.inner.fill_buf() {
            Err(error) if error.kind() != io::ErrorKind::Interrupted => {
                let told = io::Error::other(error.to_string());
                self.error = Some(error);
                Err(told)
            }
            Err(error) => Err(error),
            Ok(_) => Ok(self.inner.buffer()),
        }
    }

    fn consume(&mut self, amount: usize) {
        let ends_a_line = amount > 0 && self.inner.buffer()[amount - 1] == b'\n';
        self.line_length = if ends_a_line { 0 } else { self.line_length + amount };
        self.inner.consume(amount);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    struct Broken;

    impl Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(io::Error::other("bad sector"))
        }
    }

    #[test]
    fn lines_come_through_unchanged() {
        let lines: Vec<Vec<u8>> = Source::new(&b"a\n\nlast"[..]).split(b'\n').map(Result::unwrap).collect();
        assert_eq!(lines, [&b"a"[..], b"", b"last"]);
    }

    #[test]
    fn a_line_without_end_is_an_error_of_the_record() {
        let mut source = Source::new(io::repeat(b'x'));
        let error = (&mut source).split(b'\n').next().unwrap().unwrap_err();
        assert!(error.to_string().contains("16 MiB"));
        assert!(source.into_error().is_none());
    }

    #[test]
    fn an_unreadable_file_is_remembered() {
        let mut source = Source::new(Broken);
        assert!((&mut source).split(b'\n').next().unwrap().is_err());
        assert_eq!(source.into_error().unwrap().to_string(), "bad sector");
    }
}
