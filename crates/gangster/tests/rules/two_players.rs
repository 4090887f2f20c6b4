//! G9: two players with two crews each.

use crate::set_up::set_up;
use crate::setting::*;
use game_core::Seat;
use gangster::{Action, Phase};
use serde_json::json;

#[test]
fn the_table_is_set_as_for_four() {
    // [G9.1]
    let (two, four) = (set_up(2).state(), set_up(4).state());
    for key in ["cars", "cards", "mats", "trunks", "equipment", "coast", "stock", "districts", "doublers"] {
        assert_eq!(two[key], four[key], "{key}");
    }
    assert_eq!(two["influence"], json!([0, 0]));
}

#[test]
fn kai_plays_grey_and_yellow_and_carsten_brown_and_blue() {
    // [G9.1]
    let mut scenario = table(2).acts(KAI);
    let crews = |scenario: &game_testkit::Scenario<gangster::Gangster>| {
        let crew = |action: &Action| match action {
            Action::Drive { crew, .. } | Action::Unload { crew, .. } | Action::Load { crew, .. } => {
                Some(*crew)
            }
            _ => None,
        };
        let mut crews: Vec<Crew> = scenario.legal().iter().filter_map(crew).collect();
        crews.dedup();
        crews
    };
    assert_eq!(crews(&scenario), [Grey, Yellow]);
    let refused = "you play grey and yellow, not blue";
    scenario.refused_with(KAI, drive(Blue, 1, Chinatown), "G9.1", refused);
    scenario.refused(KAI, unload(Green, &[Green]), "G9.1").act(KAI, unload(Grey, &[Grey]));
    assert_eq!(crews(&scenario), [Brown, Blue]);
    scenario.refused(CARSTEN, load(Yellow, SouthSide, 1), "G9.1");
}

#[test]
fn seats_alternate_and_choose_one_of_their_crews_each_turn() {
    // [G9.2]
    let mut scenario = table(2).acts(KAI);
    scenario.act(KAI, drive(Grey, 1, GreekTown)).act(CARSTEN, unload(Blue, &[Blue]));
    scenario.act(KAI, drive(Grey, 2, NorthSide)).act(CARSTEN, unload(Blue, &[Blue]));
    scenario.act(KAI, drive(Grey, 3, LittleItaly));
    assert_eq!(at(&scenario), ("district_card".to_owned(), Some(0)), "grey used its third card in a row");
    assert_eq!(scenario.state()["cards"]["yellow"], json!([1, 2, 3]), "cards are a crew's own");
    scenario.chance(POLICE).act(CARSTEN, drive(Brown, 1, SouthSide)).act(KAI, unload(Yellow, &[Yellow]));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn gangsters_of_ones_other_crew_are_enemies() {
    // [G9.2]
    let setting = || table(2).on(TheLoop, Yellow, &[1, 2]).acts(KAI);
    let mut scenario = setting();
    scenario.refused(KAI, unload(Grey, &[Yellow]), "G5.2").act(KAI, load(Grey, TheLoop, 1));
    assert_eq!(scenario.state()["trunks"]["grey"], json!(["yellow"]));
    scenario.act(CARSTEN, unload(Blue, &[Blue])).refused(KAI, load(Grey, TheLoop, 2), "G5.3");
    scenario.act(KAI, unload(Grey, &[Yellow]));
    assert_eq!(scenario.typed().who(TheLoop, 3), Some(Yellow));
    let mut gun = table(2).owns(Grey, &[TommyGun]).on(GreekTown, Yellow, &[1]).acts(KAI);
    gun.act(KAI, load(Grey, GreekTown, 1));
}

#[test]
fn a_bodyguard_stops_only_the_other_player() {
    // [G8.1] [G9.2]
    let setting = || {
        table(2).owns(Yellow, &[Bodyguard]).car(Yellow, TheLoop).car(Brown, TheLoop).on(TheLoop, Yellow, &[1])
    };
    setting().acts(CARSTEN).refused(CARSTEN, load(Brown, TheLoop, 1), "G8.1");
    setting().acts(KAI).act(KAI, load(Grey, TheLoop, 1));
}

#[test]
fn the_car_of_ones_other_crew_may_be_pushed() {
    // [G8.5] [G9.2]
    let mut scenario = table(2).owns(Grey, &[Bumper]).car(Yellow, GreekTown).acts(KAI);
    scenario.act(KAI, drive(Grey, 1, GreekTown)).act(KAI, bump(Yellow, WestSide));
    assert_eq!(scenario.state()["cars"]["yellow"], "west_side");
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(1)));
}

#[test]
fn payday_at_north_side_with_two_players() {
    // [G6.2] [G9.2], the printed example: `5 2 5` and a doubler.
    let setting = table(2)
        .tile(WestSide, 1)
        .tile(NorthSide, 2)
        .on(NorthSide, Grey, &[1, 2, 3])
        .on(NorthSide, Blue, &[4, 9])
        .on(NorthSide, Brown, &[5, 8])
        .on(NorthSide, Yellow, &[6])
        .doublers(&[NorthSide, WestSide, GreekTown, TheLoop, LittleItaly, Cicero, Stickney, Chinatown]);
    let mut scenario = setting.in_phase(Phase::Casino { seat: Seat::new(KAI) });
    let shares = scenario.view(None)["payday"]["north_side"]["shares"].clone();
    let points: Vec<_> = (0..4).map(|place| (&shares[place]["crew"], &shares[place]["points"])).collect();
    let expected = [("grey", 10), ("blue", 4), ("brown", 10), ("yellow", 0)]
        .map(|(crew, points)| (json!(crew), json!(points)));
    assert!(
        points.iter().zip(&expected).all(|(shown, due)| (*shown.0 == due.0) && (*shown.1 == due.1)),
        "{points:?}"
    );
    scenario.chance(casino(3));
    assert_eq!(scenario.state()["influence"], json!([10, 14]));
}

#[test]
fn both_crews_of_a_seat_are_paid_in_one_district() {
    // [G6.2] [G9.2]: tile 4, `7 4`.
    let setting = table(2).on(TheLoop, Grey, &[1]).on(TheLoop, Yellow, &[2]).doublers(&[]);
    let mut scenario = setting.in_phase(Phase::Casino { seat: Seat::new(CARSTEN) });
    scenario.chance(casino(3)).chance(card(NorthSide));
    assert_eq!(scenario.state()["influence"], json!([11, 0]));
    assert_eq!(at(&scenario), ("turn".to_owned(), Some(0)), "the other seat begins");
}
