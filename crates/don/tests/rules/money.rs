//! D4: who gets the money. Most of these are the examples of the printed rules.

use crate::setting::*;
use serde_json::{Value, json};

/// Anke (or whoever is first) buys for `price`, all others pass: chips and pot afterwards.
fn buys(setting: Setting, buyer: usize, price: i16) -> (Value, Value) {
    let mut scenario = setting.reveals(buyer, "lake_view_5");
    scenario.act(buyer, bid(price));
    for step in 1..4 {
        scenario.act((buyer + step) % 4, PASS);
    }
    (scenario.state()["chips"].clone(), scenario.state()["pot"].clone())
}

#[test]
fn only_the_last_digit_of_the_price_counts() {
    // [D4.1]
    let setting = || {
        four()
            .chips(&[20, 12, 12, 12])
            .owns(BERT, "old_town_4")
            .owns(CLAUS, "new_town_0")
            .owns(DIETER, "park_west_7")
    };
    assert_eq!(buys(setting(), ANKE, 14).0, json!([6, 26, 12, 12]));
    assert_eq!(buys(setting(), ANKE, 10).0, json!([10, 12, 22, 12]));
    assert_eq!(buys(setting(), ANKE, 7).0, json!([13, 12, 12, 19]));
    assert_eq!(
        buys(setting().pot(3), ANKE, 4).0,
        json!([16, 19, 12, 12]),
        "the pot plays no part in the digit"
    );
}

#[test]
fn claus_pays_12_and_bert_with_the_only_2_gets_it_all() {
    // [D4.1]
    assert_eq!(buys(four().owns(BERT, "new_town_2"), CLAUS, 12), (json!([12, 24, 0, 12]), json!(0)));
}

#[test]
fn anke_pays_7_to_bert_who_owns_a_7() {
    // [D4.2]
    assert_eq!(buys(four().owns(BERT, "old_town_7"), ANKE, 7), (json!([5, 19, 12, 12]), json!(0)));
}

#[test]
fn dieter_pays_9_to_three_who_own_a_9_each() {
    // [D4.2] [D4.4]
    let setting = four().owns(ANKE, "new_town_9").owns(BERT, "wrightwood_9").owns(CLAUS, "lake_view_9");
    assert_eq!(buys(setting, DIETER, 9), (json!([15, 15, 15, 3]), json!(0)));
}

#[test]
fn anke_pays_8_to_bert_who_owns_two_8_and_not_to_claus_who_owns_one() {
    // [D4.2]
    let setting = four().owns(BERT, "new_town_8 park_west_8").owns(CLAUS, "lincoln_park_8");
    assert_eq!(buys(setting, ANKE, 8), (json!([4, 20, 12, 12]), json!(0)));
}

#[test]
fn the_lot_just_bought_does_not_count_and_the_buyer_is_never_paid() {
    // [D4.2]
    let mut scenario = four().owns(BERT, "wrightwood_5").reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(5)).act(1, PASS).act(2, PASS).act(3, PASS);
    assert_eq!(scenario.state()["chips"], json!([7, 17, 12, 12]));
}

#[test]
fn nobody_owns_a_6_so_all_but_anke_share() {
    // [D4.3]
    assert_eq!(buys(four(), ANKE, 6), (json!([6, 14, 14, 14]), json!(0)));
}

#[test]
fn seats_that_exchanged_are_still_paid() {
    // [D4.3] [D7.4]
    let mut scenario = table(4, json!({"exchange": true})).swapped(&[1, 2]).reveals(ANKE, "lake_view_5");
    scenario.act(0, bid(6)).act(3, PASS);
    assert_eq!(scenario.state()["chips"], json!([6, 14, 14, 14]));
}

#[test]
fn anke_pays_13_to_bert_and_claus_and_one_chip_stays_in_the_pot_for_the_next_auction() {
    // [D4.4]: 13 is 6 each, 1 stays; then Bert pays 9, and with the chip of the pot it is 5 each.
    let setting = four().chips(&[20, 12, 8, 8]).owns(BERT, "lincoln_park_3").owns(CLAUS, "lake_view_3");
    assert_eq!(buys(setting, ANKE, 13), (json!([7, 18, 14, 8]), json!(1)));
    let setting = four().pot(1).chips(&[7, 18, 14, 8]).owns(ANKE, "new_town_9").owns(CLAUS, "lake_view_9");
    assert_eq!(buys(setting, BERT, 9), (json!([12, 9, 19, 8]), json!(0)));
}
