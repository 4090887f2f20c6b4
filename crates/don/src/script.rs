//! What nature does where decisions are counted: seat 0 is the first player, and a reveal takes the districts of the bag
//! that come first alphabetically by id.

use crate::{Chance, District, Phase, State};
use game_core::Seat;

pub(crate) fn scripted(state: &State) -> Chance {
    match state.phase {
        Phase::FirstPlayer => Chance::FirstPlayer { seat: Seat::new(0) },
        _ => {
            let size = usize::from((state.round - 1) % 3 + 1);
            let bag = state.bag();
            Chance::Reveal {
                districts: District::all().filter(|&each| bag.contains(each)).take(size).collect(),
            }
        }
    }
}
