//! Random play allocates a deal for each match, and nothing for a move once its buffer has grown.
#![allow(unsafe_code)]

use game_core::{Fixed, Game, Seats, playout, random};
use new_york::NewYork;
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

struct Counting;

thread_local! {
    // Of this thread only: the test harness allocates on its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is handed to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

/// Plays random matches; tells how many, their moves, and what they allocated.
fn played(seats: usize) -> (u64, u64, u64) {
    const MATCHES: u64 = 100;
    let game = NewYork::new(Seats::new(seats), new_york::Options::default(), Fixed).expect("a table");
    let (mut nature, mut player) = (random::stream(1, 0, 0), random::stream(1, 0, 1));
    let mut actions = Vec::with_capacity(10_000);
    let mut play = || {
        let mut state = game.start();
        let mut moves = 0;
        let choose = |state: &_, _| {
            moves += 1;
            playout::random_action(&game, state, &mut player, &mut actions)
        };
        playout::play_out(&game, &mut state, &mut nature, choose, |_| {});
        assert!(game.outcome(&state).is_some());
        moves
    };
    let before = ALLOCATIONS.get();
    let moves = (0..MATCHES).map(|_| play()).sum();
    (MATCHES, moves, ALLOCATIONS.get() - before)
}

#[test]
fn a_move_allocates_nothing() {
    for seats in 2..=6 {
        let (matches, moves, allocations) = played(seats);
        assert!(moves > 5_000, "{moves} moves with {seats} seats");
        assert!(allocations <= 2 * matches, "{allocations} allocations in {matches} matches, {moves} moves");
        assert_ne!(ALLOCATIONS.get(), 0, "the counter counts");
    }
}
