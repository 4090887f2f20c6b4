//! D5.2–D5.4: slips and bluffs, with the rules enforced as at a table.

use crate::setting::*;
use don::Event;
use game_core::{Seat, Turn};
use serde_json::json;

#[test]
fn a_slip_costs_a_chip_and_does_not_stand() {
    // [D5.2]
    let mut scenario = four_at_a_table().owns(BERT, "new_town_3").reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(2)).act(1, bid(3));
    let state = scenario.state();
    assert_eq!((state["chips"].clone(), state["pot"].clone()), (json!([12, 11, 12, 12]), json!(1)));
    assert_eq!(
        (state["standing"].clone(), state["slipped"].clone()),
        (json!({"seat": 0, "amount": 2}), json!(true))
    );
    assert_eq!(scenario.turn(), Turn::Seat(Seat::new(BERT)), "he must bid rightly or pass");
    assert_eq!(scenario.events(), [Event::Slipped { seat: Seat::new(1), amount: 3, fine: 1 }]);
    scenario.refused(1, bid(13), "D5.2").act(1, bid(4));
    assert_eq!(scenario.state()["slipped"], json!(false));
}

#[test]
fn a_slip_without_chips_costs_nothing() {
    // [D5.2]
    let mut scenario =
        four_at_a_table().chips(&[12, 0, 12, 12]).owns(BERT, "new_town_3").reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(2)).act(1, bid(3));
    assert_eq!(
        (scenario.state()["chips"][BERT].clone(), scenario.state()["pot"].clone()),
        (json!(0), json!(0))
    );
}

#[test]
fn a_bid_too_low_is_refused_at_a_table_too_before_all_else() {
    // [D5.2]
    let mut scenario = four_at_a_table().owns(BERT, "new_town_3").reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(5)).refused(1, bid(3), "D3.3");
    assert_eq!(scenario.state()["chips"], json!([12, 12, 12, 12]));
}

#[test]
fn after_a_slip_the_opener_may_still_bid_nothing_and_anybody_may_still_bluff() {
    // [D5.2]
    let mut opener = four_at_a_table().owns(ANKE, "new_town_3").reveals(ANKE, "lake_view_5");
    opener.act(0, bid(3)).act(0, bid(0));
    assert_eq!(opener.state()["standing"], json!({"seat": 0, "amount": 0}));
    let mut bluffer = four_at_a_table().owns(ANKE, "new_town_3").reveals(ANKE, "lake_view_5");
    bluffer.act(0, bid(3)).act(0, bid(40));
    assert_eq!(bluffer.state()["standing"], json!({"seat": 0, "amount": 40}));
}

#[test]
fn slips_count_in_side_auctions_too() {
    // [D5.2]
    let mut scenario = four_at_a_table().owns(ANKE, "new_town_3").owns(BERT, "old_town_7").begins_with(ANKE);
    scenario.act(0, offer("new_town_3")).act(1, bid(7));
    assert_eq!(
        (scenario.state()["pot"].clone(), scenario.state()["chips"][BERT].clone()),
        (json!(1), json!(11))
    );
    scenario.act(1, PASS).act(2, PASS).act(3, PASS);
    assert_eq!(scenario.state()["slipped"], json!(false));
}

#[test]
fn an_exposed_bluff_costs_a_district_and_the_lot_is_auctioned_again_without_the_bluffer() {
    // [D5.3]
    let mut scenario = four_at_a_table().owns(ANKE, "new_town_3 old_town_7").reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(20)).act(1, PASS).act(2, PASS).act(3, PASS);
    let state = scenario.state();
    assert_eq!(
        (state["phase"].clone(), state["to_act"].clone(), state["barred"].clone()),
        (json!("discard"), json!(0), json!([0]))
    );
    assert_eq!(
        (state["standing"].clone(), state["passed"].clone(), state["lot"].clone()),
        (json!(null), json!([]), json!(["lake_view_5"]))
    );
    assert_eq!(state["chips"], json!([12, 12, 12, 12]), "he pays nothing");
    scenario.refused_with(
        0,
        discard("lake_view_5"),
        "D5.3",
        "Lake View 5 is not yours; choose one of your own districts",
    );
    scenario.refused(0, PASS, "D5.3").refused(1, bid(1), "D5.3").act(0, discard("old_town_7"));
    let state = scenario.state();
    assert_eq!(
        (state["removed"].clone(), state["districts"][ANKE].clone()),
        (json!(["old_town_7"]), json!(["new_town_3"]))
    );
    assert_eq!(
        (state["phase"].clone(), state["to_act"].clone(), state["passed"].clone()),
        (json!("auction"), json!(1), json!([]))
    );
    scenario.act(1, bid(0)).act(2, PASS).act(3, PASS);
    assert_eq!(scenario.state()["districts"][BERT], json!(["lake_view_5"]));
    assert_eq!(scenario.state()["barred"], json!([]), "the bar ends with the lot");
}

