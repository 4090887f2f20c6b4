//! G2: how a match begins.

use crate::setting::*;
use game_core::Seat;
use game_testkit::Scenario;
use gangster::{Chance, Gangster, Setup, Starts, TileChoice};
use serde_json::{Value, json};

/// Tiles 1 to 10 in the order of the rules; every crew starts in the next two districts of it, Cicero left to green.
pub(crate) fn usual(seats: usize) -> Setup {
    let crews = || gangster(seats).crews().iter().copied();
    let starts = [
        [NorthSide, WestSide],
        [GreekTown, TheLoop],
        [LittleItaly, Stickney],
        [Chinatown, LittleAfrica],
        [SouthSide, Cicero],
    ];
    let starts = starts.map(|two| Starts(two.into_iter().collect()));
    Setup {
        first: Seat::new(1),
        tiles: Place::districts().zip((1..).map(TileChoice)).collect(),
        coast: [Engine, Door, Trunk].into_iter().collect(),
        mats: crews().zip([Door, Engine, Bodyguard, TommyGun, Bumper]).collect(),
        starts: crews().zip(starts).collect(),
        doubler: SouthSide,
    }
}

/// A match that begins with the usual set-up; seat 1 acts.
pub(crate) fn set_up(seats: usize) -> Scenario<Gangster> {
    let mut scenario = new(seats);
    scenario.chance(Chance::Setup(usual(seats)));
    scenario
}

fn new(seats: usize) -> Scenario<Gangster> {
    Scenario::new(seats, json!({}))
}

/// The usual set-up with something changed.
fn changed(seats: usize, change: impl FnOnce(&mut Setup)) -> Chance {
    let mut setup = usual(seats);
    change(&mut setup);
    Chance::Setup(setup)
}

#[test]
fn before_set_up_nothing_lies_anywhere() {
    // [G1.1] [G2.1]
    let per_crew = |value: Value| json!({"grey": value, "yellow": value, "brown": value});
    let nothing = json!({
        "period": 1, "phase": "setup", "to_act": null, "crew": null, "cars": {}, "cards": per_crew(json!([1, 2, 3])),
        "mats": per_crew(json!(0)), "trunks": per_crew(json!([])), "equipment": per_crew(json!([])), "coast": [],
        "stock": 30, "districts": {}, "doublers": [], "harbour": {}, "influence": [0, 0, 0], "turn": null,
        "police": 0, "casino": [], "gone": {}, "idle": 0,
    });
    assert_eq!(new(3).state(), nothing);
}

#[test]
fn the_table_after_set_up() {
    // [G2.1] [G2.2] [G2.3] [G2.4] [G2.5]
    let state = set_up(4).state();
    let expected = json!({
        "period": 1, "phase": "turn", "to_act": 1, "crew": null,
        "cars": {"grey": "north_side", "yellow": "greek_town", "brown": "little_italy", "blue": "chinatown"},
        "cards": {"grey": [1, 2, 3], "yellow": [1, 2, 3], "brown": [1, 2, 3], "blue": [1, 2, 3]},
        "mats": {"grey": 7, "yellow": 7, "brown": 7, "blue": 7},
        "trunks": {"grey": [], "yellow": [], "brown": [], "blue": []},
        "equipment": {"grey": ["door"], "yellow": ["engine"], "brown": ["bodyguard"], "blue": ["tommy_gun"]},
        "coast": ["engine", "door", "trunk"], "stock": 23, "doublers": ["south_side"], "harbour": {},
        "influence": [0, 0, 0, 0], "turn": 1, "police": 0, "casino": [], "gone": {}, "idle": 0,
    });
    for (key, value) in expected.as_object().unwrap() {
        assert_eq!(state[key], *value, "{key}");
    }
    let first = |district: &str| state["districts"][district]["spaces"][0].clone();
    assert_eq!(
        ["north_side", "west_side", "greek_town", "stickney"].map(first),
        ["grey", "grey", "yellow", "brown"]
    );
    assert_eq!((first("south_side"), first("cicero")), (json!(null), json!(null)));
}

#[test]
fn any_seat_can_be_drawn_to_begin_but_no_other() {
    // [G2.1]
    for seats in 2..=5 {
        for first in 0..seats {
            let mut scenario = new(seats);
            scenario.chance(changed(seats, |setup| setup.first = Seat::new(first)));
            assert_eq!(at(&scenario), ("turn".to_owned(), Some(first as u64)));
        }
        for first in [seats, 255] {
            new(seats).impossible(changed(seats, |setup| setup.first = Seat::new(first)), "G2.1");
        }
    }
}

#[test]
fn ten_different_tiles_of_15_lie_in_the_ten_districts() {
    // [G1.3] [G2.1]
    new(3).chance(changed(3, |setup| setup.tiles.insert(Cicero, TileChoice(15))));
    for (district, tile) in [(Cicero, 1), (Cicero, 0), (Cicero, 16), (Cicero, 255), (GoldCoast, 15)] {
        new(3).impossible(changed(3, |setup| setup.tiles.insert(district, TileChoice(tile))), "G2.1");
    }
    let nine = Place::districts().skip(1).zip((1..).map(TileChoice));
    new(4).impossible(changed(4, |setup| setup.tiles = nine.collect()), "G2.1");
}

