//! Random play allocates nothing once its buffer has grown.
#![allow(unsafe_code)]

use don::Don;
use game_core::{Fixed, Game, Seats, playout, random};
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

#[test]
fn a_move_allocates_nothing() {
    let game = Don::new(Seats::new(4), don::Options::default(), Fixed).unwrap();
    let (mut nature, mut player) = (random::stream(1, 0, 0), random::stream(1, 0, 1));
    let mut actions = Vec::with_capacity(1_000);
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
    let moves: u64 = (0..100).map(|_| play()).sum();
    let allocations = ALLOCATIONS.get() - before;
    assert!(moves > 10_000);
    assert_eq!(allocations, 0, "in {moves} moves");
    assert_ne!(before, 0, "the counter counts");
}
