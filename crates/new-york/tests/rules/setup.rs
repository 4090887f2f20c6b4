//! N1 and N2: what there is, and how a match begins.

use crate::setting::*;
use game_testkit::Scenario;
use new_york::{Deal, Estate, NewYork};
use serde_json::{Value, json};

/// Hands of 20 to 28: Gabriella and Luca have four cards, Maria three.
const HANDS: [&str; 3] =
    ["blue_6 blue_6 green_7 yellow_1", "blue_4 green_1 orange_9 yellow_9", "blue_9 green_9 orange_9"];

fn new(seats: usize) -> Scenario<NewYork> {
    Scenario::new(seats, json!({}))
}

/// Maria begins: she has fewest cards.
fn usual() -> Deal {
    deal(&HANDS, MARIA)
}

/// The usual deal with something changed.
fn changed(change: impl FnOnce(&mut Deal)) -> new_york::Chance {
    let mut deal = usual();
    change(&mut deal);
    chance(deal)
}

#[test]
fn there_are_three_of_each_of_36_money_cards() {
    // [N1.1]
    assert_eq!(new(3).state()["deck"], json!({"buildings": 54, "money": 108}));
    let thrice = |last: &str| {
        chance(deal(
            &["blue_9 blue_9 blue_9", "green_9 green_9 green_9", &format!("orange_9 orange_9 {last}")],
            0,
        ))
    };
    new(3).impossible(thrice("blue_9"), "N1.1");
    new(3).chance(thrice("orange_9"));
}

#[test]
fn there_are_54_buildings_at_these_prices() {
    // [N1.2]
    let all = [
        ("museum", "2 3 4 5 6 7 8"),
        ("theatre", "3 4 5 6 7 8 9"),
        ("station", "4 5 6 6 7 8 8 9 10"),
        ("church", "5 6 7 7 8 9 9 10 11"),
        ("park", "6 7 8 8 8 9 10 10 10 11 12"),
        ("skyscraper", "7 8 9 9 9 10 11 11 11 12 13"),
    ];
    let all: Vec<String> = all
        .iter()
        .flat_map(|(kind, prices)| prices.split(' ').map(move |price| format!("{kind}_{price}")))
        .collect();
    assert_eq!(serde_json::to_value(Estate::ALL).unwrap(), json!(all));
    new(3).impossible(
        changed(|deal| deal.market = buildings("park_8 museum_2 museum_2 station_4").collect()),
        "N1.2",
    );
    new(3).chance(changed(|deal| deal.market = buildings("park_8 park_8 park_8 station_4").collect()));
}

#[test]
fn four_buildings_are_laid_out_in_slots_named_by_their_currency() {
    // [N1.3] [N2.1]
    let mut scenario = new(3);
    scenario.chance(chance(usual()));
    let yard = json!({"blue": "park_8", "green": "museum_2", "orange": "church_7", "yellow": "station_4"});
    assert_eq!(scenario.state()["market"], yard);
    for wrong in ["park_8 museum_2 church_7", "park_8 museum_2 church_7 station_4 station_5", ""] {
        new(3).impossible(changed(|deal| deal.market = buildings(wrong).collect()), "N2.1");
    }
}

#[test]
fn money_is_dealt_until_it_totals_20() {
    // [N2.2]
    let mut scenario = new(3);
    scenario.chance(chance(usual()));
    assert_eq!(scenario.state()["hands"][GABRIELLA], json!(["blue_6", "blue_6", "green_7", "yellow_1"]));
    for wrong in [
        "blue_6 blue_6 green_7",
        "blue_6 blue_6 green_8 yellow_1",
        "blue_6 blue_6 green_7 yellow_1 yellow_1",
        "",
    ] {
        new(3).impossible(chance(deal(&[wrong, HANDS[1], HANDS[2]], MARIA)), "N2.2");
    }
    new(3).impossible(changed(|deal| deal.hands.truncate(2)), "N2.2");
    new(4).impossible(chance(usual()), "N2.2");
}

#[test]
fn a_hand_is_dealt_in_this_order_and_19_and_9_make_28() {
    // [N2.2]
    let most = "blue_5 green_5 orange_9 yellow_9";
    new(3).chance(chance(deal(&[most, HANDS[1], HANDS[2]], MARIA)));
    let too_long = "orange_9 yellow_9 blue_5 green_5";
    new(3).impossible(chance(deal(&[too_long, HANDS[1], HANDS[2]], MARIA)), "N2.2");
}

