//! Random play allocates nothing but the deal, once a match.

use game_core::{Fixed, Game, Seats};
use game_testkit::{CountingAllocator, allocations_in_play};
use new_york::NewYork;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_move_allocates_nothing() {
    for seats in 2..=6 {
        let game = NewYork::new(Seats::new(seats), new_york::Options::default(), Fixed).expect("a table");
        let spent = allocations_in_play(&game, 100);
        assert!(spent.moves > 5_000 && spent.allocations == 100, "{seats} seats: {spent:?}");
    }
}
