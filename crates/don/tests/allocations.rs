//! Random play allocates nothing.

use don::Don;
use game_core::{Fixed, Game, Seats};
use game_testkit::{CountingAllocator, allocations_in_play};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_match_allocates_nothing() {
    for seats in 3..=6 {
        let game = Don::new(Seats::new(seats), don::Options::default(), Fixed).expect("a table");
        let spent = allocations_in_play(&game, 100);
        assert!(spent.moves > 10_000 && spent.allocations == 0, "{seats} seats: {spent:?}");
    }
}
