//! G1: what there is, and playing with other components than the game's own.

use crate::set_up::set_up;
use crate::setting::*;
use game_core::erased::{AnyMatch, Erased};
use game_core::random::{pick, stream};
use game_core::record::{Header, to_value};
use game_core::{Game, Match, Replay, ReplayError, Seat, Setup, Silent, Turn, replay_text};
use gangster::{Components, Gangster, Phase};
use serde_json::{Value, json};

#[test]
fn seats_play_the_crews_in_their_order() {
    // [G1.1]
    for seats in 3..=5 {
        let game = gangster(seats);
        assert_eq!(game.crews(), &[Grey, Yellow, Brown, Blue, Green][..seats]);
        assert!((0..seats).all(|seat| game.crews_of(Seat::new(seat)) == [Crew::ALL[seat]]));
        assert_eq!(set_up(seats).state()["cars"].as_object().unwrap().len(), seats);
    }
    let mut scenario = table(3).acts(GREY);
    scenario
        .refused_with(GREY, drive(Yellow, 1, Stickney), "G1.1", "you play grey, not yellow")
        .refused(GREY, unload(Green, &[Green]), "G1.1")
        .refused(GREY, load(Brown, Stickney, 1), "G1.1");
}

#[test]
fn the_map() {
    // [G1.2]
    let roads = [
        (NorthSide, vec![WestSide, TheLoop]),
        (GoldCoast, vec![TheLoop, LittleAfrica]),
        (WestSide, vec![NorthSide, GreekTown, Cicero, Chinatown]),
        (GreekTown, vec![WestSide, TheLoop]),
        (TheLoop, vec![NorthSide, GoldCoast, GreekTown, Chinatown]),
        (LittleItaly, vec![Cicero, Stickney, Chinatown]),
        (Cicero, vec![WestSide, LittleItaly]),
        (Stickney, vec![LittleItaly, SouthSide]),
        (Chinatown, vec![WestSide, TheLoop, LittleItaly, LittleAfrica]),
        (LittleAfrica, vec![GoldCoast, Chinatown, SouthSide]),
        (SouthSide, vec![Stickney, LittleAfrica]),
    ];
    for (place, roads) in roads {
        assert_eq!(gangster(4).neighbours(place).iter().collect::<Vec<_>>(), roads, "{place:?}");
    }
    let at = [
        [60, 14],
        [89, 22],
        [30, 21],
        [55, 38],
        [77, 39],
        [36, 44],
        [13, 35],
        [10, 59],
        [57, 57],
        [83, 62],
        [49, 80],
    ];
    assert_eq!(Components::default().places.iter().map(|(_, site)| site.at).collect::<Vec<_>>(), at);
}

#[test]
fn the_fifteen_tiles() {
    // [G1.3]
    let printed = "? 4 2 ? 4x4, 5 2 5 4x3, 6 3 1 4x3, 7 4 3x3, 4 6 2 4x3, 5 4 3 2 4x4, 8 2 4x2, ? 5 3 4x3, 6 ? 2 4x3, \
                   4 4 3 4x4, 5 3 2 1 5x3, 7 1 4 5x2, 4 3 ? 5x2, 2 5 3 1 5x3, 5 4 3 2 1 4x4";
    let tiles = to_value(&Components::default().tiles);
    let told = tiles.as_array().unwrap().iter().map(|tile| {
        let prizes = tile["prizes"].as_array().unwrap().iter();
        let prizes: Vec<String> = prizes.map(|prize| prize.to_string().replace('"', "")).collect();
        format!("{} {}x{}", prizes.join(" "), tile["columns"], tile["rows"])
    });
    assert_eq!(told.collect::<Vec<_>>().join(", "), printed);
    let spaces = |tile| {
        table(4).tile(TheLoop, tile).acts(GREY).state()["districts"]["the_loop"]["spaces"]
            .as_array()
            .unwrap()
            .len()
    };
    assert_eq!([1, 4, 7, 12, 15].map(spaces), [16, 9, 8, 10, 16]);
}

#[test]
fn thirty_markers_five_of_each_kind() {
    // [G1.4]
    let five = json!({"bodyguard": 5, "engine": 5, "tommy_gun": 5, "trunk": 5, "bumper": 5, "door": 5});
    assert_eq!(to_value(&Components::default().equipment), five);
    assert_eq!(gangster(4).start().stock.len(), 30);
}

