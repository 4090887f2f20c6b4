//! N3: taking money and buying buildings.

use crate::setting::*;
use new_york::Action;
use new_york::Currency::{Blue, Green, Orange, Yellow};
use serde_json::{Value, json};

fn phase(state: &Value) -> (&Value, &Value) {
    (&state["phase"], &state["to_act"])
}

#[test]
fn a_seat_that_can_do_anything_may_not_pass_and_others_wait() {
    // [N3.1]
    three()
        .acts(LUCA)
        .refused_with(
            LUCA,
            PASS,
            "N3.1",
            "you can pass only when nothing else is possible; take money or buy",
        )
        .refused_with(GABRIELLA, take("blue_9"), "N3.1", "it is seat 1's turn; wait for it")
        .refused(7, PASS, "N3.1")
        .impossible(refill("", "", ""), "N3.1")
        .impossible(chance(deal(&["", "", ""], 0)), "N3.1");
}

#[test]
fn nobody_acts_while_cards_are_drawn_and_nothing_else_is_drawn() {
    // [N3.1]
    let mut scenario = three().acts(LUCA);
    scenario
        .act(LUCA, take("blue_9"))
        .refused_with(MARIA, take("green_9"), "N3.1", "the yard and the display have yet to be refilled")
        .impossible(chance(deal(&["", "", ""], 0)), "N3.1");
    let mut start = game_testkit::Scenario::<new_york::NewYork>::new(3, json!({}));
    start
        .refused_with(0, PASS, "N3.1", "the cards have yet to be dealt")
        .impossible(refill("", "", ""), "N3.1");
    assert_eq!(start.legal(), []);
}

#[test]
fn a_seat_passes_with_the_display_empty_and_too_little_money() {
    // [N3.1]
    let setting =
        three().display("").yard("park_8 church_5 station_4 museum_3").hand(LUCA, "blue_7 yellow_1 yellow_1");
    let mut scenario = setting.hoards_all_but(MARIA, "").acts(LUCA);
    assert_eq!(scenario.legal(), [PASS]);
    scenario.act(LUCA, PASS);
    assert_eq!(phase(&scenario.state()), (&json!("action"), &json!(MARIA)), "nothing is drawn");
    scenario.refused(MARIA, PASS, "N3.1");
}

#[test]
fn the_two_cards_on_the_left_or_one_of_the_other_two() {
    // [N3.2]
    let mut scenario = three().display("blue_2 green_3 orange_5 yellow_7").acts(GABRIELLA);
    let all = ["blue_2", "blue_2 green_3", "green_3", "orange_5", "yellow_7"].map(take);
    assert_eq!(scenario.legal(), all);
    let too_much = "several cards may total 5 at most, but these total 7; take fewer, or just one";
    scenario.refused_with(GABRIELLA, take("blue_2 orange_5"), "N3.2", too_much);
    scenario.act(GABRIELLA, take("blue_2 green_3"));
    let state = scenario.state();
    assert_eq!(state["hands"][GABRIELLA], json!(["blue_2", "green_3"]));
    assert_eq!(state["display"], json!(["orange_5", "yellow_7"]));
    assert_eq!(phase(&state), (&json!("refill"), &json!(null)), "that ends the turn");
}

#[test]
fn up_to_four_cards_are_taken_equal_ones_among_them() {
    // [N3.2]
    let mut scenario = three().display("blue_1 blue_1 blue_1 green_2").acts(GABRIELLA);
    let all = [
        "blue_1",
        "blue_1 blue_1",
        "blue_1 blue_1 blue_1",
        "blue_1 blue_1 blue_1 green_2",
        "blue_1 blue_1 green_2",
        "blue_1 green_2",
        "green_2",
    ];
    assert_eq!(scenario.legal(), all.map(take));
    scenario.act(GABRIELLA, take("blue_1 blue_1 blue_1 green_2"));
    assert_eq!(scenario.state()["display"], json!([]));
}

