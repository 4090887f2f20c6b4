//! Looks an auction ahead so that the net learns to see at once what that finds: the likely ends of an auction are
//! valued by drawing the lots that may follow and solving their auctions, all ends with the same lots.

use super::features::observe;
use super::foresight::{likely_positions, solve};
use super::lot::Lot;
use super::lots::Lots;
use super::outlook::Outlook;
use super::response::Response;
use super::rivals::Softness;
use super::solver::Solver;
use super::watcher::Watcher;
use crate::Net;
use crate::train::{Lesson, Tutor};
use don::{Chance, Don, Phase, State};
use game_core::random::SimRng;
use game_core::{Game, Silent};
use std::sync::Arc;

/// How many ends of an auction are looked at, the likeliest, and with how many lots each.
const ENDS: usize = 4;
const LOTS: usize = 8;

/// What everybody is taken to do: those who look ahead take their rivals to do much the same.
const RESPONSE: Response = Response { temperature: 0.012, habit: 0.95, thinking_habit: 0.3 };

pub(super) struct DonTutor {
    solver: Solver,
    /// Sees the rivals as those do who learn a value: the net is told of them so.
    learning: Watcher,
    /// Sees them as those do who play, which foresees them better.
    playing: Watcher,
}

impl DonTutor {
    pub(super) fn new(net: Arc<Net>) -> DonTutor {
        DonTutor {
            solver: Solver::new(Outlook::new(net), RESPONSE),
            learning: Watcher::new(Softness::LEARNING),
            playing: Watcher::new(Softness::PLAYING),
        }
    }

    /// What a position before a lot is revealed is worth to every seat, summed over these lots.
    fn worth(&mut self, game: &Don, state: &State, lots: &[Chance]) -> [f32; 6] {
        let mut sum = [0.0; 6];
        for lot in lots {
            let mut revealed = *state;
            game.resolve(&mut revealed, lot, &mut Silent);
            let chances = solve(&mut self.solver, game, &revealed, None);
            sum = std::array::from_fn(|seat| sum[seat] + chances[seat]);
        }
        sum
    }
}

impl Tutor<Don> for DonTutor {
    fn look(&mut self, game: &Don, state: &State) {
        self.learning.look(game, state);
        self.playing.look(game, state);
    }

    fn teach(&mut self, game: &Don, state: &State, rng: &mut SimRng, lessons: &mut Vec<Lesson>) {
        let Phase::Auction(_) = state.phase else { return };
        self.solver.outlook.believe(self.playing.belief);
        let lot = Lot::new(game, state, None);
        self.solver.begin(&lot);
        let mut ends = likely_positions(&mut self.solver, &lot);
        ends.sort_by(|a, b| b.1.total_cmp(&a.1));
        ends.truncate(ENDS);
        let Some((first, _)) = ends.first() else { return };
        let mut to_come = Lots::after(first);
        let lots: Vec<Chance> = std::iter::from_fn(|| to_come.draw(game, rng)).take(LOTS).collect();
        let seats = game.seats().count();
        for (end, _) in &ends {
            let worth = self.worth(game, end, &lots);
            let sum: f32 = worth[..seats].iter().sum();
            let mut rows = Vec::new();
            observe(end, seats, &self.learning.belief, &mut rows);
            lessons.push(Lesson { rows, target: worth[..seats].iter().map(|worth| worth / sum).collect() });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::features::{INPUTS, LAYERS};
    use super::super::pupil::DonPupil;
    use super::*;
    use crate::train::Pupil;
    use crate::{Style, brain};
    use game_core::playout::play_out;
    use game_core::random::stream;

    #[test]
    fn a_tutor_finds_differences_where_an_untrained_net_sees_none() {
        let net = Arc::new(Net::untrained(LAYERS, &mut stream(1, 1, 1)));
        for seats in 3..=6 {
            let game = super::super::tuning::table(seats);
            let (mut tutor, mut lessons, mut rng) =
                (DonPupil.tutor(net.clone()).unwrap(), Vec::new(), stream(2, 2, 2));
            let mut greedy = brain::<Don>().styled(Style::Greedy);
            let choose = |state: &State, seat| {
                tutor.look(&game, state);
                tutor.teach(&game, state, &mut rng, &mut lessons);
                greedy.choose(&game, state, seat, &mut stream(0, 0, 0))
            };
            play_out(&game, &mut game.start(), &mut stream(3, 3, 3), choose, |_| ());
            assert!(lessons.iter().all(|lesson| lesson.rows.len() == seats * INPUTS));
            assert!(lessons.iter().all(|lesson| (lesson.target.iter().sum::<f32>() - 1.0).abs() < 1e-3));
            // Before the last auction, where the lot to come tells who wins.
            let fair = 1.0 / seats as f32;
            let found = |lesson: &&Lesson| lesson.target.iter().any(|chance| (chance - fair).abs() > 0.05);
            assert!(lessons.iter().filter(found).count() > 1, "{seats} seats");
        }
    }
}
