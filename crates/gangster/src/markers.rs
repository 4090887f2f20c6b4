//! [G1.4] [G7.2] [G7.4] Equipment markers: a bag of them, those shown at the Gold Coast, the two slots of a mat.

use crate::Equipment;
use game_core::random::{Rng, below};
use serde::ser::{Serialize, Serializer};

/// [G7.4] How many markers are shown.
pub(crate) const SHOWN: usize = 3;

/// Markers without order: how many there are of each kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Bag([u8; Equipment::COUNT]);

/// [G7.4] The markers shown at the Gold Coast, in order.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Shown([Option<Equipment>; SHOWN]);

/// [G1.1] The two equipment slots of a mat. (The right one is filled only by what the left one held.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Slots {
    left: Option<Equipment>,
    right: Option<Equipment>,
}

impl Bag {
    #[inline]
    pub const fn count(&self, kind: Equipment) -> u8 {
        self.0[kind.index()]
    }

    #[inline]
    pub fn len(&self) -> u8 {
        self.0.iter().sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    #[inline]
    pub const fn add(&mut self, kind: Equipment) {
        self.0[kind.index()] += 1;
    }

    /// Takes a marker out, if there is one.
    #[inline]
    pub fn take(&mut self, kind: Equipment) -> Option<Equipment> {
        let count = &mut self.0[kind.index()];
        *count = count.checked_sub(1)?;
        Some(kind)
    }

    /// Draws a marker, every one equally likely; none from an empty bag.
    pub(crate) fn draw(&mut self, rng: &mut (impl Rng + ?Sized)) -> Option<Equipment> {
        let total = self.len();
        if total == 0 {
            return None;
        }
        let mut number = below(rng, total.into()) as u8;
        let kind = Equipment::ALL.into_iter().find(|kind| match number.checked_sub(self.count(*kind)) {
            Some(rest) => {
                number = rest;
                false
            }
            None => true,
        });
        self.take(kind?)
    }

    /// The kinds there are, with their number.
    pub fn iter(&self) -> impl Iterator<Item = (Equipment, u8)> {
        Equipment::ALL.into_iter().zip(self.0).filter(|&(_, count)| count > 0)
    }
}

impl FromIterator<(Equipment, u8)> for Bag {
    fn from_iter<I: IntoIterator<Item = (Equipment, u8)>>(counts: I) -> Bag {
        let mut bag = Bag::default();
        counts.into_iter().for_each(|(kind, count)| bag.0[kind.index()] += count);
        bag
    }
}

impl Shown {
    pub const NONE: Shown = Shown([None; SHOWN]);

    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Equipment> {
        self.0.into_iter().flatten()
    }

    #[inline]
    pub fn len(self) -> usize {
        self.iter().count()
    }

    #[inline]
    pub fn is_empty(self) -> bool {
        self.0[0].is_none()
    }

    #[inline]
    pub fn is_full(self) -> bool {
        self.0[SHOWN - 1].is_some()
    }

    #[inline]
    pub fn contains(self, kind: Equipment) -> bool {
        self.0.contains(&Some(kind))
    }

    /// Takes a marker away; those left keep their order.
    #[inline]
    pub(crate) fn remove(&mut self, kind: Equipment) {
        let at = self.0.iter().position(|&one| one == Some(kind)).expect("only a shown marker is taken");
        self.0[at..].rotate_left(1);
        self.0[SHOWN - 1] = None;
    }

    /// Puts a marker behind the others, for which there must be room.
    pub(crate) fn push(&mut self, kind: Equipment) {
        let free = self.0.iter_mut().find(|slot| slot.is_none()).expect("three markers are shown at most");
        *free = Some(kind);
    }

    /// [G7.4] The kind of which all three are.
    #[inline]
    pub(crate) fn triple(self) -> Option<Equipment> {
        self.0[0].filter(|_| self.0[0] == self.0[1] && self.0[1] == self.0[2])
    }
}

impl Slots {
    pub const EMPTY: Slots = Slots { left: None, right: None };

    #[inline]
    pub fn has(self, kind: Equipment) -> bool {
        (self.left == Some(kind)) | (self.right == Some(kind))
    }

    /// Left first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Equipment> {
        self.left.into_iter().chain(self.right)
    }

    /// [G7.3] Puts a marker into the left slot and gives what is pushed out on the right.
    #[inline]
    pub(crate) fn push(&mut self, kind: Equipment) -> Option<Equipment> {
        let out = self.right;
        self.right = self.left.replace(kind);
        out
    }
}

impl Serialize for Shown {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl Serialize for Slots {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bag_gives_out_just_what_it_holds() {
        let mut bag: Bag = [(Equipment::Door, 2), (Equipment::Engine, 1)].into_iter().collect();
        let mut rng = game_core::random::stream(1, 2, 3);
        let mut drawn: Vec<_> = std::iter::from_fn(|| bag.draw(&mut rng)).collect();
        drawn.sort();
        assert_eq!(drawn, [Equipment::Engine, Equipment::Door, Equipment::Door]);
        assert_eq!((bag.len(), bag.take(Equipment::Door)), (0, None));
    }

    #[test]
    fn markers_left_keep_their_order_and_new_ones_follow() {
        // [G7.4]
        let mut shown = Shown::NONE;
        [Equipment::Door, Equipment::Engine, Equipment::Door].into_iter().for_each(|kind| shown.push(kind));
        assert!(shown.is_full() && shown.triple().is_none());
        shown.remove(Equipment::Door);
        shown.push(Equipment::Trunk);
        let kinds: Vec<_> = shown.iter().collect();
        assert_eq!(kinds, [Equipment::Engine, Equipment::Door, Equipment::Trunk]);
    }
}
