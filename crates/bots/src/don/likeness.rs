//! Positions alike but for chips: an auction may end at many prices, and what the net makes of the districts is the same
//! at each.

use super::estates::Estates;
use super::features::{INPUTS, observe_chips, observe_estates};
use super::rivals::Belief;
use crate::Net;
use crate::net::FirstSums;
use don::{DistrictSet, State};
use game_core::{PerSeat, Seat};

/// A position that others are like, and what flows from it into the net's first layer for each seat.
#[derive(Clone)]
pub(super) struct Likeness {
    districts: [DistrictSet; 6],
    removed: DistrictSet,
    round: u8,
    first: Option<Seat>,
    estates: Estates,
    rows: Vec<f32>,
    sums: PerSeat<FirstSums>,
}

impl Likeness {
    pub(super) fn of(net: &Net, state: &State, seats: usize, belief: &Belief) -> Likeness {
        let State { districts, removed, round, first, .. } = *state;
        let estates = Estates::of(state, seats);
        let mut rows = Vec::with_capacity(INPUTS * seats);
        observe_estates(state, &estates, belief, &mut rows);
        let sums = rows.chunks_exact(INPUTS).map(|row| net.first_sums(row)).collect();
        Likeness { districts, removed, round, first, estates, rows, sums }
    }

    /// Whether the position differs from this one in chips only. Both lie between two auctions, so nothing is on sale.
    pub(super) fn is_of(&self, state: &State) -> bool {
        (self.districts, self.removed, self.round, self.first)
            == (state.districts, state.removed, state.round, state.first)
    }

    /// How promising a position like this one looks for each seat; `rows` is for scratch.
    pub(super) fn logits(&self, net: &Net, state: &State, rows: &mut Vec<f32>) -> PerSeat<f32> {
        rows.clone_from(&self.rows);
        observe_chips(state, &self.estates, rows);
        let seats = self.rows.chunks_exact(INPUTS).zip(&self.sums).zip(rows.chunks_exact(INPUTS));
        seats.map(|((like, sums), seen)| net.logit_near(like, sums, seen)).collect()
    }
}
