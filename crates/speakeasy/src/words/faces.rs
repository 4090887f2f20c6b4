//! Who sits where, and how a sentence speaks of them: the reader is "you".

use std::fmt::Display;

/// The names of the seats, and which of them reads.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Faces {
    names: Vec<String>,
    me: Option<usize>,
}

impl Faces {
    pub(crate) fn new(names: Vec<String>, me: Option<usize>) -> Faces {
        Faces { names, me }
    }

    pub(crate) fn count(&self) -> usize {
        self.names.len()
    }

    pub(crate) fn me(&self) -> Option<usize> {
        self.me
    }

    pub(crate) fn name(&self, seat: usize) -> &str {
        self.names.get(seat).map_or("nobody", String::as_str)
    }

    /// `You bid` or `Ada bids`.
    pub(crate) fn does(&self, seat: usize, you: &str, other: &str) -> String {
        match self.me == Some(seat) {
            true => format!("You {you}"),
            false => format!("{} {other}", self.name(seat)),
        }
    }

    /// `you` or `Ada`.
    pub(crate) fn object(&self, seat: usize) -> &str {
        if self.me == Some(seat) { "you" } else { self.name(seat) }
    }

    /// `Your` or `Ada's`.
    pub(crate) fn whose(&self, seat: usize) -> String {
        if self.me == Some(seat) { "Your".to_owned() } else { format!("{}'s", self.name(seat)) }
    }
}

/// `You are` or `Ada is`.
pub(crate) fn is(faces: &Faces, seat: usize) -> String {
    faces.does(seat, "are", "is")
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} and {last}", before.join(", ")),
        None => String::new(),
    }
}

/// `1 chip`, `2 chips`.
pub(crate) fn counted(count: i64, noun: &str) -> String {
    if count == 1 { format!("1 {noun}") } else { format!("{count} {noun}s") }
}
