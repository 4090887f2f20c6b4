//! Random play allocates nothing.

use game_core::{Game, Seats};
use game_testkit::{CountingAllocator, allocations_in_play};
use gangster::{Components, Gangster, Options};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_match_allocates_nothing() {
    for seats in 2..=5 {
        let game =
            Gangster::new(Seats::new(seats), Options::default(), Components::default()).expect("a table");
        let spent = allocations_in_play(&game, 100);
        assert!(spent.moves > 5_000 && spent.allocations == 0, "{seats} seats: {spent:?}");
    }
}
