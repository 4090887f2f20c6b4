//! What the net sees of each seat in a position between two auctions: the position, and how freely the seats have
//! been bidding.

use super::holdings::{COLOURS, DIGITS, Holdings, MOST_SEATS};
use super::rivals::Belief;
use don::State;
use game_core::Seat;

/// How many numbers describe a seat.
pub(super) const INPUTS: usize = 70;

/// Appends a row of [`INPUTS`] numbers for each of `seats` seats.
pub(super) fn observe(state: &State, seats: usize, belief: &Belief, rows: &mut Vec<f32>) {
    let table = Sight::of(state, seats);
    let habits: [f32; MOST_SEATS] = std::array::from_fn(|seat| belief.factor(seat) - 1.0);
    for seat in 0..seats {
        let start = rows.len();
        rows.resize(start + INPUTS, 0.0);
        let row: &mut [f32; INPUTS] = (&mut rows[start..]).try_into().expect("the row was just made");
        table.describe(seat, row);
        row[INPUTS - 2] = habits[seat];
        row[INPUTS - 1] = table.mean(seat, |other| habits[other]);
    }
}

/// The position, reckoned up once for all seats.
struct Sight<'a> {
    state: &'a State,
    seats: usize,
    holdings: Holdings,
    points: [f32; MOST_SEATS],
    chips: [f32; MOST_SEATS],
    /// What later districts can still add: for each colour, own ones times unseen ones.
    potential: [f32; MOST_SEATS],
    /// The most districts of each number that anybody has, and how many have as many.
    tops: [(u8, u8); DIGITS],
    mean_chips: f32,
    most_chips: f32,
}

