//! What each seat holds, counted by colour and by number: all that valuing a position asks for.

use don::{Colour, Digit, DistrictSet, State};

pub(super) const COLOURS: usize = 6;
pub(super) const DIGITS: usize = 10;
/// The largest table.
pub(super) const MOST_SEATS: usize = 6;

/// [D8.1] The points of so many districts of one colour.
pub(super) const POINTS: [u8; 6] = [0, 1, 3, 6, 10, 15];

/// The districts of a set by colour.
#[inline]
pub(super) fn by_colour(districts: DistrictSet) -> [u8; COLOURS] {
    Colour::ALL.map(|colour| districts.intersection(colour.districts()).len() as u8)
}

/// The districts of a set by number.
#[inline]
pub(super) fn by_digit(districts: DistrictSet) -> [u8; DIGITS] {
    let mut counts = [0; DIGITS];
    for (count, digit) in counts.iter_mut().zip(Digit::all()) {
        *count = districts.count(digit) as u8;
    }
    counts
}

/// The counts of all seats.
#[derive(Clone)]
pub(super) struct Holdings {
    pub(super) colours: [[u8; COLOURS]; MOST_SEATS],
    pub(super) digits: [[u8; DIGITS]; MOST_SEATS],
    /// What nobody has seen, by colour.
    pub(super) unseen: [u8; COLOURS],
}

impl Holdings {
    #[inline]
    pub(super) fn of(state: &State) -> Holdings {
        Holdings {
            colours: state.districts.map(by_colour),
            digits: state.districts.map(by_digit),
            unseen: by_colour(state.bag()),
        }
    }

    /// [D8.1] The points of a seat so far, without those for chips.
    #[inline]
    pub(super) fn points(&self, seat: usize) -> u8 {
        self.colours[seat].iter().map(|&count| POINTS[usize::from(count)]).sum()
    }
}
