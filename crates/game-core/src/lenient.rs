//! Reading what a rule can answer even where it is wrong: whole numbers of any size, lists of any length.

use arrayvec::ArrayVec;
use serde::de::{Deserialize, Deserializer, Error, SeqAccess, Unexpected, Visitor};
use std::fmt;
use std::marker::PhantomData;

/// Reads any whole number; one too long for the type is the nearest that fits.
pub fn whole_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i64, D::Error> {
    deserializer.deserialize_any(WholeNumber)
}

/// Reads a list of any length; what has no room is left out. Let there be room for more than could be right.
pub fn capped_list<'de, D, T, const N: usize>(deserializer: D) -> Result<ArrayVec<T, N>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    deserializer.deserialize_seq(CappedList(PhantomData))
}

struct WholeNumber;

const TWO_TO_63: f64 = 9_223_372_036_854_775_808.0;

impl Visitor<'_> for WholeNumber {
    type Value = i64;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<i64, E> {
        Ok(i64::try_from(number).unwrap_or(i64::MAX))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<i64, E> {
        Ok(number)
    }

    /// Whole numbers too long for a machine word come as floating point ones.
    fn visit_f64<E: Error>(self, number: f64) -> Result<i64, E> {
        match number.abs() >= TWO_TO_63 {
            true => Ok(number as i64),
            false => Err(E::invalid_type(Unexpected::Float(number), &self)),
        }
    }
}

struct CappedList<T, const N: usize>(PhantomData<T>);

impl<'de, T: Deserialize<'de>, const N: usize> Visitor<'de> for CappedList<T, N> {
    type Value = ArrayVec<T, N>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Self::Value, A::Error> {
        let mut kept = ArrayVec::new();
        while let Some(item) = list.next_element()? {
            // Beyond the room there is, an item is only read.
            let _ = kept.try_push(item);
        }
        Ok(kept)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whole_numbers_of_any_size_read_and_nothing_else_does() {
        let read = |text: &str| {
            whole_number(&mut serde_json::Deserializer::from_str(text)).map_err(|error| error.to_string())
        };
        assert_eq!(read("7"), Ok(7));
        assert_eq!(read("-9223372036854775808"), Ok(i64::MIN));
        assert_eq!(read("18446744073709551615"), Ok(i64::MAX));
        assert_eq!(read("1000000000000000000000000000000"), Ok(i64::MAX));
        assert_eq!(read("-1000000000000000000000000000000"), Ok(i64::MIN));
        for wrong in ["7.5", "1.0", "\"7\"", "null", "[7]", "true"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn a_list_keeps_what_has_room() {
        let read = |text: &str| {
            capped_list::<_, u8, 2>(&mut serde_json::Deserializer::from_str(text))
                .map(|kept| kept.to_vec())
                .map_err(|error| error.to_string())
        };
        assert_eq!(read("[]"), Ok(vec![]));
        assert_eq!(read("[1,2,3]"), Ok(vec![1, 2]));
        assert!(read("[1,2,\"x\"]").is_err());
        assert!(read("{}").is_err());
    }
}
