//! What many matches add up to. Only whole numbers are summed, so the sums do not depend on the order of the
//! matches, and so neither on threads nor on shards; means and their errors are worked out at the end.

use super::counts::Counts;
use super::course::Course;
use super::row::Row;
use bots::arena::{Share, Tally, shares};
use game_core::PerSeat;

/// Sums over matches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Statistics {
    pub(crate) matches: u64,
    pub(crate) seats: PerSeat<Group>,
    /// By the place of the bot in the list of names.
    pub(crate) bots: Vec<Group>,
    /// Who sat where in the match with the lowest number.
    first: Option<(u64, PerSeat<u8>)>,
    /// The seats in which not always the same bot sat.
    pub(crate) is_shared: PerSeat<bool>,
    moves: Sums,
    chances: u64,
    /// The shortest and the longest match in moves; none before the first match.
    pub(crate) extremes: Option<(u32, u32)>,
    pub(crate) lengths: Counts,
    /// How scores grew during the matches, where that was watched.
    pub(crate) course: Option<Course>,
}

/// Sums of a seat, or of a bot that may have several seats.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Group {
    pub(crate) wins: Tally,
    scores: Sums,
    ranks: u64,
    pub(crate) counts: Counts,
}

/// Sums over matches in each of which somebody had one place or several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
struct Sums {
    matches: u64,
    places: u64,
    places_squared: u64,
    values: i128,
    squares: i128,
    /// Of places and values.
    products: i128,
}

/// A mean and half the width of its 95 % interval, which a single match does not have.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Mean {
    pub(crate) value: f64,
    pub(crate) half_width: Option<f64>,
}

impl Statistics {
    pub(crate) fn new(seats: usize) -> Statistics {
        Statistics {
            seats: vec![Group::default(); seats].into_iter().collect(),
            is_shared: vec![false; seats].into_iter().collect(),
            ..Statistics::default()
        }
    }

    /// As [`Statistics::new`], with or without a course to fill.
    pub(crate) fn watching(seats: usize, course: Option<Course>) -> Statistics {
        Statistics { course, ..Statistics::new(seats) }
    }

    /// Adds a finished match.
    pub(crate) fn add(&mut self, row: &Row) {
        let won = shares(&row.ranks);
        for (seat, group) in self.seats.iter_mut().enumerate() {
            group.add_place(row.scores[seat], row.ranks[seat]);
            group.end_match(1, won[seat], row.scores[seat].into());
        }
        self.add_bots(row, &won);
        self.meet(row.number, &row.bots);
        self.matches += 1;
        self.moves.add(1, row.length.moves.into());
        self.chances += u64::from(row.length.chances);
        self.widen(Some((row.length.moves, row.length.moves)));
        self.lengths.add(row.length.moves.into());
    }

    /// Adds what was summed apart, of other matches.
    pub(crate) fn merge(&mut self, other: &Statistics) {
        self.seats.iter_mut().zip(&other.seats).for_each(|(group, more)| group.merge(more));
        self.bots.resize(self.bots.len().max(other.bots.len()), Group::default());
        self.bots.iter_mut().zip(&other.bots).for_each(|(group, more)| group.merge(more));
        self.is_shared.iter_mut().zip(&other.is_shared).for_each(|(one, other)| *one |= other);
        if let Some((number, bots)) = &other.first {
            self.meet(*number, bots);
        }
        self.matches += other.matches;
        self.moves.merge(&other.moves);
        self.chances += other.chances;
        self.widen(other.extremes);
        self.lengths.merge(&other.lengths);
        self.course = match (self.course.take(), &other.course) {
            (Some(mut course), Some(more)) => {
                course.merge(more);
                Some(course)
            }
            (one, other) => one.or_else(|| other.clone()),
        };
    }

    /// Who sat where in the match with the lowest number.
    pub(crate) fn first_seating(&self) -> &[u8] {
        self.first.as_ref().map_or(&[], |(_, bots)| bots.as_slice())
    }

    pub(crate) fn total_moves(&self) -> u64 {
        self.moves.values as u64
    }

    pub(crate) fn mean_moves(&self) -> Mean {
        self.moves.mean()
    }

    pub(crate) fn mean_chances(&self) -> f64 {
        self.chances as f64 / self.matches as f64
    }

    fn add_bots(&mut self, row: &Row, won: &[Share]) {
        let most = row.bots.iter().max().map_or(0, |&bot| usize::from(bot) + 1);
        self.bots.resize(self.bots.len().max(most), Group::default());
        for (bot, group) in self.bots[..most].iter_mut().enumerate() {
            let (mut places, mut share, mut score) = (0, Share::NONE, 0);
            for seat in (0..row.bots.len()).filter(|&seat| usize::from(row.bots[seat]) == bot) {
                group.add_place(row.scores[seat], row.ranks[seat]);
                places += 1;
                share += won[seat];
                score += i64::from(row.scores[seat]);
            }
            if places > 0 {
                group.end_match(places, share, score);
            }
        }
    }

    fn widen(&mut self, other: Option<(u32, u32)>) {
        self.extremes = match (self.extremes, other) {
            (Some((low, high)), Some((lower, higher))) => Some((low.min(lower), high.max(higher))),
            (one, other) => one.or(other),
        };
    }

