//! G8.2 and G8.3: engine and tommy gun.

use crate::setting::*;
use gangster::Action;
use serde_json::json;

#[test]
fn an_engine_may_go_one_road_more_on_each_drive() {
    // [G8.2]
    let setting = || table(4).owns(Grey, &[Engine]).acts(GREY);
    setting().act(GREY, drive_on(Grey, 1, WestSide));
    setting().act(GREY, drive(Grey, 1, GreekTown));
    setting().act(GREY, drive_on(Grey, 3, TheLoop));
    let mut scenario = setting();
    scenario.refused(GREY, drive_on(Grey, 1, GreekTown), "G4.2");
    scenario.refused(GREY, Action::Drive { crew: Grey, card: 1, steps: 3, to: SouthSide }, "G4.1");
    scenario.act(GREY, drive_on(Grey, 2, SouthSide));
    assert_eq!(scenario.state()["cards"]["grey"], json!([1, 3]), "the card is the one that was used");
    table(4).owns(Grey, &[Door, Engine]).acts(GREY).act(GREY, drive_on(Grey, 1, WestSide));
}

#[test]
fn without_an_engine_a_road_more_is_refused() {
    // [G8.2]
    let refused = "without an engine card 2 is a drive of exactly 2 roads";
    let mut scenario = table(4).owns(Grey, &[Door]).acts(GREY);
    scenario.refused_with(GREY, drive_on(Grey, 2, SouthSide), "G8.2", refused);
    assert!(scenario.legal().iter().all(|action| match action {
        Action::Drive { card, steps, .. } => card == steps,
        _ => true,
    }));
}

#[test]
fn with_an_engine_every_drive_of_the_card_and_of_one_more_is_listed() {
    // [G4.1] [G8.2]
    let scenario =
        table(4).owns(Grey, &[Engine]).car(Grey, NorthSide).mat(Grey, 0).cards(Grey, &[1]).acts(GREY);
    let one = [WestSide, TheLoop].map(|to| drive(Grey, 1, to));
    let two = [GoldCoast, GreekTown, Cicero, Chinatown].map(|to| drive_on(Grey, 1, to));
    assert_eq!(scenario.legal(), [&one[..], &two[..]].concat());
}

/// Grey has a tommy gun at The Loop; gangsters stand there, at Greek Town beside it and at West Side beyond.
fn gun() -> Setting {
    table(4)
        .owns(Grey, &[TommyGun])
        .on(TheLoop, Blue, &[1])
        .on(TheLoop, Grey, &[2])
        .on(GreekTown, Blue, &[3])
        .on(GreekTown, Grey, &[4])
        .on(WestSide, Blue, &[1])
}

#[test]
fn a_tommy_gun_loads_an_enemy_from_a_district_joined_by_a_road() {
    // [G8.3]
    let mut scenario = gun().acts(GREY);
    let loads: Vec<Action> =
        scenario.legal().into_iter().filter(|action| matches!(action, Action::Load { .. })).collect();
    assert_eq!(loads.len(), 3);
    for one in [load(Grey, GreekTown, 3), load(Grey, TheLoop, 1), load(Grey, TheLoop, 2)] {
        assert!(loads.contains(&one), "{one:?}");
    }
    scenario.act(GREY, load(Grey, GreekTown, 3));
    assert_eq!(scenario.state()["trunks"]["grey"], json!(["blue"]));
    assert_eq!(scenario.state()["cars"]["grey"], "the_loop");
    gun().owns(Grey, &[Door, TommyGun]).acts(GREY).act(GREY, load(Grey, GreekTown, 3));
}

#[test]
fn a_tommy_gun_takes_enemies_only_and_from_no_farther() {
    // [G8.3]
    gun()
        .acts(GREY)
        .refused_with(
            GREY,
            load(Grey, GreekTown, 4),
            "G8.3",
            "a tommy gun takes enemies only; you load your own where your car stands",
        )
        .refused_with(
            GREY,
            load(Grey, WestSide, 1),
            "G8.3",
            "a tommy gun reaches only the districts that a road joins to yours, not West Side",
        )
        .refused(GREY, load(Grey, GreekTown, 1), "G5.3");
    gun().owns(Grey, &[Door]).acts(GREY).refused(GREY, load(Grey, GreekTown, 3), "G5.1");
    gun().trunk(Grey, &[Yellow]).acts(GREY).refused(GREY, load(Grey, GreekTown, 3), "G5.3");
}

#[test]
fn a_tommy_gun_is_useless_at_the_gold_coast() {
    // [G8.3]
    let refused = "a tommy gun cannot be used at the Gold Coast; drive on";
    let mut scenario = gun().car(Grey, GoldCoast).acts(GREY);
    scenario.refused_with(GREY, load(Grey, TheLoop, 1), "G8.3", refused).refused(
        GREY,
        unload(Grey, &[Grey]),
        "G5.1",
    );
    assert!(scenario.legal().iter().all(|action| matches!(action, Action::Drive { .. })));
}

#[test]
fn nobody_is_loaded_from_the_gold_coast_with_a_tommy_gun_neither() {
    // [G8.3]: it is joined to The Loop by a road, but it is no district.
    gun().acts(GREY).refused(GREY, load(Grey, GoldCoast, 1), "G8.3");
}

#[test]
fn a_tommy_gun_never_unloads() {
    // [G8.3]
    let mut scenario = gun().trunk(Grey, &[Yellow]).acts(GREY);
    scenario.act(GREY, unload(Grey, &[Yellow]));
    assert_eq!(scenario.typed().who(TheLoop, 3), Some(Yellow), "where the car stands");
}
