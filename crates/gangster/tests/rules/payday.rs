//! G6: paydays, new periods, the end.

use crate::setting::*;
use game_core::Seat;
use game_testkit::Scenario;
use gangster::{Event, Gangster, Phase, Prize};
use serde_json::json;

const EIGHT: [Place; 8] =
    [WestSide, GreekTown, TheLoop, LittleItaly, Stickney, Chinatown, LittleAfrica, SouthSide];

/// The seat's turn has placed the eighth doubler.
fn pays(setting: Setting, seat: usize) -> Scenario<Gangster> {
    setting.in_phase(Phase::Casino { seat: Seat::new(seat) })
}

/// What a payday with this casino card brings the seats.
fn paid(setting: Setting, value: u8) -> Vec<i64> {
    let mut scenario = pays(setting, 0);
    scenario.chance(casino(value));
    let influence = scenario.state()["influence"].clone();
    influence
        .as_array()
        .map(|all| all.iter().filter_map(serde_json::Value::as_i64).collect())
        .unwrap_or_default()
}

/// [G6.2] The printed example; the levels are such as it tells.
fn north_side() -> Setting {
    table(5)
        .tile(NorthSide, 1)
        .on(NorthSide, Yellow, &[1, 2, 5])
        .on(NorthSide, Grey, &[3, 9])
        .on(NorthSide, Brown, &[6, 8])
        .on(NorthSide, Blue, &[7])
        .on(NorthSide, Green, &[4])
        .doublers(&[NorthSide, WestSide, GreekTown, TheLoop, LittleItaly, Cicero, Stickney, Chinatown])
}

#[test]
fn payday_at_north_side() {
    // [G6.1] [G6.2] [G6.3], the printed example: `? 4 2 ?`, a 5 is drawn, a doubler lies there.
    assert_eq!(paid(north_side(), 5), [8, 10, 4, 10, 0]);
    let mut scenario = pays(north_side(), 0);
    scenario.chance(casino(5));
    let told = scenario.events().iter().find_map(|event| match event {
        Event::DistrictPaid { district: NorthSide, doubled: true, shares } => Some(shares.clone()),
        _ => None,
    });
    let told: Vec<_> = told.unwrap().iter().map(|share| (share.crew, share.prize, share.points)).collect();
    let expected = [
        (Yellow, Some(Prize::Casino), Some(10)),
        (Grey, Some(Prize::Points(4)), Some(8)),
        (Brown, Some(Prize::Points(2)), Some(4)),
        (Blue, Some(Prize::Casino), Some(10)),
        (Green, None, Some(0)),
    ];
    assert_eq!(told, expected);
}

#[test]
fn the_casino_card_is_worth_the_same_everywhere() {
    // [G6.1]: tiles 1 and 8 begin with `?`, tile 9 has it second, tile 13 third.
    let setting = || {
        table(3)
            .tile(SouthSide, 13)
            .on(NorthSide, Grey, &[1])
            .on(Chinatown, Yellow, &[1])
            .on(LittleAfrica, Grey, &[1, 2])
            .on(LittleAfrica, Brown, &[3])
            .on(SouthSide, Yellow, &[1, 2, 3])
            .on(SouthSide, Grey, &[4, 5])
            .on(SouthSide, Brown, &[6])
            .doublers(&[])
    };
    for value in 1..=6 {
        let casino = i64::from(value);
        assert_eq!(paid(setting(), value), [casino + 6 + 3, casino + 4, casino + casino]);
    }
}

#[test]
fn a_casino_card_that_was_drawn_leaves_the_game() {
    // [G1.5] [G6.1]
    let mut scenario = pays(table(4).casino(&[4]).doublers(&EIGHT), 2);
    scenario.impossible(casino(4), "G6.1").impossible(casino(0), "G6.1").impossible(casino(7), "G6.1");
    for value in [1, 2, 3, 5, 6] {
        pays(table(4).casino(&[4]).doublers(&EIGHT), 2).chance(casino(value));
    }
    scenario.chance(casino(2));
    assert_eq!(scenario.state()["casino"], json!([2, 4]), "ascending");
}

#[test]
fn more_gangsters_come_first_then_the_higher_best_level() {
    // [G6.2]: tile 11, `5 3 2 1`.
    let setting = |grey: &[u8], yellow: &[u8], brown: &[u8]| {
        let setting = table(3).tile(TheLoop, 11).doublers(&[]);
        setting.on(TheLoop, Grey, grey).on(TheLoop, Yellow, yellow).on(TheLoop, Brown, brown)
    };
    assert_eq!(paid(setting(&[1, 2], &[15], &[]), 6), [5, 3, 0], "numbers before levels");
    assert_eq!(paid(setting(&[1, 9], &[7, 8], &[]), 6), [5, 3, 0], "the best one decides");
    assert_eq!(paid(setting(&[1, 9], &[2, 10], &[3, 4]), 6), [3, 5, 2]);
    assert_eq!(paid(setting(&[], &[], &[1]), 6), [0, 0, 5]);
    assert_eq!(paid(setting(&[], &[], &[]), 6), [0, 0, 0]);
}

#[test]
fn the_first_prize_is_not_always_the_highest_and_prizes_run_out() {
    // [G6.2]: tile 14, `2 5 3 1`; tile 7, `8 2`.
    let setting = |tile| {
        let setting = table(4).tile(Stickney, 15).tile(TheLoop, tile).doublers(&[]);
        setting.on(TheLoop, Grey, &[1, 2]).on(TheLoop, Yellow, &[5]).on(TheLoop, Brown, &[4]).on(
            TheLoop,
            Blue,
            &[3],
        )
    };
    assert_eq!(paid(setting(14), 6), [2, 5, 3, 1]);
    assert_eq!(paid(setting(7), 6), [8, 2, 0, 0]);
}

