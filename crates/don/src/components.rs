//! [D1.1] [D1.2] The thirty districts: six colours of five, each number three times.

use crate::DistrictSet;
use serde::de::{Deserialize, Deserializer, Error};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A colour, in the order of [D1.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Colour {
    NewTown,
    ParkWest,
    Wrightwood,
    LincolnPark,
    LakeView,
    OldTown,
}

/// A number from 0 to 9: of a district, or the last one of a price.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Digit(pub(crate) u8);

/// One of the thirty districts.
///
/// Its index is `layer * 10 + number`: the three districts of a number lie ten apart, so that the numbers of a
/// set of districts are three shifts away.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct District(pub(crate) u8);

impl Colour {
    pub const ALL: [Colour; 6] = [
        Colour::NewTown,
        Colour::ParkWest,
        Colour::Wrightwood,
        Colour::LincolnPark,
        Colour::LakeView,
        Colour::OldTown,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            Colour::NewTown => "new_town",
            Colour::ParkWest => "park_west",
            Colour::Wrightwood => "wrightwood",
            Colour::LincolnPark => "lincoln_park",
            Colour::LakeView => "lake_view",
            Colour::OldTown => "old_town",
        }
    }

    pub const fn name(self) -> &'static str {
        match self {
            Colour::NewTown => "New Town",
            Colour::ParkWest => "Park West",
            Colour::Wrightwood => "Wrightwood",
            Colour::LincolnPark => "Lincoln Park",
            Colour::LakeView => "Lake View",
            Colour::OldTown => "Old Town",
        }
    }

    /// [D1.2] The numbers of its five districts.
    const fn numbers(self) -> [u8; 5] {
        match self {
            Colour::NewTown => [0, 2, 3, 8, 9],
            Colour::ParkWest => [0, 2, 6, 7, 8],
            Colour::Wrightwood => [0, 1, 5, 7, 9],
            Colour::LincolnPark => [2, 3, 4, 6, 8],
            Colour::LakeView => [1, 3, 4, 5, 9],
            Colour::OldTown => [1, 4, 5, 6, 7],
        }
    }

    /// Its five districts.
    pub fn districts(self) -> DistrictSet {
        DISTRICTS_OF[self as usize]
    }
}

impl Digit {
    pub fn all() -> impl Iterator<Item = Digit> {
        (0..10).map(Digit)
    }

    /// [D4.1] The last digit of an amount.
    #[inline]
    pub const fn last_of(amount: u8) -> Digit {
        Digit(amount % 10)
    }

    pub const fn number(self) -> u8 {
        self.0
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl<'de> Deserialize<'de> for Digit {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Digit, D::Error> {
        match u8::deserialize(deserializer)? {
            digit @ 0..=9 => Ok(Digit(digit)),
            other => Err(D::Error::custom(format_args!("{other} is no last digit"))),
        }
    }
}

impl Serialize for Digit {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_u8(self.0)
    }
}

impl District {
    /// All thirty, alphabetically by id.
    pub fn all() -> impl Iterator<Item = District> {
        ALPHABETICAL.into_iter()
    }

    #[inline]
    pub const fn digit(self) -> Digit {
        Digit(self.0 % 10)
    }

    pub const fn colour(self) -> Colour {
        COLOUR_OF[self.0 as usize]
    }

    /// The district with an id such as `new_town_3`.
    pub fn from_id(id: &str) -> Option<District> {
        District::all().find(|district| {
            let (colour, number) = (district.colour().id(), district.digit().0);
            id.strip_prefix(colour).and_then(|rest| rest.strip_prefix('_')) == Some(DIGITS[number as usize])
        })
    }

    /// The name a player reads, such as `New Town 3`.
    pub fn name(self) -> impl fmt::Display {
        struct Name(District);
        impl fmt::Display for Name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{} {}", self.0.colour().name(), self.0.digit())
            }
        }
        Name(self)
    }
}

impl fmt::Debug for District {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}_{}", self.colour().id(), self.digit())
    }
}

impl Serialize for District {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(&format_args!("{self:?}"))
    }
}