#[test]
fn with_three_players_cicero_is_closed() {
    // [G2.1]
    let mut scenario = set_up(3);
    let empty = json!({"tile": 6, "spaces": vec![Value::Null; 16]});
    assert_eq!(scenario.state()["districts"]["cicero"], empty, "listed, but nobody gets there");
    assert_eq!(scenario.state()["districts"].as_object().unwrap().len(), 10);
    scenario.act(YELLOW, drive(Yellow, 1, WestSide)).refused(BROWN, drive(Brown, 1, Cicero), "G4.2");
    table(3)
        .car(Grey, WestSide)
        .acts(GREY)
        .refused_with(
            GREY,
            drive(Grey, 1, Cicero),
            "G4.2",
            "no drive of 1 roads from West Side ends at Cicero",
        )
        .act(GREY, drive(Grey, 2, LittleItaly));
    table(3)
        .cards(Grey, &[2])
        .car(Grey, WestSide)
        .acts(GREY)
        .act(GREY, drive(Grey, 2, LittleItaly))
        .impossible(card(Cicero), "G3.2");
}

#[test]
fn nobody_drives_through_a_closed_cicero() {
    // [G2.1]: the only round of four from Little Italy goes through Cicero.
    let setting = |seats| table(seats).car(Grey, LittleItaly).owns(Grey, &[Engine]).acts(GREY);
    setting(4).act(GREY, drive_on(Grey, 3, LittleItaly));
    setting(3).refused(GREY, drive_on(Grey, 3, LittleItaly), "G4.2");
}

#[test]
fn three_markers_are_shown_and_each_crew_gets_one() {
    // [G2.2]
    for (seats, stock) in [(2, 23), (3, 24), (4, 23), (5, 22)] {
        assert_eq!(set_up(seats).state()["stock"], stock);
    }
    let coast = |markers: &[Equipment]| changed(3, |setup| setup.coast = markers.iter().copied().collect());
    for wrong in [&[][..], &[Engine, Door], &[Engine, Door, Trunk, Bumper], &[Door; 3]] {
        new(3).impossible(coast(wrong), "G2.2");
    }
    new(3).impossible(changed(3, |setup| setup.mats.insert(Blue, Door)), "G2.2").impossible(
        changed(3, |setup| setup.mats = [(Grey, Door), (Brown, Door)].into_iter().collect()),
        "G2.2",
    );
    new(4).impossible(changed(4, |setup| setup.mats = usual(3).mats), "G2.2");
}

#[test]
fn no_marker_is_drawn_that_is_not_there() {
    // [G1.4] [G2.2]: five doors in all.
    let doors = |coast: [Equipment; 3]| {
        changed(5, |setup| {
            setup.mats = Crew::ALL.into_iter().zip([Door; 5]).collect();
            setup.coast = coast.into_iter().collect();
        })
    };
    new(5).impossible(doors([Engine, Trunk, Door]), "G2.2").chance(doors([Engine, Trunk, Engine]));
}

#[test]
fn three_of_one_kind_are_replaced_at_set_up_again_and_again() {
    // [G2.2] [G7.4]
    let mut scenario = new(3);
    let drawn = [Trunk, Trunk, Trunk, Bumper, Bumper, Bumper, Trunk, Trunk, Door];
    scenario.chance(changed(3, |setup| setup.coast = drawn.into_iter().collect()));
    let state = scenario.state();
    assert_eq!((&state["coast"], &state["stock"]), (&json!(["trunk", "trunk", "door"]), &json!(30 - 9 - 3)));
    assert_eq!(state["gone"], json!({"trunk": 3, "bumper": 3}));
    for wrong in [&drawn[..6], &drawn[..8], &[Trunk; 6]] {
        new(3).impossible(changed(3, |setup| setup.coast = wrong.iter().copied().collect()), "G2.2");
    }
}

#[test]
fn nine_gangsters_two_of_them_on_the_first_spaces_of_two_districts() {
    // [G2.3] [G2.4]
    let scenario = set_up(5);
    for crew in Crew::ALL {
        assert_eq!(scenario.typed().crew(crew).mat, 7);
        let on_board: Vec<u8> = Place::ALL
            .iter()
            .flat_map(|place| scenario.typed().gangsters[place.index()][crew.index()].iter())
            .collect();
        assert_eq!(on_board, [1, 1]);
    }
    assert_eq!(scenario.state()["cars"]["green"], "south_side", "the car goes to the first one's");
    assert_eq!(scenario.state()["districts"]["cicero"]["spaces"][0], "green");
}

#[test]
fn all_starts_differ_and_are_open_districts() {
    // [G2.4]
    let starts = |crew: Crew, districts: &[Place]| {
        changed(3, |setup| setup.starts.insert(crew, Starts(districts.iter().copied().collect())))
    };
    new(3).chance(starts(Brown, &[Chinatown, SouthSide]));
    for wrong in [
        &[Chinatown, NorthSide][..],
        &[Chinatown, Chinatown],
        &[Chinatown, GoldCoast],
        &[Chinatown, Cicero],
        &[Chinatown],
        &[Chinatown, SouthSide, LittleAfrica],
        &[],
    ] {
        new(3).impossible(starts(Brown, wrong), "G2.4");
    }
    new(3).impossible(starts(Blue, &[Chinatown, SouthSide]), "G2.4");
    new(4).impossible(changed(4, |setup| setup.starts = usual(3).starts), "G2.4");
}

#[test]
fn the_first_doubler_goes_to_any_open_district() {
    // [G2.5]
    for doubler in Place::districts().filter(|&place| place != Cicero) {
        let mut scenario = new(3);
        scenario.chance(changed(3, |setup| setup.doubler = doubler));
        assert_eq!(scenario.state()["doublers"], json!([doubler]));
    }
    new(3)
        .impossible(changed(3, |setup| setup.doubler = Cicero), "G2.5")
        .impossible(changed(3, |setup| setup.doubler = GoldCoast), "G2.5");
    new(4).chance(changed(4, |setup| setup.doubler = Cicero));
}
