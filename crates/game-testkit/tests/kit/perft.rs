//! Counts of decisions of the toy, computed by hand.

use crate::toy::{Chance, Sound, State};
use game_core::{Game, Setup};
use game_testkit::perft;
use serde_json::json;

fn counts(seats: i64, depths: std::ops::RangeInclusive<usize>, script: fn(&State) -> Chance) -> Vec<u64> {
    let game: Sound = Setup::new(seats, json!({})).build().expect("a number of seats the toy has");
    depths.map(|depth| perft(&game, &game.start(), depth, &mut |_, state| script(state))).collect()
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
#[should_panic(expected = "this token is no longer in the bag")]
fn an_impossible_script_is_refused() {
    counts(2, 2..=2, |_| Chance::Draw { tokens: [1, 2] });
}
