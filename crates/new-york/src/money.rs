//! Money cards of all currencies as a multiset.

use crate::coins::Coins;
use crate::{Card, Currency};
use game_core::random::{Rng, below};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// Cards of all currencies.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Money([Coins; 4]);

impl Money {
    pub const NONE: Money = Money([Coins::NONE; 4]);

    /// Every card `copies` times.
    pub(crate) const fn all(copies: u32) -> Money {
        Money([Coins::each(copies); 4])
    }

    #[inline]
    pub const fn of(self, currency: Currency) -> Coins {
        self.0[currency as usize]
    }

    #[inline]
    pub(crate) const fn of_mut(&mut self, currency: Currency) -> &mut Coins {
        &mut self.0[currency as usize]
    }

    #[inline]
    pub fn add(&mut self, card: Card) {
        let coins = &mut self.0[card.currency_index()];
        *coins = coins.plus(Coins::one(card.value()));
    }

    #[inline]
    pub fn remove(&mut self, card: Card) {
        let coins = &mut self.0[card.currency_index()];
        *coins = coins.minus(Coins::one(card.value()));
    }

    #[inline]
    pub const fn count(self, card: Card) -> u8 {
        self.0[card.currency_index()].count(card.value())
    }

    #[inline]
    #[must_use]
    pub fn plus(self, other: Money) -> Money {
        Money(std::array::from_fn(|index| self.0[index].plus(other.0[index])))
    }

    #[inline]
    #[must_use]
    pub fn minus(self, other: Money) -> Money {
        Money(std::array::from_fn(|index| self.0[index].minus(other.0[index])))
    }

    /// How many cards there are.
    #[inline]
    pub fn len(self) -> u32 {
        self.0.iter().map(|coins| coins.len()).sum()
    }

    pub fn is_empty(self) -> bool {
        self == Money::NONE
    }

    /// The sum of all their values.
    pub fn total(self) -> u32 {
        self.0.iter().map(|coins| coins.total()).sum()
    }

    /// The cards in order: currency by currency, then by value.
    pub fn cards(self) -> impl Iterator<Item = Card> {
        Currency::ALL
            .into_iter()
            .flat_map(move |currency| self.of(currency).values().map(move |value| Card::new(currency, value)))
    }

    /// Takes out one card, every one equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(crate) fn draw(&mut self, rng: &mut (impl Rng + ?Sized)) -> Card {
        let card = self.pick(rng);
        self.remove(card);
        card
    }

    /// One of the cards, every one equally likely.
    ///
    /// # Panics
    /// If there is none.
    #[inline]
    pub(crate) fn pick(self, rng: &mut (impl Rng + ?Sized)) -> Card {
        // Points at one of the 108 cards of the box a few times: a hit is as likely for each card that is here.
        for _ in 0..TRIES {
            let (card, copy) = BOX[below(rng, 108) as usize];
            if self.count(card) > copy {
                return card;
            }
        }
        self.pick_by_counting(rng)
    }

    fn pick_by_counting(self, rng: &mut (impl Rng + ?Sized)) -> Card {
        let mut number = below(rng, self.len());
        for currency in Currency::ALL {
            let length = self.of(currency).len();
            if number < length {
                return Card::new(currency, self.of(currency).nth(number));
            }
            number -= length;
        }
        unreachable!("the number lies below that of the cards")
    }
}

impl FromIterator<Card> for Money {
    fn from_iter<I: IntoIterator<Item = Card>>(cards: I) -> Money {
        let mut money = Money::NONE;
        cards.into_iter().for_each(|card| money.add(card));
        money
    }
}

impl fmt::Debug for Money {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_list().entries(self.cards()).finish()
    }
}

impl Serialize for Money {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.cards())
    }
}

/// After so many misses the cards are counted instead.
const TRIES: usize = 4;

/// [N1.1] The 108 cards of the box, each with its number among its equals.
const BOX: [(Card, u8); 108] = all_cards();

const fn all_cards() -> [(Card, u8); 108] {
    let mut all = [(Card::new(Currency::Blue, 1), 0); 108];
    let mut at = 0;
    while at < 108 {
        all[at] = (Card::new(Currency::ALL[at / 27], (at / 3 % 9) as u8 + 1), (at % 3) as u8);
        at += 1;
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_card_is_drawn_equally_often_and_then_gone() {
        let deck = Money::from_iter(
            ["blue_1", "blue_1", "green_9", "yellow_5"].map(|id| Card::from_id(id).unwrap()),
        );
        let mut rng = game_core::random::stream(1, 2, 3);
        let mut counts = std::collections::BTreeMap::new();
        for _ in 0..40_000 {
            let mut left = deck;
            let card = left.draw(&mut rng);
            assert_eq!((left.len(), left.count(card)), (3, deck.count(card) - 1));
            *counts.entry(format!("{card:?}")).or_insert(0) += 1;
        }
        assert!((19_500..20_500).contains(&counts["blue_1"]), "{counts:?}");
        assert!(
            (9_600..10_400).contains(&counts["green_9"]) && (9_600..10_400).contains(&counts["yellow_5"]),
            "{counts:?}"
        );
    }
}
