//! Tuning the few numbers of a greedy player by self-play: one number at a time goes up or down, and stays there if
//! that wins more against the player as it is and as it was, on the same deals.

use super::episode::in_parallel;
use crate::{Player, win_shares};
use game_core::playout::play_out;
use game_core::random::{SimRng, below, pick, stream};
use game_core::{Game, PerSeat};

/// A player whose play depends on a few numbers.
pub trait Tunable<G: Game>: Send + Sync {
    fn names(&self) -> &'static [&'static str];

    /// Where to begin.
    fn start(&self) -> Vec<f32>;

    fn player(&self, numbers: &[f32]) -> Box<dyn Player<G>>;

    /// A table to play at.
    fn table(&self, rng: &mut SimRng) -> G;
}

/// The factors that are tried, the coarse ones first.
const STEPS: [f32; 5] = [2.0, 1.5, 1.25, 1.5, 1.15];

/// The numbers after all steps; `progress` is told of every change.
pub fn tune<G: Game>(
    tunable: &dyn Tunable<G>,
    games: u64,
    seed: u64,
    threads: usize,
    mut progress: impl FnMut(&[f32]),
) -> Vec<f32> {
    let mut search = Search { tunable, games, threads, past: vec![tunable.start()], seed };
    for step in STEPS {
        for at in 0..tunable.names().len() {
            if search.improve(at, step) {
                progress(search.present());
            }
        }
    }
    search.present().to_vec()
}

struct Search<'a, G: Game> {
    tunable: &'a dyn Tunable<G>,
    games: u64,
    threads: usize,
    /// What was best one after the other; the last is so now.
    past: Vec<Vec<f32>>,
    seed: u64,
}

impl<G: Game> Search<'_, G> {
    fn present(&self) -> &[f32] {
        self.past.last().expect("there is a beginning")
    }

    /// Tries a number higher and lower, and keeps the better if it is clearly better.
    fn improve(&mut self, at: usize, step: f32) -> bool {
        self.seed += 1;
        let own = self.scores(self.present());
        let mut found = false;
        for factor in [step, 1.0 / step] {
            let mut tried = self.past.last().expect("there is a beginning").clone();
            tried[at] *= factor;
            if is_clearly_more(&self.scores(&tried), &own) {
                self.past.push(tried);
                found = true;
                break;
            }
        }
        found
    }

    fn scores(&self, numbers: &[f32]) -> Vec<f32> {
        in_parallel(self.threads, 0..self.games, |number| self.score(numbers, number))
    }

    /// The share of the win times the number of seats, so that 1 is fair.
    fn score(&self, numbers: &[f32], number: u64) -> f32 {
        let mut lot = stream(self.seed, number, 0);
        let game = self.tunable.table(&mut lot);
        let seats = game.seats().count();
        let own = (number % seats as u64) as usize;
        let mut rival = || match below(&mut lot, 2) {
            0 => self.tunable.player(self.present()),
            _ => self.tunable.player(self.past[pick(&mut lot, &self.places())].as_slice()),
        };
        let seat = |seat| if seat == own { self.tunable.player(numbers) } else { rival() };
        let mut players: PerSeat<Box<dyn Player<G>>> = (0..seats).map(seat).collect();
        let mut luck: PerSeat<SimRng> =
            (0..seats as u64).map(|seat| stream(self.seed, number, 2 + seat)).collect();
        let mut state = game.start();
        play_out(
            &game,
            &mut state,
            &mut stream(self.seed, number, 1),
            |state, seat| players[seat.index()].choose(&game, state, seat, &mut luck[seat.index()]),
            |_| (),
        );
        win_shares(&game, &state)[own] * seats as f32
    }

    fn places(&self) -> Vec<usize> {
        (0..self.past.len()).collect()
    }
}

/// Whether `these` are more than `those` by two standard errors of the paired differences.
fn is_clearly_more(these: &[f32], those: &[f32]) -> bool {
    let differences = these.iter().zip(those).map(|(this, that)| f64::from(this - that));
    let (count, sum, squares) = differences.fold((0.0, 0.0, 0.0), |(count, sum, squares), difference| {
        (count + 1.0, sum + difference, squares + difference * difference)
    });
    let mean = sum / count;
    let error = ((squares / count - mean * mean).max(0.0) / count).sqrt();
    mean > 2.0 * error
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_a_clear_difference_counts() {
        let those = [1.0; 100];
        let noisy: Vec<f32> = (0..100).map(|at| if at % 2 == 0 { 2.0 } else { 0.1 }).collect();
        let better: Vec<f32> = (0..100).map(|at| if at % 2 == 0 { 2.0 } else { 0.9 }).collect();
        assert!(!is_clearly_more(&noisy, &those));
        assert!(is_clearly_more(&better, &those));
        assert!(!is_clearly_more(&those, &better));
    }
}