#[test]
fn only_districts_with_a_doubler_pay_double() {
    // [G6.3]: tile 3, `6 3 1`, at Greek Town and tile 4, `7 4`, at The Loop.
    let setting = || table(3).on(GreekTown, Grey, &[1]).on(TheLoop, Yellow, &[1]).on(TheLoop, Brown, &[2]);
    assert_eq!(paid(setting().doublers(&[]), 1), [6, 4, 7]);
    assert_eq!(paid(setting().doublers(&[GreekTown]), 1), [12, 4, 7]);
    assert_eq!(paid(setting().doublers(&[TheLoop]), 1), [6, 8, 14]);
}

#[test]
fn captives_and_those_on_mats_count_for_nothing() {
    // [G6.2]
    let setting = table(3).on(TheLoop, Yellow, &[1]).trunk(Yellow, &[Grey]).doublers(&[]);
    assert_eq!(paid(setting, 1), [0, 7, 0]);
}

#[test]
fn a_new_period_brings_gangsters_takes_doublers_and_leaves_the_rest() {
    // [G6.4]
    let setting = table(4)
        .on(TheLoop, Blue, &[1, 3])
        .trunk(Grey, &[Yellow])
        .owns(Grey, &[Engine, Door])
        .cards(Grey, &[2])
        .police(2)
        .doublers(&EIGHT);
    let mut scenario = pays(setting, 2);
    let before = scenario.state();
    scenario.chance(casino(6));
    let state = scenario.state();
    for key in [
        "cars",
        "cards",
        "trunks",
        "equipment",
        "districts",
        "coast",
        "stock",
        "harbour",
        "gone",
        "turn",
        "idle",
    ] {
        assert_eq!(state[key], before[key], "{key}");
    }
    assert_eq!(state["mats"], json!({"grey": 15, "yellow": 14, "brown": 15, "blue": 13}));
    let told = [
        &state["period"],
        &state["phase"],
        &state["to_act"],
        &state["doublers"],
        &state["police"],
        &state["casino"],
    ];
    assert_eq!(told, [&json!(2), &json!("district_card"), &json!(null), &json!([]), &json!(0), &json!([6])]);
    assert_eq!(scenario.events().last(), Some(&Event::PeriodBegun { period: 2, gangsters: 6 }));
}

#[test]
fn a_new_period_begins_with_a_doubler_never_police_and_the_seat_to_the_left() {
    // [G2.5] [G6.4]
    for (ended, begins) in [(0, 1), (2, 3), (3, 0)] {
        let mut scenario = pays(table(4).doublers(&EIGHT), ended);
        scenario.chance(casino(6));
        assert_eq!(at(&scenario), ("district_card".to_owned(), Some(ended as u64)));
        scenario.impossible(POLICE, "G2.5").impossible(card(GoldCoast), "G3.2").chance(card(Chinatown));
        assert_eq!(at(&scenario), ("turn".to_owned(), Some(begins)));
        assert_eq!(scenario.state()["doublers"], json!(["chinatown"]));
    }
}

#[test]
fn each_crew_has_20_gangsters_nine_then_six_then_five() {
    // [G1.1] [G2.3] [G6.4]
    let mut scenario = pays(table(5).doublers(&EIGHT), 0);
    let mut mats = vec![scenario.state()["mats"]["green"].clone()];
    scenario.chance(casino(1));
    mats.push(scenario.state()["mats"]["green"].clone());
    let mut scenario = pays(table(5).casino(&[1]).doublers(&EIGHT), 0);
    scenario.chance(casino(2));
    mats.push(scenario.state()["mats"]["green"].clone());
    assert_eq!(mats, [9, 15, 20]);
    assert_eq!(scenario.state()["period"], 3);
}

#[test]
fn after_the_third_payday_the_game_is_over() {
    // [G6.5]
    let setting = table(3)
        .casino(&[1, 2])
        .paid(&[10, 3, 0])
        .on(TheLoop, Yellow, &[1])
        .on(TheLoop, Brown, &[2])
        .police(1)
        .doublers(&EIGHT);
    let mut scenario = pays(setting, 1);
    assert_eq!(scenario.result(), None);
    scenario.chance(casino(6));
    let state = scenario.state();
    assert_eq!(at(&scenario), ("over".to_owned(), Some(1)));
    assert_eq!((&state["period"], &state["police"], &state["to_act"]), (&json!(3), &json!(1), &json!(null)));
    assert_eq!(state["doublers"].as_array().unwrap().len(), 8, "they stay");
    assert_eq!(state["mats"]["grey"], 20, "nobody gets more gangsters");
    let breakdown = json!([{"paydays": [10, 0, 0]}, {"paydays": [3, 0, 8]}, {"paydays": [0, 0, 14]}]);
    let result = json!({"scores": [10, 11, 14], "ranks": [3, 2, 1], "breakdown": breakdown});
    assert_eq!(scenario.result(), Some(result));
    scenario
        .refused_with(YELLOW, drive(Yellow, 1, LittleAfrica), "G6.5", "the match is over")
        .impossible(casino(3), "G6.5");
    assert_eq!(scenario.legal(), []);
}

#[test]
fn ties_share_the_win() {
    // [G6.5]
    let setting = table(4).casino(&[1, 2]).paid(&[5, 8, 8, 2]).doublers(&EIGHT);
    let mut scenario = pays(setting, 0);
    scenario.chance(casino(6));
    let result = scenario.result().unwrap();
    assert_eq!((&result["scores"], &result["ranks"]), (&json!([5, 8, 8, 2]), &json!([3, 1, 1, 4])));
}
