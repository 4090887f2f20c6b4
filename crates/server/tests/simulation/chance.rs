//! Time and chance of a run: simulated time, and one generator that the seed decides.

use game_core::random::{Rng, SimRng, stream};
use server::outside::{Outside, System, bring};
use server::table::Time;
use std::cell::{Cell, RefCell};
use std::sync::Once;

/// When every run begins, in milliseconds since 1970.
const BEGINNING: Time = 1_893_456_000_000;

thread_local! {
    static CHANCE: RefCell<Option<SimRng>> = const { RefCell::new(None) };
    static PANICKED: Cell<bool> = const { Cell::new(false) };
}

/// What servers take for the outside world. A run has one thread to itself.
struct Simulated;

impl Outside for Simulated {
    fn now(&self) -> Time {
        now()
    }

    fn fill(&self, bytes: &mut [u8]) -> Result<(), getrandom::Error> {
        CHANCE.with_borrow_mut(|chance| match chance {
            Some(chance) => {
                chance.fill_bytes(bytes);
                Ok(())
            }
            // A thread of bots, none of which is asked.
            None => System.fill(bytes),
        })
    }
}

/// From now on everything random on this thread follows from the seed.
pub(crate) fn begin(seed: u64) {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        bring(&Simulated);
        let usual = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |panic| {
            PANICKED.set(true);
            usual(panic);
        }));
    });
    CHANCE.set(Some(stream(seed, 0, 0)));
    PANICKED.set(false);
}

/// Whether any task panicked since this thread's run began: the runtime would not tell.
pub(crate) fn has_panicked() -> bool {
    PANICKED.get()
}

pub(crate) fn now() -> Time {
    turmoil::sim_elapsed().map_or(BEGINNING, |since| BEGINNING + since.as_millis() as Time)
}
