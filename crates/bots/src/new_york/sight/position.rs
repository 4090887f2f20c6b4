//! A position with all that several numbers of a row are made of, found out once.

use crate::new_york::payments::sums;
use crate::new_york::standing::{MOST_OWNERS, Standing, points_so_far};
use game_core::Game;
use new_york::{BuildingType, Currency, Estate, NewYork, Phase, Scoring, State};

pub(super) struct Position<'a> {
    pub(super) state: &'a State,
    pub(super) seats: usize,
    pub(super) standing: Standing,
    /// The seat that acts next.
    pub(super) next: usize,
    /// How many buildings are in the deck.
    pub(super) deck: f32,
    /// 0 at the beginning of a match, 1 at its end.
    pub(super) lateness: f32,
    /// Of the buildings in the deck, the share that has each price, and the share that has no higher one.
    pub(super) prices: [f32; 14],
    pub(super) up_to: [f32; 14],
    /// Buildings of each type that nobody owns.
    pub(super) left: [u8; 6],
    pub(super) totals: [[u32; 4]; MOST_OWNERS],
    /// The sums that each seat can pay in each currency, as bits.
    pub(super) sums: [[u64; 4]; MOST_OWNERS],
    pub(super) so_far: [i32; MOST_OWNERS],
    /// Points so far and what all scorings to come would bring now.
    pub(super) projected: [i32; MOST_OWNERS],
    /// What the last scoring would bring more with the building of each slot.
    pub(super) gains: [[i32; 4]; MOST_OWNERS],
}

impl<'a> Position<'a> {
    pub(super) fn of(game: &NewYork, state: &'a State) -> Position<'a> {
        let seats = game.seats().count();
        let standing = Standing::of(game, state);
        let deck = game.building_deck(state);
        let pending = Scoring::ALL.map(|scoring| i32::from(!state.has_scored(scoring)));
        let (mut totals, mut all_sums) = ([[0; 4]; MOST_OWNERS], [[0; 4]; MOST_OWNERS]);
        let mut gains = [[0; 4]; MOST_OWNERS];
        let (mut so_far, mut projected) = ([0; MOST_OWNERS], [0; MOST_OWNERS]);
        for seat in 0..seats {
            let hand = state.hands[seat];
            totals[seat] = Currency::ALL.map(|currency| hand.of(currency).total());
            all_sums[seat] = Currency::ALL.map(|currency| sums(hand.of(currency)));
            so_far[seat] = points_so_far(state, seat);
            let totals = standing.totals(seat);
            let to_come =
                Scoring::ALL.iter().zip(pending).map(|(&scoring, times)| totals.of(scoring) * times);
            projected[seat] = so_far[seat] + to_come.sum::<i32>();
            gains[seat] =
                state.market.map(|offer| offer.map_or(0, |building| standing.gain(building.kind(), seat)));
        }
        let size = deck.len() as f32;
        let prices = shares(deck);
        Position {
            state,
            seats,
            next: next_seat(game, state),
            deck: size,
            lateness: (1.0 - size / 36.0).clamp(0.0, 1.0),
            prices,
            up_to: sums_up_to(prices),
            left: left(&standing),
            standing,
            totals,
            sums: all_sums,
            so_far,
            projected,
            gains,
        }
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

fn left(standing: &Standing) -> [u8; 6] {
    BuildingType::ALL.map(|kind| Estate::ALL.of(kind) - standing.counts[kind as usize].iter().sum::<u8>())
}
