//! [N5.1] [N5.2] [N6.3] Scorings, points and ranks.

use crate::view::Holder;
use crate::{BuildingType, NewYork, Scoring, State};
use game_core::{PerSeat, Seat, ranks_by};
use serde::Serialize;
use serde::ser::Serializer;

/// The points of scoring A or B by type, four bits each: they never exceed 13.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Points(u32);

/// The points of one scoring by type; it serializes those that scored, by the type's id.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct TypePoints([u8; 6]);

/// The result of a match.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Outcome {
    pub scores: PerSeat<i32>,
    pub ranks: PerSeat<u8>,
    /// [N7.2]
    pub dirk_score: Option<i32>,
    pub breakdown: PerSeat<Breakdown>,
}

/// Where a seat's points came from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub struct Breakdown {
    pub a: TypePoints,
    pub b: TypePoints,
    pub c: TypePoints,
}

/// [N5.2] Owners who tied for places of a type, and how their points were shared.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Tie {
    #[serde(rename = "type")]
    pub kind: BuildingType,
    pub holders: Vec<Holder>,
    /// The points of the places they cover.
    pub points: u8,
    /// What each of them gets, rounded down.
    pub each: u8,
}

impl game_core::Outcome for Outcome {
    fn scores(&self) -> &[i32] {
        &self.scores
    }

    fn ranks(&self) -> &[u8] {
        &self.ranks
    }
}

impl Points {
    pub const NONE: Points = Points(0);

    pub(crate) fn pack(points: TypePoints) -> Points {
        Points(points.0.iter().rev().fold(0, |packed, &points| packed << 4 | u32::from(points)))
    }

    pub fn unpack(self) -> TypePoints {
        TypePoints(std::array::from_fn(|index| (self.0 >> (4 * index) & 15) as u8))
    }
}

impl TypePoints {
    pub fn of(self, kind: BuildingType) -> u8 {
        self.0[kind as usize]
    }

    pub fn total(self) -> i32 {
        self.0.iter().map(|&points| i32::from(points)).sum()
    }
}

impl Serialize for TypePoints {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let scored = BuildingType::ALL.iter().zip(self.0).filter(|(_, points)| *points > 0);
        serializer.collect_map(scored.map(|(kind, points)| (kind.id(), points)))
    }
}

impl NewYork {
    /// What a scoring now brings each owner: the seats, then Dirk if he takes part.
    pub(crate) fn points_now(&self, state: &State, scoring: Scoring) -> PerSeat<TypePoints> {
        let mut points = [TypePoints::default(); Seat::MAX];
        for kind in BuildingType::ALL {
            let counts: PerSeat<u8> =
                state.estates[..self.owners()].iter().map(|estate| estate.of(kind)).collect();
            for (owner, &count) in counts.iter().enumerate() {
                points[owner].0[kind as usize] = share(kind.points(scoring), &counts, count);
            }
        }
        points[..self.owners()].iter().copied().collect()
    }

    /// [N5.2] The ties of a scoring now that are worth points.
    pub(crate) fn ties_now(&self, state: &State, scoring: Scoring) -> Vec<Tie> {
        BuildingType::ALL.into_iter().flat_map(|kind| self.ties_of(state, scoring, kind)).collect()
    }

    fn ties_of(&self, state: &State, scoring: Scoring, kind: BuildingType) -> Vec<Tie> {
        let counts: PerSeat<u8> =
            state.estates[..self.owners()].iter().map(|estate| estate.of(kind)).collect();
        let tie = |own: u8| {
            let holders: Vec<Holder> = (0..counts.len())
                .filter(|&owner| counts[owner] == own)
                .map(|owner| self.holder(owner))
                .collect();
            let points = covered(kind.points(scoring), &counts, own);
            let each = share(kind.points(scoring), &counts, own);
            (holders.len() > 1 && points > 0).then_some(Tie { kind, holders, points, each })
        };
        (1..=u8::MAX).rev().filter(|own| counts.contains(own)).filter_map(tie).collect()
    }

    /// Who has this index among the owners.
    pub(crate) fn holder(&self, owner: usize) -> Holder {
        if self.dirk() == Some(owner) { Holder::Dirk } else { Holder::Seat(Seat::new(owner)) }
    }

    /// What each owner has scored so far.
    pub(crate) fn scores_of_owners(&self, state: &State) -> PerSeat<i32> {
        self.breakdowns(state).into_iter().map(Breakdown::total).collect()
    }

    pub(crate) fn outcome_of(&self, state: &State) -> Option<Outcome> {
        if !state.is_over() {
            return None;
        }
        let breakdowns = self.breakdowns(state);
        let of_seats = || self.seats.iter().map(|seat| breakdowns[seat.index()]);
        let scores: PerSeat<i32> = of_seats().map(Breakdown::total).collect();
        Some(Outcome {
            ranks: ranks_by(&scores),
            dirk_score: self.dirk().map(|dirk| breakdowns[dirk].total()),
            breakdown: of_seats().collect(),
            scores,
        })
    }

    /// What every owner has scored so far. The points of A and B were noted; those of C follow from the buildings,
    /// which change no more.
    fn breakdowns(&self, state: &State) -> PerSeat<Breakdown> {
        let last = state.is_over().then(|| self.points_now(state, Scoring::C));
        let of = |owner: usize| {
            let [a, b] = state.points[owner].map(Points::unpack);
            Breakdown { a, b, c: last.as_ref().map_or(TypePoints::default(), |points| points[owner]) }
        };
        (0..self.owners()).map(of).collect()
    }
}

impl Breakdown {
    fn total(self) -> i32 {
        self.a.total() + self.b.total() + self.c.total()
    }
}

/// [N5.1] [N5.2] The points for owning `own` of a type: those who tie share the points of the places they cover,
/// rounded down.
fn share(places: [u8; 3], counts: &[u8], own: u8) -> u8 {
    if own == 0 {
        return 0;
    }
    let tied = counts.iter().filter(|&&count| count == own).count();
    covered(places, counts, own) / tied as u8
}

/// The points of the places that those who own `own` of a type cover.
fn covered(places: [u8; 3], counts: &[u8], own: u8) -> u8 {
    let better = counts.iter().filter(|&&count| count > own).count();
    let tied = counts.iter().filter(|&&count| count == own).count();
    places.into_iter().skip(better).take(tied).sum()
}
