//! [N1.1] [N1.2] [N1.3] Money cards in four currencies, buildings of six types, the two scoring cards.

use arrayvec::ArrayString;
use serde::de::{Deserializer, Error};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::fmt;
use std::num::NonZeroU8;

/// A currency, and the slot of the building yard that is paid in it [N1.3], left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Currency {
    Blue,
    Green,
    Orange,
    Yellow,
}

/// A type of building, in the order of [N1.2].
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum BuildingType {
    Museum,
    Theatre,
    Station,
    Church,
    Park,
    Skyscraper,
}

/// A money card: a currency (upper half of the byte) and a value from 1 to 9 (lower half). Equal cards are
/// interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Card(NonZeroU8);

/// A building: a type (upper five bits) and its price among the seven of its type (1 to 7, lower three bits). Equal
/// buildings are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Building(NonZeroU8);

/// One of the three scorings; the first two come from cards in the money deck.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Scoring {
    A,
    B,
    C,
}

impl Currency {
    pub const ALL: [Currency; 4] = [Currency::Blue, Currency::Green, Currency::Orange, Currency::Yellow];

    pub const fn id(self) -> &'static str {
        match self {
            Currency::Blue => "blue",
            Currency::Green => "green",
            Currency::Orange => "orange",
            Currency::Yellow => "yellow",
        }
    }
}

impl BuildingType {
    pub const ALL: [BuildingType; 6] = [
        BuildingType::Museum,
        BuildingType::Theatre,
        BuildingType::Station,
        BuildingType::Church,
        BuildingType::Park,
        BuildingType::Skyscraper,
    ];

    pub const fn id(self) -> &'static str {
        match self {
            BuildingType::Museum => "museum",
            BuildingType::Theatre => "theatre",
            BuildingType::Station => "station",
            BuildingType::Church => "church",
            BuildingType::Park => "park",
            BuildingType::Skyscraper => "skyscraper",
        }
    }

    /// [N1.2] The points for the first, second and third place.
    pub const fn points(self, scoring: Scoring) -> [u8; 3] {
        match (self, scoring) {
            (BuildingType::Museum, Scoring::A) => [1, 0, 0],
            (BuildingType::Theatre, Scoring::A) => [2, 0, 0],
            (BuildingType::Station, Scoring::A) => [3, 0, 0],
            (BuildingType::Church, Scoring::A) => [4, 0, 0],
            (BuildingType::Park, Scoring::A) => [5, 0, 0],
            (BuildingType::Skyscraper, Scoring::A) => [6, 0, 0],
            (BuildingType::Museum, Scoring::B) => [8, 1, 0],
            (BuildingType::Theatre, Scoring::B) => [9, 2, 0],
            (BuildingType::Station, Scoring::B) => [10, 3, 0],
            (BuildingType::Church, Scoring::B) => [11, 4, 0],
            (BuildingType::Park, Scoring::B) => [12, 5, 0],
            (BuildingType::Skyscraper, Scoring::B) => [13, 6, 0],
            (BuildingType::Museum, Scoring::C) => [16, 8, 1],
            (BuildingType::Theatre, Scoring::C) => [17, 9, 2],
            (BuildingType::Station, Scoring::C) => [18, 10, 3],
            (BuildingType::Church, Scoring::C) => [19, 11, 4],
            (BuildingType::Park, Scoring::C) => [20, 12, 5],
            (BuildingType::Skyscraper, Scoring::C) => [21, 13, 6],
        }
    }

    /// [N1.2] How many buildings there are of each of its seven prices.
    pub(crate) const fn copies(self) -> [u8; 7] {
        match self {
            BuildingType::Museum | BuildingType::Theatre => [1, 1, 1, 1, 1, 1, 1],
            BuildingType::Station | BuildingType::Church => [1, 1, 2, 1, 2, 1, 1],
            BuildingType::Park | BuildingType::Skyscraper => [1, 1, 3, 1, 3, 1, 1],
        }
    }
}

impl Card {
    /// The card of a currency with a value from 1 to 9.
    #[inline]
    pub const fn new(currency: Currency, value: u8) -> Card {
        debug_assert!(value >= 1 && value <= 9);
        match NonZeroU8::new((currency as u8) << 4 | value) {
            Some(index) => Card(index),
            None => unreachable!(),
        }
    }

    /// The card as a byte that is never 0; of two cards the later one has the greater byte.
    #[inline]
    pub(crate) const fn byte(self) -> u8 {
        self.0.get()
    }

    #[inline]
    pub(crate) const fn from_byte(byte: u8) -> Option<Card> {
        match NonZeroU8::new(byte) {
            Some(index) => Some(Card(index)),
            None => None,
        }
    }

    /// All 36 different cards, currency by currency, then by value.
    pub fn all() -> impl Iterator<Item = Card> {
        Currency::ALL.into_iter().flat_map(|currency| (1..=9).map(move |value| Card::new(currency, value)))
    }

    #[inline]
    pub const fn currency(self) -> Currency {
        Currency::ALL[self.currency_index()]
    }

    #[inline]
    pub const fn value(self) -> u8 {
        self.0.get() & 15
    }

    /// The place of its currency in [N1.1].
    #[inline]
    pub(crate) const fn currency_index(self) -> usize {
        (self.0.get() >> 4 & 3) as usize
    }