#[test]
fn a_bluffer_is_asked_even_when_he_owns_one_district_only_and_not_when_he_owns_none() {
    // [D5.3]
    let mut one = four_at_a_table().owns(ANKE, "new_town_3").reveals(ANKE, "lake_view_5");
    one.act(0, bid(20)).act(1, PASS).act(2, PASS).act(3, PASS);
    assert_eq!(one.legal(), [discard("new_town_3")]);
    let mut none = four_at_a_table().reveals(ANKE, "lake_view_5");
    none.act(0, bid(20)).act(1, PASS).act(2, PASS).act(3, PASS);
    assert_eq!((none.state()["phase"].clone(), none.state()["to_act"].clone()), (json!("auction"), json!(1)));
    assert_eq!(none.events()[2], Event::AuctionRestarted);
}

#[test]
fn bars_add_up_until_the_lot_is_settled_and_the_nearest_seat_not_barred_takes_it_free() {
    // [D5.3] [D3.8]
    let mut scenario = four_at_a_table().reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(20)).act(1, PASS).act(2, PASS).act(3, PASS);
    scenario.act(1, bid(20)).act(2, PASS).act(3, PASS);
    assert_eq!(scenario.state()["barred"], json!([0, 1]));
    scenario.act(2, PASS).act(3, PASS);
    assert_eq!(scenario.state()["districts"][CLAUS], json!(["lake_view_5"]), "Anke and Bert are barred");
    assert_eq!(scenario.state()["first"], json!(CLAUS));
}

#[test]
fn a_lot_that_everybody_is_barred_from_leaves_the_game() {
    // [D3.8] [D5.3]
    let mut scenario = table(3, json!({"enforcement": "table"})).reveals(BERT, "lake_view_5");
    scenario.act(1, bid(40)).act(2, PASS).act(0, PASS).act(2, bid(40)).act(0, PASS).act(0, bid(72));
    let state = scenario.state();
    assert_eq!((state["removed"].clone(), state["first"].clone()), (json!(["lake_view_5"]), json!(BERT)));
    assert_eq!((state["round"].clone(), state["barred"].clone()), (json!(2), json!([])));
}

#[test]
fn more_chips_than_there_are_cannot_even_be_bluffed() {
    // [D5.3]
    let mut scenario = four_at_a_table().owns(ANKE, "new_town_3").reveals(ANKE, "lake_view_5");
    scenario.refused(0, bid(73), "D3.4").refused(0, bid(1000), "D3.4").act(0, bid(72));
    scenario.refused(1, bid(73), "D3.4");
}

#[test]
fn a_bluff_in_a_side_auction_is_exposed_too_and_its_bar_ends_with_it() {
    // [D5.3]
    let mut scenario = table(3, json!({"enforcement": "table"}))
        .owns(ANKE, "new_town_3")
        .owns(BERT, "old_town_7")
        .begins_with(ANKE);
    scenario.act(0, offer("new_town_3")).act(1, bid(50)).act(2, PASS);
    let state = scenario.state();
    assert_eq!(
        (state["phase"].clone(), state["seller"].clone(), state["lot"].clone()),
        (json!("discard"), json!(0), json!(["new_town_3"]))
    );
    scenario.act(1, discard("old_town_7"));
    assert_eq!(
        (scenario.state()["phase"].clone(), scenario.state()["to_act"].clone()),
        (json!("side_auction"), json!(2))
    );
    scenario.act(2, PASS);
    assert_eq!(
        (scenario.state()["districts"][ANKE].clone(), scenario.state()["barred"].clone()),
        (json!(["new_town_3"]), json!([]))
    );
    scenario.chance(reveal("lake_view_5")).act(0, PASS).act(1, bid(1));
}

#[test]
fn a_side_auction_that_everybody_is_barred_from_leaves_the_district_with_its_seller() {
    // [D5.3] [D6.4]
    let mut scenario = table(3, json!({"enforcement": "table"})).owns(ANKE, "new_town_3").begins_with(ANKE);
    scenario.act(0, offer("new_town_3")).act(1, bid(50)).act(2, PASS).act(2, bid(50));
    assert_eq!(
        (scenario.state()["phase"].clone(), scenario.state()["districts"][ANKE].clone()),
        (json!("reveal"), json!(["new_town_3"]))
    );
}

#[test]
fn a_bid_too_high_that_ends_in_an_owned_number_is_a_slip() {
    // [D5.4]
    let mut scenario = four_at_a_table().owns(ANKE, "new_town_3").reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(33));
    assert_eq!(
        (scenario.state()["standing"].clone(), scenario.state()["pot"].clone()),
        (json!(null), json!(1))
    );
}
