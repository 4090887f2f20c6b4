//! What a seat or a spectator is shown: the table without what it keeps secret, and what the rules can tell about it.

use crate::event::Payment;
use crate::{Auction, Chips, ColourPoints, Digit, DistrictSet, Don, Phase, Sale, Snapshot, State};
use game_core::{PerSeat, Seat};
use serde::Serialize;

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct View {
    /// The seat that is shown this, or null for a spectator.
    pub viewer: Option<Seat>,
    /// [D1.3] The position; the chips of others are null unless they lie open.
    #[serde(flatten)]
    pub table: Snapshot,
    /// The districts nobody has seen yet.
    pub unseen: DistrictSet,
    pub seats: PerSeat<SeatView>,
    /// What the viewer could call if asked now, while he is in an auction; for the seat to act, its legal bids.
    pub bids: Vec<BidView>,
}

/// [D1.3] What of it need not be the same for every viewer.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Own {
    pub viewer: Option<Seat>,
    pub chips: PerSeat<Option<u8>>,
    pub bids: Vec<BidView>,
}

/// What everybody can see of a seat's districts.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct SeatView {
    pub seat: Seat,
    /// [D3.5] Of each digit, whether bids ending in it are barred.
    pub digits: [DigitView; 10],
    /// [D8.1] Points per colour so far.
    pub colours: ColourPoints,
    /// Their sum, without the bonus for chips.
    pub points: u8,
}

#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct DigitView {
    pub digit: Digit,
    pub barred: bool,
    /// The districts that bar it.
    pub because: DistrictSet,
}

/// A bid and what it would lead to if it won.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct BidView {
    pub amount: u8,
    pub verdict: Verdict,
    /// [D4.4] [D6.3] Who would be paid how much.
    pub payments: PerSeat<Payment>,
    /// The pot afterwards.
    pub pot: u8,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    Fair,
    /// [D5.2] It would not stand and cost a chip.
    Slip,
    /// [D5.3] It would stand, and be exposed if it won.
    Bluff,
}

pub(crate) fn view(game: &Don, state: &State, viewer: Option<Seat>) -> View {
    let Own { viewer, chips, bids } = own(game, state, viewer);
    View {
        viewer,
        table: Snapshot { chips, ..state.snapshot(game.seats) },
        unseen: state.bag(),
        seats: game.seats.iter().map(|seat| seat_view(state, seat)).collect(),
        bids,
    }
}

pub(crate) fn own(game: &Don, state: &State, viewer: Option<Seat>) -> Own {
    let is_seen = |seat| game.options.chips == Chips::Open || viewer == Some(seat);
    Own {
        viewer,
        chips: game.seats.iter().map(|seat| is_seen(seat).then_some(state.chips[seat.index()])).collect(),
        bids: viewer.map_or(Vec::new(), |seat| bids(game, state, seat)),
    }
}

fn seat_view(state: &State, seat: Seat) -> SeatView {
    let owned = state.owned(seat);
    let mut digits = Digit::all().map(|digit| {
        let because = owned.with_digit(digit);
        DigitView { digit, barred: !because.is_empty(), because }
    });
    let colours = ColourPoints::of(owned);
    SeatView {
        seat,
        digits: std::array::from_fn(|_| digits.next().expect("there are ten digits")),
        colours,
        points: colours.total(),
    }
}

fn bids(game: &Don, state: &State, seat: Seat) -> Vec<BidView> {
    let Phase::Auction(auction) = &state.phase else { return Vec::new() };
    if !game.bidders_left(state, auction).contains(seat) {
        return Vec::new();
    }
    let callable = game.callable(state, auction, seat);
    (0..128)
        .filter(|amount| callable >> amount & 1 == 1)
        .map(|amount| bid(game, state, auction, seat, amount))
        .collect()
}

fn bid(game: &Don, state: &State, auction: &Auction, seat: Seat, amount: u8) -> BidView {
    let verdict = if state.owned(seat).digits().contains(Digit::last_of(amount)) {
        Verdict::Slip
    } else if amount > state.chips[seat.index()] {
        Verdict::Bluff
    } else {
        Verdict::Fair
    };
    let (payments, pot) = match (verdict, auction.sale) {
        (Verdict::Fair, Sale::Lot { .. }) => {
            let payout = game.payout(state, seat, amount);
            (payout.payments(), payout.pot)
        }
        (Verdict::Fair, Sale::Side { seller, .. }) => {
            (PerSeat::from_iter([Payment { seat: seller, chips: amount }]), state.pot)
        }
        (Verdict::Slip, _) => (PerSeat::new(), state.pot + u8::from(state.chips[seat.index()] > 0)),
        (Verdict::Bluff, _) => (PerSeat::new(), state.pot),
    };
    BidView { amount, verdict, payments, pot }
}