    fn id(self) -> Id {
        id_of(self.currency().id(), DIGITS[usize::from(self.value() - 1)])
    }

    /// The card with an id such as `blue_7`.
    pub fn from_id(id: &str) -> Option<Card> {
        let (currency, value) = id.split_once('_')?;
        let currency = Currency::ALL.into_iter().find(|one| one.id() == currency)?;
        let value = DIGITS.iter().position(|&digit| digit == value)?;
        Some(Card::new(currency, value as u8 + 1))
    }
}

impl Building {
    #[inline]
    pub(crate) const fn at(kind: BuildingType, step: u8) -> Building {
        match NonZeroU8::new((kind as u8) << 3 | (step + 1)) {
            Some(index) => Building(index),
            None => unreachable!(),
        }
    }

    /// All 42 different buildings, type by type, then by price.
    pub fn all() -> impl Iterator<Item = Building> {
        BuildingType::ALL.into_iter().flat_map(|kind| (0..7).map(move |step| Building::at(kind, step)))
    }

    #[inline]
    pub const fn kind(self) -> BuildingType {
        BuildingType::ALL[self.type_index()]
    }

    /// Its price less the lowest of its type.
    #[inline]
    pub(crate) const fn step(self) -> u8 {
        (self.0.get() & 7) - 1
    }

    #[inline]
    pub const fn price(self) -> u8 {
        // The lowest price is 2 for the first type, and one more for each type after it.
        2 + (self.0.get() >> 3) + self.step()
    }

    /// The place of its type in [N1.2].
    #[inline]
    pub(crate) const fn type_index(self) -> usize {
        (self.0.get() >> 3) as usize
    }

    fn id(self) -> Id {
        id_of(self.kind().id(), PRICES[usize::from(self.price())])
    }

    /// The building with an id such as `park_8`.
    pub fn from_id(id: &str) -> Option<Building> {
        Building::all().find(|building| {
            let rest = id.strip_prefix(building.kind().id()).and_then(|rest| rest.strip_prefix('_'));
            rest == Some(PRICES[usize::from(building.price())])
        })
    }
}

impl Scoring {
    pub const ALL: [Scoring; 3] = [Scoring::A, Scoring::B, Scoring::C];

    pub const fn id(self) -> &'static str {
        match self {
            Scoring::A => "a",
            Scoring::B => "b",
            Scoring::C => "c",
        }
    }
}

impl fmt::Debug for Card {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

impl fmt::Debug for Building {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.id())
    }
}

/// An id such as `skyscraper_13`, which is the longest. (Views and records hold hundreds; this costs no allocation.)
type Id = ArrayString<13>;

fn id_of(name: &str, number: &str) -> Id {
    let mut id = Id::new();
    [name, "_", number].iter().for_each(|part| id.push_str(part));
    id
}

macro_rules! written_by_id {
    ($($type:ty: $what:literal),+) => {$(
        impl Serialize for $type {
            fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                serializer.serialize_str(&self.id())
            }
        }

        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                <$type>::from_id(&id).ok_or_else(|| D::Error::custom(format_args!("`{id}` is no {}", $what)))
            }
        }
    )+};
}

written_by_id!(Card: "money card; one is written blue_7", Building: "building; one is written park_8");

const DIGITS: [&str; 9] = ["1", "2", "3", "4", "5", "6", "7", "8", "9"];

const PRICES: [&str; 14] = ["0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11", "12", "13"];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_36_different_cards_and_42_different_buildings() {
        // [N1.1] [N1.2]
        assert_eq!(Card::all().count(), 36);
        assert_eq!(Building::all().count(), 42);
        assert!(Card::all().all(|card| Card::from_id(&format!("{card:?}")) == Some(card)));
        assert!(
            Building::all().all(|building| Building::from_id(&format!("{building:?}")) == Some(building))
        );
        for wrong in ["blue_0", "blue_10", "blue", "red_3", "blue_3 ", "", "_"] {
            assert_eq!(Card::from_id(wrong), None, "{wrong}");
        }
        for wrong in ["park_5", "park_13", "park", "tower_8", "park_08"] {
            assert_eq!(Building::from_id(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn prices_are_those_of_the_table() {
        // [N1.2]
        let prices = |kind: BuildingType| -> Vec<u8> {
            let copies = kind.copies();
            (0..7)
                .flat_map(|step| vec![Building::at(kind, step).price(); copies[usize::from(step)].into()])
                .collect()
        };
        assert_eq!(prices(BuildingType::Museum), [2, 3, 4, 5, 6, 7, 8]);
        assert_eq!(prices(BuildingType::Theatre), [3, 4, 5, 6, 7, 8, 9]);
        assert_eq!(prices(BuildingType::Station), [4, 5, 6, 6, 7, 8, 8, 9, 10]);
        assert_eq!(prices(BuildingType::Church), [5, 6, 7, 7, 8, 9, 9, 10, 11]);
        assert_eq!(prices(BuildingType::Park), [6, 7, 8, 8, 8, 9, 10, 10, 10, 11, 12]);
        assert_eq!(prices(BuildingType::Skyscraper), [7, 8, 9, 9, 9, 10, 11, 11, 11, 12, 13]);
    }
}
