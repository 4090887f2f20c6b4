//! Counting allocations, to prove that a move makes none.
//!
//! A test binary of its own installs the counter and plays:
//!
//! ```no_run
//! #[global_allocator]
//! static ALLOCATOR: game_testkit::CountingAllocator = game_testkit::CountingAllocator;
//! ```
#![allow(unsafe_code)]

use game_core::random::stream;
use game_core::{Game, playout};
use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

/// The system's allocator, which counts what each thread asks of it.
pub struct CountingAllocator;

/// What random play took.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Spent {
    pub moves: u64,
    pub allocations: u64,
}

/// Plays `matches` random matches, the buffer for actions having been made before.
///
/// # Panics
/// If [`CountingAllocator`] is not the global allocator: then nothing would be counted.
pub fn allocations_in_play<G: Game>(game: &G, matches: u64) -> Spent {
    let mut actions = Vec::with_capacity(10_000);
    let before = ALLOCATIONS.get();
    assert_ne!(before, 0, "the counting allocator is not installed");
    let (mut nature, mut player) = (stream(1, 0, 0), stream(1, 0, 1));
    let mut moves = 0;
    for _ in 0..matches {
        let mut state = game.start();
        let choose = |state: &_, _| {
            moves += 1;
            playout::random_action(game, state, &mut player, &mut actions)
        };
        playout::play_out(game, &mut state, &mut nature, choose, |_| {});
        assert!(game.outcome(&state).is_some());
    }
    Spent { moves, allocations: ALLOCATIONS.get() - before }
}

thread_local! {
    // Of one thread only: the test harness allocates on its own.
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: every call is handed to the system's allocator unchanged.
unsafe impl GlobalAlloc for CountingAllocator {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.set(ALLOCATIONS.get() + 1);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[global_allocator]
    static ALLOCATOR: CountingAllocator = CountingAllocator;

    #[test]
    fn every_allocation_of_this_thread_is_counted() {
        let before = ALLOCATIONS.get();
        drop(std::hint::black_box(vec![1_u8]));
        assert_eq!(ALLOCATIONS.get() - before, 1);
    }
}
