//! What the net sees of a position: one row of numbers a seat, most of them 0, the same for all numbers of seats.

mod hand;
mod outlook;
mod position;
mod row;
mod types;
mod yard;

use new_york::{NewYork, State};
use position::Position;
use row::Row;

/// How many numbers there are in a row.
pub(super) const INPUTS: usize = outlook::INPUTS + types::INPUTS + yard::INPUTS + hand::INPUTS;

/// Appends one row of numbers a seat.
pub(super) fn observe(game: &NewYork, state: &State, rows: &mut Vec<f32>) {
    let position = Position::of(game, state);
    let start = rows.len();
    rows.resize(start + position.seats * INPUTS, 0.0);
    for (seat, values) in rows[start..].chunks_exact_mut(INPUTS).enumerate() {
        let mut row = Row::new(values);
        outlook::observe(&position, seat, &mut row);
        types::observe(&position, seat, &mut row);
        yard::observe(&position, seat, &mut row);
        hand::observe(&position, seat, &mut row);
        debug_assert!(row.is_full());
    }
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
                assert_eq!(rows.len() % INPUTS, 0);
                assert!(rows.iter().all(|value| value.abs() <= 5.0));
            }
        }
    }
}