#[test]
fn only_cards_of_the_display_are_taken_in_order() {
    // [N3.2]
    let unsorted = "the cards taken must be listed by currency (blue, green, orange, yellow), then by value";
    three()
        .display("blue_1 blue_2 green_1 green_9")
        .acts(GABRIELLA)
        .refused_with(GABRIELLA, take(""), "N3.2", "take at least one card")
        .refused_with(
            GABRIELLA,
            take("blue_3"),
            "N3.2",
            "blue_3 does not lie in the display, or not that often",
        )
        .refused(GABRIELLA, take("blue_1 blue_1"), "N3.2")
        .refused_with(GABRIELLA, take("blue_2 blue_1"), "N3.2", unsorted)
        .refused_with(GABRIELLA, take("green_1 blue_1"), "N3.2", unsorted)
        .refused(GABRIELLA, take("blue_1 blue_1 blue_1 blue_1 blue_1"), "N3.2")
        .act(GABRIELLA, take("green_9"));
}

#[test]
fn four_equal_cards_are_never_there_to_be_taken() {
    // [N3.2]
    for display in ["blue_1 blue_1 blue_1 green_9", "blue_7 blue_8 green_8 green_9"] {
        let mut scenario = three().display(display).acts(GABRIELLA);
        scenario.refused(GABRIELLA, take("blue_1 blue_1 blue_1 blue_1"), "N3.2");
    }
}

#[test]
fn gabriella_pays_11_for_a_park_at_10_and_her_turn_is_over() {
    // [N3.3] [N3.4] [N3.6]
    let mut scenario =
        three().yard("park_10 museum_2 theatre_3 church_5").hand(GABRIELLA, "blue_5 blue_6").acts(GABRIELLA);
    scenario.act(GABRIELLA, buy(Blue, "blue_5 blue_6"));
    let state = scenario.state();
    assert_eq!(phase(&state), (&json!("refill"), &json!(null)));
    assert_eq!(state["buildings"][GABRIELLA], json!(["park_10"]));
    assert_eq!((&state["hands"][GABRIELLA], &state["discards"]), (&json!([]), &json!(["blue_5", "blue_6"])));
    assert_eq!(state["market"]["blue"], json!(null));
}

#[test]
fn gabriella_pays_exactly_10_and_acts_once_more() {
    // [N3.3] [N3.4]
    let setting = || {
        three()
            .yard("park_10 museum_2 theatre_3 church_5")
            .display("blue_2 green_3 orange_5 yellow_7")
            .hand(GABRIELLA, "blue_4 blue_6 green_2 yellow_3")
    };
    let mut scenario = setting().acts(GABRIELLA);
    scenario.act(GABRIELLA, buy(Blue, "blue_4 blue_6"));
    assert_eq!(phase(&scenario.state()), (&json!("extra_action"), &json!(GABRIELLA)));
    let takes = ["blue_2", "blue_2 green_3", "green_3", "orange_5", "yellow_7"].map(take);
    assert_eq!(scenario.legal(), [&takes[..], &[buy(Green, "green_2"), END_TURN]].concat());
    let refused = "you can pass only when nothing else is possible; end your turn instead";
    scenario.refused_with(GABRIELLA, PASS, "N3.1", refused);
    scenario.act(GABRIELLA, take("blue_2 green_3"));
    assert_eq!(phase(&scenario.state()).0, "refill");
}

#[test]
fn a_turn_is_ended_only_after_an_exact_payment_even_when_nothing_else_is_possible() {
    // [N3.4]
    let setting = || three().display("").hand(GABRIELLA, "blue_2");
    let mut scenario = setting().hoards_all_but(MARIA, "").acts(GABRIELLA);
    let refused = "you can end your turn only after an exact payment; take money or buy";
    scenario.refused_with(GABRIELLA, END_TURN, "N3.4", refused);
    scenario.act(GABRIELLA, buy(Blue, "blue_2"));
    assert_eq!(scenario.legal(), [END_TURN]);
    scenario.refused(GABRIELLA, PASS, "N3.1").refused(LUCA, END_TURN, "N3.1").act(GABRIELLA, END_TURN);
    assert_eq!(phase(&scenario.state()).0, "refill");
}

