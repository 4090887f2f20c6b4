//! The matches a net learns from, played in parallel and told apart by their number only.

use super::league::League;
use super::lesson::Lesson;
use super::{Plan, Pupil};
use crate::Net;
use game_core::playout::random_action;
use game_core::random::{SimRng, below, stream};
use game_core::{Game, PerSeat, Silent, Turn};
use std::ops::Range;
use std::thread;

/// The valued positions of one match, in order, and how it ended; and what a tutor taught.
struct Episode {
    /// What is seen of each seat, position after position.
    rows: Vec<Vec<f32>>,
    shares: PerSeat<f32>,
    taught: Vec<Lesson>,
}

impl Episode {
    /// What each position should have been valued at: the end of the match, mixed with what the net thought later
    /// on, more so the nearer that is.
    fn lessons(self, net: &Net, lambda: f32) -> Vec<Lesson> {
        let (mut target, mut lessons) = (self.shares, self.taught);
        for rows in self.rows.into_iter().rev() {
            let chances = net.chances(&rows, target.len());
            lessons.push(Lesson { rows, target: target.clone() });
            for (target, chance) in target.iter_mut().zip(chances) {
                *target = lambda * *target + (1.0 - lambda) * chance;
            }
        }
        lessons
    }
}

/// Plays the matches with these numbers on all threads; the lessons come in the order of the matches.
pub(super) fn play_batch<G: Game>(
    pupil: &dyn Pupil<G>,
    plan: &Plan,
    league: &League,
    numbers: Range<u64>,
) -> Vec<Lesson> {
    let play = |number| play_one(pupil, plan, league, number).lessons(&league.present, pupil.lambda());
    in_parallel(plan.threads, numbers, play).into_iter().flatten().collect()
}

/// What `play` makes of each number, in their order.
pub(super) fn in_parallel<T: Send>(
    threads: usize,
    numbers: Range<u64>,
    play: impl Fn(u64) -> T + Sync,
) -> Vec<T> {
    let (start, count) = (numbers.start, (numbers.end - numbers.start) as usize);
    let share = |thread: usize| (0..count).skip(thread).step_by(threads);
    let work = |thread: usize| share(thread).map(|at| (at, play(start + at as u64))).collect::<Vec<_>>();
    let work = &work;
    let mut all: Vec<(usize, T)> = thread::scope(|scope| {
        let others: Vec<_> = (1..threads).map(|thread| scope.spawn(move || work(thread))).collect();
        let mut all = work(0);
        for other in others {
            all.extend(other.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        }
        all
    });
    all.sort_by_key(|(at, _)| *at);
    all.into_iter().map(|(_, made)| made).collect()
}

/// The stream of a tutor's luck; those of nature and the seats come before it.
const STUDY: u64 = 100;

fn play_one<G: Game>(pupil: &dyn Pupil<G>, plan: &Plan, league: &League, number: u64) -> Episode {
    let mut lot = stream(plan.seed, number, 0);
    let game = pupil.table(&mut lot);
    let mut members = league.seat(pupil, game.seats().count(), &mut lot);
    let mut nature = stream(plan.seed, number, 1);
    let mut luck: PerSeat<SimRng> =
        game.seats().iter().map(|seat| stream(plan.seed, number, 2 + seat.index() as u64)).collect();
    let (mut state, mut rows, mut taught) = (game.start(), Vec::new(), Vec::new());
    let mut witness = pupil.witness();
    let is_tutored = number >= plan.games.saturating_sub(plan.tutored);
    let mut tutor = is_tutored.then(|| pupil.tutor(league.present.clone())).flatten();
    let are_told = tutor.is_none() || pupil.keeps_results();
    let mut study = stream(plan.seed, number, STUDY);
    loop {
        if let Some(witness) = &mut witness {
            witness.look(&game, &state);
        }
        if let Some(tutor) = &mut tutor {
            tutor.look(&game, &state);
        }
        if are_told && pupil.is_valued(&game, &state) {
            let mut seen = Vec::new();
            match &witness {
                Some(witness) => witness.observe(&game, &state, &mut seen),
                None => pupil.observe(&game, &state, &mut seen),
            }
            // Where nothing changed there is nothing to learn.
            if rows.last() != Some(&seen) {
                rows.push(seen);
            }
        }
        match game.turn(&state) {
            Turn::Over => return Episode { rows, shares: pupil.result(&game, &state), taught },
            Turn::Chance => {
                let chance = game.sample(&state, &mut nature);
                game.resolve(&mut state, &chance, &mut Silent);
            }
            Turn::Seat(seat) => {
                let (member, rng) = (&mut members[seat.index()], &mut luck[seat.index()]);
                if let Some(tutor) =
                    tutor.as_mut().filter(|_| member.explores && happens(plan.studied, &mut study))
                {
                    tutor.teach(&game, &state, &mut study, &mut taught);
                }
                let action = match member.explores && happens(plan.exploration, rng) {
                    true => random_action(&game, &state, rng, &mut Vec::new()),
                    false => member.player.choose(&game, &state, seat, rng),
                };
                game.act(&mut state, action, &mut Silent);
            }
        }
    }
}

fn happens(share: f64, rng: &mut SimRng) -> bool {
    f64::from(below(rng, 1 << 20)) < share * f64::from(1 << 20)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::net::{Layers, Width};

    #[test]
    fn numbers_keep_their_order_on_any_number_of_threads() {
        for threads in [1, 2, 5] {
            assert_eq!(in_parallel(threads, 3..10, |number| number * 2), [6, 8, 10, 12, 14, 16, 18]);
        }
    }

    #[test]
    fn the_target_of_the_last_position_is_the_result_and_earlier_ones_are_mixed() {
        let net = Net::untrained(Layers::plain(1, Width::Narrow), &mut stream(1, 1, 1));
        let shares: PerSeat<f32> = [1.0, 0.0].into_iter().collect();
        let episode = Episode {
            rows: vec![vec![0.0, 1.0], vec![1.0, 1.0]],
            shares: shares.clone(),
            taught: Vec::new(),
        };
        let lessons = episode.lessons(&net, 0.5);
        assert_eq!(lessons[0].target, shares);
        // An untrained net says one half for each.
        assert_eq!(lessons[1].target[..], [0.75, 0.25]);
    }
}
