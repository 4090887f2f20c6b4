//! N5: places and points. Most of these are the examples of the printed rules.

use crate::setting::*;
use game_testkit::Scenario;
use new_york::{Event, NewYork, Scoring};
use serde_json::{Value, json};

/// What the seats get for a type in a scoring that is still to come.
fn points(scenario: &Scenario<NewYork>, scoring: &str, kind: &str) -> Vec<i64> {
    let view = scenario.view(None);
    let seats = view["if_scored"][scoring]["seats"].as_array().expect("a scoring to come");
    seats.iter().map(|seat| seat[kind].as_i64().unwrap_or(0)).collect()
}

/// The state after the scoring card turned up.
fn scored(setting: Setting, scoring: &str) -> Value {
    let (setting, piles) = match scoring {
        "score_a" => (setting, [0, 0, 9, 9, 9]),
        _ => (setting.scored(&[Scoring::A]), [0, 0, 0, 0, 9]),
    };
    let mut scenario = setting.piles(piles).acts(LUCA);
    scenario.act(LUCA, take("blue_9")).chance(refill("", &format!("{scoring} yellow_8"), ""));
    scenario.state()
}

#[test]
fn the_points_of_the_table() {
    // [N1.2] [N5.1]
    let types = ["museum", "theatre", "station", "church", "park", "skyscraper"];
    let scenario = table(5, json!({}))
        .owns(
            GABRIELLA,
            "museum_6 museum_7 museum_8 theatre_7 theatre_8 theatre_9 station_5 station_6 station_6 \
             church_6 church_7 church_7 park_6 park_7 park_8 skyscraper_7 skyscraper_8 skyscraper_9",
        )
        .owns(
            LUCA,
            "museum_4 museum_5 theatre_5 theatre_6 station_7 station_8 \
             church_8 church_9 park_8 park_8 skyscraper_9 skyscraper_9",
        )
        .owns(MARIA, "museum_3 theatre_4 station_8 church_9 park_9 skyscraper_10")
        .acts(PAOLO);
    for (index, kind) in types.into_iter().enumerate() {
        let more = index as i64;
        assert_eq!(points(&scenario, "a", kind), [1 + more, 0, 0, 0, 0]);
        assert_eq!(points(&scenario, "b", kind), [8 + more, 1 + more, 0, 0, 0]);
        assert_eq!(points(&scenario, "c", kind), [16 + more, 8 + more, 1 + more, 0, 0]);
    }
}

#[test]
fn in_a_most_churches_bring_4_points() {
    // [N5.1]
    let setting = three().owns(GABRIELLA, "church_6").owns(MARIA, "church_7 church_8");
    assert_eq!(scored(setting, "score_a")["scores"], json!([0, 0, 4]));
}

#[test]
fn in_b_most_skyscrapers_bring_13_points_and_the_second_most_6() {
    // [N5.1]
    let setting = three()
        .owns(GABRIELLA, "skyscraper_7 skyscraper_8")
        .owns(LUCA, "skyscraper_9")
        .owns(MARIA, "skyscraper_11 skyscraper_11 skyscraper_13");
    assert_eq!(scored(setting, "score_b")["scores"], json!([6, 0, 13]));
}

#[test]
fn luca_and_maria_share_19_points_for_four_skyscrapers_each() {
    // [N5.2]
    let setting = three()
        .owns(LUCA, "skyscraper_7 skyscraper_8 skyscraper_9 skyscraper_9")
        .owns(MARIA, "skyscraper_9 skyscraper_10 skyscraper_11 skyscraper_11")
        .owns(GABRIELLA, "skyscraper_12");
    assert_eq!(scored(setting, "score_b")["scores"], json!([0, 9, 9]), "and there is no second place");
}

/// Paolo and Maria own three parks, Luca and Anna two.
fn parks() -> Setting {
    table(5, json!({}))
        .owns(PAOLO, "park_6 park_7 park_8")
        .owns(MARIA, "park_8 park_8 park_9")
        .owns(LUCA, "park_10 park_10")
        .owns(ANNA, "park_11 park_12")
}

#[test]
fn paolo_and_maria_share_32_points_for_parks_and_luca_and_anna_5() {
    // [N5.2]
    assert_eq!(points(&parks().acts(0), "c", "park"), [0, 2, 16, 16, 2]);
}

#[test]
fn the_same_parks_when_the_match_ends() {
    // [N5.2] [N6.2]: the last park is left in the yard, and nobody has any yellow.
    let setting = parks()
        .yard("museum_2 theatre_3 station_4 park_10")
        .hand(GABRIELLA, "blue_2")
        .built_all_but(GABRIELLA, "");
    let mut scenario = setting.acts(GABRIELLA);
    scenario.act(GABRIELLA, buy(new_york::Currency::Blue, "blue_2")).act(GABRIELLA, END_TURN);
    assert_eq!(scenario.state()["phase"], "over");
    let result = scenario.result().unwrap();
    let rest = json!({"museum": 16, "theatre": 17, "station": 18, "church": 19, "skyscraper": 21});
    let expected = [rest, json!({"park": 2}), json!({"park": 16}), json!({"park": 16}), json!({"park": 2})];
    for (seat, points) in expected.iter().enumerate() {
        assert_eq!(result["breakdown"][seat], json!({"a": {}, "b": {}, "c": points}));
    }
    let scoring = scenario.events().iter().find_map(|event| match event {
        Event::Scored { ties, .. } => Some(json!(ties)),
        _ => None,
    });
    let ties = json!([
        {"type": "park", "holders": [MARIA, PAOLO], "points": 32, "each": 16},
        {"type": "park", "holders": [LUCA, ANNA], "points": 5, "each": 2},
    ]);
    assert_eq!(scoring, Some(ties), "the event tells how ties were shared");
    assert_eq!(result["scores"], json!([91, 2, 16, 16, 2]));
    assert_eq!(result["ranks"], json!([1, 4, 2, 2, 4]));
}

#[test]
fn in_a_two_who_tie_halve_the_first_place() {
    // [N5.2]
    let setting = three()
        .owns(GABRIELLA, "skyscraper_7 church_6 museum_8")
        .owns(LUCA, "skyscraper_8 church_7")
        .owns(MARIA, "church_8 museum_7");
    let state = scored(setting, "score_a");
    assert_eq!(state["scores"], json!([4, 4, 1]), "6 / 2, 4 / 3 rounded down, 1 / 2 rounded down");
}

#[test]
fn those_who_tie_for_the_last_place_share_what_is_left() {
    // [N5.2]
    let scenario = table(6, json!({}))
        .owns(0, "park_6 park_7 park_8")
        .owns(1, "park_8 park_8")
        .owns(2, "park_9 park_10")
        .owns(3, "park_10 park_10")
        .owns(4, "park_11")
        .acts(0);
    assert_eq!(points(&scenario, "c", "park"), [20, 5, 5, 5, 0, 0], "12 + 5 for three");
    assert_eq!(points(&scenario, "b", "park"), [12, 1, 1, 1, 0, 0], "5 for three");
    assert_eq!(points(&scenario, "a", "park"), [5, 0, 0, 0, 0, 0]);
}

#[test]
fn owning_none_scores_nothing_though_a_place_is_free() {
    // [N5.1]
    let scenario = three().owns(GABRIELLA, "park_6").acts(0);
    assert_eq!(points(&scenario, "c", "park"), [20, 0, 0]);
    assert_eq!(points(&scenario, "c", "church"), [0, 0, 0]);
}
