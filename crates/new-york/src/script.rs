//! What nature does where decisions are counted. Money comes in this order: the card of which most copies lie in the deck,
//! among these from 9 down to 1, and blue, green, orange, yellow. Buildings come type by type, the cheapest first. Dirk
//! gets the first six of these and the yard the next four; the hands are dealt seat by seat, and of seats that tie
//! for first player the lowest begins. A is the first card of pile 2, B of pile 4. Shuffled discards lie sorted: currency
//! by currency, then from 1 up.

use crate::{
    Building, Card, Chance, Currency, Deal, DealtHand, Drawn, Estate, Money, NewYork, Phase, Refill, Scoring,
    State,
};
use game_core::{Game, Seat};

pub(crate) fn scripted(game: &NewYork, state: &State) -> Chance {
    match state.phase {
        Phase::Deal => Chance::Deal(Box::new(deal(game.seats().count(), state.unseen))),
        _ => Chance::Refill(refill(game, state)),
    }
}

/// Money in the order of the script.
fn ordered(money: Money) -> impl DoubleEndedIterator<Item = Card> {
    let once = (1..=9).rev().flat_map(|value| Currency::ALL.map(|currency| Card::new(currency, value)));
    let mut cards: Vec<(u8, Card)> =
        once.flat_map(|card| (1..=money.count(card)).map(move |copy| (copy, card))).collect();
    cards.sort_by_key(|&(copy, _)| std::cmp::Reverse(copy));
    cards.into_iter().map(|(_, card)| card)
}

fn deal(seats: usize, unseen: Money) -> Deal {
    let mut buildings = Estate::ALL.buildings();
    let mut money = ordered(unseen);
    let dirk = buildings.by_ref().take(if seats == 2 { 6 } else { 0 }).collect();
    let market = buildings.take(4).collect();
    let hands: Vec<Vec<Card>> = (0..seats).map(|_| dealt(&mut money)).collect();
    let first = (0..seats).min_by_key(|&seat| (hands[seat].len(), total(&hands[seat])));
    let first = Seat::new(first.expect("there are seats"));
    let display = money.take(4).collect();
    let hands = hands.into_iter().map(|hand| DealtHand(hand.into_iter().collect())).collect();
    Deal { hands, first, display, market, dirk }
}

fn dealt(money: &mut impl Iterator<Item = Card>) -> Vec<Card> {
    let mut hand = Vec::new();
    while total(&hand) < 20 {
        hand.extend(money.next());
    }
    hand
}

fn total(hand: &[Card]) -> u32 {
    hand.iter().map(|card| u32::from(card.value())).sum()
}

fn refill(game: &NewYork, state: &State) -> Refill {
    let mut refill = Refill::default();
    let mut buildings: Vec<Building> = reversed(game.building_deck(state).buildings());
    let empty = state.market.iter().filter(|slot| slot.is_none()).count();
    refill.buildings = (0..empty).map_while(|_| buildings.pop()).collect();
    let mut deck = Deck::new(game, state);
    let mut short = 4 - state.display.len();
    while short > 0
        && let Some(drawn) = deck.draw()
    {
        refill.money.push(drawn);
        let share = match drawn {
            Drawn::Scoring(Scoring::A) => buildings.len().min(6),
            Drawn::Scoring(_) => buildings.len() / 3,
            Drawn::Money(_) => {
                short -= 1;
                0
            }
        };
        if game.seats().count() == 2 {
            refill.dirk.extend((0..share).filter_map(|_| buildings.pop()));
        }
    }
    refill
}

/// The items, the last one first, so that they pop in order.
fn reversed<T>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut items: Vec<T> = items.collect();
    items.reverse();
    items
}

/// The money deck in its scripted order.
struct Deck {
    /// The next card is the last one here.
    cards: Vec<Card>,
    /// The discards, likewise.
    discards: Vec<Card>,
    /// With how many cards left the scoring cards turn up that are still to come, the next one last.
    scorings: Vec<(usize, Scoring)>,
}

impl Deck {
    fn new(game: &NewYork, state: &State) -> Deck {
        let discards = reversed(game.discards(state).cards());
        let Some(piles) = state.piles else {
            return Deck { cards: reversed(state.unseen.cards()), discards, scorings: Vec::new() };
        };
        let below = |pile: usize| piles[pile..].iter().map(|&cards| usize::from(cards)).sum();
        let mut scorings = vec![(below(3), Scoring::B), (below(1), Scoring::A)];
        scorings.retain(|&(_, scoring)| !state.has_scored(scoring));
        Deck { cards: reversed(ordered(state.unseen)), discards, scorings }
    }

    fn draw(&mut self) -> Option<Drawn> {
        if let Some(&(left, scoring)) = self.scorings.last()
            && left == self.cards.len()
        {
            self.scorings.pop();
            return Some(Drawn::Scoring(scoring));
        }
        if self.cards.is_empty() {
            self.cards = std::mem::take(&mut self.discards);
        }
        self.cards.pop().map(Drawn::Money)
    }
}
