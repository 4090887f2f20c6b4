//! Positions to start a scenario from, and short names for steps.

use game_core::{Game, Seat, Setup};
use game_testkit::Scenario;
use new_york::{
    Action, Building, Card, Chance, Currency, Deal, DealtHand, Drawn, Estate, Money, NewYork, Owner, Phase,
    Refill, Scoring, State,
};
use serde_json::{Value, json};

pub(crate) const GABRIELLA: usize = 0;
pub(crate) const LUCA: usize = 1;
pub(crate) const MARIA: usize = 2;
pub(crate) const PAOLO: usize = 3;
pub(crate) const ANNA: usize = 4;
/// [N7.2] With two seats Dirk's buildings follow theirs.
pub(crate) const DIRK: usize = 2;

pub(crate) const PASS: Action = Action::Pass {};
pub(crate) const END_TURN: Action = Action::EndTurn {};

/// A position being laid out. What is said to lie nowhere is unseen, in five piles.
pub(crate) struct Setting {
    game: NewYork,
    state: State,
}

pub(crate) fn two() -> Setting {
    table(2, json!({}))
}

pub(crate) fn three() -> Setting {
    table(3, json!({}))
}

/// Four buildings and four dear cards on the table, nothing else.
pub(crate) fn table(seats: usize, options: Value) -> Setting {
    let game: NewYork = Setup::new(seats as i64, options).build().expect("a table of New York");
    Setting { state: game.start(), game }
        .yard("museum_2 theatre_3 station_4 church_5")
        .display("blue_9 green_9 orange_9 yellow_9")
}

impl Setting {
    pub(crate) fn hand(mut self, seat: usize, held: &str) -> Setting {
        self.state.hands[seat] = cards(held).collect();
        self
    }

    pub(crate) fn owns(mut self, owner: usize, owned: &str) -> Setting {
        self.state.estates[owner] = buildings(owned).collect();
        self
    }

    /// The yard, slot by slot.
    pub(crate) fn yard(mut self, four: &str) -> Setting {
        let mut four = buildings(four);
        self.state.market = std::array::from_fn(|_| four.next());
        self
    }

    pub(crate) fn display(mut self, laid: &str) -> Setting {
        self.state.display = cards(laid).collect();
        self
    }

    /// These scorings have been; they brought nobody anything.
    pub(crate) fn scored(mut self, scorings: &[Scoring]) -> Setting {
        self.state.scored.a = scorings.contains(&Scoring::A);
        self.state.scored.b = scorings.contains(&Scoring::B);
        self
    }

    /// So many cards are left in the piles, the last ones of those that lie nowhere else; the others are discarded.
    pub(crate) fn piles(mut self, piles: [u8; 5]) -> Setting {
        let left: usize = piles.iter().map(|&cards| usize::from(cards)).sum();
        let free = self.free();
        self.state.unseen = free.cards().skip(free.len() as usize - left).collect();
        self.state.piles = Some(piles);
        self
    }

    /// Just these cards are left, in the last pile, and A and B have been; the seat holds all others.
    pub(crate) fn hoards_all_but(mut self, seat: usize, left: &str) -> Setting {
        let left = cards(left).collect::<Money>();
        self.state.hands[seat] = self.state.hands[seat].plus(self.free().minus(left));
        self.scored(&[Scoring::A, Scoring::B]).piles([0, 0, 0, 0, left.len() as u8])
    }

    /// Just these buildings are left in the deck; the owner has all others.
    pub(crate) fn built_all_but(mut self, owner: usize, left: &str) -> Setting {
        let left: Estate = buildings(left).collect();
        let unseen = self.unseen_buildings();
        self.state.estates[owner] = self.state.estates[owner].plus(unseen.minus(left));
        self
    }

    /// It is the seat's turn. Unless piles were made, nothing is discarded.
    pub(crate) fn acts(mut self, seat: usize) -> Scenario<NewYork> {
        if self.state.piles.is_none() {
            let free = self.free().len() as u8;
            self = self.piles([0, 1, 2, 3, 4].map(|pile| free / 5 + u8::from(pile < free % 5)));
        }
        self.state.phase = Phase::Action { seat: Seat::new(seat) };
        Scenario::at(self.state, self.game)
    }

    /// The money that lies neither in the display nor in a hand.
    fn free(&self) -> Money {
        let copies = if self.game.seats().count() == 2 { 2 } else { 3 };
        let all = Card::all().flat_map(|card| std::iter::repeat_n(card, copies)).collect::<Money>();
        self.state.hands.iter().fold(all.minus(self.state.display.money()), |left, &hand| left.minus(hand))
    }

    fn unseen_buildings(&self) -> Estate {
        let yard = self.state.market.into_iter().flatten().collect();
        self.state.estates.iter().fold(Estate::ALL.minus(yard), |left, &estate| left.minus(estate))
    }
}

/// A deal; the hands in dealing order. What is not said here tests change themselves.
pub(crate) fn deal(hands: &[&str], first: usize) -> Deal {
    Deal {
        hands: hands.iter().map(|hand| DealtHand(cards(hand).collect())).collect(),
        first: Seat::new(first),
        display: cards("blue_5 green_5 orange_5 yellow_5").collect(),
        market: buildings("park_8 museum_2 church_7 station_4").collect(),
        dirk: buildings(if hands.len() == 2 { SIX } else { "" }).collect(),
    }
}

/// What Dirk is dealt.
pub(crate) const SIX: &str = "museum_3 museum_4 theatre_9 park_8 park_12 skyscraper_13";

pub(crate) fn chance(deal: Deal) -> Chance {
    Chance::Deal(Box::new(deal))
}

/// A refill: buildings, money with scoring cards, Dirk's buildings.
pub(crate) fn refill(laid: &str, drawn: &str, dirk: &str) -> Chance {
    let one = |id: &str| match id {
        "score_a" => Drawn::Scoring(Scoring::A),
        "score_b" => Drawn::Scoring(Scoring::B),
        id => Drawn::Money(card(id)),
    };
    Chance::Refill(Refill {
        buildings: buildings(laid).collect(),
        money: drawn.split_whitespace().map(one).collect(),
        dirk: buildings(dirk).collect(),
    })
}

pub(crate) fn take(taken: &str) -> Action {
    Action::Take { cards: cards(taken).collect() }
}

/// Buys for the buyer what lies in the slot.
pub(crate) fn buy(slot: Currency, pay: &str) -> Action {
    Action::Buy { slot, pay: cards(pay).collect(), owner: Owner::Buyer }
}

/// [N7.4] Buys it for Dirk.
pub(crate) fn give(slot: Currency, pay: &str) -> Action {
    Action::Buy { slot, pay: cards(pay).collect(), owner: Owner::Dirk }
}

pub(crate) fn card(id: &str) -> Card {
    Card::from_id(id).unwrap_or_else(|| panic!("no card {id}"))
}

pub(crate) fn cards(ids: &str) -> impl Iterator<Item = Card> {
    ids.split_whitespace().map(card)
}

pub(crate) fn buildings(ids: &str) -> impl Iterator<Item = Building> {
    ids.split_whitespace().map(|id| Building::from_id(id).unwrap_or_else(|| panic!("no building {id}")))
}
