//! What a seat can decide.

use crate::District;
use serde::de::{Deserializer, Error, Unexpected, Visitor};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A seat's decision. (The variants without content have braces, so that serde refuses unknown keys there too.)
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// [D6.1] Put one of one's districts up for a side auction.
    Offer { district: District },
    /// [D6.1] Offer nothing this round.
    Decline {},
    /// [D7.2] Swap one of one's districts for one of an opponent's.
    Exchange { give: District, take: District },
    /// [D7.1] Swap nothing this round.
    Keep {},
    /// [D3.2] Raise to this amount. Any whole number reads as one, so that a rule can answer a wrong one.
    Bid {
        #[serde(deserialize_with = "any_whole_number")]
        amount: i16,
    },
    /// [D3.2] Leave this auction.
    Pass {},
    /// [D5.3] Give up one of one's districts after an exposed bluff.
    Discard { district: District },
}

fn any_whole_number<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i16, D::Error> {
    deserializer.deserialize_any(AmountVisitor)
}

struct AmountVisitor;

const TWO_TO_63: f64 = 9_223_372_036_854_775_808.0;

impl Visitor<'_> for AmountVisitor {
    type Value = i16;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a whole number of chips")
    }

    fn visit_u64<E: Error>(self, number: u64) -> Result<i16, E> {
        Ok(i16::try_from(number).unwrap_or(i16::MAX))
    }

    fn visit_i64<E: Error>(self, number: i64) -> Result<i16, E> {
        Ok(number.clamp(i16::MIN.into(), i16::MAX.into()) as i16)
    }

    /// Whole numbers too long for a machine word come as floating point ones.
    fn visit_f64<E: Error>(self, number: f64) -> Result<i16, E> {
        match number.abs() >= TWO_TO_63 {
            true => Ok(number as i16),
            false => Err(E::invalid_type(Unexpected::Float(number), &self)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_out_of_range_still_read_so_that_a_rule_answers_them() {
        let read = |amount: &str| {
            serde_json::from_str::<Action>(&format!(r#"{{"type":"bid","amount":{amount}}}"#))
                .map_err(|e| e.to_string())
        };
        assert_eq!(read("7"), Ok(Action::Bid { amount: 7 }));
        assert_eq!(read("-9223372036854775808"), Ok(Action::Bid { amount: i16::MIN }));
        assert_eq!(read("18446744073709551615"), Ok(Action::Bid { amount: i16::MAX }));
        assert_eq!(read("1000000000000000000000000000000"), Ok(Action::Bid { amount: i16::MAX }));
        assert_eq!(read("-1000000000000000000000000000000"), Ok(Action::Bid { amount: i16::MIN }));
        for wrong in ["7.5", "1.0", "\"7\"", "null", "[7]", "true"] {
            assert!(read(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn an_action_is_four_bytes() {
        assert_eq!(size_of::<Action>(), 4);
    }
}
