//! G8: bodyguard, trunk, bumper, door.

use crate::setting::*;
use game_testkit::Scenario;
use gangster::{Event, Gangster};
use serde_json::json;

/// Yellow has a bodyguard; its car and one of its gangsters are at The Loop, with grey's car and a blue gangster.
fn guarded() -> Setting {
    table(4).owns(Yellow, &[Bodyguard]).car(Yellow, TheLoop).on(TheLoop, Yellow, &[1]).on(TheLoop, Blue, &[2])
}

#[test]
fn a_bodyguard_protects_its_crew_where_its_car_stands() {
    // [G8.1]
    let refused = "yellow has a bodyguard and its car stands there; its gangsters cannot be loaded";
    let mut scenario = guarded().acts(GREY);
    scenario.refused_with(GREY, load(Grey, TheLoop, 1), "G8.1", refused);
    assert!(!scenario.legal().contains(&load(Grey, TheLoop, 1)));
    scenario.act(GREY, load(Grey, TheLoop, 2));
    guarded().owns(Yellow, &[Door, Bodyguard]).acts(GREY).refused(GREY, load(Grey, TheLoop, 1), "G8.1");
    guarded().car(Yellow, GreekTown).acts(GREY).act(GREY, load(Grey, TheLoop, 1));
    guarded().owns(Yellow, &[Door]).acts(GREY).act(GREY, load(Grey, TheLoop, 1));
}

#[test]
fn a_bodyguard_stops_a_tommy_gun_too_but_not_its_own_crew() {
    // [G8.1] [G8.3]
    let gun = || guarded().owns(Grey, &[TommyGun]).car(Grey, GreekTown);
    gun().acts(GREY).refused(GREY, load(Grey, TheLoop, 1), "G8.1").act(GREY, load(Grey, TheLoop, 2));
    guarded().acts(YELLOW).act(YELLOW, load(Yellow, TheLoop, 1));
    guarded().acts(YELLOW).act(YELLOW, load(Yellow, TheLoop, 2));
}

#[test]
fn a_trunk_has_room_for_two_captives() {
    // [G8.4]
    let setting = || table(4).owns(Grey, &[Trunk]).on(TheLoop, Blue, &[1, 2, 3]).acts(GREY);
    let mut scenario = setting();
    scenario.act(GREY, load(Grey, TheLoop, 1)).act(YELLOW, unload(Yellow, &[Yellow]));
    scenario.act(BROWN, unload(Brown, &[Brown])).act(BLUE, unload(Blue, &[Blue]));
    scenario.act(GREY, load(Grey, TheLoop, 3));
    assert_eq!(scenario.state()["trunks"]["grey"], json!(["blue", "blue"]));
    let full = table(4).owns(Grey, &[Door, Trunk]).trunk(Grey, &[Blue, Yellow]).on(TheLoop, Blue, &[1]);
    full.acts(GREY)
        .refused_with(GREY, load(Grey, TheLoop, 1), "G5.3", "your trunk is full: it holds 2")
        .refused(GREY, unload(Grey, &[Yellow, Blue]), "G5.1");
}

/// Grey, with a bumper, arrives at Greek Town, where yellow and blue stand.
fn bumping(setting: Setting) -> Scenario<Gangster> {
    let setting = setting.owns(Grey, &[Bumper]).car(Yellow, GreekTown).car(Blue, GreekTown);
    let mut scenario = setting.acts(GREY);
    scenario.act(GREY, drive(Grey, 1, GreekTown));
    scenario
}

#[test]
fn a_bumper_pushes_one_other_car_along_one_road_or_none() {
    // [G8.5]
    let mut scenario = bumping(table(4));
    let state = scenario.state();
    assert_eq!(
        (at(&scenario), &state["crew"], &state["to_act"]),
        (("bump".to_owned(), Some(0)), &json!("grey"), &json!(0))
    );
    let all =
        [NO_BUMP, bump(Yellow, WestSide), bump(Yellow, TheLoop), bump(Blue, WestSide), bump(Blue, TheLoop)];
    assert_eq!(scenario.legal(), all);
    scenario
        .refused_with(
            GREY,
            bump(Grey, TheLoop),
            "G8.5",
            "you cannot push your own car; push another one or none",
        )
        .refused_with(
            GREY,
            bump(Brown, TheLoop),
            "G8.5",
            "the car of brown does not stand with yours; push another one or none",
        )
        .refused(GREY, bump(Green, TheLoop), "G8.5")
        .refused_with(
            GREY,
            bump(Blue, NorthSide),
            "G8.5",
            "no open road leads from Greek Town to North Side; push along one road",
        )
        .refused(GREY, bump(Blue, GreekTown), "G8.5")
        .refused_with(GREY, unload(Grey, &[Grey]), "G8.5", "first push another car with your bumper, or none")
        .act(GREY, bump(Blue, WestSide));
    let pushed = Event::CarPushed { crew: Grey, car: Blue, from: GreekTown, to: WestSide };
    assert_eq!(scenario.events(), [pushed]);
    let cars =
        json!({"grey": "greek_town", "yellow": "greek_town", "brown": "stickney", "blue": "west_side"});
    assert_eq!(scenario.state()["cars"], cars);
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)), "one only");
    let mut none = bumping(table(4));
    none.act(GREY, NO_BUMP);
    assert_eq!(at(&none), ("turn".to_owned(), Some(1)));
}

