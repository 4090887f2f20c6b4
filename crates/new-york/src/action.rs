//! What a seat can decide.

use crate::{Card, Coins, Currency, Spread};
use serde::de::{Deserializer, SeqAccess, Visitor};
use serde::ser::Serializer;
use serde::{Deserialize, Serialize};
use std::fmt;

/// A seat's decision. (The variants without content have braces, so that serde refuses unknown keys there too.)
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// [N3.2] Take money from the display.
    Take { cards: Pick },
    /// [N3.3] Buy the building in a slot.
    Buy { slot: Currency, pay: Payment, owner: Owner },
    /// [N3.4] End the turn after an exact payment.
    EndTurn {},
    /// [N3.1] Only where nothing else is possible.
    Pass {},
}

/// [N7.4] Whose the bought building is to be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Owner {
    #[serde(rename = "self")]
    Buyer,
    Dirk,
}

/// The cards taken from the display. A list that can be no such cards still reads, with its fault, so that a rule
/// can answer it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Pick {
    pub cards: Spread,
    pub fault: Option<ListFault>,
}

/// The cards paid, all of one currency. A list that can be no such cards still reads, with its fault.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Payment {
    pub currency: Currency,
    pub coins: Coins,
    pub fault: Option<ListFault>,
}

/// What is wrong with a list of cards whatever the position.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum ListFault {
    /// Not by currency, then by value.
    Unsorted,
    /// More cards than can be meant: of one kind, or in all.
    TooMany,
    /// Of several currencies.
    Mixed,
}

impl From<Spread> for Pick {
    #[inline]
    fn from(cards: Spread) -> Pick {
        Pick { cards, fault: None }
    }
}

impl Payment {
    #[inline]
    pub const fn new(currency: Currency, coins: Coins) -> Payment {
        Payment { coins, currency, fault: None }
    }

    pub fn cards(self) -> impl Iterator<Item = Card> {
        self.coins.values().map(move |value| Card::new(self.currency, value))
    }
}

impl FromIterator<Card> for Pick {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Pick {
        let cards: Vec<Card> = cards.into_iter().collect();
        let fault = match cards.len() {
            _ if !cards.is_sorted() => Some(ListFault::Unsorted),
            length if length > Spread::SIZE => Some(ListFault::TooMany),
            // A sorted list holds equal cards together; there are never four of them.
            4 if cards[0] == cards[3] => Some(ListFault::TooMany),
            _ => None,
        };
        Pick { cards: cards.into_iter().take(Spread::SIZE).collect(), fault }
    }
}

impl FromIterator<Card> for Payment {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Payment {
        let cards: Vec<Card> = cards.into_iter().collect();
        let mut payment =
            Payment::new(cards.first().map_or(Currency::Blue, |card| card.currency()), Coins::NONE);
        if !cards.is_sorted() {
            payment.fault = Some(ListFault::Unsorted);
        }
        for card in cards {
            if card.currency() != payment.currency {
                payment.fault = payment.fault.or(Some(ListFault::Mixed));
            } else if payment.coins.count(card.value()) == 3 {
                payment.fault = payment.fault.or(Some(ListFault::TooMany));
            } else {
                payment.coins = payment.coins.plus(Coins::one(card.value()));
            }
        }
        payment
    }
}

impl Serialize for Pick {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.cards.serialize(serializer)
    }
}

impl Serialize for Payment {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

impl<'de> Deserialize<'de> for Pick {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pick, D::Error> {
        deserializer.deserialize_seq(CardList).map(Pick::from_iter)
    }
}

impl<'de> Deserialize<'de> for Payment {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Payment, D::Error> {
        deserializer.deserialize_seq(CardList).map(Payment::from_iter)
    }
}

struct CardList;

impl<'de> Visitor<'de> for CardList {
    type Value = Vec<Card>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of money cards")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Vec<Card>, A::Error> {
        let mut cards = Vec::new();
        while let Some(card) = list.next_element()? {
            cards.push(card);
        }
        Ok(cards)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn payment(text: &str) -> Payment {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn lists_that_can_be_no_payment_read_with_their_fault() {
        assert_eq!(payment(r#"["blue_2","blue_6"]"#).fault, None);
        assert_eq!(payment(r#"["blue_6","blue_2"]"#).fault, Some(ListFault::Unsorted));
        assert_eq!(payment(r#"["blue_2","green_2"]"#).fault, Some(ListFault::Mixed));
        assert_eq!(payment(r#"["blue_2","blue_2","blue_2","blue_2"]"#).fault, Some(ListFault::TooMany));
        let pick: Pick = serde_json::from_str(r#"["blue_1","blue_1","blue_1","green_1","green_1"]"#).unwrap();
        assert_eq!(pick.fault, Some(ListFault::TooMany));
        let pick: Pick = serde_json::from_str(r#"["blue_1","blue_1","blue_1","blue_1"]"#).unwrap();
        assert_eq!(pick.fault, Some(ListFault::TooMany));
        assert!(serde_json::from_str::<Pick>(r#"["blue_1","blue_11"]"#).is_err());
    }

    #[test]
    fn an_action_is_at_most_twelve_bytes() {
        assert!(size_of::<Action>() <= 12, "{}", size_of::<Action>());
    }
}