#[test]
fn fewest_cards_begin_then_the_lowest_total_then_the_lot() {
    // [N2.3]
    new(3).impossible(chance(deal(&HANDS, GABRIELLA)), "N2.3").chance(chance(usual()));
    let three_cards =
        ["blue_9 green_9 yellow_2", "orange_9 yellow_9 blue_4", "green_6 orange_6 yellow_5 yellow_5"];
    new(3).impossible(chance(deal(&three_cards, LUCA)), "N2.3").chance(chance(deal(&three_cards, GABRIELLA)));
    let tied = ["blue_9 green_9 yellow_3", "orange_9 yellow_9 blue_3", "green_6 orange_6 yellow_5 yellow_5"];
    new(3).impossible(chance(deal(&tied, MARIA)), "N2.3").impossible(chance(deal(&tied, 9)), "N2.3");
    for first in [GABRIELLA, LUCA] {
        let mut scenario = new(3);
        scenario.chance(chance(deal(&tied, first)));
        let state = scenario.state();
        assert_eq!((&state["turn"], &state["to_act"]), (&json!(first), &json!(first)));
    }
}

#[test]
fn four_money_cards_are_laid_open_in_any_order() {
    // [N2.4]
    let mut scenario = new(3);
    scenario.chance(changed(|deal| deal.display = cards("yellow_5 green_5 blue_7 blue_5").collect()));
    assert_eq!(scenario.state()["display"], json!(["blue_5", "blue_7", "green_5", "yellow_5"]));
    for wrong in ["blue_5 green_5 orange_5", "blue_5 green_5 orange_5 yellow_5 yellow_5"] {
        new(3).impossible(changed(|deal| deal.display = cards(wrong).collect()), "N2.4");
    }
}

#[test]
fn the_rest_of_the_money_makes_five_piles_the_first_ones_larger() {
    // [N2.5]
    let mut scenario = new(3);
    assert_eq!(scenario.state()["piles"], json!([]));
    scenario.chance(chance(usual()));
    assert_eq!(scenario.state()["piles"], json!([19, 19, 19, 18, 18]), "108 - 11 - 4 = 93");
    assert_eq!(scenario.state()["deck"]["money"], 93, "scoring cards do not count");
}

#[test]
fn a_lies_anywhere_in_pile_2_and_nowhere_else() {
    // [N2.5]
    let one_taken = |piles: [u8; 5]| {
        let mut scenario = three().piles(piles).acts(LUCA);
        scenario.act(LUCA, take("blue_9"));
        scenario
    };
    one_taken([1, 9, 9, 9, 9]).impossible(refill("", "score_a yellow_8", ""), "N2.5");
    one_taken([0, 9, 9, 9, 9]).chance(refill("", "yellow_8", ""));
    one_taken([0, 9, 9, 9, 9]).chance(refill("", "score_a yellow_8", ""));
    one_taken([0, 1, 9, 9, 9]).chance(refill("", "yellow_8", ""));
    one_taken([0, 0, 9, 9, 9])
        .impossible(refill("", "yellow_8", ""), "N2.5")
        .impossible(refill("", "yellow_8 score_a", ""), "N2.5")
        .impossible(refill("", "score_a score_a yellow_8", ""), "N2.5")
        .impossible(refill("", "score_b yellow_8", ""), "N2.5")
        .chance(refill("", "score_a yellow_8", ""));
}

#[test]
fn b_lies_anywhere_in_pile_4_and_nowhere_else() {
    // [N2.5]
    let one_taken = |piles: [u8; 5]| {
        let mut scenario = three().piles(piles).scored(&[new_york::Scoring::A]).acts(LUCA);
        scenario.act(LUCA, take("blue_9"));
        scenario
    };
    one_taken([0, 0, 1, 9, 9]).impossible(refill("", "score_b yellow_8", ""), "N2.5");
    one_taken([0, 0, 0, 9, 9]).chance(refill("", "score_b yellow_8", ""));
    one_taken([0, 0, 0, 0, 9])
        .impossible(refill("", "yellow_8", ""), "N2.5")
        .impossible(refill("", "score_a yellow_8", ""), "N2.5")
        .chance(refill("", "score_b yellow_8", ""));
}

#[test]
fn before_the_deal_nothing_lies_anywhere() {
    // [N2.1]
    let nothing = json!({
        "phase": "deal", "to_act": null, "hands": [[], [], []], "buildings": [[], [], []], "dirk": null,
        "market": {"blue": null, "green": null, "orange": null, "yellow": null}, "display": [],
        "deck": {"buildings": 54, "money": 108}, "discards": [], "piles": [], "turn": null,
        "scores": [0, 0, 0], "dirk_score": null, "scored": [],
    });
    assert_eq!(new(3).state(), nothing);
    let dirk: Value = new(2).state()["dirk"].clone();
    assert_eq!(dirk, json!([]));
}
