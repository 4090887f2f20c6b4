//! Which districts a seat might do well to offer in a side auction.

use super::numbers::Numbers;
use super::worth::Appraisal;
use crate::Style;
use don::{District, DistrictSet, Don, State};
use game_core::{Game, Seat};

/// The districts that some rival wants most in comparison with their owner, at most so many.
pub(super) fn worth_offering(game: &Don, state: &State, seat: Seat, most: usize) -> Vec<District> {
    let numbers = Numbers::of(Style::Greedy);
    let appraisal = Appraisal::new(state, game.seats().count(), &numbers);
    let surplus = |district: District| {
        let district = DistrictSet::only(district);
        let rivals = game.seats().iter().filter(|&rival| rival != seat);
        let wanted = rivals.map(|rival| appraisal.gain(rival.index(), district)).fold(0.0, f32::max);
        wanted - appraisal.gain(seat.index(), district)
    };
    let mut districts: Vec<(f32, District)> =
        state.districts[seat.index()].iter().map(|district| (surplus(district), district)).collect();
    districts.sort_by(|a, b| b.0.total_cmp(&a.0));
    districts.into_iter().take(most).map(|(_, district)| district).collect()
}
