//! Counts of decisions of the toy, computed by hand.

use crate::toy::{Chance, Sound, State};
use game_core::{Game, Setup, divide, perft};
use serde_json::json;

fn counts(seats: i64, depths: std::ops::RangeInclusive<usize>, script: fn(&State) -> Chance) -> Vec<u64> {
    let game: Sound = Setup::new(seats, json!({})).build().expect("a number of seats the toy has");
    let count = |depth| perft(&game, &game.start(), depth, &mut |_, state| script(state));
    depths.map(|depth| count(depth).expect("a possible script")).collect()
}

fn lowest_two(state: &State) -> Chance {
    let mut bag = state.bag.iter();
    Chance::Draw { tokens: [bag.next().expect("a token"), bag.next().expect("a token")] }
}

fn lowest_and_highest(state: &State) -> Chance {
    let mut bag = state.bag.iter();
    Chance::Draw { tokens: [bag.next().expect("a token"), bag.next_back().expect("a token")] }
}

/// Two decisions of a seat can go 3 · 3 ways, less the one that passes twice.
#[test]
fn two_seats_have_eight_ways_each() {
    assert_eq!(counts(2, 0..=4, lowest_two), [1, 3, 9, 3 * 8, 8 * 8]);
    assert_eq!(counts(3, 6..=6, lowest_two), [8 * 8 * 8]);
}

#[test]
fn a_sequence_that_ends_early_counts_once() {
    assert_eq!(counts(2, 5..=6, lowest_two), [64, 64]);
    // The 16 lies in the first draw only: kept, it ends the match. Else seat 0 goes on in 3 ways, or 2 after a pass.
    assert_eq!(counts(2, 1..=4, lowest_and_highest), [3, 1 + 3 + 3, 1 + 3 * 3 + 3 * 2, 1 + (3 + 2) * 8]);
}

#[test]
fn the_first_decisions_share_the_count() {
    let game: Sound = Setup::new(2, json!({})).build().unwrap();
    let shares = |depth| divide(&game, &game.start(), depth, &mut |_, state| lowest_two(state)).unwrap();
    let counts = |depth| shares(depth).into_iter().map(|(_, count)| count).collect::<Vec<_>>();
    assert_eq!((counts(0), counts(1), counts(2)), (vec![], vec![1; 3], vec![3; 3]));
    assert_eq!(counts(3).iter().sum::<u64>(), 3 * 8);
}

#[test]
fn an_impossible_script_is_refused() {
    let game: Sound = Setup::new(2, json!({})).build().unwrap();
    let again = perft(&game, &game.start(), 2, &mut |_, _| Chance::Draw { tokens: [1, 2] });
    assert_eq!(again.unwrap_err().to_string(), "this token is no longer in the bag");
}
