//! How much a player may think about one decision, and the meter that a search asks whether it was enough.

use std::fmt;
use std::time::{Duration, Instant};

/// How much a player may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// By the clock: what people wait for.
    Time(Duration),
    /// By work done, whose unit is the search's own (an iteration, a position valued): the same choice everywhere.
    Nodes(u64),
}

impl Budget {
    pub const fn milliseconds(count: u64) -> Budget {
        Budget::Time(Duration::from_millis(count))
    }

    /// A part of it, though never less than a node.
    #[must_use]
    pub fn part(self, share: f64) -> Budget {
        match self {
            Budget::Time(time) => Budget::Time(time.mul_f64(share)),
            Budget::Nodes(nodes) => Budget::Nodes(((nodes as f64 * share) as u64).max(1)),
        }
    }

    /// Reads `100ms`, `1.5s` or `5000n`.
    pub fn parse(text: &str) -> Option<Budget> {
        if let Some(count) = text.strip_suffix("ms") {
            return duration(count, 1e-3).map(Budget::Time);
        }
        match text.strip_suffix('n') {
            Some(count) => count.parse().ok().map(Budget::Nodes),
            None => text.strip_suffix('s').and_then(|count| duration(count, 1.0)).map(Budget::Time),
        }
    }
}

fn duration(count: &str, unit: f64) -> Option<Duration> {
    let is_plain = count.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
    let seconds = count.parse::<f64>().ok().filter(|_| is_plain)? * unit;
    Duration::try_from_secs_f64(seconds).ok()
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Time(time) => write!(f, "{}ms", time.as_secs_f64() * 1e3),
            Budget::Nodes(nodes) => write!(f, "{nodes}n"),
        }
    }
}

/// Tells a search when its budget is spent. It reads the clock about 64 times a budget, whatever a node costs.
#[derive(Clone, Debug)]
pub struct Meter {
    budget: Budget,
    nodes: u64,
    start: Instant,
    /// The number of nodes at which the clock is read next.
    next_reading: u64,
}

impl Meter {
    pub fn start(budget: Budget) -> Meter {
        Meter { budget, nodes: 0, start: Instant::now(), next_reading: 0 }
    }

    /// Whether to stop now. Every question counts as one node of work about to be done.
    #[inline]
    pub fn is_spent(&mut self) -> bool {
        self.is_spent_after(1)
    }

    /// Whether to stop now, before work worth `nodes` is done.
    #[inline]
    pub fn is_spent_after(&mut self, nodes: u64) -> bool {
        let is_spent = match self.budget {
            Budget::Nodes(most) => self.nodes >= most,
            Budget::Time(time) => self.nodes >= self.next_reading && self.read_clock(time),
        };
        self.nodes += nodes;
        is_spent
    }

    /// The share of the budget that is spent.
    pub fn share_spent(&self) -> f64 {
        match self.budget {
            Budget::Nodes(most) => self.nodes as f64 / most.max(1) as f64,
            Budget::Time(time) => self.start.elapsed().as_secs_f64() / time.as_secs_f64().max(1e-9),
        }
    }

    fn read_clock(&mut self, time: Duration) -> bool {
        let elapsed = self.start.elapsed();
        let nodes_a_second = self.nodes as f64 / elapsed.as_secs_f64().max(1e-9);
        let stride = nodes_a_second * time.as_secs_f64() / 64.0;
        self.next_reading = self.nodes + (stride as u64).clamp(1, 1 << 16);
        elapsed >= time
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::hint::black_box;

    #[test]
    fn budgets_are_read_as_written() {
        assert_eq!(Budget::parse("100ms"), Some(Budget::milliseconds(100)));
        assert_eq!(Budget::parse("0.5ms"), Some(Budget::Time(Duration::from_micros(500))));
        assert_eq!(Budget::parse("2s"), Some(Budget::milliseconds(2000)));
        assert_eq!(Budget::parse("5000n"), Some(Budget::Nodes(5000)));
        for wrong in ["", "100", "ms", "-1ms", "infms", "1e3ms", "5.5n", "n", "1m", "99999999999999999999s"] {
            assert_eq!(Budget::parse(wrong), None, "{wrong}");
        }
        for text in ["100ms", "0.5ms", "5000n"] {
            assert_eq!(Budget::parse(text).unwrap().to_string(), text);
        }
    }

    #[test]
    fn a_part_of_a_budget_is_never_nothing() {
        assert_eq!(Budget::milliseconds(100).part(0.25), Budget::milliseconds(25));
        assert_eq!(Budget::Nodes(1000).part(0.25), Budget::Nodes(250));
        assert_eq!(Budget::Nodes(3).part(0.01), Budget::Nodes(1));
    }

    #[test]
    fn a_budget_of_nodes_is_spent_after_just_as_many() {
        let mut meter = Meter::start(Budget::Nodes(1000));
        let mut done = 0;
        while !meter.is_spent() {
            done += 1;
        }
        assert_eq!(done, 1000);
    }

    #[test]
    fn a_budget_of_time_is_kept_for_cheap_and_for_costly_nodes() {
        for work in [10, 10_000] {
            let budget = Duration::from_millis(20);
            let mut meter = Meter::start(Budget::Time(budget));
            let start = Instant::now();
            while !meter.is_spent() {
                black_box((0..work).fold(1u64, |sum, each| black_box(sum.wrapping_mul(each | 1))));
            }
            let taken = start.elapsed();
            assert!(taken >= budget, "{taken:?}");
            // A busy machine may stop a thread for long; what must not happen is a meter that never looks.
            assert!(taken < budget * 5, "{taken:?}");
        }
    }
}
