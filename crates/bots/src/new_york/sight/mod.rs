//! What the net sees of a position: of each seat a part for every type of building and a row of numbers about the rest,
//! most of them 0, the same for all numbers of seats.

mod hand;
mod memory;
mod outlook;
mod position;
mod row;
mod types;
mod yard;

use crate::net::{Layers, Width};
use new_york::{BuildingType, NewYork, State};
use position::Position;
use row::Row;

pub(super) use memory::Memory;

/// The numbers that describe a type of building to a seat, and those that describe the rest of it.
pub(super) const LAYERS: Layers =
    Layers { part: types::INPUTS, rest: outlook::INPUTS + yard::INPUTS + hand::INPUTS, width: Width::Narrow };

/// How many numbers describe a seat, its types of buildings included.
pub(super) const WIDTH: usize = BuildingType::ALL.len() * LAYERS.part + LAYERS.rest;

/// Appends one row of numbers a seat.
pub(super) fn observe(game: &NewYork, state: &State, rows: &mut Vec<f32>) {
    let mut position = Position::unseen(game);
    position.look_at(game, state);
    let before = rows.len();
    rows.resize(before + position.seats * WIDTH, 0.0);
    for (seat, row) in rows[before..].chunks_exact_mut(WIDTH).enumerate() {
        let (parts, rest) = row.split_at_mut(WIDTH - LAYERS.rest);
        for (each, part) in position.types().zip(parts.as_chunks_mut().0) {
            each.describe(seat, part);
        }
        observe_rest(&position, seat, rest);
    }
}

/// Writes what is seen of a seat beside types of buildings.
fn observe_rest(position: &Position, seat: usize, rest: &mut [f32]) {
    let mut row = Row::new(rest);
    row.wipe(LAYERS.rest);
    outlook::observe(position, seat, &mut row);
    yard::observe(position, seat, &mut row);
    hand::observe(position, seat, &mut row);
    debug_assert!(row.is_full());
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, tables};

    #[test]
    fn every_row_is_full_and_its_numbers_are_small() {
        for game in tables() {
            for steps in [1, 20, 60, 100, 140] {
                let (state, mut rows) = (played(&game, 5, steps), Vec::new());
                observe(&game, &state, &mut rows);
                assert_eq!(rows.len() % WIDTH, 0);
                assert!(rows.iter().all(|value| value.abs() <= 5.0));
                let is_there = |part: &[f32]| part.iter().any(|&value| value != 0.0);
                for row in rows.chunks_exact(WIDTH) {
                    assert!(row[..WIDTH - LAYERS.rest].chunks_exact(LAYERS.part).all(is_there));
                }
            }
        }
    }
}
