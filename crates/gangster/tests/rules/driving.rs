//! G4: driving.

use crate::setting::*;
use game_core::Setup;
use gangster::{Action, Gangster};
use serde_json::json;

/// Where the crew of the first seat can end a drive of so many roads with this card.
fn ends(setting: Setting, card: u8, steps: u8) -> Vec<Place> {
    let scenario = setting.acts(GREY);
    let end = |action: Action| match action {
        Action::Drive { card: one, steps: roads, to, .. } if one == card && roads == steps => Some(to),
        _ => None,
    };
    scenario.legal().into_iter().filter_map(end).collect()
}

#[test]
fn from_greek_town_a_3_ends_in_exactly_four_districts() {
    // [G1.2] [G4.1] [G4.2], the printed example
    let blue = || table(4).car(Blue, GreekTown).acts(BLUE);
    let allowed = [WestSide, TheLoop, LittleItaly, LittleAfrica];
    let drives = blue().legal().into_iter().filter(|action| matches!(action, Action::Drive { card: 3, .. }));
    assert_eq!(drives.collect::<Vec<_>>(), allowed.map(|to| drive(Blue, 3, to)));
    for to in Place::ALL {
        match allowed.contains(&to) {
            true => blue().act(BLUE, drive(Blue, 3, to)),
            false => blue().refused(BLUE, drive(Blue, 3, to), "G4.2"),
        };
    }
}

#[test]
fn a_card_is_turned_down_and_only_those_turned_up_are_used() {
    // [G4.1]
    let mut scenario = table(4).cards(Grey, &[1, 3]).acts(GREY);
    let refused = "you have no card 2 turned up; drive with one that is";
    scenario.refused_with(GREY, drive(Grey, 2, Chinatown), "G4.1", refused);
    for card in [0, 4, 255] {
        scenario.refused(GREY, Action::Drive { crew: Grey, card, steps: card, to: Chinatown }, "G4.1");
    }
    scenario.act(GREY, drive(Grey, 1, Chinatown));
    assert_eq!(scenario.state()["cards"]["grey"], json!([3]));
    assert_eq!(scenario.state()["cars"]["grey"], "chinatown");
}

#[test]
fn exactly_as_many_roads_as_the_card_says() {
    // [G4.1] [G4.2]
    let mut scenario = table(4).acts(GREY);
    let steps = |steps| Action::Drive { crew: Grey, card: 2, steps, to: Chinatown };
    let refused = "card 2 is a drive of 2 roads (with an engine one more), not of 1";
    scenario.refused_with(GREY, steps(1), "G4.1", refused);
    for strange in [0, 4, 5, 255] {
        scenario.refused(GREY, steps(strange), "G4.1");
    }
    let short = "no drive of 2 roads from The Loop ends at Greek Town";
    scenario.refused_with(GREY, drive(Grey, 2, GreekTown), "G4.2", short);
    assert_eq!(ends(table(4), 1, 1), [NorthSide, GoldCoast, GreekTown, Chinatown]);
    assert_eq!(ends(table(4), 2, 2), [WestSide, LittleItaly, LittleAfrica], "never back to The Loop");
}

#[test]
fn no_place_twice_not_even_to_turn_round() {
    // [G4.2]: from Little Italy by Cicero and West Side to Greek Town, North Side, Chinatown; by Stickney and South Side to
    // Little Africa; by Chinatown and West Side, The Loop or Little Africa to what lies beyond, Cicero among it.
    let all = [NorthSide, GoldCoast, GreekTown, Cicero, Chinatown, LittleAfrica, SouthSide];
    assert_eq!(ends(table(4).car(Grey, LittleItaly), 3, 3), all);
    let mut scenario = table(4).car(Grey, LittleItaly).acts(GREY);
    scenario.refused(GREY, drive(Grey, 3, Stickney), "G4.2").refused(
        GREY,
        drive(Grey, 2, LittleItaly),
        "G4.2",
    );
}

