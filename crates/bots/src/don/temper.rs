//! How a player decides among options whose chances it knows: how often it errs, and what it is inclined to.

use super::outlook::Chances;
use crate::Personality;
use don::Action;
use game_core::Seat;
use game_core::random::{SimRng, below};

/// How much better a bid higher than needed must look than the least one.
const JUMP_MARGIN: f32 = 0.005;

/// How much less an offer is liked than it looks: of many, the one that looks best is the one most overrated.
const OFFER_DOUBT: f32 = 0.018;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Temper {
    pub(super) personality: Personality,
    /// The loss in chance to win that makes an option less likely by a factor of e; 0 never errs.
    pub(super) carelessness: f32,
    /// How much more than its chance to win it likes any bid, as things are.
    pub(super) keenness: f32,
}

impl Temper {
    pub(super) const fn new(personality: Personality, carelessness: f32) -> Temper {
        Temper { personality, carelessness, keenness: 0.0 }
    }

    /// One of the options; the first is the most passive, the second the least that one can do.
    pub(super) fn choose(self, options: &[(Action, Chances)], seat: Seat, rng: &mut SimRng) -> Action {
        let liking = |number: usize| self.liking(number, &options[number], seat);
        let likings: Vec<f32> = (0..options.len()).map(liking).collect();
        let most = likings.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let weight = |liking: f32| match self.carelessness > 0.0 {
            true => ((liking - most) / self.carelessness).exp(),
            false => f32::from(u8::from(liking == most)),
        };
        // What nobody would do is not done by chance either.
        let weights: Vec<f32> = likings
            .iter()
            .map(|&liking| weight(liking))
            .map(|weight| if weight < 0.1 { 0.0 } else { weight })
            .collect();
        let mut left = weights.iter().sum::<f32>() * (below(rng, 1 << 24) as f32 / (1 << 24) as f32);
        for ((action, _), weight) in options.iter().zip(&weights) {
            left -= weight;
            if left < 0.0 {
                return *action;
            }
        }
        options[0].0
    }

    fn liking(self, number: usize, (action, chances): &(Action, Chances), seat: Seat) -> f32 {
        let own = chances[seat.index()];
        let leader = || {
            let others = chances.iter().enumerate().filter(|(other, _)| *other != seat.index());
            others.map(|(_, chance)| *chance).fold(0.0, f32::max)
        };
        let spoiling = if self.personality == Personality::Spoiler { 0.3 * leader() } else { 0.0 };
        let inclination = match action {
            Action::Bid { .. } => self.inclination(number.saturating_sub(1)),
            Action::Offer { .. } => -OFFER_DOUBT,
            _ => 0.0,
        };
        own + inclination - spoiling
    }

    /// How much more than its chance to win it likes a bid, the least one being number 0.
    pub(super) fn inclination(self, number: usize) -> f32 {
        let jump = if number > 0 { -JUMP_MARGIN } else { 0.0 };
        let own = match self.personality {
            Personality::Balanced | Personality::Spoiler => jump,
            Personality::Spender => jump + 0.02,
            Personality::Miser => jump - 0.02,
            Personality::Gambler => -4.0 * jump,
        };
        own + self.keenness
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use game_core::random::stream;

    fn chosen(temper: Temper, own: [f32; 3]) -> [u32; 3] {
        let action = |amount| if amount == 0 { Action::Pass {} } else { Action::Bid { amount } };
        let options: Vec<(Action, Chances)> = own
            .iter()
            .zip(0..)
            .map(|(&own, amount)| (action(amount), [own, 0.2, 0.1, 0.0, 0.0, 0.0]))
            .collect();
        let (mut counts, mut rng) = ([0; 3], stream(1, 2, 3));
        for _ in 0..1000 {
            let choice = temper.choose(&options, Seat::new(0), &mut rng);
            counts[options.iter().position(|(action, _)| *action == choice).unwrap()] += 1;
        }
        counts
    }

    #[test]
    fn one_who_never_errs_takes_the_best() {
        let temper = Temper::new(Personality::Balanced, 0.0);
        assert_eq!(chosen(temper, [0.3, 0.5, 0.4]), [0, 1000, 0]);
        assert_eq!(chosen(temper, [0.3, 0.5, 0.502]), [0, 1000, 0], "a higher bid must be clearly better");
    }

    #[test]
    fn an_offer_must_look_clearly_better_than_keeping_everything() {
        let temper = Temper::new(Personality::Balanced, 0.0);
        let offer = Action::Offer { district: don::District::all().next().unwrap() };
        let chosen = |own: f32| {
            let options = [(Action::Decline {}, [0.3; 6]), (offer, [own, 0.2, 0.1, 0.0, 0.0, 0.0])];
            temper.choose(&options, Seat::new(0), &mut stream(1, 2, 3))
        };
        assert_eq!((chosen(0.31), chosen(0.33)), (Action::Decline {}, offer));
    }

    #[test]
    fn one_who_errs_prefers_the_better_and_leaves_out_the_absurd() {
        let temper = Temper::new(Personality::Balanced, 0.05);
        let [first, second, third] = chosen(temper, [0.45, 0.5, 0.1]);
        assert!(second > first && first > 100 && third == 0, "{first} {second} {third}");
    }

    #[test]
    fn personalities_tip_the_balance() {
        let choice = |personality| chosen(Temper::new(personality, 0.0), [0.5, 0.49, 0.488]);
        assert_eq!(choice(Personality::Balanced), [1000, 0, 0]);
        assert_eq!(choice(Personality::Spender), [0, 1000, 0]);
        assert_eq!(choice(Personality::Gambler), [0, 0, 1000]);
    }

    #[test]
    fn who_is_keen_bids_where_that_looks_a_little_worse_but_no_more_than_needed() {
        let choice = |keenness| {
            chosen(Temper { keenness, ..Temper::new(Personality::Balanced, 0.0) }, [0.5, 0.49, 0.493])
        };
        assert_eq!((choice(0.005), choice(0.02)), ([1000, 0, 0], [0, 1000, 0]));
    }
}
