//! A seat's result split into its parts. The chances before and after every step are the same numbers for all, so the
//! parts add up: start + luck + decisions + others = result.

use super::Decision;
use crate::Chances;
use crate::reason::digits;
use game_core::{PerSeat, Seat};
use serde::Serialize;

/// Where a seat's result came from, in shares of the win.
#[derive(Clone, Copy, PartialEq, Debug, Default, Serialize)]
pub struct Account {
    /// The chance before the first step.
    #[serde(serialize_with = "digits::one")]
    pub start: f64,
    /// The changes by what nature drew; zero on average.
    #[serde(serialize_with = "digits::one")]
    pub luck: f64,
    /// The changes by the seat's own decisions, which gain where they are better than is expected of anybody.
    #[serde(serialize_with = "digits::one")]
    pub decisions: f64,
    /// The changes by what the other seats decided.
    #[serde(serialize_with = "digits::one")]
    pub others: f64,
    /// The share of the win; the chance so far while the match is not over.
    #[serde(serialize_with = "digits::one")]
    pub result: f64,
    /// What better choices would have won, summed over the decisions whose cost is beyond the error. It is no part of
    /// the result: a mistake that could be put right at every bid counts at every bid.
    #[serde(serialize_with = "digits::one")]
    pub given_away: f64,
}

/// The accounts of all seats; `movers` tells who made each step, none where it was nature.
pub(super) fn accounts(
    chances: &[Chances],
    movers: &[Option<Seat>],
    decisions: &[Decision],
) -> PerSeat<Account> {
    let (first, last) = (&chances[0], &chances[chances.len() - 1]);
    let open = |(&start, &result)| Account { start, result, ..Account::default() };
    let mut accounts: PerSeat<Account> = first.iter().zip(last).map(open).collect();
    for (pair, mover) in chances.windows(2).zip(movers) {
        for (seat, account) in accounts.iter_mut().enumerate() {
            *account.part(*mover, Seat::new(seat)) += pair[1][seat] - pair[0][seat];
        }
    }
    for decision in decisions.iter().filter(|decision| decision.clear) {
        accounts[decision.seat.index()].given_away += decision.cost;
    }
    accounts
}

impl Account {
    /// The part that a step of `mover` belongs to.
    fn part(&mut self, mover: Option<Seat>, own: Seat) -> &mut f64 {
        match mover {
            None => &mut self.luck,
            Some(seat) if seat == own => &mut self.decisions,
            Some(_) => &mut self.others,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_change_goes_to_whoever_made_the_step_and_the_parts_add_up() {
        let chances: Vec<Chances> =
            [[0.5, 0.5], [0.6, 0.4], [0.45, 0.55], [0.4, 0.6], [1.0, 0.0]].map(Chances::from_iter).into();
        let (nature, me, rival) = (None, Some(Seat::new(0)), Some(Seat::new(1)));
        let accounts = accounts(&chances, &[nature, me, rival, nature], &[]);
        let mine = accounts[0];
        for (part, expected) in [
            (mine.start, 0.5),
            (mine.luck, 0.7),
            (mine.decisions, -0.15),
            (mine.others, -0.05),
            (mine.result, 1.0),
        ] {
            assert!((part - expected).abs() < 1e-12, "{part} is not {expected}");
        }
        for each in accounts {
            assert!((each.start + each.luck + each.decisions + each.others - each.result).abs() < 1e-12);
        }
    }
}
