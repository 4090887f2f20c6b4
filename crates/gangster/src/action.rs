//! What a seat can decide.

use crate::{Crew, Equipment, Place};
use game_core::lenient::{capped_list, whole_number};
use serde::de::Deserializer;
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};

/// A seat's decision. (The variant without content has braces, so that serde refuses unknown keys there too.)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// [G4.1] Turn down a card and drive so many roads.
    Drive {
        crew: Crew,
        #[serde(deserialize_with = "any_byte")]
        card: u8,
        #[serde(deserialize_with = "any_byte")]
        steps: u8,
        to: Place,
    },
    /// [G5.2] [G8.6] Unload a gangster where the car stands, or two of one's own with a door.
    Unload { crew: Crew, who: Crews },
    /// [G5.3] [G8.3] Load the gangster on this space.
    Load {
        crew: Crew,
        district: Place,
        #[serde(deserialize_with = "any_byte")]
        level: u8,
    },
    /// [G8.5] Push another car along one road.
    Bump { car: Crew, to: Place },
    /// [G8.5] Push none.
    NoBump {},
    /// [G7.1] [G7.3] Dump captives in the harbour.
    Dump { who: Crews },
    /// [G7.2] Take a marker from the Gold Coast.
    Take { marker: Equipment },
}

/// A short list of gangsters, each named by its crew. A longer one than two still reads, so that a rule can answer it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Crews {
    first: Option<Crew>,
    second: Option<Crew>,
    is_longer: bool,
}

impl Crews {
    pub const NONE: Crews = Crews { first: None, second: None, is_longer: false };

    #[inline]
    pub const fn one(crew: Crew) -> Crews {
        Crews { first: Some(crew), second: None, is_longer: false }
    }

    #[inline]
    pub const fn two(first: Crew, second: Crew) -> Crews {
        Crews { first: Some(first), second: Some(second), is_longer: false }
    }

    /// How many there are; 3 stands for more than two.
    #[inline]
    pub const fn len(self) -> usize {
        self.first.is_some() as usize + self.second.is_some() as usize + self.is_longer as usize
    }

    #[inline]
    pub const fn is_empty(self) -> bool {
        self.first.is_none()
    }

    /// The first two.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Crew> {
        self.first.into_iter().chain(self.second)
    }
}

impl FromIterator<Crew> for Crews {
    fn from_iter<I: IntoIterator<Item = Crew>>(crews: I) -> Crews {
        let mut crews = crews.into_iter();
        Crews { first: crews.next(), second: crews.next(), is_longer: crews.next().is_some() }
    }
}

impl Serialize for Crews {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for Crews {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Crews, D::Error> {
        Ok(capped_list::<_, Crew, 3>(deserializer)?.into_iter().collect())
    }
}

/// Any whole number; 255 stands for all that fit no card, level or tile.
pub(crate) fn any_byte<'de, D: Deserializer<'de>>(deserializer: D) -> Result<u8, D::Error> {
    Ok(u8::try_from(whole_number(deserializer)?).unwrap_or(u8::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn strange_numbers_and_long_lists_still_read_so_that_a_rule_answers_them() {
        let read = |text: &str| serde_json::from_str::<Action>(text).map_err(|error| error.to_string());
        let load = |level: &str| {
            read(&format!(r#"{{"type":"load","crew":"grey","district":"cicero","level":{level}}}"#))
        };
        let level = |level| Ok(Action::Load { crew: Crew::Grey, district: Place::Cicero, level });
        assert_eq!(load("5"), level(5));
        assert_eq!(load("-1"), level(255));
        assert_eq!(load("1000000000000000000000000"), level(255));
        assert!(load("1.5").is_err() && load("\"5\"").is_err());
        let Ok(Action::Dump { who }) = read(r#"{"type":"dump","who":["blue","grey","grey","grey"]}"#) else {
            panic!("a long list reads")
        };
        assert_eq!((who.len(), who.is_empty()), (3, false));
        assert!(read(r#"{"type":"no_bump","to":"cicero"}"#).is_err());
        assert!(read(r#"{"type":"dump","who":["red"]}"#).is_err());
    }

    #[test]
    fn an_action_is_five_bytes() {
        assert_eq!(size_of::<Action>(), 5);
    }
}
