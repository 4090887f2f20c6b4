//! What the net sees of each seat in a position between two auctions: the position, and how freely the seats have
//! been bidding.

use super::estates::Estates;
use super::holdings::{COLOURS, DIGITS, MOST_SEATS};
use super::rivals::Belief;
use crate::net::{Layers, Width};
use don::State;
use game_core::Seat;

/// How many numbers describe a seat.
pub(super) const INPUTS: usize = 70;

pub(super) const LAYERS: Layers = Layers::plain(INPUTS, Width::Narrow);

/// Where what is seen of chips and points lies in a row, and what is seen of rivals.
const WEALTH: std::ops::Range<usize> = 8..22;
const RIVALS: std::ops::Range<usize> = 58..68;
/// Where the pot lies.
const POT: usize = 5;

/// Appends a row of [`INPUTS`] numbers for each of `seats` seats.
pub(super) fn observe(state: &State, seats: usize, belief: &Belief, rows: &mut Vec<f32>) {
    observe_estates(state, &Estates::of(state, seats), belief, rows);
}

/// The same where it is known what everybody's districts come to.
pub(super) fn observe_estates(state: &State, estates: &Estates, belief: &Belief, rows: &mut Vec<f32>) {
    let table = Sight::of(state, estates);
    let habits: [f32; MOST_SEATS] = std::array::from_fn(|seat| belief.factor(seat) - 1.0);
    for seat in 0..estates.seats {
        let start = rows.len();
        rows.resize(start + INPUTS, 0.0);
        let row: &mut [f32; INPUTS] = (&mut rows[start..]).try_into().expect("the row was just made");
        table.describe(seat, row);
        row[INPUTS - 2] = habits[seat];
        row[INPUTS - 1] = table.mean(seat, |other| habits[other]);
    }
}

/// Changes rows of a position into those of another that differs in chips and pot only.
pub(super) fn observe_chips(state: &State, estates: &Estates, rows: &mut [f32]) {
    let table = Sight::of(state, estates);
    for (seat, row) in rows.chunks_exact_mut(INPUTS).enumerate() {
        row[POT] = f32::from(state.pot) / 6.0;
        table.describe_chips(seat, &mut row[WEALTH]);
        table.describe_rivals(seat, &mut row[RIVALS]);
    }
}

/// The position, reckoned up once for all seats.
struct Sight<'a> {
    state: &'a State,
    estates: &'a Estates,
    chips: [f32; MOST_SEATS],
    mean_chips: f32,
    most_chips: f32,
    /// How good everybody's prospects are, roughly.
    prospects: [f32; MOST_SEATS],
}

