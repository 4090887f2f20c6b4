//! How long each seat may still think, as a part of the fold: time passes only from entry to entry.

use super::entry::Time;
use game_core::{Seat, Seats};
use protocol::{ClockRule, RunningClock};

/// What a seat has at least when its person comes back to a budget that is spent.
const FRESH_START: i64 = 30_000;

#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Clocks {
    rule: ClockRule,
    /// Milliseconds; of the running clock, as of its start.
    left: Vec<i64>,
    running: Option<RunningClock>,
}

impl Clocks {
    pub(crate) fn new(rule: ClockRule, seats: Seats) -> Clocks {
        Clocks { rule, left: vec![full(rule); seats.count()], running: None }
    }

    /// Stops what runs and lets the clock of `seat` run, if there is a person to wait for.
    pub(crate) fn run(&mut self, seat: Option<Seat>, at: Time) {
        if let Some(running) = self.running.take() {
            self.left[running.seat.index()] -= (at - running.since).max(0);
        }
        if self.rule != ClockRule::None {
            self.running = seat.map(|seat| RunningClock { seat, since: at });
        }
    }

    /// What a seat gets for having decided.
    pub(crate) fn reward(&mut self, seat: Seat) {
        let left = &mut self.left[seat.index()];
        match self.rule {
            ClockRule::None => {}
            ClockRule::PerMove { .. } => *left = full(self.rule),
            ClockRule::Budget { increment, .. } => *left = (*left).max(0) + milliseconds(increment),
        }
    }

    /// What a person has at least who comes back.
    pub(crate) fn refresh(&mut self, seat: Seat) {
        let least = match self.rule {
            ClockRule::None => 0,
            ClockRule::PerMove { .. } => full(self.rule),
            ClockRule::Budget { increment, .. } => milliseconds(increment).max(FRESH_START),
        };
        let left = &mut self.left[seat.index()];
        *left = (*left).max(least);
    }

    /// Time passed that counts for nobody.
    pub(crate) fn stand_still(&mut self, down: i64) {
        if let Some(running) = &mut self.running {
            running.since += down;
        }
    }

    /// Whose clock runs, and when it will have run out.
    pub(crate) fn deadline(&self) -> Option<(Seat, Time)> {
        self.running.map(|running| (running.seat, running.since + self.left[running.seat.index()].max(0)))
    }

    pub(crate) fn shown(&self) -> Option<protocol::Clocks> {
        (self.rule != ClockRule::None)
            .then(|| protocol::Clocks { left: self.left.clone(), running: self.running })
    }
}

fn full(rule: ClockRule) -> i64 {
    match rule {
        ClockRule::None => 0,
        ClockRule::PerMove { seconds } | ClockRule::Budget { seconds, .. } => milliseconds(seconds),
    }
}

fn milliseconds(seconds: u32) -> i64 {
    i64::from(seconds) * 1000
}

#[cfg(test)]
mod tests {
    use super::*;

    const A: Seat = Seat::new(0);
    const B: Seat = Seat::new(1);

    #[test]
    fn a_budget_is_used_up_and_grows_by_its_increment() {
        let mut clocks = Clocks::new(ClockRule::Budget { seconds: 60, increment: 5 }, Seats::new(2));
        clocks.run(Some(A), 1_000);
        clocks.run(None, 21_000);
        clocks.reward(A);
        clocks.run(Some(B), 21_000);
        assert_eq!(clocks.left, [45_000, 60_000]);
        assert_eq!(clocks.deadline(), Some((B, 81_000)));
    }

    #[test]
    fn a_clock_per_move_begins_anew_with_every_decision() {
        let mut clocks = Clocks::new(ClockRule::PerMove { seconds: 10 }, Seats::new(2));
        clocks.run(Some(A), 0);
        clocks.run(None, 9_000);
        clocks.reward(A);
        clocks.run(Some(A), 9_000);
        assert_eq!(clocks.deadline(), Some((A, 19_000)));
    }

    #[test]
    fn clocks_stand_still_while_the_server_is_down() {
        let mut clocks = Clocks::new(ClockRule::PerMove { seconds: 10 }, Seats::new(2));
        clocks.run(Some(A), 0);
        clocks.stand_still(60_000);
        assert_eq!(clocks.deadline(), Some((A, 70_000)));
    }

    #[test]
    fn whoever_comes_back_to_a_spent_budget_gets_a_fresh_start() {
        let mut clocks = Clocks::new(ClockRule::Budget { seconds: 1, increment: 0 }, Seats::new(2));
        clocks.run(Some(A), 0);
        clocks.run(None, 2_000);
        clocks.refresh(A);
        assert_eq!(clocks.left[0], FRESH_START);
    }

    #[test]
    fn without_a_rule_no_clock_runs() {
        let mut clocks = Clocks::new(ClockRule::None, Seats::new(2));
        clocks.run(Some(A), 0);
        assert_eq!((clocks.deadline(), clocks.shown()), (None, None));
    }
}
