//! The positions an auction can lead to, made by the rules themselves: somebody takes the lot at a price, or nobody
//! bids.

use don::{Action, Auction, Bid, Don, Phase, Sale, State};
use game_core::{Game, Seat, SeatSet, Silent};

/// [D3.1] [D6.2] Those who may bid in an auction, whether they have passed or not.
pub(super) fn bidders(game: &Don, state: &State, auction: &Auction) -> SeatSet {
    let out = match auction.sale {
        Sale::Lot { .. } => state.swapped,
        Sale::Side { seller, .. } => SeatSet::only(seller),
    };
    game.seats().all().without(out).without(auction.barred)
}

/// The position after `bid` has won the auction.
pub(super) fn sold(game: &Don, state: &State, auction: &Auction, bid: Bid) -> State {
    let all = bidders(game, state, auction);
    let other = all.without(SeatSet::only(bid.seat)).first_from(bid.seat);
    let mut after = *state;
    let last_call = match other {
        Some(last) => {
            let passed = all.without(SeatSet::only(bid.seat)).without(SeatSet::only(last));
            after.phase = Phase::Auction(Auction {
                to_act: last,
                standing: Some(bid),
                passed,
                slipped: false,
                ..*auction
            });
            Action::Pass {}
        }
        None => {
            let (to_act, passed) = (bid.seat, SeatSet::EMPTY);
            after.phase =
                Phase::Auction(Auction { to_act, standing: None, passed, slipped: false, ..*auction });
            Action::Bid { amount: bid.amount.into() }
        }
    };
    game.act(&mut after, last_call, &mut Silent);
    after
}

/// The position after all have passed.
pub(super) fn unsold(game: &Don, state: &State, auction: &Auction) -> State {
    let all = bidders(game, state, auction);
    let last = all.first_from(Seat::new(0)).expect("somebody bids in an auction");
    let passed = all.without(SeatSet::only(last));
    let mut after = *state;
    after.phase =
        Phase::Auction(Auction { to_act: last, standing: None, passed, slipped: false, ..*auction });
    game.act(&mut after, Action::Pass {}, &mut Silent);
    after
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::don::tuning::table;
    use game_core::Turn;
    use game_core::playout::random_action;
    use game_core::random::stream;

    /// Plays at random; at the end of each auction, what was to come of it is compared with what came.
    #[test]
    fn an_auction_ends_as_foretold() {
        let (mut rng, mut compared) = (stream(4, 4, 4), 0);
        for seats in 3..=6 {
            let game = table(seats);
            let (mut state, mut actions) = (game.start(), Vec::new());
            loop {
                match game.turn(&state) {
                    Turn::Over => break,
                    Turn::Chance => {
                        let chance = game.sample(&state, &mut rng);
                        game.resolve(&mut state, &chance, &mut Silent);
                    }
                    Turn::Seat(seat) => {
                        let (before, action) = (state, random_action(&game, &state, &mut rng, &mut actions));
                        game.act(&mut state, action, &mut Silent);
                        if let (Phase::Auction(auction), false) =
                            (before.phase, matches!(state.phase, Phase::Auction(_)))
                        {
                            let bid = match action {
                                Action::Bid { amount } => Some(Bid { seat, amount: amount as u8 }),
                                _ => auction.standing,
                            };
                            let foretold = match bid {
                                Some(bid) => sold(&game, &before, &auction, bid),
                                None => unsold(&game, &before, &auction),
                            };
                            assert_eq!(foretold, state);
                            compared += 1;
                        }
                    }
                }
            }
        }
        assert!(compared > 60, "{compared}");
    }
}
