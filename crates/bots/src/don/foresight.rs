//! A look at the auction after this one: the ends of this one that are likely are valued anew by drawing next lots
//! and solving their auctions, for as long as the budget lasts. Where only one lot is left the result is exact.

use super::holdings::MOST_SEATS;
use super::lot::{Call, Lot, Next};
use super::outlook::Chances;
use super::settle::{sold, unsold};
use super::solver::Solver;
use crate::Meter;
use don::{Bid, Don, Phase, State};
use game_core::random::SimRng;
use game_core::{Game, Seat, Silent};

/// Ends less likely than this are left as they are.
const LEAST_REACH: f32 = 0.01;

/// An end of the auction that is likely.
struct End {
    /// Who bought at what price; nobody if all passed.
    bid: Option<Bid>,
    /// The position before the next lot is revealed.
    state: State,
    sum: Chances,
}

/// Corrects what `solver` thinks of the ends of this auction with `next`, which solves the auctions after it.
/// `options` are what the seat to act considers.
pub(super) fn look_ahead(
    solver: &mut Solver,
    next: &mut Solver,
    lot: &Lot<'_>,
    options: &[Next],
    meter: &mut Meter,
    rng: &mut SimRng,
) {
    next.outlook.belief = solver.outlook.belief;
    let mut reached = Vec::new();
    for &option in options {
        reach(solver, lot, option, 1.0, &mut reached);
    }
    let mut ends: Vec<End> = reached.into_iter().filter_map(|bid| End::new(lot, bid)).collect();
    let Some(any) = ends.first() else { return };
    // The last lot is known [D1.1]: one look is exact.
    let most = if any.state.round == 15 { 1 } else { u32::MAX };
    let mut drawn = 0;
    while drawn < most && look_at_one(&mut ends, next, lot, meter, rng) {
        drawn += 1;
    }
    if drawn > 0 {
        for end in ends {
            solver.correct(end.bid, end.sum.map(|sum| sum / drawn as f32));
        }
        solver.reconsider();
    }
}

/// Draws a lot and adds what comes of it after each end; nothing is added if the budget is spent before that is done.
fn look_at_one(
    ends: &mut [End],
    next: &mut Solver,
    lot: &Lot<'_>,
    meter: &mut Meter,
    rng: &mut SimRng,
) -> bool {
    let chance = lot.game.sample(&ends[0].state, rng);
    let mut found = Vec::with_capacity(ends.len());
    for end in &mut *ends {
        if meter.is_spent_after(std::mem::take(&mut next.valued)) {
            return false;
        }
        let mut state = end.state;
        lot.game.resolve(&mut state, &chance, &mut Silent);
        found.push(solve(next, lot.game, &state, lot.own));
    }
    for (end, chances) in ends.iter_mut().zip(found) {
        end.sum = std::array::from_fn(|seat| end.sum[seat] + chances[seat]);
    }
    true
}

/// The chances in a position whose lot was just revealed; `own`, if any, does what is best for it.
pub(super) fn solve(solver: &mut Solver, game: &Don, state: &State, own: Option<Seat>) -> Chances {
    match state.phase {
        Phase::Auction(_) => solver.chances(&Lot::new(game, state, own)),
        _ => solver.outlook.chances(game, state),
    }
}

/// Adds the ends that are likely enough to follow from `next`.
fn reach(solver: &mut Solver, lot: &Lot<'_>, next: Next, likely: f32, ends: &mut Vec<Option<Bid>>) {
    if likely < LEAST_REACH {
        return;
    }
    match next {
        Next::Call(call) => reach_from(solver, lot, call, likely, ends),
        Next::Sold(bid) => note(ends, Some(bid)),
        Next::Unsold => note(ends, None),
    }
}

fn reach_from(solver: &mut Solver, lot: &Lot<'_>, call: Call, likely: f32, ends: &mut Vec<Option<Bid>>) {
    let Some(amount) = solver.thinkable_raise(lot, call) else {
        return reach(solver, lot, call.pass(), likely, ends);
    };
    let (pass, raise) = (solver.follow(lot, call.pass()), solver.follow(lot, call.bid(amount)));
    let raising = solver.raising(lot, call.to_act, amount, &pass, &raise);
    reach(solver, lot, call.bid(amount), likely * raising, ends);
    reach(solver, lot, call.pass(), likely * (1.0 - raising), ends);
}

fn note(ends: &mut Vec<Option<Bid>>, end: Option<Bid>) {
    if !ends.contains(&end) {
        ends.push(end);
    }
}

impl End {
    /// Nothing where no other lot follows.
    fn new(lot: &Lot<'_>, bid: Option<Bid>) -> Option<End> {
        let mut state = match bid {
            Some(bid) => sold(lot.game, lot.state, &lot.auction, bid),
            None => unsold(lot.game, lot.state, &lot.auction),
        };
        match state.phase {
            Phase::Over | Phase::Discard { .. } | Phase::Auction(_) => return None,
            _ => state.phase = Phase::Reveal,
        }
        Some(End { bid, state, sum: [0.0; MOST_SEATS] })
    }
}
