//! The laws every game must pass, on random matches of Don over all seat counts and options.

use don::{Action, Auction, Chips, District, DistrictSet, Don, Enforcement, Phase, Sale, State};
use game_core::random::SimRng;
use game_core::{Game, Seat};
use game_testkit::{Subject, assert_laws};

struct Laws;

impl Subject for Laws {
    type Game = Don;

    fn audit(&self, game: &Don, state: &State) -> Result<(), String> {
        chips_add_up(game, state)?;
        every_district_is_in_one_place(state)?;
        the_auction_makes_sense(game, state)
    }

    /// Deals the chips of all others out again.
    fn disguise(&self, game: &Don, state: &State, viewer: Option<Seat>, rng: &mut SimRng) -> Option<State> {
        let others: Vec<Seat> = game.seats().iter().filter(|&seat| Some(seat) != viewer).collect();
        let total: u8 = others.iter().map(|seat| state.chips[seat.index()]).sum();
        if game.options().chips == Chips::Open || total == 0 {
            return None;
        }
        let mut other = *state;
        others.iter().for_each(|seat| other.chips[seat.index()] = 0);
        for _ in 0..total {
            other.chips[game_core::random::pick(rng, &others).index()] += 1;
        }
        (other != *state).then_some(other)
    }

    fn universe(&self, _: &Don) -> Vec<Action> {
        let each = |make: fn(District) -> Action| District::all().map(make);
        let plain = [Action::Pass {}, Action::Keep {}, Action::Decline {}];
        let swaps =
            District::all().flat_map(|give| District::all().map(move |take| Action::Exchange { give, take }));
        let bids =
            (-2..=80).chain([127, 128, 255, 256, i16::MIN, i16::MAX]).map(|amount| Action::Bid { amount });
        plain
            .into_iter()
            .chain(bids)
            .chain(each(|district| Action::Offer { district }))
            .chain(each(|district| Action::Discard { district }))
            .chain(swaps)
            .collect()
    }

    /// Rounds times seats: an offer, its auction restarted by every seat with raises to 72, an exchange; far more
    /// than random play needs.
    fn longest(&self) -> usize {
        20_000
    }
}

fn chips_add_up(game: &Don, state: &State) -> Result<(), String> {
    let held: u32 = state.chips.iter().map(|&chips| u32::from(chips)).sum();
    let dealt = 12 * game.seats().count() as u32;
    if held + u32::from(state.pot) != dealt {
        return Err(format!("{held} chips and a pot of {} are not {dealt}", state.pot));
    }
    Ok(())
}

fn every_district_is_in_one_place(state: &State) -> Result<(), String> {
    let lot = match state.phase {
        Phase::Auction(Auction { sale: Sale::Lot { districts }, .. })
        | Phase::Discard { sale: Sale::Lot { districts }, .. } => districts,
        _ => DistrictSet::EMPTY,
    };
    let places = state.districts.iter().copied().chain([state.removed, lot, state.bag()]);
    let (union, count) = places
        .fold((DistrictSet::EMPTY, 0), |(union, count), place| (union.union(place), count + place.len()));
    if union != DistrictSet::ALL || count != 30 {
        return Err(format!("{count} districts, {} different", union.len()));
    }
    let sold = usize::from(state.round - 1) / 3 * 6 + [0, 1, 3][usize::from(state.round - 1) % 3];
    let revealed = [1, 2, 3][usize::from(state.round - 1) % 3];
    let left = 30 - sold - if lot.is_empty() && state.phase != Phase::Over { 0 } else { revealed };
    if state.bag().len() != left {
        return Err(format!(
            "{} districts in the bag in round {}, not {left}",
            state.bag().len(),
            state.round
        ));
    }
    Ok(())
}

fn the_auction_makes_sense(game: &Don, state: &State) -> Result<(), String> {
    let Phase::Auction(auction) = state.phase else { return Ok(()) };
    let Some(bid) = auction.standing else { return Ok(()) };
    let wrong = |what: &str| Err(format!("{what}: {auction:?}"));
    if game.options().enforcement == Enforcement::Strict && bid.amount > state.chips[bid.seat.index()] {
        return wrong("the standing bid cannot be paid");
    }
    if auction.passed.contains(bid.seat) || auction.barred.contains(bid.seat) || auction.to_act == bid.seat {
        return wrong("the standing bidder has passed, is barred or is to act");
    }
    if auction.passed.contains(auction.to_act) || auction.barred.contains(auction.to_act) {
        return wrong("the seat to act is out");
    }
    match auction.sale {
        Sale::Side { seller, district } if !state.districts[seller.index()].contains(district) => {
            wrong("the seller does not own what is on sale")
        }
        Sale::Side { seller, .. } if seller == auction.to_act || seller == bid.seat => {
            wrong("the seller bids")
        }
        _ => Ok(()),
    }
}

#[test]
fn a_few_thousand_random_matches_pass_all_laws() {
    assert_laws(&Laws, 3_000);
}

/// By hand: `cargo test --release -p don --test laws -- --ignored`.
#[test]
#[ignore = "takes minutes: cargo test --release -p don --test laws -- --ignored"]
fn a_hundred_thousand_random_matches_pass_all_laws() {
    assert_laws(&Laws, 100_000);
}
