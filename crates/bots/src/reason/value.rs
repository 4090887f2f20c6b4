//! The one measure of a position that all reasons and reviews use, so that their numbers can be added and compared.
//!
//! A position in which a seat is to act is searched four times. One in which nature is to act is worth the mean over outcomes
//! drawn anew, each played on to the next decision and searched once. So what nature does is worth nothing on
//! average, however good the search is: the outcome that came is valued as those that might have come.

use super::Chances;
use crate::pace::Pace;
use crate::{brain, win_shares};
use game_core::random::stream;
use game_core::{Game, Silent, Turn};

/// How often a position is searched.
pub(crate) const SEARCHES: u64 = 4;

/// How many outcomes of nature are looked at.
pub(crate) const OUTCOMES: u64 = 8;

/// Added to every seed, so that no table draws from the same stream: no outcome to come is among those drawn here but
/// by chance.
const APART: u64 = 0x5eed_0f5a_4d91_e5aa;

/// Values positions of one game.
pub(crate) struct Valuer<'a, G> {
    game: &'a G,
    pace: Pace,
    seed: u64,
}

/// What a position is worth to every seat.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Valued {
    pub(crate) chances: Chances,
    /// The square of the error to be expected of a seat's chance, from how much the searches disagreed.
    pub(crate) variance: f64,
}

impl<'a, G: Game> Valuer<'a, G> {
    /// Every search is a piece of the budget; the seed decides what is drawn.
    pub(crate) fn new(game: &'a G, pace: Pace, seed: u64) -> Valuer<'a, G> {
        Valuer { game, pace, seed: seed.wrapping_add(APART) }
    }

    /// The chances at a position. The same `number` draws the same luck, which makes positions comparable.
    pub(crate) fn value(&self, state: &G::State, number: u64) -> Valued {
        mean(&self.samples(state, number))
    }

    /// What each search of a position finds; one sample where the match is over, for that is exact.
    pub(crate) fn samples(&self, state: &G::State, number: u64) -> Vec<Chances> {
        match self.game.turn(state) {
            Turn::Over => vec![exact(self.game, state)],
            Turn::Seat(_) => (0..SEARCHES).map(|sample| self.search(state, number, sample)).collect(),
            Turn::Chance => (0..OUTCOMES).map(|sample| self.draw_and_search(state, number, sample)).collect(),
        }
    }

    fn draw_and_search(&self, state: &G::State, number: u64, sample: u64) -> Chances {
        let mut nature = stream(self.seed, number, 2 * sample);
        let mut drawn = state.clone();
        while self.game.turn(&drawn) == Turn::Chance {
            let chance = self.game.sample(&drawn, &mut nature);
            self.game.resolve(&mut drawn, &chance, &mut Silent);
        }
        match self.game.turn(&drawn) {
            Turn::Over => exact(self.game, &drawn),
            _ => self.search(&drawn, number, sample),
        }
    }

    fn search(&self, state: &G::State, number: u64, sample: u64) -> Chances {
        let mut luck = stream(self.seed, number, 2 * sample + 1);
        let chances = brain::<G>().chances(self.game, state, self.pace.next(), &mut luck);
        chances.iter().copied().map(f64::from).collect()
    }
}

/// How many searches a position takes.
pub(crate) fn searches<G: Game>(game: &G, state: &G::State) -> u64 {
    match game.turn(state) {
        Turn::Over => 0,
        Turn::Seat(_) => SEARCHES,
        Turn::Chance => OUTCOMES,
    }
}

fn exact<G: Game>(game: &G, state: &G::State) -> Chances {
    win_shares(game, state).iter().copied().map(f64::from).collect()
}

/// The mean of the samples and the variance of that mean, averaged over the seats; one sample alone is exact.
fn mean(samples: &[Chances]) -> Valued {
    if let [exact] = samples {
        return Valued { chances: exact.clone(), variance: 0.0 };
    }
    let (count, seats) = (samples.len() as f64, samples[0].len());
    let mean_of = |seat: usize| samples.iter().map(|sample| sample[seat]).sum::<f64>() / count;
    let chances: Chances = (0..seats).map(mean_of).collect();
    let squares = |seat: usize| samples.iter().map(|each| (each[seat] - chances[seat]).powi(2)).sum::<f64>();
    let spread: f64 = (0..seats).map(squares).sum::<f64>() / seats as f64;
    Valued { variance: spread / (count * (count - 1.0)), chances }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Budget;
    use don::{Don, Options};
    use game_core::{Fixed, Seats};

    #[test]
    fn a_mean_knows_its_error() {
        let sample = |first: f64| Chances::from_iter([first, 1.0 - first]);
        let Valued { chances, variance } = mean(&[0.2, 0.4, 0.6].map(sample));
        assert!((chances[0] - 0.4).abs() < 1e-12 && (chances[1] - 0.6).abs() < 1e-12);
        // The sample variance is 0.04; of the mean of three a third of it.
        assert!((variance - 0.04 / 3.0).abs() < 1e-12, "{variance}");
    }

    #[test]
    fn the_same_number_gives_the_same_value_and_another_does_not() {
        let game = Don::new(Seats::new(3), Options::default(), Fixed).unwrap();
        let valuer = Valuer::new(&game, Pace::each(Budget::Nodes(20)), 1);
        let value = |number| valuer.value(&game.start(), number);
        assert_eq!(value(1), value(1));
        assert_ne!(value(1), value(2));
        assert!((value(1).chances.iter().sum::<f64>() - 1.0).abs() < 1e-3);
    }
}
