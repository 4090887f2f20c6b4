//! What a viewer is shown.

use crate::setting::*;
use serde_json::json;

#[test]
fn hidden_chips_are_shown_to_their_owner_only() {
    // [D1.3]
    let scenario = four().chips(&[9, 10, 11, 18]).reveals(ANKE, "new_town_3");
    assert_eq!(scenario.view(Some(BERT))["chips"], json!([null, 10, null, null]));
    assert_eq!(scenario.view(None)["chips"], json!([null, null, null, null]));
    assert_eq!(scenario.open_view()["chips"], json!([9, 10, 11, 18]), "looking back, nothing is hidden");
    let open = table(4, json!({"chips": "open"})).chips(&[9, 10, 11, 18]).reveals(ANKE, "new_town_3");
    assert_eq!(open.view(Some(BERT))["chips"], json!([9, 10, 11, 18]));
    assert_eq!(open.view(None)["chips"], json!([9, 10, 11, 18]));
}

#[test]
fn every_seat_shows_its_barred_digits_and_points_so_far() {
    // [D3.5] [D8.1]
    let scenario = four().owns(BERT, "new_town_3 new_town_8 lake_view_3").reveals(ANKE, "old_town_1");
    let bert = &scenario.view(None)["seats"][BERT];
    assert_eq!(
        bert["digits"][3],
        json!({"digit": 3, "barred": true, "because": ["lake_view_3", "new_town_3"]})
    );
    assert_eq!(bert["digits"][4], json!({"digit": 4, "barred": false, "because": []}));
    assert_eq!(
        (bert["colours"].clone(), bert["points"].clone()),
        (json!({"new_town": 3, "lake_view": 1}), json!(4))
    );
    assert_eq!(scenario.view(None)["unseen"].as_array().unwrap().len(), 26);
}

#[test]
fn every_legal_bid_says_who_would_be_paid_how_much() {
    // [D4.4]
    let scenario = four()
        .chips(&[9, 12, 12, 12])
        .pot(1)
        .owns(ANKE, "new_town_3")
        .owns(BERT, "old_town_7")
        .reveals(ANKE, "old_town_1");
    let view = scenario.view(Some(ANKE));
    let amounts: Vec<_> =
        view["bids"].as_array().unwrap().iter().map(|bid| bid["amount"].as_i64().unwrap() as i16).collect();
    assert_eq!([vec![PASS], amounts.iter().map(|&amount| bid(amount)).collect()].concat(), scenario.legal());
    let seven = &view["bids"][6];
    assert_eq!(
        *seven,
        json!({"amount": 7, "verdict": "fair", "payments": [{"seat": 1, "chips": 8}], "pot": 0})
    );
    let one = &view["bids"][1];
    assert_eq!(
        (one["payments"].as_array().unwrap().len(), one["pot"].clone()),
        (3, json!(2)),
        "2 among three: nothing each"
    );
    assert_eq!(scenario.view(None)["bids"], json!([]));
}

#[test]
fn a_waiting_bidder_sees_what_he_could_call_and_one_who_passed_does_not() {
    let mut scenario = four().chips(&[9, 3, 12, 12]).reveals(ANKE, "old_town_1");
    scenario.act(0, bid(1)).act(1, PASS);
    assert_eq!(scenario.view(Some(DIETER))["bids"].as_array().unwrap().len(), 11);
    assert_eq!(scenario.view(Some(BERT))["bids"], json!([]));
}

#[test]
fn a_side_auction_shows_the_seller_paid() {
    // [D6.3]
    let mut scenario = four().owns(ANKE, "new_town_3").begins_with(ANKE);
    scenario.act(0, offer("new_town_3"));
    let first = &scenario.view(Some(BERT))["bids"][0];
    assert_eq!(
        *first,
        json!({"amount": 1, "verdict": "fair", "payments": [{"seat": 0, "chips": 1}], "pot": 0})
    );
}

#[test]
fn slips_and_bluffs_are_marked_where_the_table_allows_them() {
    // [D5.2] [D5.3]
    let scenario = four_at_a_table().owns(ANKE, "new_town_3").reveals(ANKE, "old_town_1");
    let bids = scenario.view(Some(ANKE))["bids"].as_array().unwrap().clone();
    assert_eq!(bids.len(), 73);
    assert_eq!(bids[3], json!({"amount": 3, "verdict": "slip", "payments": [], "pot": 1}));
    assert_eq!((bids[12]["verdict"].clone(), bids[14]["verdict"].clone()), (json!("fair"), json!("bluff")));
    assert_eq!(bids[23]["verdict"], "slip", "[D5.4]");
}
