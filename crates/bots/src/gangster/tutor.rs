//! Looks ahead so that the net learns to see at once what that finds: the actions it likes best, and one of the others,
//! are played on from, all with the same luck.

use super::ahead::Ahead;
use super::features::observe;
use super::tree::{SEATS, Shares};
use super::value::Valuer;
use crate::Net;
use crate::train::{Lesson, Tutor};
use game_core::Game;
use game_core::random::{Rng, SimRng, below, stream};
use gangster::{Action, Gangster, Phase, State};
use std::sync::Arc;

/// How many of the actions that the net likes best are played on from.
const BEST: usize = 3;
/// How often each action is played on from, for one round.
const LINES: u64 = 8;

pub(super) struct GangsterTutor {
    ahead: Ahead,
    valued: Vec<(Action, Shares)>,
}

impl GangsterTutor {
    pub(super) fn new(net: Arc<Net>) -> GangsterTutor {
        GangsterTutor { ahead: Ahead::new(Valuer::new(net)), valued: Vec::new() }
    }
}

impl Tutor<Gangster> for GangsterTutor {
    fn teach(&mut self, game: &Gangster, state: &State, rng: &mut SimRng, lessons: &mut Vec<Lesson>) {
        // Only at the beginning of a turn is all of it open.
        let Phase::Turn { seat } = state.phase else { return };
        let valuer = &mut self.ahead.valuer;
        valuer.value_actions(game, state, seat, &mut self.valued);
        let valued = &mut self.valued;
        valued.sort_by(|a, b| b.1[seat.index()].total_cmp(&a.1[seat.index()]));
        if valued.len() > BEST {
            let other = BEST + below(rng, (valued.len() - BEST) as u32) as usize;
            valued.swap(BEST, other);
            valued.truncate(BEST + 1);
        }
        // Where there is no choice nothing needs to be told apart.
        if valued.len() < 2 {
            return;
        }
        let (turns, luck) = (game.seats().count(), rng.next_u64());
        for &(action, _) in valued.iter() {
            let after = self.ahead.valuer.finished(game, state, seat, action);
            if after.is_over() {
                continue;
            }
            let mut sum = [0.0; SEATS];
            for line in 0..LINES {
                let worth = self.ahead.look(game, &after, turns, &mut stream(luck, line, 0));
                sum = std::array::from_fn(|seat| sum[seat] + worth[seat]);
            }
            let mut rows = Vec::new();
            observe(game, &after, &mut rows);
            let target = sum[..turns].iter().map(|sum| sum / LINES as f32).collect();
            lessons.push(Lesson { rows, target });
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::features::{LAYERS, width};
    use super::super::testing::{played, table};
    use super::*;

    #[test]
    fn a_tutor_finds_differences_where_an_untrained_net_sees_none() {
        let net = Arc::new(Net::untrained(LAYERS, &mut stream(1, 1, 1)));
        for seats in 2..=5 {
            let (game, mut lessons) = (table(seats), Vec::new());
            let states = (0..).step_by(3).map(|steps| played(&game, 4, steps));
            for state in states.take_while(|state| !state.is_over()) {
                GangsterTutor::new(net.clone()).teach(&game, &state, &mut stream(2, 2, 2), &mut lessons);
            }
            assert!(lessons.iter().all(|lesson| lesson.rows.len() == seats * width(&game)));
            assert!(lessons.iter().all(|lesson| (lesson.target.iter().sum::<f32>() - 1.0).abs() < 1e-3));
            // Near the end, where playing on tells who wins.
            let fair = 1.0 / seats as f32;
            let found = |lesson: &&Lesson| lesson.target.iter().any(|chance| (chance - fair).abs() > 0.05);
            assert!(lessons.iter().filter(found).count() > 1, "{seats} seats");
        }
    }
}
