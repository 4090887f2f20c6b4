//! The greedy player: it bids as little as it may, up to what a lot is worth to it by simple reckoning.

use super::numbers::Numbers;
use super::worth::Appraisal;
use crate::Player;
use don::{Action, Auction, District, DistrictSet, Don, Phase, State};
use game_core::random::{SimRng, below};
use game_core::{Game, Seat};

pub(super) struct Greedy {
    numbers: Numbers,
    /// By what part it misjudges, at most, what things are worth in chips.
    error: f32,
    actions: Vec<Action>,
}

impl Greedy {
    pub(super) fn new(numbers: Numbers) -> Greedy {
        Greedy::careless(numbers, 0.0)
    }

    /// One that misjudges what things are worth, each time by another part up to `error`.
    pub(super) fn careless(numbers: Numbers, error: f32) -> Greedy {
        Greedy { numbers, error, actions: Vec::new() }
    }

    fn numbers(&self, rng: &mut SimRng) -> Numbers {
        let Numbers { price, .. } = self.numbers;
        match self.error > 0.0 {
            true => {
                let share = below(rng, 2001) as f32 / 1000.0 - 1.0;
                Numbers { price: price * (1.0 + self.error * share), ..self.numbers }
            }
            false => self.numbers,
        }
    }
}

impl Player<Don> for Greedy {
    fn choose(&mut self, game: &Don, state: &State, seat: Seat, rng: &mut SimRng) -> Action {
        let numbers = self.numbers(rng);
        let appraisal = Appraisal::new(state, game.seats().count(), &numbers);
        match state.phase {
            Phase::Auction(auction) => {
                game.legal_actions(state, &mut self.actions);
                bid(&appraisal, seat, &auction, &self.actions)
            }
            Phase::Offer { .. } => offer(&appraisal, seat),
            Phase::Exchange { .. } => exchange(&appraisal, seat),
            Phase::Discard { .. } => Action::Discard { district: least(&appraisal, seat) },
            Phase::FirstPlayer | Phase::Reveal | Phase::Over => unreachable!("no seat is to act"),
        }
    }
}

/// The least bid that is honest [D3.4] [D3.5] and not above the limit, or a pass.
fn bid(appraisal: &Appraisal<'_>, seat: Seat, auction: &Auction, legal: &[Action]) -> Action {
    let limit = appraisal.limit(seat.index(), auction.sale.districts());
    let owned = appraisal.state.districts[seat.index()];
    let is_good = |action: &&Action| match action {
        Action::Bid { amount } => {
            let amount = *amount as u8;
            f32::from(amount) <= limit && owned.count(don::Digit::last_of(amount)) == 0
        }
        _ => false,
    };
    legal.iter().find(is_good).copied().unwrap_or(Action::Pass {})
}

/// The district that brings most above its worth if the two rivals who want it most bid for it, or none.
fn offer(appraisal: &Appraisal<'_>, seat: Seat) -> Action {
    let districts = appraisal.state.districts[seat.index()].iter();
    let surplus =
        |district: District| second_limit(appraisal, seat, district) - keep(appraisal, seat, district);
    let best = districts.map(|district| (surplus(district), district)).max_by(|a, b| a.0.total_cmp(&b.0));
    match best {
        Some((surplus, district)) if surplus > appraisal.numbers.sell => Action::Offer { district },
        _ => Action::Decline {},
    }
}

/// What a district is worth to its owner in chips.
fn keep(appraisal: &Appraisal<'_>, seat: Seat, district: District) -> f32 {
    appraisal.gain(seat.index(), DistrictSet::only(district)) * appraisal.numbers.price
}

/// The second-highest limit among the rivals: about what an auction brings.
fn second_limit(appraisal: &Appraisal<'_>, seat: Seat, district: District) -> f32 {
    let (mut most, mut second) = (0.0f32, 0.0f32);
    for rival in (0..appraisal.seats).filter(|&rival| rival != seat.index()) {
        let limit = appraisal.limit(rival, DistrictSet::only(district));
        second = second.max(limit.min(most));
        most = most.max(limit);
    }
    second
}

/// The swap that gains most, if it gains more than a share of the lot to come, which it costs [D7.4].
fn exchange(appraisal: &Appraisal<'_>, seat: Seat) -> Action {
    let mut best = (2.0, Action::Keep {});
    for rival in (0..appraisal.seats).filter(|&rival| rival != seat.index()) {
        for take in appraisal.state.districts[rival].iter() {
            for give in appraisal.state.districts[seat.index()].iter() {
                let gain = swap_gain(appraisal, seat.index(), rival, give, take);
                if gain > best.0 {
                    best = (gain, Action::Exchange { give, take });
                }
            }
        }
    }
    best.1
}

/// What a swap gains, in points; what the rival loses counts as far as denying does.
fn swap_gain(appraisal: &Appraisal<'_>, seat: usize, rival: usize, give: District, take: District) -> f32 {
    let (give, take) = (DistrictSet::only(give), DistrictSet::only(take));
    let own = appraisal.gain(seat, take) - appraisal.gain(seat, give);
    let theirs = appraisal.gain(rival, give) - appraisal.gain(rival, take);
    own - appraisal.numbers.deny * theirs
}

/// The district that is worth least to its owner.
pub(super) fn least(appraisal: &Appraisal<'_>, seat: Seat) -> District {
    let districts = appraisal.state.districts[seat.index()].iter();
    let worth = |district: &District| appraisal.gain(seat.index(), DistrictSet::only(*district));
    let least = districts.min_by(|a, b| worth(a).total_cmp(&worth(b)));
    least.expect("only a seat that owns a district is asked for one")
}
