//! The bids worth a thought.

use super::lot::honest_bids;
use don::{Auction, Bid, Digit, Don, Enforcement, State};
use game_core::{Game, Seat};

/// The least bid, the least that pays nobody in particular, the least that no rival still in can top, and where
/// bluffs are allowed [D5.3] the least of them.
pub(super) fn raises(game: &Don, state: &State, seat: Seat, auction: &Auction) -> impl Iterator<Item = u8> {
    let is_opening = auction.standing.is_none() && auction.passed.is_empty();
    let lowest = match auction.standing {
        Some(Bid { amount, .. }) => amount + 1,
        None => u8::from(!is_opening || auction.sale.seller().is_some()),
    };
    let owned = state.districts[seat.index()];
    let bids = honest_bids(state, seat) & (u128::MAX << lowest);
    let all = move || (0..128u8).filter(move |amount| bids >> amount & 1 == 1);
    let rivals = || game.seats().iter().filter(move |&rival| rival != seat);
    let is_unpaid = |amount: &u8| {
        rivals().all(|rival| state.districts[rival.index()].count(Digit::last_of(*amount)) == 0)
    };
    let in_it = rivals().filter(|&rival| !auction.passed.contains(rival));
    let purse = in_it.map(|rival| state.chips[rival.index()]).max().unwrap_or(0);
    let least = all().next();
    let unpaid = all().find(is_unpaid).filter(|_| auction.sale.seller().is_none());
    let highest = all().find(|&amount| amount >= purse);
    let bluff = (lowest.max(state.chips[seat.index()] + 1)..=72)
        .find(|&amount| owned.count(Digit::last_of(amount)) == 0)
        .filter(|_| game.options().enforcement == Enforcement::Table);
    let unpaid = unpaid.filter(|_| unpaid != least);
    let highest = highest.filter(|_| highest != least && highest != unpaid);
    least.into_iter().chain(unpaid).chain(highest).chain(bluff)
}