    fn meet(&mut self, number: u64, bots: &PerSeat<u8>) {
        let Some((first, seating)) = &mut self.first else {
            self.first = Some((number, bots.clone()));
            return;
        };
        for ((is_shared, one), other) in self.is_shared.iter_mut().zip(seating.iter()).zip(bots) {
            *is_shared |= one != other;
        }
        if number < *first {
            (*first, *seating) = (number, bots.clone());
        }
    }
}

impl Group {
    /// In how many places it played.
    pub(crate) fn places(&self) -> u64 {
        self.scores.places
    }

    pub(crate) fn mean_score(&self) -> Mean {
        self.scores.mean()
    }

    pub(crate) fn mean_rank(&self) -> f64 {
        self.ranks as f64 / self.scores.places as f64
    }

    fn add_place(&mut self, score: i32, rank: u8) {
        self.ranks += u64::from(rank);
        self.counts.add(score.into());
    }

    fn end_match(&mut self, places: u64, won: Share, score: i64) {
        self.wins.add(places, won);
        self.scores.add(places, score.into());
    }

    fn merge(&mut self, other: &Group) {
        self.wins.merge(&other.wins);
        self.scores.merge(&other.scores);
        self.ranks += other.ranks;
        self.counts.merge(&other.counts);
    }
}

impl Sums {
    fn add(&mut self, places: u64, value: i128) {
        self.matches += 1;
        self.places += places;
        self.places_squared += places * places;
        self.values += value;
        self.squares += value * value;
        self.products += i128::from(places) * value;
    }

    fn merge(&mut self, other: &Sums) {
        self.matches += other.matches;
        self.places += other.places;
        self.places_squared += other.places_squared;
        self.values += other.values;
        self.squares += other.squares;
        self.products += other.products;
    }

    /// The mean of a place. Places of one match are not independent: the variance is taken between matches.
    fn mean(&self) -> Mean {
        let (matches, places) = (self.matches as f64, self.places as f64);
        let value = self.values as f64 / places;
        let residual = self.squares as f64 - 2.0 * value * self.products as f64
            + value * value * self.places_squared as f64;
        let variance = residual.max(0.0) * matches / (matches - 1.0) / (places * places);
        Mean { value, half_width: (self.matches > 1).then(|| 1.96 * variance.sqrt()) }
    }
}

#[cfg(test)]
mod tests {
    use super::super::row::Length;
    use super::*;

    fn sum_of(matches: &[Row]) -> Statistics {
        let mut statistics = Statistics::new(3);
        matches.iter().for_each(|row| statistics.add(row));
        statistics
    }

    fn three_matches() -> Vec<Row> {
        let row = |number, bots: [u8; 3], scores: [i32; 3], ranks: [u8; 3], moves| Row {
            number,
            bots: bots.into_iter().collect(),
            scores: scores.into_iter().collect(),
            ranks: ranks.into_iter().collect(),
            length: Length { moves, chances: 2 },
        };
        vec![
            row(0, [0, 1, 0], [5, 3, -1], [1, 2, 3], 10),
            row(1, [1, 0, 0], [4, 4, 0], [1, 1, 3], 30),
            row(2, [0, 0, 0], [0, 9, 2], [3, 1, 2], 20),
        ]
    }

    #[test]
    fn a_shared_first_place_counts_its_share() {
        let statistics = sum_of(&three_matches());
        let wins: Vec<f64> = statistics.seats.iter().map(|seat| seat.wins.rate().unwrap().rate).collect();
        assert_eq!(wins, [0.5, 0.5, 0.0]);
        assert_eq!(statistics.seats[2].mean_rank(), 8.0 / 3.0);
    }

    #[test]
    fn means_come_with_their_error() {
        let Mean { value, half_width } = sum_of(&three_matches()).seats[0].mean_score();
        assert_eq!(value, 3.0);
        // The sample variance of 5, 4, 0 is 7.
        assert!((half_width.unwrap() - 1.96 * (7.0f64 / 3.0).sqrt()).abs() < 1e-12);
        assert_eq!(sum_of(&three_matches()[..1]).seats[0].mean_score().half_width, None);
    }

    #[test]
    fn a_bot_is_summed_over_all_its_seats() {
        let statistics = sum_of(&three_matches());
        let [random, other] = &statistics.bots[..] else { panic!("two bots: {:?}", statistics.bots) };
        assert_eq!((random.places(), other.places()), (7, 2));
        assert_eq!(random.mean_score().value, f64::from(5 - 1 + 4 + 9 + 2) / 7.0);
        assert_eq!((random.wins.rate().unwrap().wins, other.wins.rate().unwrap().wins), (2.5, 0.5));
        assert_eq!(other.mean_rank(), 1.5);
        assert_eq!(statistics.is_shared[..], [true, true, false]);
        assert_eq!(statistics.first_seating(), [0, 1, 0]);
    }

    #[test]
    fn parts_summed_apart_give_the_same_whole() {
        let all = three_matches();
        let mut parts = sum_of(&all[2..]);
        parts.merge(&Statistics::new(3));
        parts.merge(&sum_of(&all[..2]));
        assert_eq!(parts, sum_of(&all));
        assert_eq!(parts.extremes, Some((10, 30)));
        assert_eq!((parts.total_moves(), parts.mean_chances(), parts.mean_moves().value), (60, 2.0, 20.0));
    }
}
