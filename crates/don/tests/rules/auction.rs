//! D3, D5.1: the main auction, strictly enforced.

use crate::setting::*;
use don::Event;
use game_core::{Seat, Turn};
use serde_json::json;

#[test]
fn seats_that_exchanged_may_not_bid() {
    // [D3.1]
    let mut scenario = table(4, json!({"exchange": true})).swapped(&[1, 3]).reveals(ANKE, "new_town_3");
    scenario.act(0, bid(1));
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(CLAUS)));
    scenario.act(2, PASS);
    assert_eq!(scenario.state()["districts"][ANKE], json!(["new_town_3"]));
}

#[test]
fn bidding_goes_clockwise_from_the_first_player_and_a_pass_is_final() {
    // [D3.2]
    let mut scenario = four().reveals(CLAUS, "new_town_3");
    scenario.refused_with(3, bid(1), "D3.2", "it is seat 2's turn; wait for it");
    scenario.act(2, bid(1)).act(3, PASS).act(0, bid(2)).act(1, bid(3)).act(2, bid(4));
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(ANKE)), "Dieter has passed and is not asked again");
    assert_eq!(scenario.state()["passed"], json!([3]));
    assert_eq!(scenario.state()["standing"], json!({"seat": 2, "amount": 4}));
    scenario.refused(3, bid(9), "D3.2").refused_with(0, DECLINE, "D3.2", "now bid, or pass");
}

#[test]
fn the_opener_is_the_next_seat_that_may_bid_when_the_first_player_may_not() {
    // [D3.2]
    let scenario = table(4, json!({"exchange": true})).swapped(&[1, 2]).reveals(BERT, "new_town_3");
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(DIETER)));
}

#[test]
fn a_seat_without_chips_still_passes_as_a_step_of_its_own() {
    // [D3.2]
    let mut scenario = four().chips(&[12, 0, 12, 12]).reveals(ANKE, "new_town_3");
    scenario.act(0, bid(0));
    assert_eq!((scenario.turn(), scenario.legal()), (Turn::Seat(Seat::new(BERT)), vec![PASS]));
    scenario.act(1, PASS);
}

#[test]
fn a_raise_is_above_the_standing_bid() {
    // [D3.3]
    let mut scenario = four().reveals(ANKE, "new_town_3");
    scenario.act(0, bid(5));
    scenario
        .refused_with(1, bid(5), "D3.3", "bid at least 6, or pass")
        .refused(1, bid(4), "D3.3")
        .act(1, bid(6));
}

#[test]
fn only_the_opener_may_bid_nothing_as_the_very_first_call() {
    // [D3.3]
    let mut scenario = four().reveals(ANKE, "new_town_3");
    scenario.act(0, PASS).refused_with(1, bid(0), "D3.3", "bid at least 1, or pass");
    let mut scenario = four().reveals(ANKE, "new_town_3");
    scenario.act(0, bid(0)).refused(1, bid(0), "D3.3").act(1, bid(1));
}

#[test]
fn nobody_bids_more_than_he_has() {
    // [D3.4]
    let mut scenario = four().chips(&[12, 5, 12, 12]).reveals(ANKE, "new_town_3");
    scenario.act(0, bid(4));
    scenario.refused_with(1, bid(6), "D3.4", "you have 5 chips, so you cannot bid more than that").refused(
        1,
        bid(100),
        "D3.4",
    );
    scenario.act(1, bid(5));
}

#[test]
fn anke_owns_a_4_and_a_6_and_may_not_bid_4_6_14_or_16() {
    // [D3.5], the printed example.
    let mut scenario =
        four().chips(&[20, 12, 8, 8]).owns(ANKE, "lincoln_park_4 old_town_6").reveals(ANKE, "new_town_3");
    for barred in [4, 6, 14, 16] {
        scenario.refused(0, bid(barred), "D3.5");
    }
    scenario.refused_with(0, bid(14), "D3.5", "you own a 4, so bids ending in 4 are barred");
    let bids: Vec<_> = [0, 1, 2, 3, 5, 7, 8, 9, 10, 11, 12, 13, 15, 17, 18, 19, 20].map(bid).into();
    assert_eq!(scenario.legal(), [vec![PASS], bids].concat());
}

