//! D8: the end.

use crate::setting::*;
use serde_json::{Value, json};

/// The result after Dieter took the last lot (Lake View 5) for nothing.
fn result(setting: Setting) -> Value {
    let mut scenario = setting.round(13).reveals(DIETER, "lake_view_5");
    scenario.act(3, bid(0)).act(0, PASS).act(1, PASS).act(2, PASS);
    assert_eq!(scenario.result(), None);
    let mut state = *scenario.typed();
    state.phase = don::Phase::Over;
    game_testkit::Scenario::at(state, scenario.game().clone()).result().expect("the match is over")
}

#[test]
fn one_to_five_of_a_colour_score_1_3_6_10_15() {
    // [D8.1]
    let result = result(
        four()
            .chips(&[9, 9, 9, 21])
            .owns(ANKE, "new_town_0 new_town_2 new_town_3 new_town_8 new_town_9 park_west_0")
            .owns(BERT, "old_town_1 old_town_4 old_town_5 old_town_6 lincoln_park_2 lincoln_park_3")
            .owns(CLAUS, "wrightwood_0 wrightwood_1 wrightwood_5"),
    );
    assert_eq!(result["scores"], json!([16, 13, 6, 3]));
    assert_eq!(
        result["breakdown"][ANKE],
        json!({"colours": {"new_town": 15, "park_west": 1}, "chips_bonus": 0, "numbers": 22})
    );
    assert_eq!(result["breakdown"][BERT]["colours"], json!({"lincoln_park": 3, "old_town": 10}));
    assert_eq!(
        result["breakdown"][DIETER],
        json!({"colours": {"lake_view": 1}, "chips_bonus": 2, "numbers": 5})
    );
}

#[test]
fn all_who_tie_for_most_chips_score_2_more_and_a_pot_belongs_to_nobody() {
    // [D8.2]
    let ties = result(four().chips(&[15, 10, 15, 8]));
    assert_eq!(ties["scores"], json!([2, 0, 2, 1]));
    let pot =
        result(four().chips(&[10, 10, 11, 8]).pot(9).owns(ANKE, "old_town_4").owns(BERT, "park_west_0"));
    assert_eq!(
        pot["scores"],
        json!([1, 3, 0, 1]),
        "Bert, with the only 0, was paid the pot of 9 by the last sale"
    );
}

#[test]
fn ties_go_to_the_higher_sum_of_numbers_and_then_are_shared() {
    // [D8.3]
    let broken = result(four().chips(&[0, 0, 48, 0]).owns(ANKE, "old_town_4").owns(BERT, "park_west_7"));
    assert_eq!(
        (broken["scores"].clone(), broken["ranks"].clone()),
        (json!([1, 1, 2, 1]), json!([4, 2, 1, 3]))
    );
    let shared = result(
        four()
            .chips(&[0, 0, 48, 0])
            .owns(ANKE, "old_town_6 park_west_2")
            .owns(BERT, "park_west_8 new_town_0"),
    );
    assert_eq!(
        (shared["scores"].clone(), shared["ranks"].clone()),
        (json!([2, 2, 2, 1]), json!([1, 1, 3, 4]))
    );
}
