//! Standing orders: bidding by proxy, and leaving side auctions to others.

use crate::{Action, Auction, Digit, Don, Phase, Sale, State};
use game_core::Seat;
use serde::Deserialize;

/// What a seat wants done for it.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Bids as little as possible for the lot of one round, at most so much, and passes when that is not enough.
    Proxy {
        round: u8,
        up_to: u8,
        #[serde(default)]
        never_ending_in: Vec<Digit>,
    },
    /// [D6.1] [D6.2] Offers nothing and bids for nothing that others offer.
    DeclineSideAuctions {},
}

impl game_core::Order<Don> for Order {
    fn answer(&self, _: &Don, state: &State, seat: Seat) -> Option<Action> {
        match (self, &state.phase) {
            (Order::Proxy { round, up_to, never_ending_in }, Phase::Auction(auction))
                if *round == state.round && matches!(auction.sale, Sale::Lot { .. }) =>
            {
                let bid = least_bid(state, auction, seat, *up_to, never_ending_in);
                Some(bid.map_or(Action::Pass {}, |amount| Action::Bid { amount: amount.into() }))
            }
            (Order::DeclineSideAuctions {}, Phase::Offer { .. }) => Some(Action::Decline {}),
            (Order::DeclineSideAuctions {}, Phase::Auction(Auction { sale: Sale::Side { .. }, .. })) => {
                Some(Action::Pass {})
            }
            _ => None,
        }
    }
}

/// The least honest bid [D3.3] [D3.4] [D3.5]: a proxy neither slips nor bluffs, even where a table would let it.
fn least_bid(state: &State, auction: &Auction, seat: Seat, up_to: u8, never: &[Digit]) -> Option<u8> {
    let most = up_to.min(state.chips[seat.index()]);
    let owned = state.owned(seat).digits();
    (auction.least_bid(seat)..=most).find(|amount| {
        let digit = Digit::last_of(*amount);
        !owned.contains(digit) && !never.contains(&digit)
    })
}
