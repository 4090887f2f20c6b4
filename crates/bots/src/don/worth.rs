//! What a lot is worth to a seat by simple reckoning, and how many chips that makes: the heart of the greedy player
//! and of its styles.

use super::holdings::Holdings;
use super::numbers::Numbers;
use don::{DistrictSet, State};

/// A position as one valuation sees it.
pub(super) struct Appraisal<'a> {
    pub(super) state: &'a State,
    pub(super) seats: usize,
    pub(super) numbers: &'a Numbers,
    holdings: Holdings,
}

impl<'a> Appraisal<'a> {
    pub(super) fn new(state: &'a State, seats: usize, numbers: &'a Numbers) -> Appraisal<'a> {
        Appraisal { state, seats, numbers, holdings: Holdings::of(state) }
    }

    /// How much better off, in points, `seat` is with `lot` than without it.
    pub(super) fn gain(&self, seat: usize, lot: DistrictSet) -> f32 {
        let (mut colours, mut digits) = (self.holdings.colours[seat], self.holdings.digits[seat]);
        for district in lot.intersection(self.state.districts[seat]).iter() {
            colours[district.colour() as usize] -= 1;
            digits[usize::from(district.digit().number())] -= 1;
        }
        let (mut points, mut unseen, mut incomes) = (0, 0, 0);
        for district in lot.iter() {
            let (colour, digit) = (district.colour() as usize, usize::from(district.digit().number()));
            // [D8.1] The n-th district of a colour adds n points.
            colours[colour] += 1;
            points += colours[colour];
            unseen += self.holdings.unseen[colour];
            digits[digit] += 1;
            incomes += u8::from(digits[digit] == self.most_of_others(seat, digit) + 1);
        }
        // Each one more makes each later one of the colour worth a point more, as far as that one will be had.
        let numbers = self.numbers;
        let income = numbers.income * self.rounds_left() * f32::from(incomes);
        f32::from(points) + numbers.potential * f32::from(unseen) + income
    }

    /// The chips that `seat` would give for `lot`.
    pub(super) fn limit(&self, seat: usize, lot: DistrictSet) -> f32 {
        self.worth(seat, lot).min(self.most(seat))
    }

    /// What `lot` is worth to `seat` in chips, if it has them.
    pub(super) fn worth(&self, seat: usize, lot: DistrictSet) -> f32 {
        let numbers = self.numbers;
        let (chips, played) = (f32::from(self.state.chips[seat]), 1.0 - self.rounds_left());
        let others = (0..self.seats).filter(|&other| other != seat);
        let denied = others.map(|other| self.gain(other, lot)).fold(0.0, f32::max);
        let value = self.gain(seat, lot) + numbers.deny * denied;
        let urgency = 1.0 + numbers.urgency * played * played;
        value * numbers.price * urgency * (chips / 12.0).powf(numbers.wealth)
    }

    /// The most that `seat` would give for anything.
    pub(super) fn most(&self, seat: usize) -> f32 {
        f32::from(self.state.chips[seat]) - self.numbers.save * self.rounds_left()
    }

    /// The share of the rounds that are still to come.
    fn rounds_left(&self) -> f32 {
        f32::from(15 - self.state.round) / 14.0
    }

    /// The most districts with a number that a rival of `seat` holds.
    fn most_of_others(&self, seat: usize, digit: usize) -> u8 {
        let others = (0..self.seats).filter(|&other| other != seat);
        others.map(|other| self.holdings.digits[other][digit]).max().unwrap_or(0)
    }
}
