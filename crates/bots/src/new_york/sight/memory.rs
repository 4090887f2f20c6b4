//! Types of buildings seen before: a search meets the same ones again and again, so what the net makes of each is
//! remembered.

use super::position::Position;
use super::types::{self, Type};
use super::{LAYERS, observe_rest};
use crate::Net;
use crate::net::{PART, widely};
use crate::new_york::standing::MOST_OWNERS;
use new_york::{NewYork, State};

/// How many types are remembered.
const MOST: usize = 1 << 10;

/// How many numbers about a seat are fed to the first hidden layer.
const FED: usize = PART + LAYERS.rest;

/// Looks at one position after another; what they have in common is not looked at again. It holds for one net.
#[derive(Default)]
pub(in super::super) struct Memory {
    position: Option<Position>,
    rows: Vec<f32>,
    /// As many as may be; a type has its place among them.
    remembered: Vec<Remembered>,
}

#[derive(Clone, Copy)]
struct Remembered {
    likeness: Option<Type>,
    /// What the type comes to for each seat.
    units: [[f32; PART]; MOST_OWNERS],
}

impl Memory {
    /// What of each seat is fed to the first hidden layer of the net, one row a seat.
    pub(in super::super) fn fed(&mut self, net: &Net, game: &NewYork, state: &State) -> &[f32] {
        let position = self.position.get_or_insert_with(|| Position::unseen(game));
        position.look_at(game, state);
        self.rows.resize(position.seats * FED, 0.0);
        if position.are_types_new {
            let nothing = Remembered { likeness: None, units: [[0.0; PART]; MOST_OWNERS] };
            self.remembered.resize(MOST, nothing);
            feed_types(&mut self.remembered, net, position, &mut self.rows);
        }
        for (seat, row) in self.rows.chunks_exact_mut(FED).enumerate() {
            observe_rest(position, seat, &mut row[PART..]);
        }
        &self.rows
    }
}

/// Writes what all types come to for each seat.
fn feed_types(remembered: &mut [Remembered], net: &Net, position: &Position, rows: &mut [f32]) {
    for row in rows.chunks_exact_mut(FED) {
        row[..PART].fill(0.0);
    }
    for each in position.types() {
        let known = &mut remembered[place(&each)];
        if known.likeness != Some(each) {
            *known = remember(net, &each);
        }
        for (row, units) in rows.chunks_exact_mut(FED).zip(&known.units) {
            for (whole, unit) in row[..PART].iter_mut().zip(units) {
                *whole += unit;
            }
        }
    }
}

/// For every seat there may be.
#[inline(never)]
fn remember(net: &Net, each: &Type) -> Remembered {
    let mut remembered = Remembered { likeness: Some(*each), units: [[0.0; PART]; MOST_OWNERS] };
    widely(
        #[inline(always)]
        || {
            for (seat, units) in remembered.units.iter_mut().enumerate() {
                let mut part = [0.0; types::INPUTS];
                each.describe(seat, &mut part);
                *units = net.units_of(&part);
            }
        },
    );
    remembered
}

/// Where a type is remembered.
fn place(Type { kind, counts, course }: &Type) -> usize {
    let pending = u8::from(course.is_a_pending) | u8::from(course.is_b_pending) << 1;
    let [first, second, third, fourth, fifth, sixth] = *counts;
    let whole = [first, second, third, fourth, fifth, sixth, *kind as u8, course.stage << 2 | pending];
    (u64::from_le_bytes(whole).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % MOST
}

#[cfg(test)]
mod tests {
    use super::super::observe;
    use super::*;
    use crate::net::Near;
    use crate::new_york::testing::{played, tables};
    use game_core::Game;
    use game_core::random::{below, stream};

    #[test]
    fn what_is_remembered_is_valued_as_what_is_seen() {
        let mut rng = stream(6, 6, 6);
        let mut net = Net::untrained(LAYERS, &mut rng);
        net.weights_mut().iter_mut().for_each(|weight| *weight += below(&mut rng, 100) as f32 / 2000.0);
        let (mut memory, mut near) = (Memory::default(), Near::default());
        for steps in [0, 1, 20, 21, 60, 61, 62, 100, 40, 140, 141] {
            for game in tables() {
                let seats = game.seats().count();
                for state in [played(&game, 6, steps + 1), played(&game, 5, steps)] {
                    let mut rows = Vec::new();
                    observe(&game, &state, &mut rows);
                    near.forget();
                    let remembered = near.chances(&net, memory.fed(&net, &game, &state), seats);
                    for (remembered, seen) in remembered.iter().zip(net.chances(&rows, seats)) {
                        assert!((remembered - seen).abs() < 1e-4, "{seats} seats, {steps} steps");
                    }
                }
            }
        }
    }
}
