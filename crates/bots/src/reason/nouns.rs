//! The small words that sentences are made of: whom they are about, lists, numbers with their noun.

use game_core::Seat;
use serde::{Serialize, Serializer};
use std::fmt::{self, Display};

/// The seat to act, or another.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Whom {
    You,
    Seat(Seat),
}

impl Whom {
    /// How the seat to act, `own`, speaks of `seat`.
    pub(crate) fn of(seat: Seat, own: Seat) -> Whom {
        if seat == own { Whom::You } else { Whom::Seat(seat) }
    }

    /// `your` or `seat 2's`.
    pub(crate) fn own(self) -> String {
        match self {
            Whom::You => "your".to_owned(),
            Whom::Seat(seat) => format!("seat {seat}'s"),
        }
    }

    /// What is worth `yours` to the seat to act when it is its own, and `theirs` when it is another's.
    pub(crate) fn worth(self, yours: i32, theirs: i32) -> i32 {
        match self {
            Whom::You => yours,
            Whom::Seat(_) => theirs,
        }
    }
}

impl Display for Whom {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Whom::You => f.write_str("you"),
            Whom::Seat(seat) => write!(f, "seat {seat}"),
        }
    }
}

/// `"you"`, or the number of the seat.
impl Serialize for Whom {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Whom::You => serializer.serialize_str("you"),
            Whom::Seat(seat) => seat.serialize(serializer),
        }
    }
}

/// `a`, `a and b`, `a, b and c`.
pub(crate) fn list(items: impl IntoIterator<Item = impl Display>) -> String {
    joined(items, "and")
}

/// `a`, `a or b`, `a, b or c`.
pub(crate) fn choice(items: impl IntoIterator<Item = impl Display>) -> String {
    joined(items, "or")
}

/// `1 chip`, `2 chips`.
pub(crate) fn count(number: impl Into<i64>, noun: &str) -> String {
    let number = number.into();
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}

fn joined(items: impl IntoIterator<Item = impl Display>, word: &str) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    match items.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, before)) => format!("{} {word} {last}", before.join(", ")),
        None => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lists_and_numbers_read_as_people_write_them() {
        assert_eq!(list(["a"]), "a");
        assert_eq!(list(["a", "b", "c"]), "a, b and c");
        assert_eq!(choice([3, 8]), "3 or 8");
        assert_eq!((count(1, "chip"), count(0, "chip")), ("1 chip".to_owned(), "0 chips".to_owned()));
        let whom = |seat| Whom::of(Seat::new(seat), Seat::new(1));
        assert_eq!(format!("{}, {}", whom(1), whom(2).own()), "you, seat 2's");
    }
}
