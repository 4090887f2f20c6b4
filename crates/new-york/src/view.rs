//! What a seat or a spectator is shown: the table without what it keeps secret, and what the rules can tell about it.

use crate::score::TypePoints;
use crate::{BuildingType, Hands, Money, NewYork, Scoring, Snapshot, State};
use game_core::{PerSeat, Seat};
use serde::Serialize;
use serde::ser::Serializer;
use std::collections::BTreeMap;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that is shown this, or null for a spectator.
    pub viewer: Option<Seat>,
    /// [N2.4] The position; the hands of others are null unless they lie open.
    #[serde(flatten)]
    pub table: Snapshot,
    /// How many money cards each seat holds.
    pub hand_sizes: PerSeat<u32>,
    /// Who leads each type, by its id.
    pub types: BTreeMap<&'static str, TypeView>,
    /// What each scoring still to come would pay if it were now.
    pub if_scored: BTreeMap<&'static str, ScoringView>,
    /// The scorings still to come; [N6.2] after C none is.
    pub to_come: Vec<Scoring>,
}

/// [N2.4] What of it need not be the same for every viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Own {
    pub viewer: Option<Seat>,
    pub hands: PerSeat<Option<Money>>,
}

/// [N5.1] The owners of a type's buildings.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct TypeView {
    pub counts: PerSeat<u8>,
    pub dirk: Option<u8>,
    /// Those who own most of it; none while nobody owns any.
    pub leaders: Vec<Holder>,
}

/// [N5.1] What a scoring would pay whom.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct ScoringView {
    pub seats: PerSeat<TypePoints>,
    pub dirk: Option<TypePoints>,
}

/// A seat, or Dirk; it serializes as the seat's number or `"dirk"`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Holder {
    Seat(Seat),
    Dirk,
}

impl Serialize for Holder {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Holder::Seat(seat) => seat.serialize(serializer),
            Holder::Dirk => serializer.serialize_str("dirk"),
        }
    }
}

pub(crate) fn view(game: &NewYork, state: &State, viewer: Option<Seat>) -> View {
    let Own { viewer, hands } = own(game, state, viewer);
    let table = Snapshot { hands, ..state.snapshot(game) };
    let to_come: Vec<Scoring> =
        Scoring::ALL.into_iter().filter(|&scoring| !state.is_over() && !state.has_scored(scoring)).collect();
    View {
        viewer,
        table,
        hand_sizes: game.seats.iter().map(|seat| state.hands[seat.index()].len()).collect(),
        types: BuildingType::ALL.into_iter().map(|kind| (kind.id(), type_view(game, state, kind))).collect(),
        if_scored: to_come
            .iter()
            .map(|&scoring| (scoring.id(), scoring_view(game, state, scoring)))
            .collect(),
        to_come,
    }
}

pub(crate) fn own(game: &NewYork, state: &State, viewer: Option<Seat>) -> Own {
    let is_seen = |seat| game.options.hands == Hands::Open || viewer == Some(seat);
    let hand = |seat: Seat| is_seen(seat).then_some(state.hands[seat.index()]);
    Own { viewer, hands: game.seats.iter().map(hand).collect() }
}

fn type_view(game: &NewYork, state: &State, kind: BuildingType) -> TypeView {
    let count = |owner: usize| state.estates[owner].of(kind);
    let most = (0..game.owners()).map(count).max().filter(|&most| most > 0);
    TypeView {
        counts: game.seats.iter().map(|seat| count(seat.index())).collect(),
        dirk: game.dirk().map(count),
        leaders: (0..game.owners())
            .filter(|&owner| Some(count(owner)) == most)
            .map(|owner| game.holder(owner))
            .collect(),
    }
}

fn scoring_view(game: &NewYork, state: &State, scoring: Scoring) -> ScoringView {
    let points = game.points_now(state, scoring);
    let dirk = game.dirk().map(|dirk| points[dirk]);
    ScoringView { seats: points.into_iter().take(game.seats.count()).collect(), dirk }
}
