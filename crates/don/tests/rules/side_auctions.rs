//! D6: side auctions.

use crate::setting::*;
use don::Event;
use game_core::{Seat, Turn};
use serde_json::json;

fn two_owners() -> Setting {
    four().round(4).owns(ANKE, "new_town_3 new_town_8").owns(CLAUS, "old_town_7")
}

#[test]
fn each_owner_is_asked_once_clockwise_from_the_first_player() {
    // [D6.1]
    let mut scenario = two_owners().begins_with(BERT);
    assert_eq!(
        (scenario.state()["phase"].clone(), scenario.turn()),
        (json!("offer"), Turn::Seat(Seat::new(CLAUS)))
    );
    scenario.refused(0, DECLINE, "D6.1").refused_with(
        2,
        PASS,
        "D6.1",
        "now offer one of your districts, or decline",
    );
    scenario.refused_with(
        2,
        offer("new_town_3"),
        "D6.1",
        "New Town 3 is not yours; choose one of your own districts",
    );
    scenario.act(2, DECLINE);
    assert_eq!(
        (scenario.turn(), scenario.legal()),
        (Turn::Seat(Seat::new(ANKE)), vec![DECLINE, offer("new_town_3"), offer("new_town_8")])
    );
    scenario.act(0, DECLINE);
    assert_eq!(scenario.state()["phase"], "reveal");
}

#[test]
fn a_district_bought_a_moment_ago_may_be_offered_again() {
    // [D6.1]
    let mut scenario = four().round(4).owns(ANKE, "new_town_3").begins_with(ANKE);
    scenario.act(0, offer("new_town_3")).act(1, PASS).act(2, bid(2)).act(3, PASS);
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(CLAUS)), "Bert owns nothing, Anke has had her turn");
    scenario.act(2, offer("new_town_3")).act(3, PASS).act(0, PASS).act(1, PASS);
    assert_eq!(scenario.state()["phase"], "reveal");
}

#[test]
fn side_auctions_are_skipped_when_the_table_plays_without() {
    // [D6.1]
    let scenario = table(4, json!({"side_auctions": false})).owns(ANKE, "new_town_3").begins_with(ANKE);
    assert_eq!(scenario.state()["phase"], "reveal");
}

#[test]
fn the_seller_takes_no_part_his_left_neighbour_opens_and_bids_at_least_1() {
    // [D6.2]
    let mut scenario = two_owners().begins_with(ANKE);
    scenario.act(0, offer("new_town_8"));
    let state = scenario.state();
    assert_eq!(
        (state["phase"].clone(), state["seller"].clone(), state["lot"].clone()),
        (json!("side_auction"), json!(0), json!(["new_town_8"]))
    );
    assert_eq!(
        state["districts"][ANKE],
        json!(["new_town_3", "new_town_8"]),
        "it stays the seller's until sold"
    );
    scenario.refused(0, bid(1), "D6.2").refused(1, bid(0), "D3.3").act(1, bid(1));
    scenario
        .refused(2, bid(1), "D3.3")
        .refused(2, bid(7), "D3.5")
        .refused(2, bid(13), "D3.4")
        .act(2, bid(2))
        .act(3, PASS);
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(BERT)), "the seller is not asked");
}

#[test]
fn the_winner_pays_the_seller_and_neither_pot_nor_digit_play_a_part() {
    // [D6.3]
    let mut scenario = two_owners().pot(3).owns(DIETER, "lake_view_5").begins_with(ANKE);
    scenario.act(0, offer("new_town_8")).act(1, bid(5)).act(2, PASS).act(3, PASS);
    let state = scenario.state();
    assert_eq!((state["chips"].clone(), state["pot"].clone()), (json!([17, 7, 12, 12]), json!(3)));
    assert_eq!(
        (state["districts"][ANKE].clone(), state["districts"][BERT].clone()),
        (json!(["new_town_3"]), json!(["new_town_8"]))
    );
    let sold = Event::DistrictSold {
        seat: Seat::new(1),
        seller: Seat::new(0),
        amount: 5,
        district: district("new_town_8"),
    };
    assert_eq!(scenario.events()[1], sold);
}

#[test]
fn without_a_bid_the_seller_keeps_it_and_the_first_player_stays() {
    // [D6.4]
    let mut scenario = two_owners().begins_with(DIETER);
    scenario.act(0, offer("new_town_8")).act(1, PASS).act(2, PASS).act(3, PASS);
    assert_eq!(scenario.state()["districts"][ANKE], json!(["new_town_3", "new_town_8"]));
    scenario.act(2, offer("old_town_7")).act(3, bid(3)).act(0, PASS).act(1, PASS);
    assert_eq!(scenario.turn(), Turn::Chance, "Dieter, first in turn, owned nothing when he was asked");
    assert_eq!(scenario.state()["first"], json!(DIETER), "a sale does not change the first player either");
}
