//! The lots that can follow, drawn one after another and none of them twice, so that few are looked at where there are
//! few.

use don::{Chance, DistrictSet, Don, State};
use game_core::Game;
use game_core::random::SimRng;

pub(super) struct Lots {
    /// A position before the lot is revealed.
    state: State,
    drawn: Vec<DistrictSet>,
}

impl Lots {
    /// Those that can be revealed in this position.
    pub(super) fn after(state: &State) -> Lots {
        Lots { state: *state, drawn: Vec::new() }
    }

    /// Another lot; nothing once all were drawn.
    pub(super) fn draw(&mut self, game: &Don, rng: &mut SimRng) -> Option<Chance> {
        loop {
            let chance = game.sample(&self.state, rng);
            let Chance::Reveal { districts } = &chance else { return None };
            if self.drawn.len() as u64 == choices(self.state.bag().len() as u64, districts.len() as u64) {
                return None;
            }
            let lot: DistrictSet = districts.iter().copied().collect();
            if !self.drawn.contains(&lot) {
                self.drawn.push(lot);
                return Some(chance);
            }
        }
    }
}

/// In how many ways so many can be chosen `of` more.
fn choices(of: u64, count: u64) -> u64 {
    (0..count).fold(1, |ways, chosen| ways * (of - chosen) / (chosen + 1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::don::tuning::table;
    use don::Phase;
    use game_core::Seat;
    use game_core::random::stream;
    use std::collections::BTreeSet;

    #[test]
    fn every_lot_that_can_follow_is_drawn_once() {
        let game = table(4);
        let mut state = State { round: 14, first: Some(Seat::new(0)), phase: Phase::Reveal, ..game.start() };
        state.districts[0] = DistrictSet::ALL.iter().skip(5).collect();
        let (mut lots, mut rng, mut seen) = (Lots::after(&state), stream(1, 2, 3), BTreeSet::new());
        while let Some(Chance::Reveal { districts }) = lots.draw(&game, &mut rng) {
            let mut names: Vec<String> = districts.iter().map(|each| each.name().to_string()).collect();
            names.sort();
            assert!(seen.insert(names), "no lot is drawn twice");
        }
        assert_eq!(seen.len(), 10, "two of five");
    }
}