impl<'de> Deserialize<'de> for District {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<District, D::Error> {
        let id = String::deserialize(deserializer)?;
        District::from_id(&id).ok_or_else(|| {
            D::Error::custom(format_args!("there is no district `{id}`; one is written new_town_3"))
        })
    }
}

const DIGITS: [&str; 10] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9"];

const COLOUR_OF: [Colour; 30] = colours_by_index();

const DISTRICTS_OF: [DistrictSet; 6] = districts_by_colour();

const ALPHABETICAL: [District; 30] = alphabetically();

/// [D1.1] Deals the colours out to indices; a number that does not occur three times does not compile.
const fn colours_by_index() -> [Colour; 30] {
    let mut colours = [Colour::NewTown; 30];
    let mut number = 0;
    while number < 10 {
        let mut layer = 0;
        let mut at = 0;
        while at < 30 {
            let colour = Colour::ALL[at / 5];
            if colour.numbers()[at % 5] == number {
                colours[layer * 10 + number as usize] = colour;
                layer += 1;
            }
            at += 1;
        }
        assert!(layer == 3, "each number occurs three times");
        number += 1;
    }
    colours
}

const fn districts_by_colour() -> [DistrictSet; 6] {
    let mut sets = [DistrictSet::EMPTY; 6];
    let mut index = 0;
    while index < 30 {
        sets[COLOUR_OF[index] as usize].insert(District(index as u8));
        index += 1;
    }
    sets
}

const fn alphabetically() -> [District; 30] {
    const COLOURS: [Colour; 6] = [
        Colour::LakeView,
        Colour::LincolnPark,
        Colour::NewTown,
        Colour::OldTown,
        Colour::ParkWest,
        Colour::Wrightwood,
    ];
    let mut all = [District(0); 30];
    let (mut next, mut at) = (0, 0);
    while at < 6 * 30 {
        let (colour, index) = (COLOURS[at / 30], at % 30);
        // Index 0, 10, 20, 1, 11, 21 … goes through the numbers in order.
        let index = (index % 3) * 10 + index / 3;
        if COLOUR_OF[index] as u8 == colour as u8 {
            all[next] = District(index as u8);
            next += 1;
        }
        at += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thirty_districts_six_colours_of_five_each_number_three_times() {
        // [D1.1]
        assert_eq!(District::all().collect::<DistrictSet>(), DistrictSet::ALL);
        assert!(Colour::ALL.iter().all(|colour| colour.districts().len() == 5));
        assert!(Digit::all().all(|digit| DistrictSet::ALL.count(digit) == 3));
        assert!(Digit::all().all(|digit| DistrictSet::ALL.with_digit(digit).len() == 3));
    }

    #[test]
    fn colours_have_the_numbers_of_the_table() {
        // [D1.2]
        let ids = |colour: Colour| serde_json::to_value(colour.districts()).unwrap();
        assert_eq!(ids(Colour::NewTown).to_string(), numbers("new_town", "02389"));
        assert_eq!(ids(Colour::ParkWest).to_string(), numbers("park_west", "02678"));
        assert_eq!(ids(Colour::Wrightwood).to_string(), numbers("wrightwood", "01579"));
        assert_eq!(ids(Colour::LincolnPark).to_string(), numbers("lincoln_park", "23468"));
        assert_eq!(ids(Colour::LakeView).to_string(), numbers("lake_view", "13459"));
        assert_eq!(ids(Colour::OldTown).to_string(), numbers("old_town", "14567"));
    }

    fn numbers(colour: &str, digits: &str) -> String {
        serde_json::Value::from_iter(digits.chars().map(|digit| format!("{colour}_{digit}"))).to_string()
    }

    #[test]
    fn sets_are_written_alphabetically_and_ids_read_back() {
        let text = serde_json::to_string(&DistrictSet::ALL).unwrap();
        let ids: Vec<String> = serde_json::from_str(&text).unwrap();
        assert!(ids.is_sorted() && ids.len() == 30);
        for id in &ids {
            assert_eq!(format!("{:?}", District::from_id(id).unwrap()), *id);
        }
        for wrong in ["new_town_1", "new_town_33", "new_town", "new_town_", "chinatown_3", "", "New Town 3"] {
            assert_eq!(District::from_id(wrong), None, "{wrong}");
        }
    }
}
