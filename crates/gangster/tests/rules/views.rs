//! What a viewer is shown: everything, and what the rules can tell about it.

use crate::setting::*;
use game_testkit::Scenario;
use gangster::Gangster;
use serde_json::{Value, json};

fn keys(value: &Value) -> Vec<&str> {
    value.as_object().map(|object| object.keys().map(String::as_str).collect()).unwrap_or_default()
}

#[test]
fn a_view_is_the_state_and_more_for_everybody_the_same() {
    // [G1.1]
    let scenario = table(4).on(TheLoop, Blue, &[1]).owns(Blue, &[Engine]).acts(GREY);
    let (spectator, state) = (scenario.view(None), scenario.state());
    for (key, value) in state.as_object().unwrap() {
        assert_eq!(spectator[key], *value, "{key}");
    }
    let more: Vec<&str> = keys(&spectator).into_iter().filter(|key| state.get(key).is_none()).collect();
    assert_eq!(more, ["viewer", "reach", "payday", "payday_totals", "loads"]);
    assert_eq!(spectator["viewer"], json!(null));
    for seat in 0..4 {
        let mut view = scenario.view(Some(seat));
        assert_eq!(view["viewer"], seat);
        view["viewer"] = json!(null);
        assert_eq!(view, spectator);
    }
}

#[test]
fn before_set_up_a_view_tells_nothing_more() {
    // [G2.1]
    let view = Scenario::<Gangster>::new(3, json!({})).view(Some(0));
    assert_eq!((&view["reach"], &view["payday"], &view["loads"]), (&json!({}), &json!({}), &json!({})));
    assert_eq!(view["payday_totals"], json!({"sure": [0, 0, 0], "casino": [0, 0, 0]}));
}

#[test]
fn reach_shows_where_each_card_turned_up_can_go() {
    // [G4.2] [G8.2]
    let view = table(4).car(Blue, GreekTown).cards(Blue, &[1, 3]).acts(GREY).view(None);
    let three = ["west_side", "the_loop", "little_italy", "little_africa"];
    let expected = json!([
        {"card": 1, "places": ["west_side", "the_loop"],
         "with_engine": ["north_side", "gold_coast", "cicero", "chinatown"]},
        {"card": 3, "places": three, "with_engine": view["reach"]["blue"][1]["with_engine"]},
    ]);
    assert_eq!(view["reach"]["blue"], expected);
    // Four roads on: round to where it began by North Side, Stickney by Little Italy, and so on.
    let four = view["reach"]["blue"][1]["with_engine"].as_array().unwrap();
    assert!(four.contains(&json!("greek_town")) && four.contains(&json!("stickney")));
    let closed = table(3).car(Brown, GreekTown).acts(GREY).view(None);
    assert_eq!(closed["reach"]["brown"][0]["with_engine"], json!(["north_side", "gold_coast", "chinatown"]));
}

#[test]
fn payday_shows_what_each_open_district_would_pay_now() {
    // [G6.1] [G6.2] [G6.3]
    let setting = table(3).tile(NorthSide, 1).on(NorthSide, Brown, &[1, 4]).on(NorthSide, Grey, &[2, 3]);
    let view = setting.on(TheLoop, Grey, &[1]).doublers(&[NorthSide]).acts(GREY).view(None);
    let north_side = json!({"doubled": true, "shares": [
        {"crew": "brown", "seat": 2, "gangsters": 2, "best": 4, "prize": "?", "points": null},
        {"crew": "grey", "seat": 0, "gangsters": 2, "best": 3, "prize": 4, "points": 8},
    ]});
    assert_eq!(view["payday"]["north_side"], north_side);
    assert_eq!(view["payday"]["chinatown"], json!({"doubled": false, "shares": []}));
    assert_eq!(view["payday"].as_object().unwrap().len(), 9, "not the closed Cicero");
    assert_eq!(view["payday_totals"], json!({"sure": [8 + 7, 0, 0], "casino": [0, 0, 2]}));
}

#[test]
fn a_crew_beyond_the_last_prize_is_shown_without_one() {
    // [G6.2]: tile 4, `7 4`.
    let setting =
        table(3).on(TheLoop, Grey, &[1, 2, 3]).on(TheLoop, Yellow, &[4, 5]).on(TheLoop, Brown, &[6]);
    let view = setting.acts(GREY).view(None);
    let last = json!({"crew": "brown", "seat": 2, "gangsters": 1, "best": 6, "prize": null, "points": 0});
    assert_eq!(view["payday"]["the_loop"]["shares"][2], last);
}

#[test]
fn loads_tell_whom_each_crew_can_load_and_why_not() {
    // [G5.3] [G8.1] [G8.3]
    let setting = table(4)
        .owns(Grey, &[TommyGun])
        .owns(Yellow, &[Bodyguard])
        .car(Yellow, GreekTown)
        .on(TheLoop, Blue, &[2])
        .on(GreekTown, Yellow, &[1])
        .on(GreekTown, Grey, &[3]);
    let view = setting.acts(BROWN).view(None);
    let loads = |crew: &str| {
        let one = |load: &Value| {
            let rule = load["why_not"].get("rule").cloned().unwrap_or_default();
            json!([load["district"], load["level"], load["crew"], rule])
        };
        view["loads"][crew]
            .as_array()
            .map(|all| all.iter().map(one).collect::<Vec<Value>>())
            .unwrap_or_default()
    };
    let grey = [
        json!(["the_loop", 2, "blue", null]),
        json!(["greek_town", 1, "yellow", "G8.1"]),
        json!(["greek_town", 3, "grey", "G8.3"]),
    ];
    assert_eq!(loads("grey"), grey, "it is brown's turn, but this is what grey could do on its own");
    assert_eq!(
        loads("yellow"),
        [json!(["greek_town", 1, "yellow", null]), json!(["greek_town", 3, "grey", null])]
    );
    assert_eq!((loads("brown"), loads("blue")), (vec![], vec![]));
    let why_not = &view["loads"]["grey"][1]["why_not"];
    assert_eq!(keys(why_not), ["rule", "sentence", "facts"]);
    assert_eq!(why_not["facts"]["code"], "guarded");
    assert!(why_not["sentence"].as_str().unwrap().contains("bodyguard"));
}

#[test]
fn at_the_gold_coast_nobody_is_within_reach() {
    // [G5.1] [G8.3]
    let view =
        table(4).owns(Grey, &[TommyGun]).car(Grey, GoldCoast).on(TheLoop, Blue, &[1]).acts(GREY).view(None);
    assert_eq!(view["loads"]["grey"], json!([]));
}