#[test]
fn a_drive_may_end_where_it_began_but_not_there_and_back() {
    // [G4.2]
    let setting = || table(4).car(Grey, NorthSide).owns(Grey, &[Engine]);
    assert!(ends(setting(), 3, 4).contains(&NorthSide), "round by Greek Town");
    assert!(!ends(setting(), 2, 2).contains(&NorthSide) && !ends(setting(), 1, 2).contains(&NorthSide));
    let mut scenario = setting().acts(GREY);
    scenario
        .refused(GREY, drive(Grey, 2, NorthSide), "G4.2")
        .refused(GREY, drive_on(Grey, 1, NorthSide), "G4.2")
        .act(GREY, drive_on(Grey, 3, NorthSide));
    assert_eq!(scenario.state()["cars"]["grey"], "north_side");
    assert_eq!(scenario.state()["cards"]["grey"], json!([1, 2]), "the card is used all the same");
}

#[test]
fn where_three_roads_make_a_round_a_3_ends_where_it_began() {
    // [G4.2]: with a road between North Side and Greek Town.
    let mut components = serde_json::to_value(gangster::Components::default()).unwrap();
    for (from, to) in [("north_side", "greek_town"), ("greek_town", "north_side")] {
        components["places"][from]["roads"].as_array_mut().unwrap().push(json!(to));
    }
    let setup = Setup { seats: 4, options: json!({}), components: Some(components) };
    let game: Gangster = setup.build().unwrap();
    laid_out(game).car(Grey, NorthSide).acts(GREY).act(GREY, drive(Grey, 3, NorthSide));
    table(4).car(Grey, NorthSide).acts(GREY).refused(GREY, drive(Grey, 3, NorthSide), "G4.2");
}

#[test]
fn the_gold_coast_counts_and_is_driven_through_without_effect() {
    // [G4.2] [G4.3]: the only round of four from Little Africa goes through the Gold Coast.
    let setting = table(4).car(Grey, LittleAfrica).owns(Grey, &[Engine]).trunk(Grey, &[Blue]);
    let mut scenario = setting.acts(GREY);
    scenario.act(GREY, drive_on(Grey, 3, LittleAfrica));
    let state = scenario.state();
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)), "nobody dumps, nothing is taken");
    assert_eq!(
        (&state["trunks"]["grey"], &state["equipment"]["grey"]),
        (&json!(["blue"]), &json!(["engine"]))
    );
}

#[test]
fn several_cars_may_stand_in_one_place() {
    // [G4.2]
    let mut scenario = table(4).car(Yellow, GreekTown).car(Brown, GreekTown).acts(GREY);
    scenario.act(GREY, drive(Grey, 1, GreekTown));
    let cars =
        json!({"grey": "greek_town", "yellow": "greek_town", "brown": "greek_town", "blue": "little_italy"});
    assert_eq!(scenario.state()["cars"], cars);
}

#[test]
fn only_the_end_of_a_drive_has_effects_the_bumper_before_the_harbour() {
    // [G4.3]
    let setting = || table(4).owns(Grey, &[Bumper]).trunk(Grey, &[Blue]);
    let mut passing = setting().car(Yellow, GreekTown).car(Brown, Chinatown).acts(GREY);
    passing.act(GREY, drive(Grey, 2, WestSide));
    assert_eq!(at(&passing), ("turn".to_owned(), Some(1)), "cars passed by are not pushed");
    let mut ending = setting().car(Yellow, GoldCoast).acts(GREY);
    ending.act(GREY, drive(Grey, 1, GoldCoast));
    assert_eq!(ending.state()["phase"], "bump");
    ending.act(GREY, bump(Yellow, LittleAfrica));
    assert_eq!(ending.state()["phase"], "dump");
    ending.act(GREY, dump(&[Blue]));
    assert_eq!(ending.state()["phase"], "take");
}