impl<'a> Sight<'a> {
    fn of(state: &'a State, estates: &'a Estates) -> Sight<'a> {
        let chips = state.chips.map(f32::from);
        let prospect = |seat: usize| estates.points[seat] + 0.3 * estates.potential[seat] + 0.3 * chips[seat];
        Sight {
            state,
            estates,
            mean_chips: chips.iter().sum::<f32>() / estates.seats as f32,
            most_chips: chips.iter().copied().fold(0.0, f32::max),
            prospects: std::array::from_fn(prospect),
            chips,
        }
    }

    fn describe(&self, seat: usize, row: &mut [f32; INPUTS]) {
        self.describe_course(seat, &mut row[..8]);
        self.describe_chips(seat, &mut row[WEALTH]);
        self.describe_points(seat, &mut row[WEALTH]);
        self.describe_colours(seat, &mut row[22..36]);
        self.describe_digits(seat, &mut row[36..58]);
        self.describe_rivals(seat, &mut row[RIVALS]);
    }

    /// How far the match is and where the seat sits.
    fn describe_course(&self, seat: usize, row: &mut [f32]) {
        let seats = self.estates.seats;
        let first = self.state.first.map_or(0, Seat::index);
        let behind = (seat + seats - first) % seats;
        row[0] = self.left();
        row[1 + usize::from((self.state.round - 1) % 3)] = 1.0;
        row[4] = (seats as f32 - 3.0) / 3.0;
        row[POT] = f32::from(self.state.pot) / 6.0;
        row[6] = f32::from(u8::from(behind == 0));
        row[7] = behind as f32 / seats as f32;
    }

    /// Chips against those of the others, and who leads with the points for them.
    fn describe_chips(&self, seat: usize, row: &mut [f32]) {
        let chips = self.chips[seat];
        let is_richest = |seat: usize| self.chips[seat] >= self.most_chips;
        let score = |seat: usize| self.estates.points[seat] + if is_richest(seat) { 2.0 } else { 0.0 };
        let richest = f32::from(u8::from(is_richest(seat)));
        let left = self.left();
        row[0] = chips / 12.0;
        row[1] = chips / self.mean_chips.max(1.0) - 1.0;
        row[2] = (chips - self.most(seat, |other| self.chips[other])) / 12.0;
        row[3] = richest;
        row[4] = richest * (1.0 - left);
        row[5] = chips / 12.0 * left;
        row[9] = (score(seat) - self.most(seat, score)) / 15.0;
    }

    /// Points, and what may become of them, against those of the others.
    fn describe_points(&self, seat: usize, row: &mut [f32]) {
        let Estates { points, potential, holdings, .. } = self.estates;
        row[6] = points[seat] / 15.0;
        row[7] = (points[seat] - self.most(seat, |other| points[other])) / 15.0;
        row[8] = (points[seat] - self.mean(seat, |other| points[other])) / 15.0;
        row[10] = potential[seat] / 20.0;
        row[11] = (potential[seat] - self.most(seat, |other| potential[other])) / 20.0;
        row[12] = self.state.districts[seat].len() as f32 / 10.0;
        row[13] = holdings.digits[seat].iter().zip(0u8..).map(|(&count, digit)| count * digit).sum::<u8>()
            as f32
            / 40.0;
    }

    /// How many colours the seat has so many districts of, what is unseen of them, and what of that is contested.
    fn describe_colours(&self, seat: usize, row: &mut [f32]) {
        let holdings = &self.estates.holdings;
        for colour in 0..COLOURS {
            let own = holdings.colours[seat][colour];
            let unseen = f32::from(holdings.unseen[colour]) / 5.0;
            row[usize::from(own)] += 1.0 / 3.0;
            if (1..5).contains(&own) {
                row[5 + usize::from(own)] += unseen;
                let others = (0..self.estates.seats).filter(|&other| other != seat);
                let most = others.map(|other| holdings.colours[other][colour]).max().unwrap_or(0);
                if most >= own {
                    row[9 + usize::from(own)] += unseen;
                }
            }
        }
    }

    /// The seat's part of what is paid for each number, and the numbers it may not bid.
    fn describe_digits(&self, seat: usize, row: &mut [f32]) {
        for digit in 0..DIGITS {
            let own = self.estates.holdings.digits[seat][digit];
            let (most, holders) = self.estates.tops[digit];
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
        let (prospects, potential) = (&self.prospects, &self.estates.potential);
        let others = (0..self.estates.seats).filter(|&other| other != seat);
        let best = others.max_by(|&a, &b| prospects[a].total_cmp(&prospects[b])).unwrap_or(seat);
        row[0] = self.chips[best] / 12.0;
        row[1] = self.estates.points[best] / 15.0;
        row[2] = potential[best] / 20.0;
        row[3] = self.state.districts[best].len() as f32 / 10.0;
        row[4] = (prospects[seat] - prospects[best]) / 15.0;
        row[5] = self.mean(seat, |other| self.chips[other]) / 12.0;
        row[6] = self.mean(seat, |other| potential[other]) / 20.0;
        row[7] = self.estates.points[seat] / 15.0 * (1.0 - self.left());
        row[8] = f32::from(u8::from(self.state.round == 15));
        row[9] = (prospects[seat] - self.mean(seat, |other| prospects[other])) / 15.0;
    }

    /// The share of the rounds that are to come, this one counted.
    fn left(&self) -> f32 {
        f32::from(16 - self.state.round) / 15.0
    }

    fn most(&self, seat: usize, of: impl Fn(usize) -> f32) -> f32 {
        (0..self.estates.seats).filter(|&other| other != seat).map(of).fold(f32::NEG_INFINITY, f32::max)
    }

    fn mean(&self, seat: usize, of: impl Fn(usize) -> f32) -> f32 {
        let seats = self.estates.seats;
        let others = (0..seats).filter(|&other| other != seat);
        others.map(of).sum::<f32>() / (seats - 1) as f32
    }
}
