//! The numbers about each type of building: place, margins, what is still to be had.

use super::position::Position;
use super::row::Row;
use new_york::{BuildingType, Scoring};

pub(super) const INPUTS: usize = 6 * A_TYPE;
const A_TYPE: usize = 22;

/// Margins that are told apart: from three behind the best rival to three ahead.
const MARGINS: usize = 7;

/// How a seat stands among the owners of a type.
struct Place {
    own: u8,
    best_other: u8,
    ahead: usize,
    tied: usize,
    /// The most that an owner who has no more than the seat has.
    below: u8,
}

/// Writes the numbers of the types that are new; those of the others stay.
pub(super) fn observe(position: &Position, seat: usize, row: &mut Row<'_>) {
    for kind in BuildingType::ALL {
        match position.is_type_new[kind as usize] {
            true => {
                row.wipe(A_TYPE);
                observe_type(position, kind, seat, row);
            }
            false => row.skip(A_TYPE),
        }
    }
}

fn observe_type(position: &Position, kind: BuildingType, seat: usize, row: &mut Row<'_>) {
    let place = Place::of(&position.standing.counts[kind as usize], seat);
    let (margin, left) = (i32::from(place.own) - i32::from(place.best_other), position.left[kind as usize]);
    row.push(f32::from(place.own) / 4.0);
    match place.own {
        0 => {
            row.push(1.0);
            row.push(f32::from(place.best_other) / 4.0);
            row.skip(MARGINS + 6);
        }
        own => {
            row.skip(2);
            row.one_of(MARGINS, (margin + 3).max(0) as usize);
            row.flag(place.ahead == 1);
            row.flag(place.ahead > 1);
            row.push(place.tied as f32 / 2.0);
            row.one_of(3, usize::from(own - place.below));
        }
    }
    row.push(f32::from(left) / 8.0);
    row.flag(left == 0);
    row.flag(margin > i32::from(left));
    row.flag(-margin > i32::from(left));
    let points = position.standing.points(kind, seat);
    row.push(points.of(Scoring::C) as f32 / 20.0);
    let is_pending = !position.state.scored.b;
    row.push(if is_pending { points.of(Scoring::B) as f32 / 13.0 } else { 0.0 });
}

impl Place {
    fn of(counts: &[u8], seat: usize) -> Place {
        let mut place = Place { own: counts[seat], best_other: 0, ahead: 0, tied: 0, below: 0 };
        for (_, &count) in counts.iter().enumerate().filter(|(other, _)| *other != seat) {
            place.best_other = place.best_other.max(count);
            place.ahead += usize::from(count > place.own);
            place.tied += usize::from(count == place.own);
            if count <= place.own {
                place.below = place.below.max(count);
            }
        }
        place
    }
}
