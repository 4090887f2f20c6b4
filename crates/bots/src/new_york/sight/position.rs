//! A position with all that several numbers of a row are made of, found out once.

use super::types::{Course, Type};
use crate::new_york::payments::sums;
use crate::new_york::standing::{MOST_OWNERS, Standing, Tally, points_so_far};
use game_core::Game;
use new_york::{Building, BuildingType, Currency, Estate, NewYork, Phase, Scoring, State};

#[derive(Clone, Debug)]
pub(super) struct Position {
    pub(super) state: State,
    pub(super) seats: usize,
    pub(super) standing: Standing,
    /// Whether any type looks otherwise than in the position looked at before.
    pub(super) are_types_new: bool,
    /// What all types have in common.
    pub(super) course: Course,
    /// The seat that acts next.
    pub(super) next: usize,
    /// How many buildings are in the deck.
    pub(super) deck: f32,
    /// 0 at the beginning of a match, 1 at its end.
    pub(super) lateness: f32,
    /// Of the buildings in the deck, the share that has each price, and the share that has no higher one.
    pub(super) prices: [f32; 14],
    pub(super) up_to: [f32; 14],
    pub(super) totals: [[u32; 4]; MOST_OWNERS],
    /// The sums that each seat can pay in each currency, as bits.
    pub(super) sums: [[u64; 4]; MOST_OWNERS],
    pub(super) so_far: [i32; MOST_OWNERS],
    /// Points so far and what all scorings to come would bring now.
    pub(super) projected: [i32; MOST_OWNERS],
    /// What the last scoring would bring each seat more with the building of each slot.
    pub(super) gains: [[i32; 4]; MOST_OWNERS],
    /// The same with one more of each type.
    type_gains: [[i32; MOST_OWNERS]; 6],
    tally: Tally,
    estate: Estate,
}

impl Position {
    /// Nothing was looked at yet.
    pub(super) fn unseen(game: &NewYork) -> Position {
        let state = game.start();
        Position {
            state,
            seats: 0,
            standing: Standing::of(game, &state),
            are_types_new: true,
            course: Course::of(&state, 0),
            next: 0,
            deck: 0.0,
            lateness: 0.0,
            prices: [0.0; 14],
            up_to: [0.0; 14],
            totals: [[0; 4]; MOST_OWNERS],
            sums: [[0; 4]; MOST_OWNERS],
            so_far: [0; MOST_OWNERS],
            projected: [0; MOST_OWNERS],
            gains: [[0; 4]; MOST_OWNERS],
            type_gains: [[0; MOST_OWNERS]; 6],
            tally: Tally::default(),
            estate: Estate::NONE,
        }
    }

    /// Looks at another position; what is as it was is not found out again.
    pub(super) fn look_at(&mut self, game: &NewYork, state: &State) {
        let before = std::mem::replace(&mut self.state, *state);
        let seats = game.seats().count();
        let is_other_table = std::mem::replace(&mut self.seats, seats) != seats;
        self.next = next_seat(game, state);
        self.look_at_deck(game, is_other_table);
        self.look_at_types(game, is_other_table);
        let totals = self.tally.totals(&self.standing);
        let pending = Scoring::ALL.map(|scoring| i32::from(!state.has_scored(scoring)));
        for (seat, totals) in totals[..seats].iter().enumerate() {
            if is_other_table || before.hands[seat] != state.hands[seat] {
                let hand = state.hands[seat];
                self.totals[seat] = Currency::ALL.map(|currency| hand.of(currency).total());
                self.sums[seat] = Currency::ALL.map(|currency| sums(hand.of(currency)));
            }
            if is_other_table || before.points[seat] != state.points[seat] {
                self.so_far[seat] = points_so_far(state, seat);
            }
            let to_come =
                Scoring::ALL.iter().zip(pending).map(|(&scoring, times)| totals.of(scoring) * times);
            self.projected[seat] = self.so_far[seat] + to_come.sum::<i32>();
            let gain = |building: Building| self.type_gains[building.kind() as usize][seat];
            self.gains[seat] = state.market.map(|offer| offer.map_or(0, gain));
        }
    }

    fn look_at_types(&mut self, game: &NewYork, is_other_table: bool) {
        let before = std::mem::replace(&mut self.standing, Standing::of(game, &self.state));
        let course = std::mem::replace(&mut self.course, Course::of(&self.state, self.estate.len()));
        self.are_types_new = is_other_table || course != self.course;
        for kind in BuildingType::ALL {
            let at = kind as usize;
            if is_other_table || before.counts[at] != self.standing.counts[at] {
                self.are_types_new = true;
                self.type_gains[at] = std::array::from_fn(|owner| self.standing.gain(kind, owner));
            }
        }
    }

    fn look_at_deck(&mut self, game: &NewYork, is_new: bool) {
        let deck = game.building_deck(&self.state);
        if is_new || deck != self.estate {
            self.estate = deck;
            self.deck = deck.len() as f32;
            self.lateness = (1.0 - self.deck / 36.0).clamp(0.0, 1.0);
            self.prices = shares(deck);
            self.up_to = sums_up_to(self.prices);
        }
    }

    /// The types of buildings, as they lie.
    pub(super) fn types(&self) -> impl Iterator<Item = Type> {
        let counts = &self.standing.counts;
        BuildingType::ALL.into_iter().map(|kind| Type {
            kind,
            counts: counts[kind as usize],
            course: self.course,
        })
    }

    /// How many turns there are before that of a seat.
    pub(super) fn wait(&self, seat: usize) -> usize {
        (seat + self.seats - self.next) % self.seats
    }

    /// How far a seat is ahead of the best rival by some measure, and of the rivals' mean.
    pub(super) fn gaps(&self, measure: &[i32; MOST_OWNERS], seat: usize) -> (f32, f32) {
        let rivals = (0..self.seats).filter(|&other| other != seat).map(|other| measure[other]);
        let (mut best, mut sum) = (i32::MIN, 0);
        for rival in rivals {
            (best, sum) = (best.max(rival), sum + rival);
        }
        let mean = sum as f32 / (self.seats - 1) as f32;
        ((measure[seat] - best) as f32, measure[seat] as f32 - mean)
    }

    /// Whether nobody has as much of a currency as this seat.
    pub(super) fn is_richest(&self, seat: usize, currency: usize) -> bool {
        let own = self.totals[seat][currency];
        own > 0 && (0..self.seats).all(|other| other == seat || self.totals[other][currency] < own)
    }
}

fn next_seat(game: &NewYork, state: &State) -> usize {
    match state.phase {
        Phase::Deal => 0,
        Phase::Action { seat } | Phase::ExtraAction { seat } => seat.index(),
        Phase::Refill { seat } | Phase::Over { seat } => game.seats().after(seat).index(),
    }
}

/// The share of each price.
fn shares(deck: Estate) -> [f32; 14] {
    let each = 1.0 / deck.len().max(1) as f32;
    let mut shares = [0.0; 14];
    for building in deck.buildings() {
        shares[usize::from(building.price())] += each;
    }
    shares
}

fn sums_up_to(shares: [f32; 14]) -> [f32; 14] {
    let mut sum = 0.0;
    shares.map(|share| {
        sum += share;
        sum
    })
}
