//! Numbers of different sequences of decisions, for comparison with other implementations. Chance is scripted, as
//! `src/script.rs` tells.

use game_core::{Game, Setup, Silent, Turn, perft};
use new_york::{Action, NewYork, State};
use serde_json::json;

fn table(seats: i64) -> NewYork {
    Setup::new(seats, json!({})).build().expect("a table of New York")
}

/// So many turns later, in each of which the seat took the first card of the display: blue before green, then low before
/// high. Then a decision is due.
fn after_takings(game: &NewYork, turns: usize) -> State {
    let mut state = game.start();
    let mut taken = 0;
    loop {
        match game.turn(&state) {
            Turn::Chance => {
                let chance = game.scripted(&state);
                assert!(game.is_possible(&state, &chance).is_ok());
                game.resolve(&mut state, &chance, &mut Silent);
            }
            _ if taken == turns => return state,
            _ => {
                let first = state.display.cards().take(1).collect();
                game.act(&mut state, Action::Take { cards: first }, &mut Silent);
                taken += 1;
            }
        }
    }
}

fn counts(seats: i64, turns: usize, depths: usize) -> Vec<u64> {
    let game = table(seats);
    let state = if turns == 0 { game.start() } else { after_takings(&game, turns) };
    let count = |depth| perft(&game, &state, depth, &mut NewYork::scripted).expect("a possible script");
    (1..=depths).map(count).collect()
}

#[test]
fn decisions_from_the_start_with_two_seats() {
    assert_eq!(counts(2, 0, 6), [10, 98, 964, 8_692, 86_604, 774_204]);
}

#[test]
fn decisions_from_the_start_with_three_seats() {
    assert_eq!(counts(3, 0, 7), [7, 49, 343, 2_441, 17_410, 123_658, 892_060]);
}

#[test]
fn decisions_from_the_start_with_four_seats() {
    assert_eq!(counts(4, 0, 7), [7, 49, 343, 2_392, 16_746, 118_209, 829_936]);
}

/// With two seats pile 1 holds 13 cards, so that A comes at the end of the next turn but one and Dirk gets six more.
#[test]
fn decisions_while_a_is_scored_with_two_seats() {
    assert_eq!(counts(2, 12, 4), [20, 416, 7_860, 137_096]);
}

/// The deck is used up and the first discards are shuffled.
#[test]
fn decisions_while_the_discards_are_shuffled_with_two_seats() {
    assert_eq!(counts(2, 60, 3), [49, 3_512, 219_767]);
}
