//! What the rivals have shown of how much they give for a lot, in comparison with the greedy player: a belief for each
//! seat over a few factors, learned from the bids, passes and prices seen in this match.

use super::holdings::MOST_SEATS;
use super::minds::Minds;
use super::worth::Appraisal;
use don::DistrictSet;
use game_core::Seat;

/// How many times what the greedy player would give.
const FACTORS: [f32; 8] = [0.3, 0.45, 0.65, 0.85, 1.0, 1.2, 1.5, 2.0];
/// Even a sure thing is doubted this much.
const DOUBT: f32 = 0.04;
/// How much of what is seen counts: bids of one auction say much the same.
pub(super) const TRUST: f32 = 0.8;

/// How many chips around its limit a seat is in doubt whether to bid.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Softness {
    chips: f32,
    /// For each chip of the limit so many more.
    more: f32,
}

impl Softness {
    /// Of those who learn a value: they meet all kinds of players, and a value learned so serves best.
    pub(super) const LEARNING: Softness = Softness { chips: 0.5, more: 0.08 };
    /// Of those who play: who values a lot at so much bids up to that and hardly further.
    pub(super) const PLAYING: Softness = Softness { chips: 0.1, more: 0.02 };
}

/// How likely each factor is, for each seat.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Belief {
    likely: [[f32; FACTORS.len()]; MOST_SEATS],
    softness: Softness,
    minds: Minds,
}

/// What a seat would give for a lot if it were greedy, and the most it can give.
#[derive(Clone, Copy, Default)]
pub(super) struct Means {
    worth: f32,
    most: f32,
}

/// What a seat did when it could bid.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Done {
    Bid,
    Passed,
}

impl Means {
    pub(super) fn of(appraisal: &Appraisal<'_>, seat: usize, lot: DistrictSet) -> Means {
        Means { worth: appraisal.worth(seat, lot), most: appraisal.most(seat) }
    }

    /// How likely a seat with this factor bids `amount` rather than pass.
    fn bids(self, factor: f32, amount: u8, softness: Softness) -> f32 {
        let limit = (self.worth * factor).min(self.most);
        let width = softness.chips + softness.more * limit.max(0.0);
        let sure = 1.0 / (1.0 + ((f32::from(amount) - 0.5 - limit) / width).exp());
        DOUBT + (1.0 - 2.0 * DOUBT) * sure
    }
}

impl Belief {
    /// Nothing is known: the greedy player and its neighbours are likely.
    pub(super) const fn new(softness: Softness) -> Belief {
        let likely = [[0.05, 0.1, 0.15, 0.2, 0.2, 0.15, 0.1, 0.05]; MOST_SEATS];
        Belief { likely, softness, minds: Minds::UNKNOWN }
    }

    /// How likely `seat` bids `amount` rather than pass.
    pub(super) fn bids(&self, seat: usize, means: Means, amount: u8) -> f32 {
        let bids = |factor| means.bids(factor, amount, self.softness);
        FACTORS.iter().zip(&self.likely[seat]).map(|(&factor, belief)| belief * bids(factor)).sum()
    }

    /// How many times what the greedy player would give `seat` gives, on average.
    pub(super) fn factor(&self, seat: usize) -> f32 {
        FACTORS.iter().zip(&self.likely[seat]).map(|(factor, belief)| factor * belief).sum()
    }

    /// How likely `seat` weighs its chances rather than bid by habit.
    pub(super) fn thinks(&self, seat: usize) -> f32 {
        self.minds.thinks(seat)
    }

    /// How sure it is that `seat` bids by habit.
    pub(super) fn simplicity(&self, seat: usize) -> f32 {
        self.minds.simplicity(seat)
    }

    /// Learns what `seat` did when it could bid `amount`.
    pub(super) fn learn(&mut self, seat: Seat, means: Means, amount: u8, done: Done) {
        self.minds.learn(seat, self.bids(seat.index(), means, amount), done);
        let softness = self.softness;
        let belief = &mut self.likely[seat.index()];
        for (belief, &factor) in belief.iter_mut().zip(&FACTORS) {
            let bids = means.bids(factor, amount, softness);
            let likely = match done {
                Done::Bid => bids,
                Done::Passed => 1.0 - bids,
            };
            *belief *= likely.powf(TRUST);
        }
        let sum: f32 = belief.iter().sum();
        // No factor is ever given up: people change.
        for belief in belief {
            *belief = 0.002 + (1.0 - 0.002 * FACTORS.len() as f32) * *belief / sum;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_who_passes_early_is_believed_to_pass_early_again() {
        let means = Means { worth: 8.0, most: 12.0 };
        let mut belief = Belief::new(Softness::LEARNING);
        let before = belief.bids(1, means, 5);
        for _ in 0..4 {
            belief.learn(Seat::new(1), means, 4, Done::Passed);
        }
        let after = belief.bids(1, means, 5);
        assert!(before > 0.5 && after < 0.2, "{before} then {after}");
        assert_eq!(belief.bids(2, means, 5), before, "others are not judged by it");
    }

    #[test]
    fn nobody_is_believed_to_bid_more_than_he_has() {
        let means = Means { worth: 8.0, most: 3.0 };
        assert!(Belief::new(Softness::PLAYING).bids(0, means, 6) < 0.1);
    }
}
