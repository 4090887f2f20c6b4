//! [G5.3] [G7.1] The enemies in a trunk, without order: a count of two bits for each crew.

use crate::{Crew, Crews};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// Up to three captives of each crew, which is more than any trunk holds.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Captives(u16);

impl Captives {
    pub const NONE: Captives = Captives(0);

    #[inline]
    pub const fn count(self, crew: Crew) -> u8 {
        (self.0 >> (2 * crew as u16) & 3) as u8
    }

    #[inline]
    pub const fn len(self) -> usize {
        const LOW: u16 = 0b01_0101_0101;
        ((self.0 & LOW).count_ones() + 2 * (self.0 >> 1 & LOW).count_ones()) as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    #[inline]
    pub const fn add(&mut self, crew: Crew) {
        self.0 += 1 << (2 * crew as u16);
    }

    #[inline]
    pub const fn remove(&mut self, crew: Crew) {
        self.0 -= 1 << (2 * crew as u16);
    }

    /// Whether all of these are among them.
    pub fn contains(self, some: Crews) -> bool {
        some.len() <= 2
            && some
                .iter()
                .all(|crew| some.iter().filter(|&one| one == crew).count() <= self.count(crew).into())
    }

    /// In the order of the rules.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Crew> {
        Crew::ALL.into_iter().flat_map(move |crew| (0..self.count(crew)).map(move |_| crew))
    }

    /// Each crew of which there is one, once.
    #[inline]
    pub fn crews(self) -> impl Iterator<Item = Crew> {
        Crew::ALL.into_iter().filter(move |&crew| self.count(crew) > 0)
    }
}

impl fmt::Debug for Captives {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl Serialize for Captives {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn captives_are_counted_by_crew() {
        let mut trunk = Captives::NONE;
        trunk.add(Crew::Green);
        trunk.add(Crew::Grey);
        assert_eq!(trunk.iter().collect::<Vec<_>>(), [Crew::Grey, Crew::Green]);
        assert!(trunk.contains(Crews::two(Crew::Green, Crew::Grey)) && trunk.contains(Crews::NONE));
        assert!(!trunk.contains(Crews::two(Crew::Grey, Crew::Grey)));
        trunk.remove(Crew::Grey);
        trunk.add(Crew::Green);
        assert_eq!((trunk.len(), trunk.count(Crew::Green), trunk.crews().count()), (2, 2, 1));
        assert!(trunk.contains(Crews::two(Crew::Green, Crew::Green)));
    }
}
