//! Numbers of different sequences of decisions, for comparison with other implementations. Chance is scripted. Money lies
//! in this order: for each copy, from 9 down to 1, blue, green, orange, yellow; buildings type by type, the cheapest first.
//! Dirk gets the first six of these and the yard the next four; the hands are dealt seat by seat, and of seats that tie for
//! first player the lowest begins. A is the first card of pile 2, B of pile 4. Shuffled discards lie sorted.

use game_core::{Game, Seat, Setup, Silent, Turn};
use game_testkit::perft;
use new_york::{
    Action, Building, Card, Chance, Currency, Deal, DealtHand, Drawn, Estate, NewYork, Phase, Refill,
    Scoring, State,
};
use serde_json::json;

fn table(seats: i64) -> NewYork {
    Setup::new(seats, json!({})).build().expect("a table of New York")
}

fn scripted(game: &NewYork, state: &State) -> Chance {
    match state.phase {
        Phase::Deal => Chance::Deal(Box::new(deal(game.seats().count()))),
        _ => Chance::Refill(refill(game, state)),
    }
}

/// All the money in its order.
fn money(seats: usize) -> Vec<Card> {
    let once = (1..=9).rev().flat_map(|value| Currency::ALL.map(|currency| Card::new(currency, value)));
    let once: Vec<Card> = once.collect();
    once.repeat(if seats == 2 { 2 } else { 3 })
}

fn deal(seats: usize) -> Deal {
    let mut buildings = Estate::ALL.buildings();
    let mut money = money(seats).into_iter();
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
    let mut buildings: Vec<Building> = game.building_deck(state).buildings().rev_collected();
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

trait RevCollected: Iterator {
    /// The items, the last one first, so that they pop in order.
    fn rev_collected(self) -> Vec<Self::Item>;
}

impl<I: Iterator> RevCollected for I {
    fn rev_collected(self) -> Vec<I::Item> {
        let mut items: Vec<I::Item> = self.collect();
        items.reverse();
        items
    }
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
        let discards = game.discards(state).cards().rev_collected();
        let Some(piles) = state.piles else {
            return Deck { cards: state.unseen.cards().rev_collected(), discards, scorings: Vec::new() };
        };
        let below = |pile: usize| piles[pile..].iter().map(|&cards| usize::from(cards)).sum();
        let mut scorings = vec![(below(3), Scoring::B), (below(1), Scoring::A)];
        scorings.retain(|&(_, scoring)| !state.has_scored(scoring));
        let order = money(game.seats().count());
        Deck { cards: order[order.len() - below(0)..].iter().copied().rev_collected(), discards, scorings }
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

/// So many turns later, in each of which the seat took the first card of the display: blue before green, then low before
/// high. Then a decision is due.
fn after_takings(game: &NewYork, turns: usize) -> State {
    let mut state = game.start();
    let mut taken = 0;
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let chance = scripted(game, &state);
                assert!(game.is_possible(&state, &chance).is_ok());
                game.resolve(&mut state, &chance, &mut Silent);
            }
            _ if taken == turns => return state,
            _ => {
                let first = state.display.cards().take(1).collect();
                game.act(&mut state, Action::Take { cards: first }, &mut Silent);
                taken += 1;
            }
        }
    }
}

fn counts(seats: i64, turns: usize, depths: usize) -> Vec<u64> {
    let game = table(seats);
    let state = if turns == 0 { game.start() } else { after_takings(&game, turns) };
    (1..=depths).map(|depth| perft(&game, &state, depth, &mut scripted)).collect()
}

#[test]
fn decisions_from_the_start_with_two_seats() {
    assert_eq!(counts(2, 0, 6), [10, 98, 964, 8_692, 86_604, 774_204]);
}

#[test]
fn decisions_from_the_start_with_three_seats() {
    assert_eq!(counts(3, 0, 7), [7, 49, 343, 2_441, 17_410, 123_658, 892_060]);
}

#[test]
fn decisions_from_the_start_with_four_seats() {
    assert_eq!(counts(4, 0, 7), [7, 49, 343, 2_392, 16_746, 118_209, 829_936]);
}

/// With two seats pile 1 holds 13 cards, so that A comes at the end of the next turn but one and Dirk gets six more.
#[test]
fn decisions_while_a_is_scored_with_two_seats() {
    assert_eq!(counts(2, 12, 4), [20, 416, 7_860, 137_096]);
}

/// The deck is used up and the first discards are shuffled.
#[test]
fn decisions_while_the_discards_are_shuffled_with_two_seats() {
    assert_eq!(counts(2, 60, 3), [49, 3_512, 219_767]);
}