#[test]
fn the_first_rule_a_bid_breaks_is_named() {
    // [D5.1]
    let mut scenario =
        four().chips(&[12, 5, 12, 12]).owns(BERT, "new_town_3 park_west_7").reveals(ANKE, "new_town_8");
    scenario.act(0, bid(4));
    scenario.refused(1, bid(3), "D3.3").refused(1, bid(7), "D3.4").refused(1, bid(-1), "D3.3").refused(
        1,
        bid(i16::MAX),
        "D3.4",
    );
    assert_eq!(scenario.state()["chips"], json!([12, 5, 12, 12]), "a refusal costs nothing");
}

#[test]
fn the_auction_ends_when_all_others_have_passed() {
    // [D3.6]
    let mut scenario = four().reveals(ANKE, "new_town_3");
    scenario.act(0, bid(1)).act(1, bid(2)).act(2, PASS).act(3, PASS).act(0, PASS);
    assert_eq!(scenario.state()["districts"][BERT], json!(["new_town_3"]));
}

#[test]
fn the_last_seat_that_has_not_spoken_still_chooses() {
    // [D3.6]
    let mut bids = four().reveals(ANKE, "new_town_3");
    bids.act(0, PASS).act(1, PASS).act(2, PASS);
    assert_eq!(bids.turn(), Turn::Seat(Seat::new(DIETER)));
    let mut passes = bids.clone();
    bids.act(3, bid(2));
    assert_eq!(bids.state()["districts"][DIETER], json!(["new_town_3"]));
    passes.act(3, PASS);
    assert_eq!(
        passes.state()["districts"][ANKE],
        json!(["new_town_3"]),
        "all passed: the first player takes it"
    );
}

#[test]
fn the_highest_bidder_pays_and_takes_the_whole_lot() {
    // [D3.7]
    let mut scenario = table(3, json!({})).round(3).reveals(ANKE, "new_town_3 old_town_1 park_west_0");
    scenario.act(0, bid(4)).act(1, PASS).act(2, PASS);
    let state = scenario.state();
    assert_eq!(state["chips"], json!([8, 14, 14]));
    assert_eq!(state["districts"][ANKE], json!(["new_town_3", "old_town_1", "park_west_0"]));
    assert!(matches!(scenario.events()[1], Event::LotSold { amount: 4, pot: 0, .. }));
}

#[test]
fn nobody_bid_so_the_first_player_takes_the_lot_free() {
    // [D3.8]
    let mut scenario = four().pot(2).reveals(BERT, "new_town_3");
    scenario.act(1, PASS).act(2, PASS).act(3, PASS).act(0, PASS);
    let state = scenario.state();
    assert_eq!(state["districts"][BERT], json!(["new_town_3"]));
    assert_eq!((state["chips"].clone(), state["pot"].clone()), (json!([12, 12, 12, 12]), json!(2)));
    assert_eq!(
        scenario.events()[1],
        Event::LotTakenFree { seat: Seat::new(1), districts: set("new_town_3") }
    );
}

#[test]
fn a_winning_bid_of_nothing_is_shared_out_with_digit_0() {
    // [D3.8]
    let mut scenario = four().pot(5).owns(CLAUS, "wrightwood_0").reveals(ANKE, "new_town_3");
    scenario.act(0, bid(0)).act(1, PASS).act(2, PASS).act(3, PASS);
    assert_eq!(
        (scenario.state()["chips"].clone(), scenario.state()["pot"].clone()),
        (json!([12, 12, 17, 12]), json!(0))
    );
}
