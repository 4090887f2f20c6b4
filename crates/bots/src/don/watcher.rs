//! Learns from the match as far as it is looked at: who bid, who passed, and what lots went for.

use super::numbers::Numbers;
use super::rivals::{Belief, Done, Means, Softness};
use super::worth::Appraisal;
use crate::Style;
use don::{Auction, Don, Phase, State};
use game_core::{Game, Seat, SeatSet};

pub(super) struct Watcher {
    pub(super) belief: Belief,
    last: Option<State>,
}

impl Watcher {
    pub(super) fn new(softness: Softness) -> Watcher {
        Watcher { belief: Belief::new(softness), last: None }
    }

    /// Learns from what happened since the last look.
    pub(super) fn look(&mut self, game: &Don, state: &State) {
        let last = self.last.replace(*state).and_then(|last| match last.phase {
            Phase::Auction(auction) => Some((last, auction)),
            _ => None,
        });
        match (last, state.phase) {
            (Some((last, before)), Phase::Auction(auction)) if is_same(&last, &before, state, &auction) => {
                let amount = before.standing.map(|bid| bid.amount);
                self.learn_calls(game, state, &auction, before.passed, amount);
            }
            (last, phase) => {
                if let Some((last, auction)) = last {
                    self.learn_end(game, &last, &auction, state);
                }
                if let Phase::Auction(auction) = phase {
                    self.learn_calls(game, state, &auction, SeatSet::EMPTY, None);
                }
            }
        }
    }

    /// Learns from an auction under way, of which `passed` and the standing `amount` were known.
    fn learn_calls(
        &mut self,
        game: &Don,
        state: &State,
        auction: &Auction,
        passed: SeatSet,
        amount: Option<u8>,
    ) {
        let standing = auction.standing.map(|bid| bid.amount);
        for seat in auction.passed.without(passed).iter() {
            // Nobody knows at what amount exactly; at the latest at this.
            self.learn(game, state, auction, seat, standing.map_or(1, |amount| amount + 1), Done::Passed);
        }
        if let Some(bid) = auction.standing.filter(|_| standing != amount) {
            self.learn(game, state, auction, bid.seat, bid.amount, Done::Bid);
        }
    }

    /// Learns from how an auction ended: the buyer gave the price, and those still in gave no more.
    fn learn_end(&mut self, game: &Don, last: &State, auction: &Auction, state: &State) {
        let lot = auction.sale.districts();
        let mut seats = game.seats().iter();
        let buyer = seats.find(|seat| lot.without(state.districts[seat.index()]).is_empty());
        let Some(buyer) = buyer.filter(|&buyer| auction.sale.seller() != Some(buyer)) else { return };
        let price = last.chips[buyer.index()].saturating_sub(state.chips[buyer.index()]);
        let standing = auction.standing.map(|bid| bid.amount);
        if standing != Some(price) {
            self.learn(game, last, auction, buyer, price, Done::Bid);
        }
        let out = auction.passed.with(buyer).with(auction.sale.seller().unwrap_or(buyer));
        for seat in game.seats().all().without(out).without(auction.barred).without(last.swapped).iter() {
            self.learn(game, last, auction, seat, price + 1, Done::Passed);
        }
    }

    fn learn(&mut self, game: &Don, state: &State, auction: &Auction, seat: Seat, amount: u8, done: Done) {
        // Who cannot bid so much shows nothing by passing.
        if done == Done::Passed && amount > state.chips[seat.index()] {
            return;
        }
        let numbers = Numbers::of(Style::Greedy);
        let appraisal = Appraisal::new(state, game.seats().count(), &numbers);
        let means = Means::of(&appraisal, seat.index(), auction.sale.districts());
        self.belief.learn(seat, means, amount, done);
    }
}

/// Whether two positions belong to one auction.
fn is_same(last: &State, before: &Auction, state: &State, now: &Auction) -> bool {
    last.round == state.round
        && before.sale == now.sale
        && before.barred == now.barred
        && before.passed.without(now.passed).is_empty()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::don::tuning::table;
    use crate::{Player, brain};
    use game_core::playout::play_out;
    use game_core::random::stream;

    /// What is believed of seat 0 after a match in which all play in this style, seen from seat 2.
    fn believed(style: Style) -> f32 {
        let game = table(4);
        let mut players: Vec<Box<dyn Player<Don>>> =
            game.seats().iter().map(|_| brain::<Don>().styled(style)).collect();
        let (mut watcher, mut state, mut rng) =
            (Watcher::new(Softness::LEARNING), game.start(), stream(6, 6, 6));
        let choose = |state: &State, seat: Seat| {
            if seat == Seat::new(2) {
                watcher.look(&game, state);
            }
            players[seat.index()].choose(&game, state, seat, &mut stream(0, 0, 0))
        };
        play_out(&game, &mut state, &mut rng, choose, |_| ());
        watcher.belief.factor(0)
    }

    #[test]
    fn styles_are_told_apart_within_a_match() {
        let (passive, greedy, aggressive) =
            (believed(Style::Passive), believed(Style::Greedy), believed(Style::Aggressive));
        assert!(passive < greedy && greedy < aggressive, "{passive} {greedy} {aggressive}");
    }
}