impl<'a> Sight<'a> {
    fn of(state: &'a State, seats: usize) -> Sight<'a> {
        let holdings = Holdings::of(state);
        let chips = state.chips.map(f32::from);
        let mut sight = Sight {
            state,
            seats,
            points: [0.0; MOST_SEATS],
            potential: [0.0; MOST_SEATS],
            tops: [(0, 0); DIGITS],
            mean_chips: chips.iter().sum::<f32>() / seats as f32,
            most_chips: chips.iter().copied().fold(0.0, f32::max),
            chips,
            holdings,
        };
        for seat in 0..seats {
            sight.points[seat] = f32::from(sight.holdings.points(seat));
            let pairs = sight.holdings.colours[seat].iter().zip(&sight.holdings.unseen);
            sight.potential[seat] = pairs.map(|(own, unseen)| f32::from(own * unseen)).sum();
        }
        for digit in 0..DIGITS {
            let counts = sight.holdings.digits[..seats].iter().map(|digits| digits[digit]);
            let most = counts.clone().max().unwrap_or(0);
            sight.tops[digit] = (most, counts.filter(|&count| count == most).count() as u8);
        }
        sight
    }

    fn describe(&self, seat: usize, row: &mut [f32; INPUTS]) {
        self.describe_course(seat, &mut row[..8]);
        self.describe_wealth(seat, &mut row[8..22]);
        self.describe_colours(seat, &mut row[22..36]);
        self.describe_digits(seat, &mut row[36..58]);
        self.describe_rivals(seat, &mut row[58..]);
    }

    /// How far the match is and where the seat sits.
    fn describe_course(&self, seat: usize, row: &mut [f32]) {
        let left = f32::from(16 - self.state.round) / 15.0;
        let first = self.state.first.map_or(0, Seat::index);
        let behind = (seat + self.seats - first) % self.seats;
        row[0] = left;
        row[1 + usize::from((self.state.round - 1) % 3)] = 1.0;
        row[4] = (self.seats as f32 - 3.0) / 3.0;
        row[5] = f32::from(self.state.pot) / 6.0;
        row[6] = f32::from(u8::from(behind == 0));
        row[7] = behind as f32 / self.seats as f32;
    }

    /// Chips and points against those of the others.
    fn describe_wealth(&self, seat: usize, row: &mut [f32]) {
        let (chips, points) = (self.chips[seat], self.points[seat]);
        let is_richest = |seat: usize| self.chips[seat] >= self.most_chips;
        let score = |seat: usize| self.points[seat] + if is_richest(seat) { 2.0 } else { 0.0 };
        let richest = f32::from(u8::from(is_richest(seat)));
        let left = f32::from(16 - self.state.round) / 15.0;
        row[0] = chips / 12.0;
        row[1] = chips / self.mean_chips.max(1.0) - 1.0;
        row[2] = (chips - self.most(seat, |other| self.chips[other])) / 12.0;
        row[3] = richest;
        row[4] = richest * (1.0 - left);
        row[5] = chips / 12.0 * left;
        row[6] = points / 15.0;
        row[7] = (points - self.most(seat, |other| self.points[other])) / 15.0;
        row[8] = (points - self.mean(seat, |other| self.points[other])) / 15.0;
        row[9] = (score(seat) - self.most(seat, score)) / 15.0;
        row[10] = self.potential[seat] / 20.0;
        row[11] = (self.potential[seat] - self.most(seat, |other| self.potential[other])) / 20.0;
        row[12] = self.state.districts[seat].len() as f32 / 10.0;
        row[13] =
            self.holdings.digits[seat].iter().zip(0u8..).map(|(&count, digit)| count * digit).sum::<u8>()
                as f32
                / 40.0;
    }

    /// How many colours the seat has so many districts of, what is unseen of them, and what of that is contested.
    fn describe_colours(&self, seat: usize, row: &mut [f32]) {
        for colour in 0..COLOURS {
            let own = self.holdings.colours[seat][colour];
            let unseen = f32::from(self.holdings.unseen[colour]) / 5.0;
            row[usize::from(own)] += 1.0 / 3.0;
            if (1..5).contains(&own) {
                row[5 + usize::from(own)] += unseen;
                let others = (0..self.seats).filter(|&other| other != seat);
                let most = others.map(|other| self.holdings.colours[other][colour]).max().unwrap_or(0);
                if most >= own {
                    row[9 + usize::from(own)] += unseen;
                }
            }
        }
    }

    /// The seat's part of what is paid for each number, and the numbers it may not bid.
    fn describe_digits(&self, seat: usize, row: &mut [f32]) {
        for digit in 0..DIGITS {
            let own = self.holdings.digits[seat][digit];
            let (most, holders) = self.tops[digit];
            if own > 0 {
                row[10 + digit] = 1.0;
                row[20] += 0.1;
                if own == most {
                    row[digit] = 1.0 / f32::from(holders);
                }
            }
            if most == 0 {
                row[21] += 0.1;
            }
        }
    }

    /// The rival with the best prospects, and the mean of all.
    fn describe_rivals(&self, seat: usize, row: &mut [f32]) {
        let prospect = |seat: usize| self.points[seat] + 0.3 * self.potential[seat] + 0.3 * self.chips[seat];
        let others = (0..self.seats).filter(|&other| other != seat);
        let best = others.max_by(|&a, &b| prospect(a).total_cmp(&prospect(b))).unwrap_or(seat);
        let left = f32::from(16 - self.state.round) / 15.0;
        row[0] = self.chips[best] / 12.0;
        row[1] = self.points[best] / 15.0;
        row[2] = self.potential[best] / 20.0;
        row[3] = self.state.districts[best].len() as f32 / 10.0;
        row[4] = (prospect(seat) - prospect(best)) / 15.0;
        row[5] = self.mean(seat, |other| self.chips[other]) / 12.0;
        row[6] = self.mean(seat, |other| self.potential[other]) / 20.0;
        row[7] = self.points[seat] / 15.0 * (1.0 - left);
        row[8] = f32::from(u8::from(self.state.round == 15));
        row[9] = (prospect(seat) - self.mean(seat, prospect)) / 15.0;
    }

    fn most(&self, seat: usize, of: impl Fn(usize) -> f32) -> f32 {
        (0..self.seats).filter(|&other| other != seat).map(of).fold(f32::NEG_INFINITY, f32::max)
    }

    fn mean(&self, seat: usize, of: impl Fn(usize) -> f32) -> f32 {
        let others = (0..self.seats).filter(|&other| other != seat);
        others.map(of).sum::<f32>() / (self.seats - 1) as f32
    }
}
