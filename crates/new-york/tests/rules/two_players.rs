//! N7: two players, and Dirk.

use crate::setting::*;
use game_testkit::Scenario;
use new_york::Currency::{Blue, Green};
use new_york::{NewYork, Scoring};
use serde_json::json;

/// What the two are dealt; Luca begins.
const HANDS: [&str; 2] = ["blue_6 blue_6 green_7 yellow_1", "blue_9 green_9 orange_9"];

fn dealt(dirk: &str) -> new_york::Chance {
    let mut deal = deal(&HANDS, LUCA);
    deal.dirk = buildings(dirk).collect();
    chance(deal)
}

/// Luca has taken a card; the scoring card is next.
fn before(setting: Setting, scoring: Scoring) -> Scenario<NewYork> {
    let setting = match scoring {
        Scoring::A => setting.piles([0, 0, 9, 9, 9]),
        _ => setting.scored(&[Scoring::A]).piles([0, 0, 0, 0, 9]),
    };
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, take("blue_9"));
    scenario
}

#[test]
fn one_of_each_three_equal_cards_is_left_out() {
    // [N7.1]
    let mut scenario = Scenario::<NewYork>::new(2, json!({}));
    assert_eq!(scenario.state()["deck"], json!({"buildings": 54, "money": 72}));
    scenario.impossible(chance(deal(&["blue_9 blue_9 blue_9", HANDS[1]], LUCA)), "N1.1");
    scenario.chance(dealt(SIX));
    assert_eq!(scenario.state()["deck"], json!({"buildings": 44, "money": 61}));
    assert_eq!(scenario.state()["piles"], json!([13, 12, 12, 12, 12]));
    scenario.act(LUCA, take("green_5")).impossible(refill("", "blue_6", ""), "N1.1");
}

#[test]
fn dirk_gets_six_buildings_at_the_start() {
    // [N7.3]
    let mut scenario = Scenario::<NewYork>::new(2, json!({}));
    scenario
        .impossible(dealt("museum_3 museum_4 theatre_9 park_8 park_12"), "N7.3")
        .impossible(dealt("museum_3 museum_4 theatre_9 park_8 park_12 park_9 park_10"), "N7.3")
        .impossible(dealt(""), "N7.3")
        .impossible(dealt("museum_2 museum_4 theatre_9 park_8 park_12 skyscraper_13"), "N1.2")
        .chance(dealt("skyscraper_13 museum_4 theatre_9 park_8 park_12 museum_3"));
    assert_eq!(
        scenario.state()["dirk"],
        json!(["museum_3", "museum_4", "theatre_9", "park_8", "park_12", "skyscraper_13"])
    );
    let hands = ["blue_6 blue_6 green_7 yellow_1", "blue_9 green_9 orange_9", "green_9 orange_9 yellow_9"];
    let mut three_seats = deal(&hands, LUCA);
    three_seats.dirk = buildings("museum_3").collect();
    Scenario::<NewYork>::new(3, json!({})).impossible(chance(three_seats), "N7.3");
}

#[test]
fn after_a_dirk_gets_six_more_which_did_not_count() {
    // [N7.3] [N4.3]
    let setting = || two().owns(DIRK, "park_8").owns(LUCA, "park_10 church_9");
    let six = "park_6 park_7 park_9 church_6 church_7 church_8";
    let mut scenario = before(setting(), Scoring::A);
    scenario
        .impossible(refill("", "score_a yellow_8", ""), "N7.3")
        .impossible(refill("", "score_a yellow_8", "park_6 park_7 park_9 church_6 church_7"), "N7.3")
        .impossible(refill("", "score_a yellow_8", &format!("{six} museum_8")), "N7.3")
        .impossible(refill("", "score_a yellow_8", "park_6 park_6 park_9 church_6 church_7 church_8"), "N1.2")
        .chance(refill("", "score_a yellow_8", six));
    let state = scenario.state();
    assert_eq!((&state["scores"], &state["dirk_score"]), (&json!([0, 2 + 4]), &json!(2)));
    assert_eq!(
        state["dirk"],
        json!(["church_6", "church_7", "church_8", "park_6", "park_7", "park_8", "park_9"])
    );
}

#[test]
fn after_a_dirk_gets_six_as_far_as_the_deck_goes_when_the_yard_is_full() {
    // [N7.3] [N4.1]
    let left = "park_6 park_7 park_9 church_6 church_7";
    let setting = two().hand(LUCA, "blue_2").built_all_but(GABRIELLA, left).piles([0, 0, 9, 9, 9]);
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, take("blue_9"));
    scenario
        .impossible(refill("park_6", "score_a yellow_8", left), "N7.3")
        .impossible(refill("park_6", "score_a yellow_8", "park_6 park_9 church_6 church_7"), "N1.2")
        .impossible(refill("park_6", "score_a yellow_8", "park_7 park_9"), "N7.3")
        .chance(refill("park_6", "score_a yellow_8", "park_7 park_9 church_6 church_7"));
    let state = scenario.state();
    assert_eq!((&state["deck"]["buildings"], &state["phase"]), (&json!(0), &json!("action")));
}

