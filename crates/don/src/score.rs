//! [D8.1] [D8.2] [D8.3] Points, ranks, and where they came from.

use crate::{Colour, DistrictSet, Don, Phase, State};
use game_core::{PerSeat, ranks_by};
use serde::Serialize;
use serde::ser::Serializer;

/// The result of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    pub scores: PerSeat<i32>,
    pub ranks: PerSeat<u8>,
    pub breakdown: PerSeat<Breakdown>,
}

/// Where a seat's points came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Breakdown {
    pub colours: ColourPoints,
    /// [D8.2]
    pub chips_bonus: u8,
    /// [D8.3] The sum of the district numbers, which breaks ties.
    pub numbers: u32,
}

/// [D8.1] The points of each colour; it serializes those that scored, by the colour's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ColourPoints([u8; 6]);

impl game_core::Outcome for Outcome {
    fn scores(&self) -> &[i32] {
        &self.scores
    }

    fn ranks(&self) -> &[u8] {
        &self.ranks
    }
}

impl ColourPoints {
    pub(crate) fn of(districts: DistrictSet) -> ColourPoints {
        const POINTS: [u8; 6] = [0, 1, 3, 6, 10, 15];
        ColourPoints(Colour::ALL.map(|colour| POINTS[districts.intersection(colour.districts()).len()]))
    }

    pub fn total(self) -> u8 {
        self.0.iter().sum()
    }
}

impl Serialize for ColourPoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let scored = Colour::ALL.iter().zip(self.0).filter(|(_, points)| *points > 0);
        serializer.collect_map(scored.map(|(colour, points)| (colour.id(), points)))
    }
}

/// The points so far. [D8.2] The bonus for chips comes at the end only.
pub(crate) fn scores(game: &Don, state: &State) -> PerSeat<i32> {
    let districts = |seat| i32::from(ColourPoints::of(state.owned(seat)).total());
    outcome(game, state).map_or_else(|| game.seats.iter().map(districts).collect(), |outcome| outcome.scores)
}

pub(crate) fn outcome(game: &Don, state: &State) -> Option<Outcome> {
    if state.phase != Phase::Over {
        return None;
    }
    let most_chips = state.chips.iter().max();
    let breakdown: PerSeat<Breakdown> = game
        .seats
        .iter()
        .map(|seat| Breakdown {
            colours: ColourPoints::of(state.owned(seat)),
            chips_bonus: if Some(&state.chips[seat.index()]) == most_chips { 2 } else { 0 },
            numbers: state.owned(seat).sum(),
        })
        .collect();
    let scores: PerSeat<i32> = breakdown.iter().map(Breakdown::score).collect();
    let keys: PerSeat<(i32, u32)> =
        scores.iter().zip(&breakdown).map(|(&score, seat)| (score, seat.numbers)).collect();
    Some(Outcome { scores, ranks: ranks_by(&keys), breakdown })
}

impl Breakdown {
    fn score(&self) -> i32 {
        i32::from(self.colours.total()) + i32::from(self.chips_bonus)
    }
}
