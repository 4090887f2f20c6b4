//! A look at the auction after this one: the ends of this one that are likely are valued anew by drawing next lots
//! and solving their auctions, until the choice is clear or the budget is spent. Where all lots that can follow were
//! looked at, the result is exact.

use super::lot::{Call, Lot, Next};
use super::lots::Lots;
use super::outlook::Chances;
use super::settle::{sold, unsold};
use super::solver::Solver;
use super::verdict::promise;
use crate::{Budget, Meter};
use don::{Bid, Chance, Don, Phase, State};
use game_core::random::SimRng;
use game_core::{Game, Seat, Silent};

/// Ends less likely than this are left as they are.
const LEAST_REACH: f32 = 0.01;
/// So few lots prove nothing.
const LEAST_LOTS: usize = 8;

/// What looks at the auctions after one.
pub(super) struct Foresight {
    /// Solves them.
    pub(super) solver: Solver,
    pub(super) budget: Budget,
    /// It stops where looking further promises to gain less than this chance to win; at 0 never.
    pub(super) thrift: f32,
}

/// An option of the seat to act: where it leads, and how much more than its chance to win the seat likes it.
#[derive(Clone, Copy)]
pub(super) struct Prospect {
    pub(super) next: Next,
    pub(super) liking: f32,
}

/// An end of the auction that is likely.
struct End {
    /// Who bought at what price; nobody if all passed.
    bid: Option<Bid>,
    /// The position before the next lot is revealed.
    state: State,
    /// What came of it with each lot.
    found: Vec<Chances>,
}

/// How likely the auction ends so.
type Reached = (Option<Bid>, f32);

impl Foresight {
    /// Corrects what `solver`, which has begun with `lot`, thinks of the ends of its auction, and tells how many lots it
    /// looked at.
    pub(super) fn look_ahead(
        &mut self,
        solver: &mut Solver,
        lot: &Lot<'_>,
        options: &[Prospect],
        rng: &mut SimRng,
    ) -> usize {
        let mut meter = Meter::start(self.budget);
        if meter.is_spent() {
            return 0;
        }
        self.solver.outlook.believe(*solver.outlook.belief());
        let mut ends = likely_ends(solver, lot, options);
        let Some(mut lots) = ends.first().map(|end| Lots::after(&end.state)) else { return 0 };
        let (mut drawn, mut next_check) = (0, LEAST_LOTS);
        while let Some(chance) = lots.draw(lot.game, rng) {
            if !self.look_at_one(&mut ends, lot, &chance, &mut meter) {
                break;
            }
            drawn += 1;
            if drawn == next_check && self.thrift > 0.0 {
                correct(solver, &ends, drawn);
                if gain_in_sight(solver, lot, options, &ends) < self.thrift {
                    return drawn;
                }
                next_check += drawn.div_ceil(3);
            }
        }
        correct(solver, &ends, drawn);
        drawn
    }

    /// Adds what comes of a lot after each end; nothing is added if the budget is spent before that is done.
    fn look_at_one(&mut self, ends: &mut [End], lot: &Lot<'_>, chance: &Chance, meter: &mut Meter) -> bool {
        let mut found = Vec::with_capacity(ends.len());
        for end in &*ends {
            if meter.is_spent_after(std::mem::take(&mut self.solver.valued)) {
                return false;
            }
            let mut state = end.state;
            lot.game.resolve(&mut state, chance, &mut Silent);
            found.push(solve(&mut self.solver, lot.game, &state, lot.own));
        }
        for (end, chances) in ends.iter_mut().zip(found) {
            end.found.push(chances);
        }
        true
    }
}

/// The chances in a position whose lot was just revealed; `own`, if any, does what is best for it.
pub(super) fn solve(solver: &mut Solver, game: &Don, state: &State, own: Option<Seat>) -> Chances {
    match state.phase {
        Phase::Auction(_) => solver.chances(&Lot::new(game, state, own)),
        _ => solver.outlook.chances(game, state),
    }
}

fn likely_ends(solver: &mut Solver, lot: &Lot<'_>, options: &[Prospect]) -> Vec<End> {
    let mut reached = Vec::new();
    for option in options {
        reach(solver, lot, option.next, 1.0, &mut reached);
    }
    reached.into_iter().filter_map(|(bid, _)| End::new(lot, bid)).collect()
}

/// The positions before the next lot that the auction `solver` has begun with is likely to lead to, and how likely each is.
pub(super) fn likely_positions(solver: &mut Solver, lot: &Lot<'_>) -> Vec<(State, f32)> {
    let mut reached = Vec::new();
    reach(solver, lot, Next::Call(lot.call()), 1.0, &mut reached);
    reached.into_iter().filter_map(|(bid, likely)| Some((End::new(lot, bid)?.state, likely))).collect()
}

/// Tells `solver` what came of the ends with so many lots.
fn correct(solver: &mut Solver, ends: &[End], drawn: usize) {
    if drawn > 0 {
        for end in ends {
            let mean = |seat: usize| end.found.iter().map(|found| found[seat]).sum::<f32>() / drawn as f32;
            solver.correct(end.bid, std::array::from_fn(mean));
        }
        solver.reconsider();
    }
}

