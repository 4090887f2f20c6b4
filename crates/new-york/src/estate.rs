//! Buildings as multisets: those of one type fit in sixteen bits.

use crate::{Building, BuildingType};
use game_core::random::{Rng, below};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// Buildings: for each type seven prices, two bits each for their number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Estate([u16; 6]);

impl Estate {
    pub const NONE: Estate = Estate([0; 6]);

    /// [N1.2] All 54 buildings.
    pub const ALL: Estate = all();

    #[inline]
    pub const fn count(self, building: Building) -> u8 {
        (self.0[building.type_index()] >> (2 * building.step()) & 3) as u8
    }

    /// How many buildings of a type there are.
    #[inline]
    pub const fn of(self, kind: BuildingType) -> u8 {
        count(self.0[kind as usize])
    }

    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|&word| u32::from(count(word))).sum()
    }

    pub fn is_empty(self) -> bool {
        self == Estate::NONE
    }

    #[inline]
    pub const fn add(&mut self, building: Building) {
        self.0[building.type_index()] += 1 << (2 * building.step());
    }

    #[inline]
    pub const fn remove(&mut self, building: Building) {
        self.0[building.type_index()] -= 1 << (2 * building.step());
    }

    #[inline]
    #[must_use]
    pub fn minus(self, other: Estate) -> Estate {
        Estate(std::array::from_fn(|index| self.0[index] - other.0[index]))
    }

    #[inline]
    #[must_use]
    pub fn plus(self, other: Estate) -> Estate {
        Estate(std::array::from_fn(|index| self.0[index] + other.0[index]))
    }

    /// The buildings in order: type by type, then by price.
    pub fn buildings(self) -> impl Iterator<Item = Building> {
        Building::all().flat_map(move |building| std::iter::repeat_n(building, self.count(building).into()))
    }

    /// Takes out one building, every one equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(crate) fn draw(&mut self, rng: &mut (impl Rng + ?Sized)) -> Building {
        // Points at one of the 54 buildings of the box a few times: a hit is as likely for each that is here.
        for _ in 0..TRIES {
            let (building, copy) = BOX[below(rng, 54) as usize];
            if self.count(building) > copy {
                self.remove(building);
                return building;
            }
        }
        self.draw_by_counting(rng)
    }

    fn draw_by_counting(&mut self, rng: &mut (impl Rng + ?Sized)) -> Building {
        let mut number = below(rng, self.len()) as u8;
        for kind in BuildingType::ALL {
            let length = self.of(kind);
            if number < length {
                let building = Building::at(kind, nth(self.0[kind as usize], number));
                self.remove(building);
                return building;
            }
            number -= length;
        }
        unreachable!("the number lies below that of the buildings")
    }
}

impl FromIterator<Building> for Estate {
    fn from_iter<I: IntoIterator<Item = Building>>(buildings: I) -> Estate {
        let mut estate = Estate::NONE;
        buildings.into_iter().for_each(|building| estate.add(building));
        estate
    }
}

impl fmt::Debug for Estate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.buildings()).finish()
    }
}

impl Serialize for Estate {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.buildings())
    }
}

/// After so many misses the buildings are counted instead.
const TRIES: usize = 4;

/// The 54 buildings of the box, each with its number among its equals.
const BOX: [(Building, u8); 54] = all_buildings();

/// The sum of the four counts in a byte.
const COUNTS: [u8; 256] = counts();

#[inline]
const fn count(word: u16) -> u8 {
    COUNTS[(word & 255) as usize] + COUNTS[(word >> 8) as usize]
}

const fn counts() -> [u8; 256] {
    let mut sums = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        sums[byte] = ((byte & 3) + (byte >> 2 & 3) + (byte >> 4 & 3) + (byte >> 6 & 3)) as u8;
        byte += 1;
    }
    sums
}

const fn all_buildings() -> [(Building, u8); 54] {
    let mut all = [(Building::at(BuildingType::Museum, 0), 0); 54];
    let (mut next, mut at) = (0, 0);
    while at < 42 * 3 {
        let (kind, step, copy) = (BuildingType::ALL[at / 21], at / 3 % 7, at % 3);
        if (kind.copies()[step] as usize) > copy {
            all[next] = (Building::at(kind, step as u8), copy as u8);
            next += 1;
        }
        at += 1;
    }
    assert!(next == 54, "there are 54 buildings");
    all
}

/// The price step of the building with this number when those of a type lie in order.
#[inline]
fn nth(word: u16, mut number: u8) -> u8 {
    let mut step = 0;
    loop {
        let count = (word >> (2 * step) & 3) as u8;
        if number < count {
            return step;
        }
        number -= count;
        step += 1;
    }
}

const fn all() -> Estate {
    let mut words = [0; 6];
    let mut at = 0;
    while at < 42 {
        let (kind, step) = (BuildingType::ALL[at / 7], at % 7);
        words[at / 7] |= (kind.copies()[step] as u16) << (2 * step);
        at += 1;
    }
    Estate(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_54_buildings() {
        // [N1.2]
        assert_eq!(Estate::ALL.len(), 54);
        assert_eq!(BuildingType::ALL.map(|kind| Estate::ALL.of(kind)), [7, 7, 9, 9, 11, 11]);
        assert_eq!(Estate::ALL.buildings().count(), 54);
        assert_eq!(Estate::ALL.buildings().collect::<Estate>(), Estate::ALL);
    }

    #[test]
    fn drawing_all_empties_the_deck() {
        let mut rng = game_core::random::stream(1, 2, 3);
        let (mut deck, mut drawn) = (Estate::ALL, Estate::NONE);
        for _ in 0..54 {
            drawn.add(deck.draw(&mut rng));
        }
        assert_eq!((deck, drawn), (Estate::NONE, Estate::ALL));
    }
}
