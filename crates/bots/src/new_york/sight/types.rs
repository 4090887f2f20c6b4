//! The numbers about a type of building: place, margins, what is still to be had. They are a part of what is seen of a
//! seat, and all types are looked at alike.

use super::row::Row;
use crate::new_york::standing::{Counts, points_of};
use new_york::{BuildingType, Estate, Scoring, State};

/// How many numbers describe a type to a seat.
pub(super) const INPUTS: usize = 2 + 3 + OWN + MARGINS + 3 + 3 + 4 + 3 + 4 + 2 + STAGES;

/// Numbers of own buildings that are told apart, beyond none.
const OWN: usize = 4;
/// Margins that are told apart: from three behind the best rival to three ahead.
const MARGINS: usize = 7;
/// Parts of a match that are told apart by how many buildings are in the deck.
const STAGES: usize = 6;
/// With so many buildings in the deck or fewer, the next stage begins.
const STAGE_ENDS: [u32; STAGES - 1] = [28, 21, 14, 8, 3];

/// A type as far as what is seen of it depends on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Type {
    pub(super) kind: BuildingType,
    pub(super) counts: Counts,
    pub(super) course: Course,
}

/// The same for what all types of a position have in common.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Course {
    pub(super) stage: u8,
    pub(super) is_a_pending: bool,
    pub(super) is_b_pending: bool,
}

/// How a seat stands among the owners of a type.
struct Place {
    own: u8,
    best_other: u8,
    second_other: u8,
    ahead: usize,
    tied: usize,
    /// The most that an owner who has no more than the seat has.
    below: u8,
}

impl Course {
    /// What the types of a position with so many buildings in the deck have in common.
    pub(super) fn of(state: &State, deck: u32) -> Course {
        let stage = STAGE_ENDS.iter().filter(|&&end| deck <= end).count() as u8;
        Course { stage, is_a_pending: !state.scored.a, is_b_pending: !state.scored.b }
    }
}

impl Type {
    /// Writes what the type is to a seat in place of zeros.
    pub(super) fn describe(&self, seat: usize, part: &mut [f32; INPUTS]) {
        let mut row = Row::new(part);
        let (place, left) = (Place::of(&self.counts, seat), self.left());
        let margin = i32::from(place.own) - i32::from(place.best_other);
        row.push((f32::from(self.kind.points(Scoring::C)[0]) - 16.0) / 5.0);
        row.push((f32::from(Estate::ALL.of(self.kind)) - 7.0) / 4.0);
        for count in [place.own, place.best_other, place.second_other] {
            row.push(f32::from(count) / 4.0);
        }
        match place.own {
            0 => row.skip(OWN + MARGINS + 3 + 3),
            own => {
                row.one_of(OWN, usize::from(own) - 1);
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
        self.describe_points(seat, &mut row);
        row.one_of(STAGES, self.course.stage.into());
        debug_assert!(row.is_full());
    }

    /// What the scorings to come would bring, and the last one if somebody had one more.
    fn describe_points(&self, seat: usize, row: &mut Row<'_>) {
        let Course { stage, is_a_pending, is_b_pending } = self.course;
        let points = points_of(self.kind, &self.counts, seat);
        let last = points.of(Scoring::C) as f32 / 20.0;
        row.push(last);
        row.push(if is_b_pending { points.of(Scoring::B) as f32 / 13.0 } else { 0.0 });
        row.push(if is_a_pending { points.of(Scoring::A) as f32 / 6.0 } else { 0.0 });
        let more = |owner: usize| {
            let mut counts = self.counts;
            counts[owner] += 1;
            points_of(self.kind, &counts, seat).of(Scoring::C) as f32 / 20.0
        };
        let others = (0..self.counts.len()).filter(|&other| other != seat);
        let (gain, loss) = (more(seat) - last, last - others.map(more).fold(last, f32::min));
        let late = f32::from(stage) / (STAGES - 1) as f32;
        [gain, loss, late * gain, late * loss, late * last, (1.0 - late) * last]
            .into_iter()
            .for_each(|value| row.push(value));
    }

    /// How many buildings of it nobody owns.
    fn left(&self) -> u8 {
        Estate::ALL.of(self.kind) - self.counts.iter().sum::<u8>()
    }
}

impl Place {
    fn of(counts: &[u8], seat: usize) -> Place {
        let own = counts[seat];
        let mut place = Place { own, best_other: 0, second_other: 0, ahead: 0, tied: 0, below: 0 };
        for (_, &count) in counts.iter().enumerate().filter(|(other, _)| *other != seat) {
            place.second_other = place.second_other.max(count.min(place.best_other));
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
