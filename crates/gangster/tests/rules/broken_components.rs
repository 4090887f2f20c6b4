//! G1.6: a set of components that breaks an invariant is refused, with the reason and the place.

use game_core::Setup;
use gangster::{Components, Gangster};
use serde_json::{Value, json};

fn own() -> Value {
    serde_json::to_value(Components::default()).expect("plain JSON")
}

/// What building a game with these components is refused with.
fn fault(components: Value) -> String {
    let setup = Setup { seats: 4, options: json!({}), components: Some(components) };
    setup.build::<Gangster>().expect_err("they are refused").to_string()
}

/// The fault of the game's own components with a value changed.
fn fault_with(place: &str, value: Value) -> String {
    let mut components = own();
    *components.pointer_mut(place).expect("a place of the components") = value;
    fault(components)
}

/// The fault of a map whose roads join these places in rounds.
fn fault_of_rounds(rounds: &[&[&str]]) -> String {
    let mut components = own();
    let places = components["places"].as_object_mut().expect("places");
    places.values_mut().for_each(|site| site["roads"] = json!([]));
    for round in rounds {
        for (index, place) in round.iter().enumerate() {
            for other in [(index + 1) % round.len(), (index + round.len() - 1) % round.len()] {
                let roads = places[*place]["roads"].as_array_mut().expect("roads");
                if !roads.contains(&json!(round[other])) {
                    roads.push(json!(round[other]));
                }
            }
        }
    }
    fault(components)
}

const REST: [&str; 7] =
    ["gold_coast", "the_loop", "little_italy", "stickney", "chinatown", "little_africa", "south_side"];

#[test]
fn the_games_own_components_are_sound() {
    // [G1.6]
    let setup = Setup { seats: 4, options: json!({}), components: Some(own()) };
    assert!(setup.build::<Gangster>().is_ok());
}

#[test]
fn places_are_the_eleven_of_the_game() {
    // [G1.2] [G1.6]
    let known = "there is north_side, gold_coast, west_side, greek_town, the_loop, little_italy, cicero, stickney, \
                 chinatown, little_africa, south_side";
    let mut unknown = own();
    unknown["places"]["moon"] = json!({"roads": [], "at": [1, 1]});
    assert_eq!(fault(unknown), format!("components: places: `moon` is no place; {known}"));
    let mut missing = own();
    missing["places"].as_object_mut().unwrap().shift_remove("cicero");
    assert_eq!(fault(missing), "components: places: cicero is missing");
    let road = fault_with("/places/cicero/roads/0", json!("moon"));
    assert_eq!(road, format!("components: places.cicero.roads: `moon` is no place; {known}"));
    for at in [json!([101, 5]), json!([5, -1])] {
        let reason = "components: places.stickney.at: x and y lie between 0 and 100";
        assert_eq!(fault_with("/places/stickney/at", at), reason);
    }
}

#[test]
fn roads_lead_both_ways_to_other_places_and_nowhere_is_a_dead_end() {
    // [G1.6]
    assert_eq!(
        fault_with("/places/cicero/roads", json!(["little_italy", "stickney"])),
        "components: places.west_side.roads: the road to cicero leads one way only; name it there, too"
    );
    assert_eq!(
        fault_with("/places/cicero/roads", json!(["west_side", "little_italy", "cicero"])),
        "components: places.cicero.roads: a road leads back to where it starts"
    );
    assert_eq!(
        fault_with("/places/cicero/roads", json!(["west_side", "little_italy", "west_side"])),
        "components: places.cicero.roads: the road to west_side is named twice"
    );
    let mut dead_end = own();
    dead_end["places"]["cicero"]["roads"] = json!(["little_italy"]);
    dead_end["places"]["west_side"]["roads"] = json!(["greek_town", "north_side", "chinatown"]);
    let reason = "components: places.cicero.roads: this is a dead end; a place has at least two roads";
    assert_eq!(fault(dead_end), reason);
}

#[test]
fn from_every_place_a_drive_of_1_2_3_or_4_roads_exists() {
    // [G1.6]: in a round of three nobody drives four roads.
    let three: [&str; 3] = ["north_side", "west_side", "greek_town"];
    let mut rest = REST.to_vec();
    rest.push("cicero");
    let reason = "components: places.north_side.roads: no drive of 4 roads starts here";
    assert_eq!(fault_of_rounds(&[&three, &rest]), reason);
}

#[test]
fn also_with_cicero_closed_and_the_gold_coast_can_be_reached() {
    // [G1.6] [G2.1]: with Cicero closed this round of four breaks open.
    let four: [&str; 4] = ["north_side", "west_side", "greek_town", "cicero"];
    let reason = "components: places.north_side.roads: no way leads from here to the Gold Coast";
    assert_eq!(fault_of_rounds(&[&four, &REST]), reason);
    let joined: [&str; 2] = ["cicero", "gold_coast"];
    let reason = "components: places.north_side.roads: no drive of 3 roads starts here when Cicero is closed";
    assert_eq!(fault_of_rounds(&[&four, &REST, &joined]), reason);
}

