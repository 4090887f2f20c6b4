//! [G1.1] [G1.2] [G1.4] Crews, places and kinds of equipment: what the game knows by name.

use serde::de::{Deserializer, Error};
use serde::{Deserialize, Serialize};

/// [G1.1] A crew, in the order of the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Crew {
    Grey,
    Yellow,
    Brown,
    Blue,
    Green,
}

/// [G1.2] A place of the map, in the order of the rules. All but the Gold Coast are districts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Place {
    NorthSide,
    GoldCoast,
    WestSide,
    GreekTown,
    TheLoop,
    LittleItaly,
    Cicero,
    Stickney,
    Chinatown,
    LittleAfrica,
    SouthSide,
}

/// [G1.4] A kind of equipment.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
pub enum Equipment {
    Bodyguard,
    Engine,
    TommyGun,
    Trunk,
    Bumper,
    Door,
}

/// What has an id of its own.
pub(crate) trait Named: Copy + 'static {
    const ALL: &'static [Self];
    /// What it is, as a refusal names it.
    const WHAT: &'static str;

    fn id(self) -> &'static str;

    fn from_id(id: &str) -> Option<Self> {
        Self::ALL.iter().copied().find(|one| one.id() == id)
    }

    fn index(self) -> usize;
}

impl Crew {
    /// [G1.1] How many there are.
    pub const COUNT: usize = 5;

    pub const ALL: [Crew; Crew::COUNT] = [Crew::Grey, Crew::Yellow, Crew::Brown, Crew::Blue, Crew::Green];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }
}

impl Place {
    pub const COUNT: usize = 11;

    pub const ALL: [Place; Place::COUNT] = [
        Place::NorthSide,
        Place::GoldCoast,
        Place::WestSide,
        Place::GreekTown,
        Place::TheLoop,
        Place::LittleItaly,
        Place::Cicero,
        Place::Stickney,
        Place::Chinatown,
        Place::LittleAfrica,
        Place::SouthSide,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    #[inline]
    pub const fn is_district(self) -> bool {
        !matches!(self, Place::GoldCoast)
    }

    /// The ten districts.
    pub fn districts() -> impl Iterator<Item = Place> {
        Place::ALL.into_iter().filter(|place| place.is_district())
    }

    /// The name as people write it.
    pub const fn name(self) -> &'static str {
        match self {
            Place::NorthSide => "North Side",
            Place::GoldCoast => "the Gold Coast",
            Place::WestSide => "West Side",
            Place::GreekTown => "Greek Town",
            Place::TheLoop => "The Loop",
            Place::LittleItaly => "Little Italy",
            Place::Cicero => "Cicero",
            Place::Stickney => "Stickney",
            Place::Chinatown => "Chinatown",
            Place::LittleAfrica => "Little Africa",
            Place::SouthSide => "South Side",
        }
    }
}

impl Equipment {
    pub const COUNT: usize = 6;

    pub const ALL: [Equipment; Equipment::COUNT] = [
        Equipment::Bodyguard,
        Equipment::Engine,
        Equipment::TommyGun,
        Equipment::Trunk,
        Equipment::Bumper,
        Equipment::Door,
    ];

    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The name as people write it.
    pub const fn name(self) -> &'static str {
        match self {
            Equipment::Bodyguard => "bodyguard",
            Equipment::Engine => "engine",
            Equipment::TommyGun => "tommy gun",
            Equipment::Trunk => "trunk",
            Equipment::Bumper => "bumper",
            Equipment::Door => "door",
        }
    }
}

impl Named for Crew {
    const ALL: &'static [Crew] = &Crew::ALL;
    const WHAT: &'static str = "crew";

    fn id(self) -> &'static str {
        match self {
            Crew::Grey => "grey",
            Crew::Yellow => "yellow",
            Crew::Brown => "brown",
            Crew::Blue => "blue",
            Crew::Green => "green",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl Named for Place {
    const ALL: &'static [Place] = &Place::ALL;
    const WHAT: &'static str = "place";

    fn id(self) -> &'static str {
        match self {
            Place::NorthSide => "north_side",
            Place::GoldCoast => "gold_coast",
            Place::WestSide => "west_side",
            Place::GreekTown => "greek_town",
            Place::TheLoop => "the_loop",
            Place::LittleItaly => "little_italy",
            Place::Cicero => "cicero",
            Place::Stickney => "stickney",
            Place::Chinatown => "chinatown",
            Place::LittleAfrica => "little_africa",
            Place::SouthSide => "south_side",
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

impl Named for Equipment {
    const ALL: &'static [Equipment] = &Equipment::ALL;
    const WHAT: &'static str = "kind of equipment";

    fn id(self) -> &'static str {
        match self {
            Equipment::TommyGun => "tommy_gun",
            other => other.name(),
        }
    }

    fn index(self) -> usize {
        self as usize
    }
}

macro_rules! read_by_id {
    ($($type:ty),+) => {$(
        impl<'de> Deserialize<'de> for $type {
            fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                let id = String::deserialize(deserializer)?;
                read_id(&id).map_err(D::Error::custom)
            }
        }
    )+};
}

read_by_id!(Crew, Place, Equipment);

/// What has this id, or a sentence that names all that there is.
pub(crate) fn read_id<T: Named>(id: &str) -> Result<T, String> {
    T::from_id(id).ok_or_else(|| {
        let known: Vec<&str> = T::ALL.iter().map(|one| one.id()).collect();
        format!("`{id}` is no {}; there is {}", T::WHAT, known.join(", "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::{from_str, to_string};

    fn each_reads_as_written<T: Named + Serialize + for<'de> Deserialize<'de> + PartialEq>() {
        for (index, &one) in T::ALL.iter().enumerate() {
            assert_eq!(to_string(&one).unwrap(), format!("\"{}\"", one.id()));
            assert!(from_str::<T>(&to_string(&one).unwrap()).unwrap() == one);
            assert_eq!(one.index(), index);
        }
        assert!(from_str::<T>("\"moon\"").is_err() && from_str::<T>("1").is_err());
    }

    #[test]
    fn everything_named_reads_as_it_is_written() {
        // [G1.1] [G1.2] [G1.4]
        each_reads_as_written::<Crew>();
        each_reads_as_written::<Place>();
        each_reads_as_written::<Equipment>();
        assert_eq!(Place::districts().count(), 10);
    }
}
