//! Looks ahead so that the net learns to see at once what that finds: the turns it likes best, and one of the others,
//! are played on from, all with the same luck.

use super::pupil::NewYorkPupil;
use super::search::{Depth, JUDGING, Search};
use super::sight::observe;
use super::value::Valuer;
use crate::train::{Lesson, Pupil, Tutor};
use crate::{Budget, Meter, Net};
use game_core::Game;
use game_core::random::{SimRng, below};
use new_york::{NewYork, Phase, State};
use std::sync::Arc;

/// How many of the turns that the net likes best are played on from.
const BEST: usize = 3;

/// How often each turn is played on from, for one round.
const LINES: usize = 8;

pub(super) struct NewYorkTutor {
    search: Search,
}

impl NewYorkTutor {
    pub(super) fn new(net: Arc<Net>) -> NewYorkTutor {
        NewYorkTutor { search: Search::with(Valuer::new(net)) }
    }
}

impl Tutor<NewYork> for NewYorkTutor {
    fn teach(&mut self, game: &NewYork, state: &State, rng: &mut SimRng, lessons: &mut Vec<Lesson>) {
        // Only at the beginning of a turn is all of it open.
        let Phase::Action { seat } = state.phase else { return };
        let mut candidates = self.search.valued(game, state, seat, rng);
        if candidates.len() > BEST {
            let other = BEST + below(rng, (candidates.len() - BEST) as u32) as usize;
            candidates.swap(BEST, other);
            candidates.truncate(BEST + 1);
        }
        let count = candidates.len();
        // Where there is no choice nothing needs to be told apart.
        if count < 2 {
            return;
        }
        let turns = game.seats().count();
        let budget = Budget::Nodes((LINES * count * turns) as u64);
        let depth = Depth { candidates: count, turns, thinking_once_in: JUDGING, budget };
        let mut meter = Meter::start(depth.budget);
        let race = self.search.race(game, seat, depth, &candidates, &mut meter, rng);
        for (at, candidate) in candidates.iter().enumerate() {
            let found = race.played(at).filter(|_| NewYorkPupil.is_valued(game, &candidate.after));
            lessons.extend(found.map(|target| {
                let mut rows = Vec::new();
                observe(game, &candidate.after, &mut rows);
                Lesson { rows, target }
            }));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::new_york::sight::{LAYERS, WIDTH};
    use crate::new_york::testing::{played, tables};
    use game_core::random::stream;

    #[test]
    fn a_tutor_finds_differences_where_an_untrained_net_sees_none() {
        let net = Arc::new(Net::untrained(LAYERS, &mut stream(1, 1, 1)));
        for game in tables() {
            let (seats, mut lessons) = (game.seats().count(), Vec::new());
            let states = (0..).step_by(3).map(|steps| played(&game, 4, steps));
            for state in states.take_while(|state| !state.is_over()) {
                NewYorkTutor::new(net.clone()).teach(&game, &state, &mut stream(2, 2, 2), &mut lessons);
            }
            assert!(lessons.iter().all(|lesson| lesson.rows.len() == seats * WIDTH));
            assert!(lessons.iter().all(|lesson| (lesson.target.iter().sum::<f32>() - 1.0).abs() < 1e-3));
            // Near the end, where playing on tells who wins.
            let fair = 1.0 / seats as f32;
            let found = |lesson: &&Lesson| lesson.target.iter().any(|chance| (chance - fair).abs() > 0.05);
            assert!(lessons.iter().filter(found).count() > 1, "{seats} seats");
        }
    }
}
