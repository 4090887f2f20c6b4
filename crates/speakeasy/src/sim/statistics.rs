//! What many matches add up to. Only whole numbers are summed, so the sums do not depend on the order of the
//! matches, and so not on the threads; means and their errors are worked out at the end.

use game_core::{Outcome, PerSeat, Seat};

/// Sums over matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Statistics {
    pub(crate) matches: u64,
    pub(crate) seats: PerSeat<SeatSums>,
    pub(crate) moves: Sums,
    pub(crate) chances: u64,
    /// The shortest and the longest match in moves; none before the first match.
    pub(crate) extremes: Option<(u64, u64)>,
}

/// Sums of one seat.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct SeatSums {
    pub(crate) scores: Sums,
    ranks: u64,
    /// How often the seat was first among this many first ones (index 0: alone).
    firsts: [u64; Seat::MAX],
}

/// The sum of values and of their squares.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(crate) struct Sums {
    values: i128,
    squares: i128,
}

/// A mean and half the width of its 95 % interval, which a single match does not have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mean {
    pub(crate) value: f64,
    pub(crate) half_width: Option<f64>,
}

/// How long a match was.
#[derive(Clone, Copy, Default)]
pub(crate) struct Length {
    pub(crate) moves: u64,
    pub(crate) chances: u64,
}

impl Statistics {
    pub(crate) fn new(seats: usize) -> Statistics {
        Statistics { seats: (0..seats).map(|_| SeatSums::default()).collect(), ..Statistics::default() }
    }

    /// Adds a finished match.
    pub(crate) fn add(&mut self, outcome: &impl Outcome, length: Length) {
        let sharers = outcome.ranks().iter().filter(|&&rank| rank == 1).count();
        for (seat, (&score, &rank)) in outcome.scores().iter().zip(outcome.ranks()).enumerate() {
            let sums = &mut self.seats[seat];
            sums.scores.add(score.into());
            sums.ranks += u64::from(rank);
            if rank == 1 {
                sums.firsts[sharers - 1] += 1;
            }
        }
        self.matches += 1;
        self.moves.add(length.moves.into());
        self.chances += length.chances;
        self.widen(Some((length.moves, length.moves)));
    }

    /// Adds what another thread has summed.
    pub(crate) fn merge(&mut self, other: &Statistics) {
        for (sums, more) in self.seats.iter_mut().zip(&other.seats) {
            sums.scores.merge(more.scores);
            sums.ranks += more.ranks;
            sums.firsts.iter_mut().zip(more.firsts).for_each(|(count, more)| *count += more);
        }
        self.matches += other.matches;
        self.moves.merge(other.moves);
        self.chances += other.chances;
        self.widen(other.extremes);
    }

    pub(crate) fn total_moves(&self) -> u64 {
        self.moves.values as u64
    }

    fn widen(&mut self, other: Option<(u64, u64)>) {
        self.extremes = match (self.extremes, other) {
            (Some((low, high)), Some((lower, higher))) => Some((low.min(lower), high.max(higher))),
            (one, other) => one.or(other),
        };
    }
}

impl SeatSums {
    /// The share of matches won; a first place shared by k counts 1/k.
    pub(crate) fn wins(&self, matches: u64) -> Mean {
        let sum_of = |power: i32| -> f64 {
            let shared = self.firsts.iter().zip(1..);
            shared.map(|(&count, sharers)| count as f64 / f64::from(sharers).powi(power)).sum()
        };
        mean(sum_of(1), sum_of(2), matches)
    }

    pub(crate) fn mean_rank(&self, matches: u64) -> f64 {
        self.ranks as f64 / matches as f64
    }
}

impl Sums {
    pub(crate) fn mean(self, matches: u64) -> Mean {
        mean(self.values as f64, self.squares as f64, matches)
    }

    fn add(&mut self, value: i128) {
        self.values += value;
        self.squares += value * value;
    }

    fn merge(&mut self, other: Sums) {
        self.values += other.values;
        self.squares += other.squares;
    }
}

fn mean(sum: f64, squares: f64, matches: u64) -> Mean {
    let count = matches as f64;
    let value = sum / count;
    let variance = ((squares - sum * value) / (count - 1.0)).max(0.0);
    Mean { value, half_width: (matches > 1).then(|| 1.96 * (variance / count).sqrt()) }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde::Serialize;

    #[derive(Clone, PartialEq, Debug, Serialize)]
    struct Ended(Vec<i32>, Vec<u8>);

    impl Outcome for Ended {
        fn scores(&self) -> &[i32] {
            &self.0
        }
        fn ranks(&self) -> &[u8] {
            &self.1
        }
    }

    fn sum_of(matches: &[(Ended, u64)]) -> Statistics {
        let mut statistics = Statistics::new(3);
        for (ended, moves) in matches {
            statistics.add(ended, Length { moves: *moves, chances: 2 });
        }
        statistics
    }

    fn three_matches() -> Vec<(Ended, u64)> {
        let ended = |scores: [i32; 3], ranks: [u8; 3]| Ended(scores.to_vec(), ranks.to_vec());
        vec![
            (ended([5, 3, -1], [1, 2, 3]), 10),
            (ended([4, 4, 0], [1, 1, 3]), 30),
            (ended([0, 9, 2], [3, 1, 2]), 20),
        ]
    }

    #[test]
    fn a_shared_first_place_counts_its_share() {
        let statistics = sum_of(&three_matches());
        let wins: Vec<f64> = statistics.seats.iter().map(|seat| seat.wins(3).value).collect();
        assert_eq!(wins, [0.5, 0.5, 0.0]);
        assert_eq!(statistics.seats[2].mean_rank(3), 8.0 / 3.0);
    }

    #[test]
    fn means_come_with_their_error() {
        let Mean { value, half_width } = sum_of(&three_matches()).seats[0].scores.mean(3);
        assert_eq!(value, 3.0);
        // The sample variance of 5, 4, 0 is 7.
        assert!((half_width.unwrap() - 1.96 * (7.0f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!(sum_of(&three_matches()[..1]).seats[0].scores.mean(1).half_width, None);
    }

    #[test]
    fn parts_summed_apart_give_the_same_whole() {
        let all = three_matches();
        let mut parts = sum_of(&all[2..]);
        parts.merge(&Statistics::new(3));
        parts.merge(&sum_of(&all[..2]));
        assert_eq!(parts, sum_of(&all));
        assert_eq!((parts.extremes, parts.total_moves(), parts.chances), (Some((10, 30)), 60, 6));
    }
}
