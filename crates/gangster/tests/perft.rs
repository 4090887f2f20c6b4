//! Numbers of different sequences of decisions, for comparison with other implementations; they come from this one, and
//! those of up to four decisions are also those of a program written apart from it after the rules. Chance is
//! scripted, as `src/script.rs` tells.

use game_core::{Game, Setup, Silent, Turn, perft};
use gangster::{Action, Gangster, State};
use serde_json::json;

fn table(seats: i64) -> Gangster {
    Setup::new(seats, json!({})).build().expect("a table of Gangster")
}

/// So many decisions later, each the one that is number `turn * 7` of those listed, counted round.
fn after(game: &Gangster, decisions: usize) -> State {
    let (mut state, mut made, mut actions) = (game.start(), 0, Vec::new());
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let chance = game.scripted(&state);
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
    sequences(&game, &state, depths)
}

fn sequences(game: &Gangster, state: &State, depths: usize) -> Vec<u64> {
    let count = |depth| perft(game, state, depth, &mut Gangster::scripted).expect("a possible script");
    (1..=depths).map(count).collect()
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
    assert_eq!(sequences(&game, &state, 4), [12, 295, 4_573, 77_911]);
    state.idle = 40;
    let mut actions = Vec::new();
    game.legal_actions(&state, &mut actions);
    assert!(actions.iter().all(|action| matches!(action, Action::Drive { .. })));
}
