//! Maps from crews or places to values, written in JSON by id. A map read from outside may lack some or name too
//! many, so that a rule can answer it.

use crate::components::{Named, read_id};
use crate::{Crew, Place};
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use std::fmt;
use std::marker::PhantomData;

/// A value for some of the crews.
pub type PerCrew<T> = Per<Crew, T, { Crew::COUNT }>;

/// A value for some of the places.
pub type PerPlace<T> = Per<Place, T, { Place::COUNT }>;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Per<K, T, const N: usize> {
    values: [Option<T>; N],
    keys: PhantomData<K>,
}

#[expect(private_bounds, reason = "only crews and places are keys")]
impl<K: Named, T, const N: usize> Per<K, T, N> {
    pub fn get(&self, key: K) -> Option<&T> {
        self.values[key.index()].as_ref()
    }

    pub fn insert(&mut self, key: K, value: T) {
        self.values[key.index()] = Some(value);
    }

    /// Those that have a value, in the order of the rules.
    pub fn iter(&self) -> impl Iterator<Item = (K, &T)> {
        K::ALL.iter().copied().zip(&self.values).filter_map(|(key, value)| Some((key, value.as_ref()?)))
    }
}

impl<K, T, const N: usize> Default for Per<K, T, N> {
    fn default() -> Self {
        Per { values: [const { None }; N], keys: PhantomData }
    }
}

impl<K: Named, T, const N: usize> FromIterator<(K, T)> for Per<K, T, N> {
    fn from_iter<I: IntoIterator<Item = (K, T)>>(entries: I) -> Self {
        let mut map = Per::default();
        entries.into_iter().for_each(|(key, value)| map.insert(key, value));
        map
    }
}

impl<K: Named, T: Serialize, const N: usize> Serialize for Per<K, T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, value)| (key.id(), value)))
    }
}

impl<'de, K: Named, T: Deserialize<'de>, const N: usize> Deserialize<'de> for Per<K, T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Entries(PhantomData))
    }
}

struct Entries<K, T, const N: usize>(PhantomData<(K, T)>);

impl<'de, K: Named, T: Deserialize<'de>, const N: usize> Visitor<'de> for Entries<K, T, N> {
    type Value = Per<K, T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "a value by {}", K::WHAT)
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut map = Per::default();
        while let Some(id) = entries.next_key::<String>()? {
            map.insert(read_id(&id).map_err(A::Error::custom)?, entries.next_value()?);
        }
        Ok(map)
    }
}