#[test]
fn every_exact_payment_earns_another_action_so_five_are_the_most() {
    // [N3.4] [N3.5]
    let setting = three().hand(LUCA, "blue_2 green_3 orange_1 orange_3 yellow_5");
    let mut scenario = setting.acts(LUCA);
    let exact = [
        buy(Yellow, "yellow_5"),
        buy(Blue, "blue_2"),
        buy(Orange, "orange_1 orange_3"),
        buy(Green, "green_3"),
    ];
    for action in exact {
        scenario.act(LUCA, action);
        assert_eq!(phase(&scenario.state()), (&json!("extra_action"), &json!(LUCA)));
    }
    let state = scenario.state();
    assert_eq!(state["market"], json!({"blue": null, "green": null, "orange": null, "yellow": null}));
    let takes = ["blue_9", "green_9", "orange_9", "yellow_9"].map(take);
    assert_eq!(scenario.legal(), [&takes[..], &[END_TURN]].concat());
    let gone = "the blue slot is empty; choose another building";
    scenario.refused_with(LUCA, buy(Blue, ""), "N3.3", gone);
    scenario.act(LUCA, take("blue_9"));
    assert_eq!(scenario.state()["display"], json!(["green_9", "orange_9", "yellow_9"]));
    assert_eq!(phase(&scenario.state()).0, "refill");
}

#[test]
fn after_an_exact_payment_one_that_is_not_exact_ends_the_turn() {
    // [N3.4]
    let mut scenario = three().hand(LUCA, "blue_2 green_4").acts(LUCA);
    scenario.act(LUCA, buy(Blue, "blue_2")).act(LUCA, buy(Green, "green_4"));
    assert_eq!(phase(&scenario.state()).0, "refill");
    assert_eq!(scenario.state()["buildings"][LUCA], json!(["museum_2", "theatre_3"]));
}

#[test]
fn a_payment_is_in_the_currency_of_the_slot_and_covers_the_price() {
    // [N3.3]
    three()
        .yard("station_7 museum_2 theatre_3 church_5")
        .hand(GABRIELLA, "blue_2 blue_3 green_9")
        .hand(LUCA, "blue_9")
        .acts(GABRIELLA)
        .refused_with(GABRIELLA, buy(Blue, "blue_2 blue_3"), "N3.3", "this costs 7 but you offered 5")
        .refused_with(GABRIELLA, buy(Blue, ""), "N3.3", "this costs 7 but you offered 0")
        .refused_with(
            GABRIELLA,
            buy(Blue, "green_9"),
            "N3.3",
            "the blue slot is paid in blue, but you offered green",
        )
        .refused_with(GABRIELLA, buy(Blue, "blue_2 green_9"), "N3.3", "the payment must be of one currency")
        .refused_with(
            GABRIELLA,
            buy(Blue, "blue_9"),
            "N3.3",
            "you do not have all the cards you offered; pay with your own",
        )
        .refused_with(
            GABRIELLA,
            buy(Blue, "blue_3 blue_2"),
            "N3.3",
            "the payment must be listed by currency (blue, green, orange, yellow), then by value",
        )
        .refused(GABRIELLA, buy(Blue, "blue_2 blue_2 blue_2 blue_2"), "N3.3");
}

#[test]
fn no_card_is_paid_for_nothing() {
    // [N3.3]
    let setting = || {
        three()
            .yard("station_7 museum_2 theatre_3 church_5")
            .hand(GABRIELLA, "blue_1 blue_1 blue_2 blue_6 blue_6 blue_8")
    };
    let mut scenario = setting().acts(GABRIELLA);
    let needless = "blue_1 is not needed: the other cards cover the price of 7; leave it out";
    scenario
        .refused_with(GABRIELLA, buy(Blue, "blue_1 blue_2 blue_6"), "N3.3", needless)
        .refused_with(GABRIELLA, buy(Blue, "blue_1 blue_8"), "N3.3", needless)
        .refused_with(GABRIELLA, buy(Blue, "blue_1 blue_1 blue_6"), "N3.3", needless)
        .refused(GABRIELLA, buy(Blue, "blue_2 blue_6 blue_6"), "N3.3");
    let bought: Vec<Action> =
        scenario.legal().into_iter().filter(|action| matches!(action, Action::Buy { .. })).collect();
    let payments = ["blue_1 blue_6", "blue_2 blue_6", "blue_6 blue_6", "blue_8"];
    assert_eq!(bought, payments.map(|pay| buy(Blue, pay)));
}

#[test]
fn buildings_lie_open_before_their_owner_in_order() {
    // [N3.6]
    let mut scenario = three().owns(LUCA, "skyscraper_7 museum_5").hand(LUCA, "blue_9 green_4").acts(LUCA);
    scenario.act(LUCA, buy(Green, "green_4"));
    for viewer in [None, Some(GABRIELLA), Some(LUCA)] {
        assert_eq!(
            scenario.view(viewer)["buildings"][LUCA],
            json!(["museum_5", "theatre_3", "skyscraper_7"])
        );
    }
}
