//! Numbers of different sequences of decisions, for comparison with other implementations; they come from this one, and
//! those of up to four decisions are also those of a program written apart from it after the rules. Chance is scripted: seat 0 begins; tiles 1 to 10 lie in G1.2's order of districts; that order
//! without Cicero, twice over, gives the starts (two for each crew, crew by crew, five crews take Cicero last); mats
//! and coast get the kinds in G1.4's order, the mats first; Stickney gets the first doubler. Later draws take
//! what comes first in its order: districts before police, the lowest casino card, the first kind in stock.

use game_core::{Game, Seat, Setup, Silent, Turn};
use game_testkit::perft;
use gangster::{
    Action, Bag, Chance, DistrictCard, Equipment, Gangster, Phase, Place, Refill, Shown, Starts, State,
    TileChoice,
};
use serde_json::json;

fn table(seats: i64) -> Gangster {
    Setup::new(seats, json!({})).build().expect("a table of Gangster")
}

fn scripted(game: &Gangster, state: &State) -> Chance {
    match state.phase {
        Phase::Setup => Chance::Setup(setup(game)),
        Phase::DistrictCard { .. } => {
            let left = game.open_districts().without(state.doublers).iter().next();
            Chance::DistrictCard { card: left.map_or(DistrictCard::Police, DistrictCard::District) }
        }
        Phase::Casino { .. } => Chance::Casino { value: (1..).nth(state.paydays_held()).expect("a card") },
        _ => Chance::Coast(Refill { markers: drawn(state.coast, state.stock).into_iter().collect() }),
    }
}

fn setup(game: &Gangster) -> gangster::Setup {
    let crews = || game.crews().iter().copied();
    let mut districts: Vec<Place> = Place::districts().filter(|&place| place != Place::Cicero).collect();
    districts.push(Place::Cicero);
    let starts = districts.chunks(2).map(|two| Starts(two.iter().copied().collect()));
    let mut kinds = Equipment::ALL.into_iter().cycle();
    gangster::Setup {
        first: Seat::new(0),
        tiles: Place::districts().zip((1..).map(TileChoice)).collect(),
        mats: crews().zip(kinds.by_ref()).collect(),
        coast: kinds.take(3).collect(),
        starts: crews().zip(starts).collect(),
        doubler: Place::Stickney,
    }
}

/// The first kinds in stock, three of one kind being replaced.
fn drawn(coast: Shown, mut stock: Bag) -> Vec<Equipment> {
    let (mut shown, mut drawn): (Vec<Equipment>, _) = (coast.iter().collect(), Vec::new());
    loop {
        while shown.len() < 3
            && let Some(kind) = Equipment::ALL.into_iter().find_map(|kind| stock.take(kind))
        {
            shown.push(kind);
            drawn.push(kind);
        }
        let is_triple = shown.len() == 3 && shown.iter().all(|&kind| kind == shown[0]);
        match is_triple && !stock.is_empty() {
            true => shown.clear(),
            false => return drawn,
        }
    }
}

/// So many decisions later, each the one that is number `turn * 7` of those listed, counted round.
fn after(game: &Gangster, decisions: usize) -> State {
    let (mut state, mut made, mut actions) = (game.start(), 0, Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let chance = scripted(game, &state);
                assert!(game.is_possible(&state, &chance).is_ok(), "{chance:?}");
                game.resolve(&mut state, &chance, &mut Silent);
            }
            _ if made == decisions => return state,
            _ => {
                game.legal_actions(&state, &mut actions);
                actions.sort();
                game.act(&mut state, actions[made * 7 % actions.len()], &mut Silent);
                made += 1;
            }
        }
    }
}

fn counts(seats: i64, decisions: usize, depths: usize) -> Vec<u64> {
    let game = table(seats);
    let state = if decisions == 0 { game.start() } else { after(&game, decisions) };
    (1..=depths).map(|depth| perft(&game, &state, depth, &mut scripted)).collect()
}

#[test]
fn decisions_from_the_start() {
    assert_eq!(counts(2, 0, 4), [39, 1_236, 40_488, 1_078_983]);
    assert_eq!(counts(3, 0, 5), [11, 243, 2_892, 26_586, 452_047]);
    assert_eq!(counts(4, 0, 5), [12, 299, 4_641, 79_071, 797_736]);
    assert_eq!(counts(5, 0, 5), [12, 299, 4_872, 83_373, 975_297]);
}

/// After 60 decisions captives have been made; a payday or two has been.
#[test]
fn decisions_amid_a_match() {
    assert_eq!(counts(2, 60, 4), [27, 385, 8_520, 187_806]);
    assert_eq!(counts(3, 60, 5), [11, 93, 742, 7_066, 70_893]);
    assert_eq!(counts(4, 60, 5), [17, 122, 991, 5_830, 60_652]);
    assert_eq!(counts(5, 60, 5), [15, 226, 1_278, 15_621, 229_691]);
}

/// Some of these sequences end early, with the match.
#[test]
fn decisions_near_the_end() {
    assert_eq!(counts(4, 77, 5), [12, 79, 1_003, 4_788, 39_300]);
}

/// [G3.4] After 40 turns without a drive there are only drives.
#[test]
fn decisions_where_a_drive_is_due() {
    let game = table(4);
    let mut state = after(&game, 0);
    state.idle = 39;
    let numbers: Vec<u64> = (1..=4).map(|depth| perft(&game, &state, depth, &mut scripted)).collect();
    assert_eq!(numbers, [12, 295, 4_573, 77_911]);
    state.idle = 40;
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    assert!(actions.iter().all(|action| matches!(action, Action::Drive { .. })));
}
