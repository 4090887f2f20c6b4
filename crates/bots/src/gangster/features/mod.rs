//! What the net sees of a seat: its standing in every district, one part each, and what it has to work with.

mod course;
mod district;
mod memory;
mod seat;

use crate::net::{Layers, Width};
use course::Course;
use district::{Brings, District};
use game_core::Game;
use gangster::{Crew, Gangster, Place, State};

pub(super) use memory::Memory;

/// The numbers that describe a district to a crew, and those that describe a seat as a whole.
pub(super) const LAYERS: Layers = Layers { part: district::INPUTS, rest: seat::INPUTS, width: Width::Wide };

const CREWS: usize = Crew::COUNT;

/// What the districts of a position bring every crew.
#[derive(Clone, Copy, Default)]
struct Prospects {
    /// On the payday to come, as things stand.
    payday: [f32; CREWS],
    /// On a later one.
    later: [f32; CREWS],
    /// The most that unloading a gangster adds where the car stands.
    here: [f32; CREWS],
    /// The two most that it adds where the car can drive.
    near: [[f32; 2]; CREWS],
}

impl Prospects {
    /// Adds what a district brings a crew whose car is there, or can drive there.
    #[inline]
    fn add(&mut self, crew: usize, brings: &Brings, is_here: bool, is_near: bool) {
        self.payday[crew] += brings.payday;
        self.later[crew] += brings.later;
        if is_here {
            self.here[crew] = brings.unloading;
        }
        if is_near {
            let ([best, second], more) = (self.near[crew], brings.unloading);
            self.near[crew] = if more > best { [more, best] } else { [best, second.max(more)] };
        }
    }
}

/// How many numbers describe a seat of this table.
pub(super) fn width(game: &Gangster) -> usize {
    let crews = game.crews().len() / game.seats().count();
    crews * Place::COUNT * LAYERS.part + LAYERS.rest
}

/// Appends one row of numbers a seat.
pub(super) fn observe(game: &Gangster, state: &State, rows: &mut Vec<f32>) {
    let (seats, width, before) = (game.seats().count(), width(game), rows.len());
    rows.resize(before + seats * width, 0.0);
    let rows = &mut rows[before..];
    let course = Course::of(game, state);
    let mut prospects = Prospects::default();
    let crews_of_seat = game.crews().len() / seats;
    for place in game.open_districts().iter() {
        let district = District::of(game, state, &course, place);
        for crew in 0..game.crews().len() {
            let part = crew % crews_of_seat * Place::COUNT + place.index();
            let start = crew / crews_of_seat * width + part * LAYERS.part;
            let row = rows[start..].first_chunk_mut().expect("a row holds all parts");
            let (is_here, is_near) = district.has_car(crew);
            prospects.add(crew, &district.describe(crew, row), is_here, is_near);
        }
    }
    let standings = seat::Standings::of(game, state, &course, &prospects);
    for (seat, row) in rows.chunks_exact_mut(width).enumerate() {
        let rest = row.last_chunk_mut().expect("a row ends with the rest");
        standings.describe(seat, rest);
    }
}

#[inline]
fn flag(is_so: bool) -> f32 {
    f32::from(u8::from(is_so))
}

#[cfg(test)]
mod tests {
    use super::super::testing::{played, table};
    use super::*;

    #[test]
    fn every_table_is_described_in_every_phase() {
        for seats in 2..=5 {
            let game = table(seats);
            for steps in (0..400).step_by(7) {
                let mut rows = Vec::new();
                observe(&game, &played(&game, 5, steps), &mut rows);
                assert_eq!(rows.len(), seats * width(&game));
                assert!(rows.iter().all(|value| value.is_finite() && value.abs() < 10.0));
            }
        }
    }

    #[test]
    fn a_closed_district_and_the_coast_are_no_parts() {
        let game = table(3);
        let (mut rows, state) = (Vec::new(), played(&game, 1, 1));
        observe(&game, &state, &mut rows);
        let parts = rows[..width(&game) - LAYERS.rest].chunks_exact(LAYERS.part);
        let there: Vec<bool> = parts.map(|part| part.iter().any(|&value| value != 0.0)).collect();
        for place in Place::ALL {
            let is_open = game.open_districts().contains(place);
            assert_eq!(there[place.index()], is_open, "{}", place.name());
        }
    }
}
