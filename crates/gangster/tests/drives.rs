//! [G4.2] Where drives end, against a slow and simple search, on the game's own map and on maps drawn by lot; and which of
//! those maps are accepted [G1.6].

use game_core::random::{SimRng, below, stream};
use game_core::{Game, Seat, Setup};
use gangster::{Action, Cards, Components, Gangster, Phase, Place, PlaceSet, State, TileNumber};
use serde_json::{Value, json};

/// Whether a road joins two places, by their places among all.
type Roads = [[bool; Place::COUNT]; Place::COUNT];

const ID: [&str; Place::COUNT] = [
    "north_side",
    "gold_coast",
    "west_side",
    "greek_town",
    "the_loop",
    "little_italy",
    "cicero",
    "stickney",
    "chinatown",
    "little_africa",
    "south_side",
];
const CICERO: usize = 6;
const GOLD_COAST: usize = 1;

/// The table of the rules.
fn own_map() -> Roads {
    let table = [
        "north_side: west_side, the_loop",
        "gold_coast: the_loop, little_africa",
        "west_side: greek_town, north_side, chinatown, cicero",
        "greek_town: west_side, the_loop",
        "the_loop: greek_town, north_side, gold_coast, chinatown",
        "little_italy: cicero, stickney, chinatown",
        "cicero: west_side, little_italy",
        "stickney: little_italy, south_side",
        "chinatown: west_side, the_loop, little_italy, little_africa",
        "little_africa: gold_coast, chinatown, south_side",
        "south_side: stickney, little_africa",
    ];
    let mut roads = Roads::default();
    for (from, line) in table.iter().enumerate() {
        let (_, ends) = line.split_once(": ").expect("a place and its roads");
        ends.split(", ")
            .for_each(|end| roads[from][ID.iter().position(|&id| id == end).expect("a place")] = true);
    }
    roads
}

/// Every sequence of `steps` roads is written down whole, and only then judged.
fn ends(roads: &Roads, start: usize, steps: usize) -> PlaceSet {
    let mut drives = vec![vec![start]];
    for _ in 0..steps {
        drives = drives
            .iter()
            .flat_map(|drive| {
                let at = drive[drive.len() - 1];
                (0..Place::COUNT)
                    .filter(move |&next| roads[at][next])
                    .map(move |next| [&drive[..], &[next]].concat())
            })
            .collect();
    }
    drives.iter().filter(|drive| is_allowed(drive)).map(|drive| Place::ALL[drive[steps]]).collect()
}

/// [G4.2] No place twice, but the last may be the first, if that is not there and back along one road.
fn is_allowed(drive: &[usize]) -> bool {
    let (last, before) = drive.split_last().expect("a drive has a start");
    let repeats = |drive: &[usize]| (1..drive.len()).any(|at| drive[..at].contains(&drive[at]));
    !repeats(before) && !before[1..].contains(last) && (*last != drive[0] || drive.len() > 3)
}

/// [G2.1] Without the roads of Cicero.
fn closed(roads: &Roads) -> Roads {
    let mut closed = *roads;
    closed[CICERO] = Default::default();
    closed.iter_mut().for_each(|row| row[CICERO] = false);
    closed
}

/// [G1.6] Whether a map is sound, Cicero open and closed.
fn is_sound(roads: &Roads) -> bool {
    let no_dead_end = roads.iter().all(|row| row.iter().filter(|&&road| road).count() >= 2);
    let fine = |roads: &Roads, without: Option<usize>| {
        (0..Place::COUNT).filter(|&place| Some(place) != without).all(|place| {
            (1..=4).all(|steps| !ends(roads, place, steps).is_empty()) && is_joined(roads, place, GOLD_COAST)
        })
    };
    no_dead_end && fine(roads, None) && fine(&closed(roads), Some(CICERO))
}