/// How much of its chance to win the seat to act may gain by looking further before it chooses.
fn gain_in_sight(solver: &mut Solver, lot: &Lot<'_>, options: &[Prospect], ends: &[End]) -> f32 {
    let Some(own) = lot.own.map(Seat::index) else { return f32::INFINITY };
    let mut judged: Vec<(f32, Vec<f32>)> = Vec::with_capacity(options.len());
    for option in options {
        let mut reached = Vec::new();
        reach(solver, lot, option.next, 1.0, &mut reached);
        let worth = solver.follow(lot, option.next)[own] + option.liking;
        judged.push((worth, by_lot(&reached, ends, own)));
    }
    promise(&judged)
}

/// What an option that leads to the ends as likely as `reached` tells brings to a seat with each lot.
fn by_lot(reached: &[Reached], ends: &[End], own: usize) -> Vec<f32> {
    let mut sums = vec![0.0; ends[0].found.len()];
    for (bid, likely) in reached {
        if let Some(end) = ends.iter().find(|end| end.bid == *bid) {
            for (sum, found) in sums.iter_mut().zip(&end.found) {
                *sum += likely * found[own];
            }
        }
    }
    sums
}

/// Adds the ends that are likely enough to follow from `next`.
fn reach(solver: &mut Solver, lot: &Lot<'_>, next: Next, likely: f32, ends: &mut Vec<Reached>) {
    if likely < LEAST_REACH {
        return;
    }
    match next {
        Next::Call(call) => reach_from(solver, lot, call, likely, ends),
        Next::Sold(bid) => note(ends, Some(bid), likely),
        Next::Unsold => note(ends, None, likely),
    }
}

fn reach_from(solver: &mut Solver, lot: &Lot<'_>, call: Call, likely: f32, ends: &mut Vec<Reached>) {
    let Some(amount) = solver.thinkable_raise(lot, call) else {
        return reach(solver, lot, call.pass(), likely, ends);
    };
    let (pass, raise) = (solver.follow(lot, call.pass()), solver.follow(lot, call.bid(amount)));
    let raising = solver.raising(lot, call.to_act, amount, &pass, &raise);
    reach(solver, lot, call.bid(amount), likely * raising, ends);
    reach(solver, lot, call.pass(), likely * (1.0 - raising), ends);
}

fn note(ends: &mut Vec<Reached>, end: Option<Bid>, likely: f32) {
    match ends.iter_mut().find(|(known, _)| *known == end) {
        Some((_, sum)) => *sum += likely,
        None => ends.push((end, likely)),
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
        Some(End { bid, state, found: Vec::new() })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::don::levels::even_thinker;
    use crate::don::tuning::table;
    use crate::{Style, brain};
    use game_core::playout::play_out;
    use game_core::random::stream;

    /// The lots looked at and the option liked best in the first auction, at this thrift.
    fn looked(state: &State, seat: Seat, thrift: f32) -> (usize, usize) {
        let game = table(4);
        let lot = Lot::new(&game, state, Some(seat));
        let call = lot.call();
        let nexts = [Some(call.pass()), lot.least_raise(seat, call.level).map(|least| call.bid(least))];
        let options: Vec<Prospect> =
            nexts.into_iter().flatten().map(|next| Prospect { next, liking: 0.0 }).collect();
        let thinker = even_thinker(Budget::Nodes(30_000));
        let (mut solver, mut foresight) = (thinker.solver, thinker.foresight.unwrap());
        foresight.thrift = thrift;
        solver.begin(&lot);
        let lots = foresight.look_ahead(&mut solver, &lot, &options, &mut stream(1, 1, 1));
        let worth = |option: &Prospect| solver.follow(&lot, option.next)[seat.index()];
        let worths: Vec<f32> = options.iter().map(worth).collect();
        (lots, (0..worths.len()).max_by(|&a, &b| worths[a].total_cmp(&worths[b])).unwrap())
    }

    #[test]
    fn a_clear_choice_takes_few_lots_and_is_the_one_that_many_lots_lead_to() {
        let (game, mut rng, mut asked) = (table(4), stream(2, 7, 1), Vec::new());
        let mut greedy = brain::<Don>().styled(Style::Greedy);
        let choose = |state: &State, seat: Seat| {
            if let Phase::Auction(auction) = state.phase
                && auction.standing.is_some()
                && state.round < 13
            {
                asked.push((*state, seat));
            }
            greedy.choose(&game, state, seat, &mut stream(0, 0, 0))
        };
        play_out(&game, &mut game.start(), &mut rng, choose, |_| ());
        let (mut short, mut long, mut same) = (0, 0, 0);
        for (state, seat) in asked.iter().step_by(9).take(12) {
            let ((few, early), (many, late)) = (looked(state, *seat, 1e-4), looked(state, *seat, 0.0));
            (short, long, same) = (short + few, long + many, same + usize::from(early == late));
        }
        assert!(short * 2 < long, "{short} lots instead of {long}");
        assert!(same >= 11, "{same} of 12");
    }
}
