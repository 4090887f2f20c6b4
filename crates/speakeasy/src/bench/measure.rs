//! Random playouts in a loop that the compiler sees whole: typed, without allocation and without indirect calls.

use game_core::playout::{play_out, random_action};
use game_core::random::{SimRng, stream};
use game_core::{Game, Step};
use serde::Serialize;
use std::time::{Duration, Instant};

const WARM_UP: Duration = Duration::from_millis(300);
const SLICE: Duration = Duration::from_millis(250);

/// What was played.
#[derive(Clone, Copy, Default, Serialize)]
pub(crate) struct Count {
    pub(crate) playouts: u64,
    pub(crate) moves: u64,
}

/// How fast it was played: over all the time, and in the median slice of it.
#[derive(Serialize)]
pub(crate) struct Rates {
    pub(crate) moves_per_s: f64,
    moves_per_s_median: f64,
    pub(crate) playouts_per_s: f64,
    pub(crate) moves_per_playout: f64,
    seconds: f64,
}

/// Plays exactly `playouts` matches; no clock is read.
pub(crate) fn count<G: Game>(game: &G, playouts: u64) -> Count {
    let mut runner = Runner::new(game);
    runner.batch(playouts);
    runner.count
}

/// Plays for as long as `duration`, after a warm-up.
pub(crate) fn time<G: Game>(game: &G, duration: Duration) -> Rates {
    let mut runner = Runner::new(game);
    runner.slice(WARM_UP.min(duration));
    let (mut total, mut spent, mut slices) = (Count::default(), Duration::ZERO, Vec::new());
    while spent < duration {
        let (count, time) = runner.slice(SLICE.min(duration));
        total = Count { playouts: total.playouts + count.playouts, moves: total.moves + count.moves };
        spent += time;
        slices.push(count.moves as f64 / time.as_secs_f64());
    }
    let seconds = spent.as_secs_f64();
    Rates {
        moves_per_s: total.moves as f64 / seconds,
        moves_per_s_median: median(&mut slices),
        playouts_per_s: total.playouts as f64 / seconds,
        moves_per_playout: total.moves_per_playout(),
        seconds,
    }
}

impl Count {
    pub(crate) fn moves_per_playout(&self) -> f64 {
        self.moves as f64 / self.playouts as f64
    }
}

struct Runner<'a, G: Game> {
    game: &'a G,
    nature: SimRng,
    chooser: SimRng,
    actions: Vec<G::Action>,
    count: Count,
}

impl<'a, G: Game> Runner<'a, G> {
    fn new(game: &'a G) -> Runner<'a, G> {
        Runner {
            game,
            nature: stream(1, 0, 0),
            chooser: stream(1, 0, 1),
            actions: Vec::new(),
            count: Count::default(),
        }
    }

    /// Plays batches until `duration` is over.
    fn slice(&mut self, duration: Duration) -> (Count, Duration) {
        let before = self.count;
        let start = Instant::now();
        loop {
            self.batch(64);
            let time = start.elapsed();
            if time >= duration {
                let Count { playouts, moves } = self.count;
                return (Count { playouts: playouts - before.playouts, moves: moves - before.moves }, time);
            }
        }
    }

    /// Plays so many matches. What the loop changes is its own while it runs, so that it can stay in registers.
    #[inline(never)]
    fn batch(&mut self, playouts: u64) {
        let (game, mut nature, mut chooser) = (self.game, self.nature.clone(), self.chooser.clone());
        let mut actions = std::mem::take(&mut self.actions);
        let mut moves = 0;
        for _ in 0..playouts {
            let mut state = game.start();
            play_out(
                game,
                &mut state,
                &mut nature,
                |state, _| random_action(game, state, &mut chooser, &mut actions),
                |step| moves += u64::from(matches!(step, Step::Action { .. })),
            );
        }
        (self.nature, self.chooser, self.actions) = (nature, chooser, actions);
        self.count.playouts += playouts;
        self.count.moves += moves;
    }
}

fn median(values: &mut [f64]) -> f64 {
    values.sort_by(f64::total_cmp);
    let middle = values.len() / 2;
    if values.len() % 2 == 1 { values[middle] } else { f64::midpoint(values[middle - 1], values[middle]) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_median_is_the_middle_or_between_the_two() {
        assert_eq!(median(&mut [3.0, 1.0, 2.0]), 2.0);
        assert_eq!(median(&mut [4.0, 1.0, 2.0, 3.0]), 2.5);
    }
}
