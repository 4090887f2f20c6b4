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
    rows.extend_from_slice(Observer::default().observe(game, state));
}

/// Looks at one position after another; what they have in common is not looked at again.
#[derive(Default)]
pub(super) struct Observer {
    position: Option<Position>,
    rows: Vec<f32>,
}

impl Observer {
    /// One row of numbers a seat.
    pub(super) fn observe(&mut self, game: &NewYork, state: &State) -> &[f32] {
        let position = self.position.get_or_insert_with(|| Position::unseen(game));
        position.look_at(game, state);
        self.rows.resize(position.seats * INPUTS, 0.0);
        for (seat, values) in self.rows.chunks_exact_mut(INPUTS).enumerate() {
            let mut row = Row::new(values);
            row.wipe(outlook::INPUTS);
            outlook::observe(position, seat, &mut row);
            types::observe(position, seat, &mut row);
            row.wipe(yard::INPUTS + hand::INPUTS);
            yard::observe(position, seat, &mut row);
            hand::observe(position, seat, &mut row);
            debug_assert!(row.is_full());
        }
        &self.rows
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::testing::{played, tables};

    #[test]
    fn who_looked_at_another_position_before_sees_the_same() {
        let mut observer = Observer::default();
        for steps in [0, 1, 20, 21, 60, 61, 62, 100, 40, 140, 141] {
            for game in tables() {
                let (state, mut rows) = (played(&game, 5, steps), Vec::new());
                for each in [played(&game, 6, steps + 1), state] {
                    observer.observe(&game, &each);
                }
                observe(&game, &state, &mut rows);
                assert_eq!(observer.observe(&game, &state), rows, "{steps} steps");
            }
        }
    }

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