fn is_joined(roads: &Roads, from: usize, to: usize) -> bool {
    let mut seen = [false; Place::COUNT];
    seen[from] = true;
    for _ in 0..Place::COUNT {
        for at in 0..Place::COUNT {
            seen[at] |= (0..Place::COUNT).any(|other| seen[other] && roads[other][at]);
        }
    }
    seen[to]
}

/// Every road is there with a chance of one in four, or so.
fn drawn(rng: &mut SimRng) -> Roads {
    let mut roads = Roads::default();
    let odds = 3 + below(rng, 3);
    for pair in 0..Place::COUNT * Place::COUNT {
        let (from, to) = (pair / Place::COUNT, pair % Place::COUNT);
        if from < to && below(rng, odds) == 0 {
            roads[from][to] = true;
            roads[to][from] = true;
        }
    }
    roads
}

fn with_map(roads: &Roads) -> Value {
    let mut components = game_core::record::to_value(&Components::default());
    for (from, row) in roads.iter().enumerate() {
        let ends: Vec<&str> = (0..Place::COUNT).filter(|&to| row[to]).map(|to| ID[to]).collect();
        components["places"][ID[from]]["roads"] = json!(ends);
    }
    components
}

/// The game's table of drives is that of the search, in the list of legal actions too.
fn compare(roads: &Roads, game: &Gangster) {
    for (index, &from) in Place::ALL.iter().enumerate() {
        for steps in 1..=4 {
            assert_eq!(
                game.destinations(from, steps),
                ends(roads, index, steps.into()),
                "{from:?} {steps} {roads:?}"
            );
        }
        assert!(game.destinations(from, 0).is_empty() && game.destinations(from, 5).is_empty());
        if from == Place::GoldCoast || game.open_districts().contains(from) {
            assert_eq!(listed(game, from), by_card(roads, index), "{from:?}");
        }
    }
}

/// The drives listed without an engine for a car standing there; nobody else is anywhere.
fn listed(game: &Gangster, from: Place) -> Vec<(u8, Place)> {
    let mut state: State = game.start();
    state.tiles = Place::ALL.map(|place| TileNumber::new(place.index() as u8 + 1));
    state.crews[0].car = from;
    state.crews[0].cards = Cards::ALL;
    state.phase = Phase::Turn { seat: Seat::new(0) };
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    let drive = |action| match action {
        Action::Drive { crew: gangster::Crew::Grey, card, to, .. } => Some((card, to)),
        _ => None,
    };
    actions.into_iter().filter_map(drive).collect()
}

fn by_card(roads: &Roads, from: usize) -> Vec<(u8, Place)> {
    (1..=3)
        .flat_map(|card| ends(roads, from, card.into()).iter().map(move |to| (card, to)).collect::<Vec<_>>())
        .collect()
}

fn build(seats: i64, components: Value) -> Result<Gangster, game_core::SetupError> {
    Setup { seats, options: json!({}), components: Some(components) }.build()
}

#[test]
fn drives_on_the_games_own_map_end_where_a_search_says() {
    // [G1.2] [G2.1] [G4.2]
    for seats in 2..=5 {
        let game: Gangster = Setup::new(seats, json!({})).build().unwrap();
        compare(&if seats == 3 { closed(&own_map()) } else { own_map() }, &game);
    }
}

#[test]
fn drives_on_any_map_end_where_a_search_says_and_unsound_maps_are_refused() {
    // [G1.6] [G4.2]
    let mut rng = stream(4, 2, 0);
    let (mut sound, mut refused) = (0, 0);
    for _ in 0..800 {
        let roads = drawn(&mut rng);
        let built = build(3, with_map(&roads));
        assert_eq!(built.is_ok(), is_sound(&roads), "{:?} {roads:?}", built.err());
        match built {
            Err(_) => refused += 1,
            Ok(three) => {
                compare(&closed(&roads), &three);
                compare(&roads, &build(4, with_map(&roads)).unwrap());
                sound += 1;
            }
        }
    }
    assert!(sound > 50 && refused > 50, "{sound} sound, {refused} refused");
}