#[test]
fn after_b_dirk_gets_a_third_of_the_deck_rounded_down() {
    // [N7.3]
    let left = "park_6 park_7 park_9 church_6 church_7";
    let mut scenario = before(two().built_all_but(GABRIELLA, left), Scoring::B);
    scenario
        .impossible(refill("", "score_b yellow_8", "park_6 park_7"), "N7.3")
        .impossible(refill("", "score_b yellow_8", ""), "N7.3")
        .chance(refill("", "score_b yellow_8", "park_7"));
    assert_eq!(scenario.state()["dirk"], json!(["park_7"]));
    assert_eq!(scenario.state()["deck"]["buildings"], 4);
    let mut scenario = before(two().built_all_but(GABRIELLA, "park_6 park_7"), Scoring::B);
    scenario.chance(refill("", "score_b yellow_8", ""));
    assert_eq!(scenario.state()["dirk"], json!([]), "a third of two is none");
}

#[test]
fn the_third_is_of_what_is_left_when_the_yard_is_full() {
    // [N7.3] [N4.1]
    let left = "park_6 park_7 park_9 church_6 church_7 church_8";
    let setting = two().hand(LUCA, "blue_2").scored(&[Scoring::A]).built_all_but(GABRIELLA, left);
    let mut scenario = setting.piles([0, 0, 0, 0, 9]).acts(LUCA);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, take("blue_9"));
    scenario.impossible(refill("park_6", "score_b yellow_8", "park_7 park_9"), "N7.3").chance(refill(
        "park_6",
        "score_b yellow_8",
        "park_7",
    ));
}

#[test]
fn dirk_counts_in_places_and_ties() {
    // [N7.2] [N5.1] [N5.2]
    let setting = two()
        .owns(DIRK, "park_6 park_7 church_6 station_5 museum_8")
        .owns(GABRIELLA, "park_8 church_7 museum_6 museum_7")
        .owns(LUCA, "park_9 museum_5");
    let view = setting.acts(LUCA).view(None);
    let c = &view["if_scored"]["c"];
    assert_eq!(c["dirk"], json!({"museum": 4, "station": 18, "church": 15, "park": 20}));
    let seats = [json!({"museum": 16, "church": 15, "park": 8}), json!({"museum": 4, "park": 8})];
    assert_eq!(c["seats"], json!(seats), "(8 + 1) / 2, (19 + 11) / 2, (12 + 5) / 2");
    assert_eq!(view["if_scored"]["b"]["dirk"], json!({"station": 10, "church": 7, "park": 12}));
    assert_eq!(view["types"]["church"], json!({"counts": [1, 0], "dirk": 1, "leaders": [0, "dirk"]}));
}

#[test]
fn dirk_gets_nothing_at_the_end_and_is_not_ranked() {
    // [N7.2] [N6.1] [N6.3]
    let setting = two()
        .hand(LUCA, "blue_2 green_1")
        .hand(GABRIELLA, "orange_1")
        .owns(GABRIELLA, "museum_3")
        .built_all_but(DIRK, "");
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, END_TURN);
    let state = scenario.state();
    assert_eq!(state["buildings"], json!([["museum_3", "station_4"], ["museum_2", "theatre_3"]]));
    assert_eq!(state["market"]["yellow"], "church_5", "nobody has any yellow");
    let result = scenario.result().unwrap();
    let scores = json!([(8 + 1) / 2 + 10, (8 + 1) / 2 + 9]);
    assert_eq!((&result["scores"], &result["ranks"]), (&scores, &json!([1, 2])));
    assert_eq!(result["dirk_score"], 16 + 17 + 18 + 19 + 20 + 21);
    assert_eq!(result["breakdown"].as_array().unwrap().len(), 2);
}

#[test]
fn a_building_bought_may_be_given_to_dirk_and_an_exact_payment_still_counts() {
    // [N7.4]
    let mut scenario = two().hand(LUCA, "blue_2 green_4").acts(LUCA);
    let bought = [buy(Blue, "blue_2"), give(Blue, "blue_2"), buy(Green, "green_4"), give(Green, "green_4")];
    assert_eq!(scenario.legal()[4..], bought);
    scenario.act(LUCA, give(Blue, "blue_2"));
    let state = scenario.state();
    assert_eq!((&state["phase"], &state["dirk"]), (&json!("extra_action"), &json!(["museum_2"])));
    assert_eq!((&state["buildings"][LUCA], &state["discards"]), (&json!([]), &json!(["blue_2"])));
    scenario.act(LUCA, give(Green, "green_4"));
    let state = scenario.state();
    assert_eq!((&state["phase"], &state["dirk"]), (&json!("refill"), &json!(["museum_2", "theatre_3"])));
}

#[test]
fn only_with_two_players_is_there_dirk() {
    // [N7.4] [N7.2]
    let mut scenario = three().hand(LUCA, "blue_2").acts(LUCA);
    let nobody = "only with two players can a building be given to Dirk";
    scenario.refused_with(LUCA, give(Blue, "blue_2"), "N7.4", nobody);
    let state = scenario.state();
    assert_eq!((&state["dirk"], &state["dirk_score"]), (&json!(null), &json!(null)));
}

#[test]
fn dirk_takes_no_turns() {
    // [N7.2] [N4.5]
    let mut scenario = two().acts(LUCA);
    scenario.act(LUCA, take("blue_9")).chance(refill("", "yellow_8", ""));
    assert_eq!(scenario.state()["to_act"], GABRIELLA);
    scenario.refused(DIRK, take("green_9"), "N3.1");
    scenario.act(GABRIELLA, take("green_9")).chance(refill("", "yellow_8", ""));
    assert_eq!(scenario.state()["to_act"], LUCA);
}
