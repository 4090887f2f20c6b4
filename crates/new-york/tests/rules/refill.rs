//! N4: the end of a turn.

use crate::setting::*;
use new_york::Currency::{Blue, Green, Orange};
use new_york::Event;
use serde_json::json;

#[test]
fn empty_slots_are_refilled_from_left_to_right() {
    // [N4.1]
    let mut scenario = three().hand(LUCA, "green_3 blue_2").acts(LUCA);
    scenario.act(LUCA, buy(Green, "green_3")).act(LUCA, buy(Blue, "blue_2")).act(LUCA, END_TURN);
    scenario
        .impossible(refill("park_9", "", ""), "N4.1")
        .impossible(refill("park_9 park_9 park_8", "", ""), "N4.1")
        .impossible(refill("park_9 museum_2", "", ""), "N1.2")
        .impossible(refill("park_9 park_9", "", ""), "N1.2")
        .impossible(refill("park_9 park_8", "blue_1", ""), "N4.2")
        .chance(refill("park_9 park_8", "", ""));
    let yard = json!({"blue": "park_9", "green": "park_8", "orange": "station_4", "yellow": "church_5"});
    assert_eq!(scenario.state()["market"], yard);
}

#[test]
fn the_display_is_refilled_to_four() {
    // [N4.2]
    let mut scenario = three().display("blue_1 blue_2 green_9 orange_9").acts(LUCA);
    scenario
        .act(LUCA, take("blue_1 blue_2"))
        .impossible(refill("", "blue_3", ""), "N4.2")
        .impossible(refill("", "blue_3 blue_3 blue_3", ""), "N4.2")
        .impossible(refill("", "", ""), "N4.2")
        .impossible(refill("park_8", "blue_3 blue_3", ""), "N4.1")
        .chance(refill("", "yellow_4 blue_3", ""));
    assert_eq!(scenario.state()["display"], json!(["blue_3", "green_9", "orange_9", "yellow_4"]));
}

#[test]
fn a_card_seen_elsewhere_is_not_drawn() {
    // [N1.1] [N4.2]
    let mut scenario =
        three().hand(MARIA, "blue_8 blue_8").display("blue_8 green_8 green_7 green_6").acts(LUCA);
    scenario
        .act(LUCA, take("green_6"))
        .impossible(refill("", "blue_8", ""), "N1.1")
        .chance(refill("", "green_6", ""));
}

#[test]
fn a_deck_used_up_exactly_is_not_renewed_before_the_next_draw() {
    // [N4.2]
    let setting = three().scored(&[new_york::Scoring::A, new_york::Scoring::B]).piles([0, 0, 0, 0, 1]);
    let mut scenario = setting.acts(LUCA);
    let discarded = scenario.state()["discards"].as_array().unwrap().len();
    assert_eq!(discarded, 108 - 4 - 1);
    scenario.act(LUCA, take("blue_9"));
    scenario.impossible(refill("", "blue_1", ""), "N1.1").chance(refill("", "yellow_9", ""));
    let state = scenario.state();
    assert_eq!((&state["piles"], &state["deck"]["money"]), (&json!([0, 0, 0, 0, 0]), &json!(0)));
    assert_eq!(state["discards"].as_array().unwrap().len(), discarded);
    scenario.act(MARIA, take("green_9")).chance(refill("", "blue_1", ""));
    assert_eq!(scenario.events(), [Event::DiscardsShuffled, Event::MoneyLaid { card: card("blue_1") }]);
    let state = scenario.state();
    assert_eq!((&state["piles"], &state["deck"]["money"]), (&json!([]), &json!(discarded - 1)));
    assert_eq!(state["discards"], json!([]));
}

#[test]
fn the_discards_are_shuffled_in_the_middle_of_a_refill() {
    // [N4.2]
    let setting = three()
        .display("blue_1 blue_1 blue_1 green_2")
        .hand(MARIA, "yellow_9 yellow_9")
        .scored(&[new_york::Scoring::A, new_york::Scoring::B])
        .piles([0, 0, 0, 0, 1]);
    let mut scenario = setting.acts(LUCA);
    scenario
        .act(LUCA, take("blue_1 blue_1 blue_1"))
        .impossible(refill("", "yellow_8 yellow_9 yellow_8", ""), "N1.1")
        .impossible(refill("", "yellow_9 yellow_9 yellow_8", ""), "N1.1")
        .impossible(refill("", "yellow_9 blue_1 yellow_8", ""), "N1.1")
        .chance(refill("", "yellow_9 yellow_8 yellow_8", ""));
    assert_eq!(scenario.state()["discards"], json!([]));
    assert_eq!(scenario.state()["piles"], json!([]));
    assert_eq!(scenario.state()["deck"]["money"], 108 - 4 - 2 - 1 - 2);
}

#[test]
fn with_the_discards_gone_too_the_display_stays_short() {
    // [N4.2]
    let mut scenario = three().hoards_all_but(MARIA, "blue_5").acts(LUCA);
    scenario
        .act(LUCA, take("green_9"))
        .impossible(refill("", "blue_5 blue_5", ""), "N4.2")
        .chance(refill("", "blue_5", ""))
        .act(MARIA, take("blue_5"));
    assert_eq!(scenario.state()["phase"], "action", "nothing is left to draw, so nothing is drawn");
    assert_eq!(scenario.state()["display"], json!(["blue_9", "orange_9", "yellow_9"]));
    assert_eq!(scenario.state()["to_act"], GABRIELLA);
}

