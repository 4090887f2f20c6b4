//! N6: the end.

use crate::setting::*;
use game_testkit::Scenario;
use new_york::Currency::{Blue, Green, Orange, Yellow};
use new_york::{Currency, Event, NewYork, Scoring};
use serde_json::json;

/// Luca buys the museum in the blue slot for exactly 2; no building is left to refill it.
fn ended(setting: Setting) -> Scenario<NewYork> {
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, END_TURN);
    assert_eq!(scenario.state()["phase"], "over");
    scenario
}

/// Of four seats Paolo, who has no money, owns all that nobody else is said to own.
fn four() -> Setting {
    table(4, json!({}))
}

#[test]
fn a_building_left_goes_to_the_highest_total_of_its_currency_whatever_its_price() {
    // [N6.1]
    let setting = four()
        .hand(GABRIELLA, "green_1 green_2 orange_5")
        .hand(LUCA, "blue_2 green_2 orange_6 yellow_1")
        .hand(MARIA, "blue_9 orange_3 orange_4")
        .built_all_but(PAOLO, "");
    let scenario = ended(setting);
    let state = scenario.state();
    assert_eq!(state["buildings"][GABRIELLA], json!(["theatre_3"]), "3 green against 2");
    assert_eq!(state["buildings"][LUCA], json!(["museum_2", "church_5"]), "1 yellow is enough");
    assert_eq!(state["buildings"][MARIA], json!(["station_4"]), "7 orange against 6 and 5");
    assert_eq!(state["hands"][MARIA], json!(["blue_9", "orange_3", "orange_4"]), "nobody pays");
    assert_eq!(state["market"], json!({"blue": null, "green": null, "orange": null, "yellow": null}));
    let awarded: Vec<Currency> = scenario
        .events()
        .iter()
        .filter_map(|event| match event {
            Event::BuildingAwarded { slot, .. } => Some(*slot),
            _ => None,
        })
        .collect();
    assert_eq!(awarded, [Green, Orange, Yellow]);
}

#[test]
fn one_seat_gets_several_and_they_count_in_c() {
    // [N6.1] [N6.2]
    let setting = four()
        .yard("museum_2 skyscraper_13 skyscraper_12 station_4")
        .owns(MARIA, "skyscraper_7")
        .hand(LUCA, "blue_2")
        .hand(MARIA, "green_1 orange_1")
        .built_all_but(PAOLO, "");
    let scenario = ended(setting);
    assert_eq!(
        scenario.state()["buildings"][MARIA],
        json!(["skyscraper_7", "skyscraper_12", "skyscraper_13"])
    );
    let result = scenario.result().unwrap();
    assert_eq!(result["breakdown"][MARIA]["c"], json!({"skyscraper": 13}));
    assert_eq!(result["breakdown"][LUCA]["c"], json!({"museum": 8}));
}

#[test]
fn a_tie_or_nobody_with_that_currency_leaves_the_building_unsold() {
    // [N6.1]
    let setting = four()
        .hand(GABRIELLA, "green_3 green_4 orange_5")
        .hand(LUCA, "blue_2 orange_1")
        .hand(MARIA, "green_7")
        .built_all_but(PAOLO, "");
    let scenario = ended(setting);
    let state = scenario.state();
    let left = json!({"blue": null, "green": "theatre_3", "orange": null, "yellow": "church_5"});
    assert_eq!(state["market"], left);
    assert_eq!(state["buildings"][GABRIELLA], json!(["station_4"]));
    assert!(
        scenario
            .events()
            .contains(&Event::BuildingLeft { slot: Green, building: buildings("theatre_3").next().unwrap() })
    );
    assert_eq!(scenario.result().unwrap()["breakdown"][MARIA]["c"], json!({}), "an unsold one is nobody's");
}

#[test]
fn c_is_scored_last_and_a_and_b_are_not_made_up_for() {
    // [N6.2]
    let scenario = ended(four().hand(LUCA, "blue_2").built_all_but(PAOLO, ""));
    let result = scenario.result().unwrap();
    let c = json!({"museum": 16, "theatre": 17, "station": 18, "church": 19, "park": 20, "skyscraper": 21});
    assert_eq!(result["breakdown"][PAOLO], json!({"a": {}, "b": {}, "c": c}));
    assert_eq!(result["breakdown"][LUCA], json!({"a": {}, "b": {}, "c": {"museum": 8}}));
    assert_eq!((&result["scores"], &result["ranks"]), (&json!([0, 8, 0, 111]), &json!([3, 2, 3, 1])));
    assert_eq!(result["dirk_score"], json!(null));
    assert_eq!(scenario.state()["scored"], json!(["c"]));
}

#[test]
fn the_points_of_all_scorings_add_up_and_most_win() {
    // [N6.3]: A turns up in the last turn but one.
    let setting = four().hand(LUCA, "blue_2").piles([0, 0, 9, 9, 9]).built_all_but(PAOLO, "");
    let mut scenario = setting.acts(GABRIELLA);
    scenario.act(GABRIELLA, take("blue_9")).chance(refill("", "score_a yellow_8", ""));
    assert_eq!(scenario.state()["scores"], json!([0, 0, 0, 1 + 2 + 3 + 4 + 5 + 6]));
    assert_eq!(scenario.result(), None);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, END_TURN);
    let result = scenario.result().unwrap();
    assert_eq!(result["scores"], json!([0, 8, 0, 21 + 111]));
    assert_eq!(result["scores"], scenario.state()["scores"]);
    assert_eq!(result["ranks"], json!([3, 2, 3, 1]));
}

#[test]
fn seats_with_most_points_share_the_win() {
    // [N6.3]: Gabriella and Maria own as many of each type.
    let setting = three()
        .owns(
            GABRIELLA,
            "museum_3 museum_4 museum_5 theatre_4 theatre_5 theatre_6 station_5 station_6 station_6 station_7 \
             church_6 church_7 church_7 church_8 park_6 park_7 park_8 park_8 park_8 \
             skyscraper_7 skyscraper_8 skyscraper_9 skyscraper_9 skyscraper_9",
        )
        .owns(
            MARIA,
            "museum_6 museum_7 museum_8 theatre_7 theatre_8 theatre_9 station_8 station_8 station_9 station_10 \
             church_9 church_9 church_10 church_11 park_9 park_10 park_10 park_10 park_11 \
             skyscraper_10 skyscraper_11 skyscraper_11 skyscraper_11 skyscraper_12",
        )
        .hand(LUCA, "blue_2")
        .scored(&[Scoring::A, Scoring::B])
        .built_all_but(LUCA, "");
    let result = ended(setting).result().unwrap();
    assert_eq!(result["breakdown"][LUCA]["c"], json!({"museum": 1, "park": 5, "skyscraper": 6}));
    assert_eq!((&result["scores"], &result["ranks"]), (&json!([87, 12, 87]), &json!([1, 3, 1])));
}
