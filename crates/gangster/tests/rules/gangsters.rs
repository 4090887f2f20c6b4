//! G5: unloading and loading gangsters.

use crate::setting::*;
use game_testkit::Scenario;
use gangster::{Action, Event, Gangster};
use serde_json::{Value, json};

/// Grey's car stands at The Loop, whose tile 4 has nine spaces.
fn loop_with(spaces: &[(Crew, &[u8])]) -> Setting {
    spaces.iter().fold(table(4), |setting, &(crew, levels)| setting.on(TheLoop, crew, levels))
}

fn spaces(scenario: &Scenario<Gangster>, district: &str) -> Value {
    scenario.state()["districts"][district]["spaces"].clone()
}

/// Where grey's next gangster goes on The Loop, these spaces being occupied by blue.
fn next_space(occupied: &[u8]) -> u8 {
    let mut scenario = loop_with(&[(Blue, occupied)]).acts(GREY);
    scenario.act(GREY, unload(Grey, &[Grey]));
    scenario.typed().gangsters[TheLoop.index()][Grey.index()].highest()
}

#[test]
fn one_of_ones_own_goes_from_the_mat_to_the_tile() {
    // [G5.1] [G5.2]
    let mut scenario = loop_with(&[(Blue, &[1, 2])]).acts(GREY);
    scenario.act(GREY, unload(Grey, &[Grey]));
    assert_eq!(scenario.events(), [Event::Unloaded { crew: Grey, who: Grey, district: TheLoop, level: 3 }]);
    assert_eq!(scenario.state()["mats"]["grey"], 8);
    let expected = json!(["blue", "blue", "grey", null, null, null, null, null, null]);
    assert_eq!(spaces(&scenario, "the_loop"), expected);
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn an_enemy_goes_from_the_trunk_to_the_tile() {
    // [G5.2]
    let mut scenario = loop_with(&[]).trunk(Grey, &[Blue]).mat(Grey, 0).acts(GREY);
    scenario.refused_with(GREY, unload(Grey, &[Grey]), "G5.2", "you have no gangster of grey to unload");
    scenario.refused_with(GREY, unload(Grey, &[Brown]), "G5.2", "you have no gangster of brown to unload");
    scenario.act(GREY, unload(Grey, &[Blue]));
    assert_eq!(spaces(&scenario, "the_loop")[0], "blue");
    assert_eq!(scenario.state()["trunks"]["grey"], json!([]));
}

#[test]
fn a_gangster_takes_the_space_after_the_last_occupied_one() {
    // [G5.2]
    assert_eq!(next_space(&[]), 1);
    assert_eq!(next_space(&[1]), 2);
    assert_eq!(next_space(&[1, 2, 3]), 4);
    assert_eq!(next_space(&[8]), 9);
}

#[test]
fn gaps_are_filled_only_while_the_last_space_is_occupied_the_first_one_first() {
    // [G5.2] [G5.4]
    assert_eq!(next_space(&[2, 5]), 6, "the gaps at 1, 3 and 4 stay");
    assert_eq!(next_space(&[9]), 1);
    assert_eq!(next_space(&[1, 2, 4, 9]), 3);
    assert_eq!(next_space(&[1, 2, 3, 4, 5, 6, 7, 9]), 8);
    assert_eq!(next_space(&[3, 8]), 9, "the last space comes before the gaps");
}

#[test]
fn a_last_space_left_behind_is_taken_again_before_any_gap() {
    // [G5.2] [G5.4]
    let mut scenario = loop_with(&[(Blue, &[1, 3, 9])]).car(Yellow, TheLoop).acts(GREY);
    scenario.act(GREY, load(Grey, TheLoop, 9)).act(YELLOW, unload(Yellow, &[Yellow]));
    assert_eq!(scenario.typed().who(TheLoop, 4), Some(Yellow), "after the last one again");
    let mut scenario = loop_with(&[(Blue, &[1, 3, 8, 9])]).car(Yellow, TheLoop).acts(GREY);
    scenario.act(GREY, load(Grey, TheLoop, 9)).act(YELLOW, unload(Yellow, &[Yellow]));
    assert_eq!(scenario.typed().who(TheLoop, 9), Some(Yellow), "not space 2");
}

#[test]
fn on_a_full_tile_nobody_can_unload() {
    // [G5.2]
    let full: Vec<u8> = (1..=9).collect();
    let mut scenario = loop_with(&[(Blue, &full)]).casino(&[1]).trunk(Grey, &[Yellow]).acts(GREY);
    let refused = "every space of The Loop is taken; nobody can unload there";
    scenario.refused_with(GREY, unload(Grey, &[Grey]), "G5.2", refused).refused_with(
        GREY,
        unload(Grey, &[Yellow]),
        "G5.2",
        refused,
    );
    assert!(!scenario.legal().iter().any(|action| matches!(action, Action::Unload { .. })));
}

#[test]
fn one_gangster_is_unloaded_and_named() {
    // [G5.1]
    let mut scenario = loop_with(&[]).owns(Grey, &[Trunk]).trunk(Grey, &[Yellow, Blue]).acts(GREY);
    let one_only = "only one gangster is unloaded in an action; name one";
    scenario
        .refused_with(GREY, unload(Grey, &[]), "G5.1", "name the gangster to unload")
        .refused_with(GREY, unload(Grey, &[Yellow, Blue]), "G5.1", one_only)
        .refused(GREY, unload(Grey, &[Grey, Blue]), "G5.1")
        .refused(GREY, unload(Grey, &[Blue, Blue]), "G5.1");
    let unloads: Vec<Action> =
        scenario.legal().into_iter().filter(|action| matches!(action, Action::Unload { .. })).collect();
    assert_eq!(unloads, [unload(Grey, &[Grey]), unload(Grey, &[Yellow]), unload(Grey, &[Blue])]);
}

#[test]
fn nobody_is_handled_at_the_gold_coast() {
    // [G5.1]
    let mut scenario = table(4).car(Grey, GoldCoast).on(TheLoop, Blue, &[1]).acts(GREY);
    let refused = "at the Gold Coast nobody is unloaded or loaded; drive on";
    scenario
        .refused_with(GREY, unload(Grey, &[Grey]), "G5.1", refused)
        .refused_with(GREY, load(Grey, GoldCoast, 1), "G5.1", refused)
        .refused_with(GREY, load(Grey, TheLoop, 1), "G5.1", refused);
    assert!(scenario.legal().iter().all(|action| matches!(action, Action::Drive { .. })));
}

#[test]
fn gangsters_are_loaded_only_where_the_car_stands() {
    // [G5.1]
    let mut scenario = loop_with(&[]).on(GreekTown, Blue, &[1]).on(GreekTown, Grey, &[2]).acts(GREY);
    let refused = "Greek Town is out of reach; you load where your car stands";
    scenario
        .refused_with(GREY, load(Grey, GreekTown, 1), "G5.1", refused)
        .refused(GREY, load(Grey, GreekTown, 2), "G5.1")
        .refused(GREY, load(Grey, GoldCoast, 1), "G5.1");
}

#[test]
fn any_gangster_of_the_tile_is_loaded_ones_own_to_the_mat() {
    // [G5.3] [G5.4]
    let setting = || loop_with(&[(Grey, &[2]), (Blue, &[1, 4]), (Yellow, &[6])]);
    let loads: Vec<Action> = setting()
        .acts(GREY)
        .legal()
        .into_iter()
        .filter(|action| matches!(action, Action::Load { .. }))
        .collect();
    assert_eq!(loads, [1, 2, 4, 6].map(|level| load(Grey, TheLoop, level)));
    let mut scenario = setting().acts(GREY);
    scenario.act(GREY, load(Grey, TheLoop, 2));
    assert_eq!(
        (&scenario.state()["mats"]["grey"], &scenario.state()["trunks"]["grey"]),
        (&json!(9), &json!([]))
    );
    let mut scenario = setting().acts(GREY);
    scenario.act(GREY, load(Grey, TheLoop, 4));
    assert_eq!(
        (&scenario.state()["mats"]["grey"], &scenario.state()["trunks"]["grey"]),
        (&json!(8), &json!(["blue"]))
    );
    let expected = json!(["blue", "grey", null, null, null, "yellow", null, null, null]);
    assert_eq!(spaces(&scenario, "the_loop"), expected, "the space stays empty");
}

#[test]
fn a_trunk_holds_one_enemy_but_ones_own_are_loaded_without_limit() {
    // [G5.3]
    let setting = || loop_with(&[(Grey, &[1]), (Blue, &[2]), (Yellow, &[3])]).trunk(Grey, &[Blue]).acts(GREY);
    setting()
        .refused_with(GREY, load(Grey, TheLoop, 2), "G5.3", "your trunk is full: it holds 1")
        .refused(GREY, load(Grey, TheLoop, 3), "G5.3")
        .act(GREY, load(Grey, TheLoop, 1));
}

#[test]
fn nobody_is_loaded_from_an_empty_space() {
    // [G5.3]
    let mut scenario = loop_with(&[(Blue, &[1])]).acts(GREY);
    scenario.refused_with(GREY, load(Grey, TheLoop, 2), "G5.3", "nobody stands on space 2 of The Loop");
    for level in [0, 9, 10, 16, 17, 255] {
        scenario.refused(GREY, load(Grey, TheLoop, level), "G5.3");
    }
}

#[test]
fn the_tile_of_16_spaces_is_read_like_text() {
    // [G1.3] [G5.2]: tile 1 lies at North Side.
    let level_after = |last: u8| {
        let mut scenario = table(4).car(Grey, NorthSide).on(NorthSide, Blue, &[last]).acts(GREY);
        scenario.act(GREY, unload(Grey, &[Grey]));
        scenario.typed().gangsters[NorthSide.index()][Grey.index()].highest()
    };
    assert_eq!([1, 4, 15, 16].map(level_after), [2, 5, 16, 1]);
}