#[test]
fn money_paid_comes_back_when_the_deck_is_used_up() {
    // [N3.3] [N4.2]
    let setting = three().display("blue_9").hand(LUCA, "orange_4").hoards_all_but(MARIA, "");
    let mut scenario = setting.acts(LUCA);
    scenario
        .act(LUCA, buy(Orange, "orange_4"))
        .act(LUCA, END_TURN)
        .impossible(refill("park_8", "", ""), "N4.2")
        .impossible(refill("park_8", "orange_4 blue_1", ""), "N4.2")
        .chance(refill("park_8", "orange_4", ""));
    assert_eq!(scenario.state()["display"], json!(["blue_9", "orange_4"]));
    assert_eq!(scenario.state()["discards"], json!([]));
}

#[test]
fn a_scoring_card_is_scored_at_once_and_the_refill_goes_on() {
    // [N4.3]
    let setting = three()
        .display("blue_1 blue_2 green_9 orange_9")
        .owns(MARIA, "church_7")
        .owns(LUCA, "park_8")
        .piles([1, 9, 9, 9, 9]);
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, take("blue_1 blue_2"));
    scenario
        .impossible(refill("", "yellow_8 score_a", ""), "N4.2")
        .impossible(refill("", "yellow_8 yellow_8 score_a", ""), "N2.5")
        .chance(refill("", "yellow_8 score_a yellow_7", ""));
    let state = scenario.state();
    assert_eq!(state["display"], json!(["green_9", "orange_9", "yellow_7", "yellow_8"]));
    assert_eq!((&state["scores"], &state["scored"]), (&json!([0, 5, 4]), &json!(["a"])));
    assert_eq!(state["piles"], json!([0, 8, 9, 9, 9]));
    let events = scenario.events();
    assert!(
        matches!(events, [Event::MoneyLaid { .. }, Event::Scored { .. }, Event::MoneyLaid { .. }]),
        "{events:?}"
    );
}

#[test]
fn a_building_laid_out_by_the_same_refill_is_not_yet_anybodys() {
    // [N4.1] [N4.3]
    let setting = three().hand(LUCA, "blue_2").owns(MARIA, "museum_8").piles([0, 0, 9, 9, 9]);
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, take("green_9"));
    scenario.chance(refill("museum_5", "score_a yellow_8", ""));
    assert_eq!(scenario.state()["scores"], json!([0, 0, 0]), "two tie for the one point of the museums");
}

#[test]
fn a_scoring_card_waits_on_top_while_nothing_is_to_be_drawn() {
    // [N4.3]
    let mut scenario = three().hand(LUCA, "blue_3").piles([0, 0, 9, 9, 9]).acts(LUCA);
    scenario
        .act(LUCA, buy(Blue, "blue_3"))
        .impossible(refill("park_8", "score_a", ""), "N2.5")
        .chance(refill("park_8", "", ""));
    assert_eq!(scenario.state()["scored"], json!([]));
}

#[test]
fn a_yard_that_cannot_be_refilled_ends_the_game() {
    // [N4.1] [N4.4]
    let setting = three().hand(LUCA, "blue_2 green_3").built_all_but(MARIA, "park_8");
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, buy(Green, "green_3")).act(LUCA, buy(Blue, "blue_2")).act(LUCA, END_TURN);
    scenario.impossible(refill("", "", ""), "N4.1").chance(refill("park_8", "", ""));
    let state = scenario.state();
    assert_eq!(
        (&state["phase"], &state["to_act"], &state["turn"]),
        (&json!("over"), &json!(null), &json!(LUCA))
    );
    assert_eq!(state["scored"], json!(["c"]));
    scenario
        .refused_with(MARIA, take("blue_9"), "N4.4", "the match is over")
        .impossible(refill("", "", ""), "N4.4");
    assert_eq!(scenario.legal(), []);
}

#[test]
fn a_deck_that_is_exactly_used_up_does_not_end_the_game() {
    // [N4.4]
    let setting = three().hand(LUCA, "green_4").hand(MARIA, "blue_3").built_all_but(GABRIELLA, "park_8");
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, buy(Green, "green_4")).chance(refill("park_8", "", ""));
    assert_eq!(scenario.state()["deck"]["buildings"], 0);
    assert_eq!(scenario.state()["to_act"], MARIA);
    scenario.act(MARIA, buy(Blue, "blue_3"));
    assert_eq!(scenario.state()["phase"], "over", "nothing is drawn any more");
}

#[test]
fn a_scoring_card_drawn_at_the_end_of_the_last_turn_is_still_scored() {
    // [N4.3] [N4.4]
    let setting = three().hand(LUCA, "blue_2").built_all_but(MARIA, "").piles([0, 0, 9, 9, 9]);
    let mut scenario = setting.acts(LUCA);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, take("green_9"));
    scenario.chance(refill("", "score_a yellow_8", ""));
    assert_eq!(scenario.state()["scored"], json!(["a", "c"]));
    let result = scenario.result().unwrap();
    assert_eq!(result["breakdown"][MARIA]["a"]["museum"], 1);
    assert_eq!(result["breakdown"][MARIA]["b"], json!({}));
}

#[test]
fn the_next_seat_follows_and_after_the_last_one_seat_0() {
    // [N4.5]
    let mut scenario = three().acts(LUCA);
    for (seat, next, card) in
        [(LUCA, MARIA, "blue_9"), (MARIA, GABRIELLA, "green_9"), (GABRIELLA, LUCA, "orange_9")]
    {
        scenario.act(seat, take(card)).chance(refill("", "yellow_7", ""));
        let state = scenario.state();
        assert_eq!((&state["to_act"], &state["turn"]), (&json!(next), &json!(next)));
    }
}