#[test]
fn markers_are_thirty_at_least_one_of_each_kind() {
    // [G1.4] [G1.6]
    let few = |count: i64| fault_with("/equipment/door", json!(count));
    assert_eq!(few(6), "components: equipment: there are 30 markers in all, not 31");
    assert_eq!(few(4), "components: equipment: there are 30 markers in all, not 29");
    for count in [0, -5, 256 + 5, i64::MAX] {
        assert_eq!(
            few(count),
            "components: equipment.door: there is at least one marker of each kind",
            "{count}"
        );
    }
    let mut missing = own();
    missing["equipment"].as_object_mut().unwrap().shift_remove("trunk");
    assert_eq!(fault(missing), "components: equipment: trunk is missing");
    let mut unknown = own();
    unknown["equipment"]["radio"] = json!(1);
    assert!(
        fault(unknown)
            .starts_with("components: equipment: `radio` is no kind of equipment; there is bodyguard")
    );
}

#[test]
fn casino_cards_are_six_different_ones_ascending() {
    // [G1.5] [G1.6]
    let values = |values: Value| fault_with("/casino/values", values);
    assert_eq!(values(json!([1, 2, 3, 4, 5])), "components: casino.values: there are 6 casino cards, not 5");
    assert_eq!(
        values(json!([1, 2, 3, 4, 5, 6, 7])),
        "components: casino.values: there are 6 casino cards, not 7"
    );
    for wrong in [json!([1, 2, 3, 4, 6, 5]), json!([1, 2, 3, 4, 5, 5])] {
        assert_eq!(values(wrong), "components: casino.values: the values are all different and ascending");
    }
    for wrong in [100, -1] {
        let reason = format!("components: casino.values: a value lies between 0 and 99, not at {wrong}");
        assert_eq!(values(json!([wrong, 2, 3, 4, 5, 6])), reason);
    }
}

#[test]
fn tiles_are_fifteen_with_prizes_and_spaces() {
    // [G1.3] [G1.6]
    let tiles = own()["tiles"].as_array().unwrap().clone();
    assert_eq!(fault_with("/tiles", json!(tiles[..14])), "components: tiles: there are 15 tiles, not 14");
    let more = [&tiles[..], &tiles[..1]].concat();
    assert_eq!(fault_with("/tiles", json!(more)), "components: tiles: there are 15 tiles, not 16");
    let third = |key: &str, value: Value| fault_with(&format!("/tiles/2/{key}"), value);
    assert_eq!(third("prizes", json!([])), "components: tile 3: a tile has 1 to 5 prizes, not 0");
    assert_eq!(
        third("prizes", json!([1, 1, 1, 1, 1, 1])),
        "components: tile 3: a tile has 1 to 5 prizes, not 6"
    );
    assert_eq!(third("prizes", json!(["!"])), "components: tile 3: a prize is a number or \"?\", not \"!\"");
    for wrong in [100, -1] {
        let reason = format!("components: tile 3: a value lies between 0 and 99, not at {wrong}");
        assert_eq!(third("prizes", json!([wrong])), reason);
    }
    let reason = "components: tile 3: columns times rows make 1 to 16 spaces";
    for (columns, rows) in [(0, 3), (4, 0), (6, 3), (17, 1), (-4, -4), (256, 1), (i64::MAX, 2)] {
        let mut components = own();
        components["tiles"][2]["columns"] = json!(columns);
        components["tiles"][2]["rows"] = json!(rows);
        assert_eq!(fault(components), reason, "{columns} {rows}");
    }
}

#[test]
fn keys_and_types_are_as_in_the_games_own_file() {
    // [G1.6]
    for place in ["", "/places/cicero", "/casino", "/tiles/0"] {
        let mut more = own();
        more.pointer_mut(place).unwrap()["doublers"] = json!(8);
        assert!(fault(more).contains("unknown field `doublers`"), "{place}");
    }
    for key in ["places", "equipment", "casino", "tiles"] {
        let mut less = own();
        less.as_object_mut().unwrap().shift_remove(key);
        assert_eq!(fault(less), format!("components: missing field `{key}`"));
    }
    for (place, value) in [
        ("/places/cicero/roads", json!("west_side")),
        ("/places/cicero/at", json!([1])),
        ("/places/cicero/at", json!([1, 2, 3])),
        ("/equipment/door", json!(1.5)),
        ("/casino/values", json!({})),
        ("/tiles/0/prizes/0", json!(null)),
        ("/tiles/0/columns", json!("4")),
        ("", json!([])),
        ("", json!(null)),
    ] {
        assert!(fault_with(place, value).starts_with("components: "), "{place}");
    }
}
