//! What a viewer is shown.

use crate::setting::*;
use new_york::Scoring;
use serde_json::json;

#[test]
fn hidden_hands_are_shown_to_their_owner_only_but_their_sizes_to_all() {
    // [N2.4]
    let setting = |hands: &str| {
        table(3, json!({"hands": hands})).hand(GABRIELLA, "blue_1 blue_1").hand(LUCA, "green_7").acts(LUCA)
    };
    let hidden = setting("hidden");
    assert_eq!(hidden.view(Some(GABRIELLA))["hands"], json!([["blue_1", "blue_1"], null, null]));
    assert_eq!(hidden.view(Some(MARIA))["hands"], json!([null, null, []]));
    assert_eq!(hidden.view(None)["hands"], json!([null, null, null]));
    let open = setting("open");
    assert_eq!(hidden.open_view(), open.view(None), "looking back, nothing is hidden");
    for viewer in [None, Some(GABRIELLA), Some(MARIA)] {
        assert_eq!(open.view(viewer)["hands"], json!([["blue_1", "blue_1"], ["green_7"], []]));
        assert_eq!(hidden.view(viewer)["hand_sizes"], json!([2, 1, 0]));
        assert_eq!(open.view(viewer)["viewer"], json!(viewer));
    }
}

#[test]
fn a_view_is_the_state_and_more() {
    // [N2.4]
    let scenario = table(3, json!({"hands": "open"})).hand(LUCA, "green_7").owns(MARIA, "park_8").acts(LUCA);
    let (view, state) = (scenario.view(Some(LUCA)), scenario.state());
    for (key, value) in state.as_object().unwrap() {
        assert_eq!(view[key], *value, "{key}");
    }
    let more: Vec<&String> =
        view.as_object().unwrap().keys().filter(|key| state.get(key.as_str()).is_none()).collect();
    assert_eq!(more, ["viewer", "hand_sizes", "types", "if_scored", "to_come"]);
}

#[test]
fn every_type_shows_counts_and_who_leads() {
    // [N5.1]
    let scenario =
        three().owns(LUCA, "park_8 park_9 museum_3").owns(MARIA, "park_10 park_10 park_6").acts(LUCA);
    let types = &scenario.view(None)["types"];
    assert_eq!(types["park"], json!({"counts": [0, 2, 3], "dirk": null, "leaders": [2]}));
    assert_eq!(types["museum"], json!({"counts": [0, 1, 0], "dirk": null, "leaders": [1]}));
    assert_eq!(types["church"], json!({"counts": [0, 0, 0], "dirk": null, "leaders": []}));
    let tied = two().owns(LUCA, "park_8").owns(GABRIELLA, "park_9").owns(DIRK, "park_8").acts(LUCA);
    assert_eq!(
        tied.view(None)["types"]["park"],
        json!({"counts": [1, 1], "dirk": 1, "leaders": [0, 1, "dirk"]})
    );
    let dirk = two().owns(DIRK, "park_8").acts(LUCA);
    assert_eq!(dirk.view(None)["types"]["park"], json!({"counts": [0, 0], "dirk": 1, "leaders": ["dirk"]}));
}

#[test]
fn the_scorings_to_come_and_what_they_would_pay() {
    // [N2.5] [N5.1]
    let setting = || three().owns(LUCA, "park_8 park_9").owns(MARIA, "park_10 museum_3");
    let view = setting().acts(LUCA).view(Some(GABRIELLA));
    assert_eq!(view["to_come"], json!(["a", "b", "c"]));
    let due = |luca, maria| json!({"seats": [{}, luca, maria], "dirk": null});
    let expected = json!({
        "a": due(json!({"park": 5}), json!({"museum": 1})),
        "b": due(json!({"park": 12}), json!({"museum": 8, "park": 5})),
        "c": due(json!({"park": 20}), json!({"museum": 16, "park": 12})),
    });
    assert_eq!(view["if_scored"], expected);
    let view = setting().scored(&[Scoring::A]).piles([0, 4, 9, 9, 9]).acts(LUCA).view(None);
    assert_eq!(view["to_come"], json!(["b", "c"]));
    assert_eq!(view["if_scored"].as_object().unwrap().len(), 2);
    assert_eq!((&view["piles"], &view["deck"]["money"]), (&json!([0, 4, 9, 9, 9]), &json!(31)));
}

#[test]
fn once_the_match_is_over_no_scoring_is_to_come() {
    // [N6.2]: neither A nor B ever turned up.
    let mut scenario = three().hand(LUCA, "blue_3").built_all_but(MARIA, "").acts(LUCA);
    scenario.act(LUCA, buy(new_york::Currency::Blue, "blue_3"));
    let view = scenario.view(None);
    assert_eq!((&view["phase"], &view["scored"]), (&json!("over"), &json!(["c"])));
    assert_eq!((&view["to_come"], &view["if_scored"]), (&json!([]), &json!({})));
}