#[test]
fn without_a_car_to_push_or_a_bumper_nobody_is_asked() {
    // [G8.5]
    let mut alone = table(4).owns(Grey, &[Bumper]).acts(GREY);
    alone.act(GREY, drive(Grey, 1, GreekTown));
    assert_eq!(at(&alone), ("turn".to_owned(), Some(1)));
    let mut without = table(4).car(Blue, GreekTown).acts(GREY);
    without.act(GREY, drive(Grey, 1, GreekTown));
    assert_eq!(at(&without), ("turn".to_owned(), Some(1)));
}

#[test]
fn no_car_is_pushed_into_a_closed_cicero() {
    // [G2.1] [G8.5]
    let arrives = |seats| {
        let setting = table(seats).owns(Grey, &[Bumper]).car(Grey, GreekTown).car(Yellow, WestSide);
        let mut scenario = setting.acts(GREY);
        scenario.act(GREY, drive(Grey, 1, WestSide));
        scenario
    };
    arrives(4).act(GREY, bump(Yellow, Cicero));
    let mut closed = arrives(3);
    closed.refused(GREY, bump(Yellow, Cicero), "G8.5");
    let all = [NO_BUMP, bump(Yellow, NorthSide), bump(Yellow, GreekTown), bump(Yellow, Chinatown)];
    assert_eq!(closed.legal(), all);
}

#[test]
fn a_pushed_car_has_no_further_effect_at_the_gold_coast_neither() {
    // [G8.5]
    let setting =
        table(4).owns(Grey, &[Bumper]).car(Grey, GreekTown).car(Blue, TheLoop).owns(Blue, &[Bumper]);
    let mut scenario = setting.trunk(Blue, &[Grey]).car(Yellow, GoldCoast).acts(GREY);
    scenario.act(GREY, drive(Grey, 1, TheLoop)).act(GREY, bump(Blue, GoldCoast));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)), "blue neither pushes, dumps nor takes");
    let state = scenario.state();
    assert_eq!(
        (&state["cars"]["blue"], &state["equipment"]["blue"]),
        (&json!("gold_coast"), &json!(["bumper"]))
    );
    assert_eq!(state["cards"]["blue"], json!([1, 2, 3]));
}

#[test]
fn a_bumper_taken_at_the_end_of_a_drive_pushes_nobody_yet() {
    // [G8.5]
    let mut scenario = table(4).coast(&[Bumper, Door, Trunk]).car(Blue, GoldCoast).acts(GREY);
    scenario.act(GREY, drive(Grey, 1, GoldCoast)).act(GREY, take(Bumper)).chance(refill(&[Door]));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

/// Grey has a door; blue stands on these spaces of The Loop, which has nine.
fn door(occupied: &[u8]) -> Setting {
    table(4).owns(Grey, &[Door]).on(TheLoop, Blue, occupied)
}

#[test]
fn a_door_lets_two_of_ones_own_out_one_after_the_other() {
    // [G8.6]
    let lands = |occupied: &[u8]| {
        let mut scenario = door(occupied).acts(GREY);
        scenario.act(GREY, unload(Grey, &[Grey, Grey]));
        assert_eq!((&scenario.state()["mats"]["grey"], at(&scenario).1), (&json!(7), Some(1)));
        scenario.typed().gangsters[TheLoop.index()][Grey.index()].iter().collect::<Vec<u8>>()
    };
    assert_eq!(lands(&[1]), [2, 3]);
    assert_eq!(lands(&[8]), [1, 9], "the second one fills the first gap");
    assert_eq!(lands(&[1, 9]), [2, 3]);
    door(&[]).acts(GREY).act(GREY, unload(Grey, &[Grey]));
}

#[test]
fn without_a_door_or_for_captives_two_cannot_be_named() {
    // [G8.6]
    let no_door = "two gangsters are unloaded only with a door, and only two of your own; name one";
    table(4).acts(GREY).refused_with(GREY, unload(Grey, &[Grey, Grey]), "G8.6", no_door);
    let mut scenario = door(&[]).owns(Grey, &[Door, Trunk]).trunk(Grey, &[Blue, Blue]).acts(GREY);
    scenario
        .refused(GREY, unload(Grey, &[Blue, Blue]), "G5.1")
        .refused(GREY, unload(Grey, &[Grey, Blue]), "G5.1")
        .refused(GREY, unload(Grey, &[Blue, Grey]), "G5.1")
        .refused(GREY, unload(Grey, &[Grey, Grey, Grey]), "G8.6")
        .act(GREY, unload(Grey, &[Blue]));
}

#[test]
fn with_one_free_space_or_one_gangster_left_only_one_can_be_named() {
    // [G8.6]
    let room = "The Loop has room for one more only; name one gangster";
    let mut scenario = door(&[1, 2, 3, 4, 5, 6, 7, 9]).acts(GREY);
    scenario.refused_with(GREY, unload(Grey, &[Grey, Grey]), "G8.6", room).act(GREY, unload(Grey, &[Grey]));
    let mat = "you have just one gangster on your mat; name one";
    let mut scenario = door(&[]).mat(Grey, 1).acts(GREY);
    scenario.refused_with(GREY, unload(Grey, &[Grey, Grey]), "G8.6", mat);
    assert!(!scenario.legal().contains(&unload(Grey, &[Grey, Grey])));
    scenario.act(GREY, unload(Grey, &[Grey]));
}
