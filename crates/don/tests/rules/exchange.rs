//! D7: the exchange variant.

use crate::setting::*;
use don::Event;
use game_core::{Seat, Turn};
use serde_json::json;

fn exchanging(seats: i64) -> Setting {
    table(seats, json!({"exchange": true, "side_auctions": false})).round(4)
}

#[test]
fn each_owner_may_swap_once_or_keep_while_an_opponent_owns_a_district() {
    // [D7.1]
    let mut scenario =
        exchanging(4).owns(ANKE, "new_town_3").owns(CLAUS, "old_town_7 old_town_1").begins_with(BERT);
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(CLAUS)), "Bert owns nothing");
    scenario.refused(0, KEEP, "D7.1").refused(2, PASS, "D7.1").refused(
        2,
        exchange("new_town_3", "old_town_7"),
        "D7.1",
    );
    scenario.act(2, KEEP);
    assert_eq!(scenario.events(), [Event::DistrictsKept { seat: Seat::new(2) }]);
    assert_eq!(
        scenario.legal(),
        [KEEP, exchange("new_town_3", "old_town_1"), exchange("new_town_3", "old_town_7")]
    );
    scenario.act(0, KEEP);
    assert_eq!(scenario.state()["phase"], "reveal");
    let alone = exchanging(4).owns(ANKE, "new_town_3 old_town_7").begins_with(ANKE);
    assert_eq!(alone.state()["phase"], "reveal", "nobody else owns a district");
}

#[test]
fn a_swap_takes_any_district_of_any_opponent_for_one_of_ones_own() {
    // [D7.2]
    let mut scenario = exchanging(4).owns(ANKE, "new_town_3").owns(CLAUS, "old_town_7").begins_with(ANKE);
    scenario.refused(0, exchange("new_town_3", "new_town_3"), "D7.2");
    scenario.refused_with(
        0,
        exchange("new_town_3", "lake_view_5"),
        "D7.2",
        "no opponent owns Lake View 5; take a district that one of them owns",
    );
    scenario.act(0, exchange("new_town_3", "old_town_7"));
    assert_eq!(scenario.state()["districts"], json!([["old_town_7"], [], ["new_town_3"], []]));
    assert_eq!(scenario.state()["swapped"], json!([0]));
}

#[test]
fn a_district_just_swapped_may_be_swapped_again() {
    // [D7.3]
    let mut scenario =
        exchanging(3).owns(0, "new_town_3").owns(1, "old_town_7").owns(2, "lake_view_5").begins_with(ANKE);
    scenario.act(0, exchange("new_town_3", "old_town_7")).act(1, exchange("new_town_3", "old_town_7"));
    scenario.act(2, exchange("lake_view_5", "old_town_7"));
    assert_eq!(scenario.state()["districts"], json!([["new_town_3"], ["lake_view_5"], ["old_town_7"]]));
}

#[test]
fn whoever_swapped_sits_out_the_main_auction_of_the_round_only() {
    // [D7.4]
    let mut scenario = exchanging(3).owns(0, "new_town_3").owns(1, "old_town_7").begins_with(ANKE);
    scenario.act(0, exchange("new_town_3", "old_town_7")).act(1, KEEP).chance(reveal("lake_view_5"));
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(BERT)));
    scenario.refused(0, bid(1), "D3.2").act(1, bid(2)).act(2, PASS);
    let state = scenario.state();
    assert_eq!(
        (state["chips"].clone(), state["swapped"].clone()),
        (json!([13, 10, 13]), json!([])),
        "Anke is paid all the same"
    );
}

#[test]
fn if_every_seat_swapped_the_first_player_takes_the_lot_free() {
    // [D7.5]
    let mut scenario =
        exchanging(3).owns(0, "new_town_3").owns(1, "old_town_7").owns(2, "lake_view_5").begins_with(BERT);
    scenario
        .act(1, exchange("old_town_7", "new_town_3"))
        .act(2, exchange("lake_view_5", "new_town_3"))
        .act(0, exchange("old_town_7", "lake_view_5"));
    assert_eq!(scenario.state()["swapped"], json!([0, 1, 2]));
    scenario.chance(reveal("park_west_0"));
    let state = scenario.state();
    assert_eq!(
        (state["round"].clone(), state["first"].clone(), state["chips"].clone()),
        (json!(5), json!(BERT), json!([12, 12, 12]))
    );
    assert_eq!(state["districts"][BERT], json!(["old_town_7", "park_west_0"]));
}

#[test]
fn swapped_seats_stay_listed_after_the_last_round() {
    // [D7.4]
    let mut scenario = table(3, json!({"exchange": true}))
        .round(15)
        .swapped(&[2])
        .reveals(ANKE, "new_town_3 old_town_1 park_west_0");
    scenario.act(0, bid(1)).act(1, PASS);
    assert_eq!(
        (scenario.state()["phase"].clone(), scenario.state()["swapped"].clone()),
        (json!("over"), json!([2]))
    );
}
