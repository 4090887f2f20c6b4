//! What a seat can decide.

use crate::District;
use game_core::lenient::whole_number;
use serde::de::Deserializer;
use serde::{Deserialize, Serialize};

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
        #[serde(deserialize_with = "any_amount")]
        amount: i16,
    },
    /// [D3.2] Leave this auction.
    Pass {},
    /// [D5.3] Give up one of one's districts after an exposed bluff.
    Discard { district: District },
}

fn any_amount<'de, D: Deserializer<'de>>(deserializer: D) -> Result<i16, D::Error> {
    Ok(whole_number(deserializer)?.clamp(i16::MIN.into(), i16::MAX.into()) as i16)
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