#[test]
fn ten_district_cards_and_six_casino_cards() {
    // [G1.5]
    let first = || table(4).doublers(&[]).in_phase(Phase::DistrictCard { seat: Seat::new(0) });
    Place::districts().for_each(|district| {
        first().chance(card(district));
    });
    first().impossible(card(GoldCoast), "G3.2");
    let payday = || table(4).in_phase(Phase::Casino { seat: Seat::new(0) });
    (1..=6).for_each(|value| {
        payday().chance(casino(value));
    });
    payday().impossible(casino(0), "G6.1").impossible(casino(7), "G6.1").impossible(casino(255), "G6.1");
}

/// Another box: a bridge from North Side to the Gold Coast, a tile of one space, unequal markers, dear casino cards.
fn another_box() -> Value {
    let mut box_ = to_value(&Components::default());
    for (from, to) in [("north_side", "gold_coast"), ("gold_coast", "north_side")] {
        box_["places"][from]["roads"].as_array_mut().expect("roads").push(json!(to));
    }
    box_["tiles"][6] = json!({"prizes": [0, 99, "?"], "columns": 1, "rows": 1});
    box_["equipment"] =
        json!({"bodyguard": 1, "engine": 20, "tommy_gun": 1, "trunk": 6, "bumper": 1, "door": 1});
    box_["casino"]["values"] = json!([0, 7, 8, 9, 10, 99]);
    box_
}

fn build(seats: i64, components: Value) -> Gangster {
    let setup = Setup { seats, options: json!({}), components: Some(components) };
    setup.build().expect("the components are sound")
}

/// Plays a whole match at random.
fn played(game: Gangster) -> Match<Gangster> {
    let mut played = Match::new(game);
    let (mut rng, mut actions) = (stream(1, 6, 0), Vec::new());
    loop {
        match played.turn() {
            Turn::Over => return played,
            Turn::Chance => {
                let chance = played.game().sample(played.state(), &mut rng);
                played.chance(chance, &mut Silent).expect("what is drawn is possible");
            }
            Turn::Seat(seat) => {
                played.game().legal_actions(played.state(), &mut actions);
                played.act(seat, pick(&mut rng, &actions), &mut Silent).expect("what is listed is legal");
            }
        }
    }
}

fn replay(text: &str) -> Result<(Header, Box<dyn AnyMatch>), ReplayError> {
    replay_text(text.as_bytes(), Replay::new(&Erased::<Gangster>::find), |_, _| {})
}

#[test]
fn other_components_play_a_match_whose_record_carries_them() {
    // [G1.6]
    for seats in 2..=5 {
        let played = played(build(seats, another_box()));
        let header = Header::of(played.game());
        let again: Components = serde_json::from_value(header.components.clone().unwrap()).unwrap();
        assert_eq!(again, *played.game().components());
        let record: Vec<String> = played.record(&header).iter().map(Value::to_string).collect();
        let text = record.join("\n");
        let (_, replayed) = replay(&text).unwrap();
        assert_eq!(replayed.result(), AnyMatch::result(&played));
        let own = text.replacen(&format!(",\"components\":{}", header.components.unwrap()), "", 1);
        assert_ne!(own, text);
        assert!(replay(&own).is_err(), "with the game's own");
    }
    assert_eq!(Header::of(&gangster(4)).components, None, "the game's own are not written down");
    assert_eq!(Header::of(&build(4, to_value(&Components::default()))).components, None);
}

#[test]
fn other_components_change_map_tiles_markers_and_casino() {
    // [G1.6]
    let table = || laid_out(build(4, another_box()));
    let first = table().in_phase(Phase::Casino { seat: Seat::new(0) });
    assert_eq!(first.game().start().stock.iter().max_by_key(|&(_, count)| count), Some((Engine, 20)));
    let mut payday =
        table().on(Stickney, Grey, &[1]).doublers(&[]).in_phase(Phase::Casino { seat: Seat::new(0) });
    payday.impossible(casino(1), "G6.1").chance(casino(99));
    assert_eq!(payday.state()["casino"], json!([99]));
    table().car(Grey, NorthSide).acts(GREY).act(GREY, drive(Grey, 1, GoldCoast));
    let full =
        table().on(Stickney, Grey, &[1]).acts(BROWN).refused(BROWN, unload(Brown, &[Brown]), "G5.2").state();
    assert_eq!(full["districts"]["stickney"]["spaces"], json!(["grey"]), "one space is enough for one");
}
